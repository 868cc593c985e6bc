/** Moves of HYLE⁷ that are typed. */

import { joined } from '../../lib/typing';
import type { Typing } from '../parts';
import { w } from './words/board';

export const typing: Typing = {
  help: () => w().typeHelp,
  move(typed) {
    const move = joined(typed).toLowerCase();
    if (move === 'passer' || move === 'pasar') return 'pass';
    // Two cells without a hyphen are a slide all the same.
    return /^[a-z]\d[a-z]\d$/.test(move) ? `${move.slice(0, 2)}-${move.slice(2)}` : move;
  },
};
