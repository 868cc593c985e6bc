/** SEVEN before its board is loaded. */

import type { Game } from '../game';
import { firstPage } from './words/first-page';

export const seven: Game = {
  name: 'seven',
  line: () => firstPage().line,
  seatColours: ({ players }) => {
    const [white, black, red, blue] = ['#dfecf1', '#2d2f34', '#b8332b', '#2c5fa8'] as const;
    // Members of a pair sit opposite each other.
    return players === 'pairs' ? [white, red, black, blue] : [white, black, red, blue];
  },
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
