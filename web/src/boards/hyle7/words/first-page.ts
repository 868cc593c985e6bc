/** What the first page says of HYLE⁷. */

import { words } from '../../../lib/words.svelte';

export const firstPage = words({
  en: { line: 'Chaos scatters the tokens, Order slides them into palindromes.' },
  fr: { line: 'Le Chaos disperse les jetons, l’Ordre les glisse en palindromes.' },
  es: { line: 'El Caos esparce las fichas, el Orden las desliza en palíndromos.' },
});
