/** Moves of HeiNash that are typed. */

import { joined } from '../../lib/typing';
import type { Typing } from '../parts';
import { heinashWords as w } from './words/board';

export const typing: Typing = {
  help: () => w().typeHelp,
  move(typed) {
    const move = joined(typed).toLowerCase();
    return move === 'rien' || move === 'nada' ? 'none' : move;
  },
  // The line itself is typed; a move typed elsewhere would name no number first.
  onBoard: 'in-class',
};
