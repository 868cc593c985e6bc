/** How SEVEN is weighed: in chances. */

import { pointing } from '../../lib/hint';
import { inChances } from '../../lib/review/chances';
import type { SevenView } from '../../protocol';
import type { Measure } from '../measure';
import { colourOf } from './materials';
import { seven as w } from './words/board';

/** Its players count from −1 for a loss to 1 for a win. */
const chances = inChances((value) => (value + 1) / 2);

export const measure: Measure<SevenView> = {
  ...chances,
  marksOf: (_event, _before, { placed }) => pointing({ hexes: placed.at(-1)?.cells ?? [] }),
  tintOf: ({ pairs }, seat) => colourOf(seat, pairs),
  worth(analysis, line) {
    // As long as nothing is proven, the search finds out about other moves only that they are worth no more than the best.
    const limit = !analysis.exact && analysis.values.length === 0 && line > 0;
    return limit ? `≤\u00a0${chances.worth(analysis, 0)}` : chances.worth(analysis, line);
  },
  depth: ({ depth }) => w().depth(depth),
};
