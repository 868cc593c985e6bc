/** How HeiNash is weighed: in chances. */

import { pointing } from '../../lib/hint';
import { inChances } from '../../lib/review/chances';
import type { HeinashView } from '../../protocol';
import type { Measure } from '../measure';
import { heinashWords as w } from './words/board';

export const measure: Measure<HeinashView> = {
  ...inChances(),
  marksOf(_event, before, after) {
    const owners = new Map(before.cells.map(({ number, owner }) => [number, owner]));
    const changed = after.cells.filter(({ number, owner }) => owners.get(number) !== owner);
    return pointing({ numbers: changed.map(({ number }) => number) });
  },
  tintOf: ({ colours }, seat) => colours[seat] ?? 'black',
  luck: () => w().luck,
};
