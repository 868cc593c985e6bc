/** HeiNash before its board is loaded. */

import type { Game } from '../game';
import { firstPage } from './words/first-page';

export const heinash: Game = {
  name: 'heinash',
  line: () => firstPage().line,
  sound: ({ kind }) => (kind === 'chance' ? 'roll' : kind === 'move' ? 'place' : null),
  table: () => import('.'),
  measure: () => import('./measure'),
  lessons: () => import('./lessons'),
  strategy: () => import('./strategy'),
  examples: () => import('./examples'),
  picture: () => import('./Picture.svelte'),
  about: () => import('./words/about'),
  printChoice: () => import('./PrintChoice.svelte'),
};
