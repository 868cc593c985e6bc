/** Moves of any game that are typed: as records write them, and spaces mean nothing there. */

import { joined } from '../../lib/typing';
import type { Typing } from '../parts';
import { plainWords as w } from './words/board';

export const typing: Typing = {
  help: () => w().typeHelp,
  move: joined,
  // The field lies below the board; a second one would only be in the way.
  onBoard: 'always',
};
