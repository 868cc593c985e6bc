/** Where SEVEN comes from. */

import { words } from '../../../lib/words.svelte';

export const about = words({
  en: {
    origin:
      'SEVEN is a game by Néstor Romeral Andrés. Its rulebook is the source of the rules here, in its English, French and Spanish versions.',
  },
  fr: {
    origin:
      'SEVEN est un jeu de Néstor Romeral Andrés. Les règles d’ici viennent de son livret, dans ses versions anglaise, française et espagnole.',
  },
  es: {
    origin:
      'SEVEN es un juego de Néstor Romeral Andrés. Las reglas de aquí salen de su reglamento, en sus versiones inglesa, francesa y española.',
  },
});
