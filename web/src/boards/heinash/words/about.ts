/** Where HeiNash comes from. */

import { words } from '../../../lib/words.svelte';

export const about = words({
  en: {
    origin:
      'HeiNash is inspired by a game of François Haffner’s. It comes from a French rulebook for mental arithmetic at school.',
  },
  fr: {
    origin:
      'HeiNash est inspiré d’un jeu de François Haffner. Il vient d’un livret français de calcul mental pour l’école.',
  },
  es: {
    origin:
      'HeiNash está inspirado en un juego de François Haffner. Viene de un reglamento francés de cálculo mental para la escuela.',
  },
});
