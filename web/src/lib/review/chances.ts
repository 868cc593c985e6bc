/** A game in which sides expect a share of the result: what each is told and drawn by. */

import type { Measure } from '../../boards/measure';
import type { AnalysisView } from '../../protocol';
import { reviewWords as w } from '../../words/review';
import { figure } from '../words.svelte';
import { chances, percent, sidesOf } from './figures';
import { sharesOf } from './graph';

/** `chanceOf`: what a seat can expect, from 0 to 1, by what its players count in. */
export function inChances(chanceOf = (value: number): number => value) {
  const chance = (value: number) => Math.max(0, Math.min(1, chanceOf(value)));
  return {
    amount: percent,
    costs: (amount) => w().costs(amount),
    expected: chances,
    figure(step) {
      const shares = sharesOf(step);
      // Of two sides one figure is enough.
      if (shares.length === 2) return percent(shares[0] ?? 0);
      return shares.map((share) => figure(share * 100)).join(' / ');
    },
    column(first, names) {
      const two = first !== undefined && sharesOf(first).length === 2;
      const side = two ? sidesOf(names, 2)[0] : undefined;
      return side === undefined ? { said: '', shown: w().value } : { said: `${w().value}:`, shown: side };
    },
    leastBar: 0.1,
    graph: () => w().graph,
    shares({ value, values, seat }: AnalysisView) {
      if (values.length > 2) return values;
      if (value === null) return [];
      const own = chance(value);
      return seat % 2 === 0 ? [own, 1 - own] : [1 - own, own];
    },
    worth({ lines, values }: AnalysisView, line: number) {
      const value = lines[line]?.value ?? 0;
      return percent(values.length > 2 ? value : chance(value));
    },
  } satisfies Partial<Measure>;
}
