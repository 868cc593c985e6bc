/** HYLE⁷ before its board is loaded. */

import type { Game } from '../game';
import { firstPage } from './words/first-page';

export const hyle7: Game = {
  name: 'hyle7',
  line: () => firstPage().line,
  sound: ({ kind, event }) => (kind !== 'move' ? null : event.includes('-') ? 'slide' : 'place'),
  table: () => import('.'),
  measure: () => import('./measure'),
  lessons: () => import('./lessons'),
  strategy: () => import('./strategy'),
  examples: () => import('./examples'),
  picture: () => import('./Picture.svelte'),
  about: () => import('./words/about'),
};
