/** Hints that only point at something. */

import type { HintStep } from '../protocol';

export function pointing(at: Partial<HintStep>): HintStep {
  return { text: '', clause: null, hexes: [], tile: null, numbers: [], cells: [], ...at };
}
