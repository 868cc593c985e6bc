/** What is expected in HeiNash, in words. */

import { words } from '../../../lib/words.svelte';

export const measureWords = words({
  en: {
    dice: 'Dice',
  },
  fr: {
    dice: 'Dés',
  },
  es: {
    dice: 'Dados',
  },
});
