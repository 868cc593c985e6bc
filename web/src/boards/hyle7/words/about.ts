/** Where HYLE⁷ comes from. */

import { words } from '../../../lib/words.svelte';

export const about = words({
  en: {
    origin:
      'HYLE⁷ is a game by Eric Solomon, the German edition of his Entropy. Its French rules were put online by the collectors of the Escale à jeux.',
  },
  fr: {
    origin:
      'HYLE⁷ est un jeu d’Eric Solomon, la version allemande de son Entropy. Ses règles en français ont été mises en ligne par les collectionneurs de l’Escale à jeux.',
  },
  es: {
    origin:
      'HYLE⁷ es un juego de Eric Solomon, la edición alemana de su Entropy. Sus reglas en francés las pusieron en línea los coleccionistas de la Escale à jeux.',
  },
});
