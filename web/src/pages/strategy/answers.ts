/** Answers that the rules and the players work out. */

import { opening, type Bench, type Sandbox } from '../../lib/sandbox.svelte';
import { Thinker } from '../../lib/house/thinker';
import type { Hyle7View, TableView } from '../../protocol';

const scoreOf = (view: TableView) => (view.position as Hyle7View).boards[0]?.score ?? 0;

export interface BestSlide {
  event: string;
  gain: number;
}

/** The slide that gains most, or to pass if none gains anything. Each one is tried out on a table of its own. */
export async function bestSlide(bench: Bench, sandbox: Sandbox): Promise<BestSlide> {
  const { start } = sandbox;
  const first = await bench.ask(null, opening(start, start.events, false, 0), 'table');
  const before = scoreOf(first.view);
  let best: BestSlide = { event: 'pass', gain: 0 };
  for (const { from, to } of (first.view.position as Hyle7View).slides) {
    for (const cell of to) {
      const event = `${from}-${cell}`;
      const tried = await bench.ask(null, opening(start, `${start.events} ${event}`, false, 0), 'table');
      const gain = scoreOf(tried.view) - before;
      if (gain > best.gain) best = { event, gain };
    }
  }
  return best;
}

/** What a record is worth for a seat: above 0 it wins, below it loses. Null if that cannot be told for certain. */
export async function worthFor(seat: number, record: string): Promise<number | null> {
  const thinker = new Thinker();
  try {
    const found = await thinker.analyse(record, () => undefined, undefined, { lines: 1, millis: 8000 });
    if (!found.exact || found.value === null) return null;
    return found.seat === seat ? found.value : -found.value;
  } finally {
    thinker.close();
  }
}
