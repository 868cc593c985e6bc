/** Ideas for SEVEN. */

import { Thinker } from '../../lib/house/thinker';
import type { SevenView, TableView, TileLetter } from '../../protocol';
import {
  saying,
  type Goal,
  type Idea,
  type Judged,
  type Strategy,
  type Tried,
  type Trial,
} from '../strategy';
import FindPlaces from './FindPlaces.svelte';
import { strategySeven as w } from './words/strategy';

/** Every place for a tile is to be found. */
export interface Places extends Trial {
  find: 'places';
  tile: TileLetter;
}

const levels = (view: TableView) => (view.position as SevenView).forced.map(({ level }) => level);

const ideas: Idea<Trial | Goal | Places>[] = [
  {
    title: 'placesTitle',
    text: 'places',
    trial: {
      find: 'places',
      tile: 'Y',
      start: { game: 'seven', events: 'S:0,1;1,1;2,0;3,0 S:-1,0;0,0;1,-1;2,-1 J:-2,-1;-1,-1;0,-1;1,-2' },
    },
  },
  {
    title: 'forceTitle',
    text: 'force',
    trial: {
      find: 'goal',
      start: { game: 'seven', events: 'I:0,0;1,0;2,0;3,0 I:-4,0;-3,0;-2,0;-1,0' },
      goal: (_, after) => levels(after).every((level) => level > 1),
      done: 'forceDone',
      again: 'forceAgain',
      solution: 'O:-3,-1;-2,-2;-2,-1;-1,-2',
    },
  },
  {
    title: 'closeTitle',
    text: 'close',
    trial: {
      find: 'goal',
      start: { game: 'seven', events: 'I:0,0;1,0;2,0;3,0 I:0,1;1,1;2,1;3,1' },
      goal: (_, after) => levels(after).every((level) => level === 1),
      done: 'closeDone',
      again: 'closeAgain',
      solution: 'O:1,0;1,1;2,0;2,1',
    },
  },
  { title: 'keepTitle', text: 'keep' },
  {
    title: 'endTitle',
    text: 'end',
    trial: {
      find: 'win',
      start: {
        game: 'seven',
        events:
          'P:0,2;1,1;1,2;2,0 J:0,-1;0,0;0,1;1,-2 S:0,0;0,1;1,1;1,2 Y:1,-1;2,-3;2,-2;3,-2 U:0,-1;1,-1;2,-3;2,-2 P:0,-1;0,0;1,-1;2,-2 O:-3,1;-2,0;-2,1;-1,0 I:-3,3;-2,3;-1,3;0,3 Y:-3,-2;-2,-2;-2,-1;-1,-3 S:2,-1;3,-1;4,-2;5,-2 I:-2,-2;-2,-1;-2,0;-2,1 O:2,-1;2,0;3,-2;3,-1',
      },
    },
  },
];

/** What a record is worth for a seat: above 0 it wins, below it loses. Null if that cannot be told for certain. */
async function worthFor(seat: number, record: string): Promise<number | null> {
  const thinker = new Thinker();
  try {
    const found = await thinker.analyse(record, () => undefined, undefined, { lines: 1, millis: 8000 });
    if (!found.exact || found.value === null) return null;
    return found.seat === seat ? found.value : -found.value;
  } finally {
    thinker.close();
  }
}

/** A move that keeps the win is to be found; a player judges. */
async function win({ sandbox, before }: Tried): Promise<Judged> {
  const seat = 'seat' in before.waitsFor ? before.waitsFor.seat : 0;
  const worth = await worthFor(seat, await sandbox.record());
  const text = () => (worth === null || worth < 0 ? w().loses : worth > 0 ? w().wins : w().draws);
  return { good: worth !== null && worth > 0, text };
}

export const strategy: Strategy = {
  ideas,
  say: saying(w),
  searches: { places: FindPlaces },
  judges: { win },
  showsTray: () => true,
};
