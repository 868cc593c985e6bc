/** How a game without a folder is weighed: in chances, as whoever knows only its rules weighs it. */

import { describe } from '../../lib/descriptions';
import { pointing } from '../../lib/hint';
import { inChances } from '../../lib/review/chances';
import type { GameName } from '../../protocol';
import type { Measure, Tint } from '../measure';

/** Seats have no colours of their own; in a graph they need some. */
const TINTS: readonly Tint[] = ['white', 'black', 'red', 'blue'];

export function measureFor(name: GameName): Measure {
  const chances = inChances();
  return {
    ...chances,
    marksOf: () => pointing({}),
    tintOf: (_position, seat) => TINTS[seat % TINTS.length] ?? 'white',
    ...(describe(name).chance && { luck: () => describe(name).chance?.label ?? '' }),
  };
}
