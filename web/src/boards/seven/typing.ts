/** Moves of SEVEN that are typed. */

import { joined } from '../../lib/typing';
import type { Typing } from '../parts';
import { seven as w } from './words/board';

export const typing: Typing = {
  help: () => w().typeHelp,
  move(typed) {
    const move = joined(typed);
    return move.charAt(0).toUpperCase() + move.slice(1);
  },
};
