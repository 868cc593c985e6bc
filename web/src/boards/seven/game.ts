/** SEVEN before its board is loaded. */

import type { Game } from '../game';
import { firstPage } from './words/first-page';

export const seven: Game = {
  name: 'seven',
  title: 'SEVEN',
  line: () => firstPage().line,
  sound: ({ kind }) => (kind === 'move' ? 'place' : null),
  table: () => import('.'),
  measure: () => import('./measure'),
  lessons: () => import('./lessons'),
  strategy: () => import('./strategy'),
  examples: () => import('./examples'),
  picture: () => import('./Picture.svelte'),
  about: () => import('./words/about'),
  pages: { puzzles: () => import('./puzzles/Puzzles.svelte') },
};
