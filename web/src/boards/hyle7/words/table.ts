/** What is said at a table of HYLE⁷. */

import { words } from '../../../lib/words.svelte';

export const tableWords = words({
  en: {
    draw: (seat: string) => `${seat} draws a token.`,
    realBag: 'Draw a real token and type its colour.',
    typeHelp: 'A cell as in d4, a slide as in d4-d7, or pass',
    typeHelpDraw: 'The draw as in draw:3',
    chooseDraw: (seat: string) => `${seat} draws. Choose the token, or let the bag decide.`,
  },
  fr: {
    draw: (seat: string) => `${seat} tire un jeton.`,
    realBag: 'Tirez un vrai jeton et tapez sa couleur.',
    typeHelp: 'Une case comme d4, un glissement comme d4-d7, ou pass',
    typeHelpDraw: 'Le tirage, comme draw:3',
    chooseDraw: (seat: string) => `${seat} tire. Choisissez le jeton, ou laissez faire le sac.`,
  },
  es: {
    draw: (seat: string) => `${seat} saca una ficha.`,
    realBag: 'Saca una ficha de verdad y escribe su color.',
    typeHelp: 'Una casilla como d4, un deslizamiento como d4-d7, o pass',
    typeHelpDraw: 'La extracción, como draw:3',
    chooseDraw: (seat: string) => `Saca ${seat}. Elige la ficha, o deja que decida la bolsa.`,
  },
});
