/** Ideas for HYLE⁷. */

import { opening, type Bench, type Sandbox } from '../../lib/sandbox.svelte';
import type { Hyle7View, TableView } from '../../protocol';
import { saying, type Idea, type Judged, type Strategy, type Tried } from '../strategy';
import { put } from './sample';
import { strategyHyle7 as w } from './words/strategy';

const score = (view: TableView) => (view.position as Hyle7View).boards[0]?.score ?? 0;

const ideas: Idea[] = [
  {
    title: 'crowdTitle',
    text: 'crowd',
    trial: {
      find: 'slide',
      start: {
        game: 'hyle7',
        events: put('6f7 3g7 5b6 1e6 1g6 5a5 7d5 3e5 6c4 3g4 2f3 1g3 6b2 2f2 3g2 2b1 7e1 4f1 4g1'),
      },
    },
  },
  {
    title: 'bothTitle',
    text: 'both',
    trial: {
      find: 'slide',
      start: {
        game: 'hyle7',
        events: put('1f7 1g7 4c6 5d6 3a5 7c5 5g5 6a4 4b4 6a3 4c3 1d3 1f3 4g3 7c2 5d2 7a1 2b1 2c1 1e1'),
      },
    },
  },
  {
    title: 'quietTitle',
    text: 'quiet',
    trial: {
      find: 'goal',
      start: {
        game: 'hyle7',
        tags: [['Size', '5']],
        events: `${put('5a5 4b5 3e5 2a4 2c4 2d4 2e4 4b3 4c3 3e3 3a2 1b2 4a1 1b1 5c1 5e1')} pass draw:2`,
      },
      goal: (before, after) => score(after) <= score(before),
      done: 'quietDone',
      again: 'quietAgain',
      solution: 'd2',
    },
  },
  { title: 'roomTitle', text: 'room' },
  { title: 'middleTitle', text: 'middle' },
];

interface BestSlide {
  event: string;
  gain: number;
}

/** The slide that gains most, or to pass if none gains anything. Each one is tried out on a table of its own. */
async function bestSlide(bench: Bench, sandbox: Sandbox): Promise<BestSlide> {
  const { start } = sandbox;
  const first = await bench.ask(null, opening(start, start.events, false, 0), 'table');
  const before = score(first.view);
  let best: BestSlide = { event: 'pass', gain: 0 };
  for (const { from, to } of (first.view.position as Hyle7View).slides) {
    for (const cell of to) {
      const event = `${from}-${cell}`;
      const tried = await bench.ask(null, opening(start, `${start.events} ${event}`, false, 0), 'table');
      const gain = score(tried.view) - before;
      if (gain > best.gain) best = { event, gain };
    }
  }
  return best;
}

/** What was worked out for a position once is not worked out again. */
const known = new WeakMap<Sandbox, Promise<BestSlide>>();

/** The slide that gains most is to be found. */
async function slide({ bench, sandbox, before, after }: Tried): Promise<Judged> {
  const best = known.get(sandbox) ?? bestSlide(bench, sandbox);
  known.set(sandbox, best);
  const gain = score(after) - score(before);
  const most = (await best).gain;
  const rest = () => (gain >= most ? w().bestToo : w().best(most));
  return { good: gain >= most, text: () => `${w().gained(gain)} ${rest()}` };
}

export const strategy: Strategy = {
  ideas,
  say: saying(w),
  searches: {},
  judges: { slide },
  showsTray: (position) => (position as Hyle7View).phase === 'place',
};
