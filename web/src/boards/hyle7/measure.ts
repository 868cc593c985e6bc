/** How HYLE⁷ is weighed: in points that Order can expect. */

import { pointing } from '../../lib/hint';
import type { Curve } from '../../lib/review/graph';
import { figure } from '../../lib/words.svelte';
import type { Hyle7View, ReviewStep } from '../../protocol';
import type { Measure } from '../measure';
import { w as board } from './words/board';
import { measureWords as w } from './words/measure';

const points = (value: number) => figure(value, 1);

export const measure: Measure<Hyle7View> = {
  marksOf(event, before, _after, shown) {
    // On the other board the same cells mean nothing.
    const here = before.current === shown.current;
    return pointing({ cells: here ? event.split('-').filter(isCell) : [] });
  },
  roundOf: ({ shared, current }) => (shared ? 0 : current),
  amount: points,
  costs: (amount) => w().costs(amount),
  expected: ({ value }) => w().expected(points(value)),
  figure: ({ value }) => points(value),
  column: () => ({ said: '', shown: w().score }),
  leastBar: 5,
  luck: () => w().bag,
  graph: () => w().graph,
  lines: {
    of(steps, { shared, boards }, second, names) {
      const titles = shared ? names : [board().round(1), board().round(2)];
      return curvesOf(steps, second, boards[0]?.score ?? null, titles);
    },
    marks({ event, seat }, { shared }) {
      if (!shared) return null;
      // Chaos puts a token on the board of the other seat's Order.
      return isCell(event) ? 1 - seat : seat;
    },
  },
  shares: () => [],
  total: (value) => w().worthOrder(points(value)),
  worth: ({ lines }, line) => points(lines[line]?.value ?? 0),
  unit: () => w().points,
};

function isCell(text: string): boolean {
  return /^[a-z]\d$/.test(text);
}

/**
 * The lines: one for each round, the first ending with its score, or one for each Order where both boards share a bag. `second` is the number of events before the second round, null if there is none.
 */
export function curvesOf(
  steps: readonly ReviewStep[],
  second: number | null,
  scored: number | null,
  names: readonly string[],
): Curve[] {
  const name = (index: number) => names[index] ?? '';
  if (steps.some((step) => step.values.length === 2)) {
    return [0, 1].map((seat) => ({
      name: name(seat),
      points: steps.map(({ events, values }) => ({ events, value: values[seat] ?? 0 })),
    }));
  }
  const points = steps.map(({ events, value }) => ({ events, value }));
  if (second === null) return [{ name: name(0), points }];
  const rounds = [
    points.filter(({ events }) => events < second),
    points.filter(({ events }) => events >= second),
  ];
  // The position after the last event of the first round is the first one of the second.
  if (rounds[1]?.length && scored !== null) rounds[0]?.push({ events: second, value: scored });
  return rounds.flatMap((round, index) => (round.length > 0 ? [{ name: name(index), points: round }] : []));
}
