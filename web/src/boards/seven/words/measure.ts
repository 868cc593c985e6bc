/** How SEVEN was thought about, in words. */

import { plural, words } from '../../../lib/words.svelte';

export const measureWords = words({
  en: {
    depth: (depth: number) => `${depth} ahead, `,
  },
  fr: {
    depth: (depth: number) => `${depth} ${plural('fr', depth, 'coup', 'coups')} d’avance, `,
  },
  es: {
    depth: (depth: number) => `${depth} ${plural('es', depth, 'jugada', 'jugadas')} por delante, `,
  },
});
