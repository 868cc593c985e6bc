/** What is said at a table of SEVEN. */

import { words } from '../../../lib/words.svelte';

export const tableWords = words({
  en: {
    typeHelp: 'A tile and its four cells, as in U:0,0;0,1;1,-1;2,-1',
  },
  fr: {
    typeHelp: 'Une tuile et ses quatre cases, comme U:0,0;0,1;1,-1;2,-1',
  },
  es: {
    typeHelp: 'Una pieza y sus cuatro casillas, como U:0,0;0,1;1,-1;2,-1',
  },
});
