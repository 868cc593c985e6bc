/** The ideas of each game with positions to try. Whatever counts as an answer is worked out by the rules or the players. */

import type { Start } from '../../lib/sandbox.svelte';
import type { GameName, HeinashView, Hyle7View, SevenView, TableView, TileLetter } from '../../protocol';
import { strategyHeinash } from '../../boards/heinash/words/strategy';
import { strategyHyle7 } from '../../boards/hyle7/words/strategy';
import { strategySeven } from '../../boards/seven/words/strategy';

/** What is to be done with a position. */
export type Trial =
  /** Every place for a tile is to be found. */
  | { find: 'places'; start: Start; tile: TileLetter }
  /** Every number that the dice make is to be found. */
  | { find: 'numbers'; start: Start }
  /** The slide that gains most is to be found. */
  | { find: 'slide'; start: Start }
  /** A move that keeps the win is to be found; a player judges. */
  | { find: 'win'; start: Start }
  /** Something is to be reached that can be read off the position. */
  | {
      find: 'goal';
      start: Start;
      goal: (before: TableView, after: TableView) => boolean;
      done: string;
      again: string;
      /** One way to do it, for the tests. */
      solution: string;
    }
  /** There is nothing to find, only something to play with. */
  | { find: 'nothing'; start: Start };

export interface Idea {
  title: string;
  text: string;
  trial?: Trial;
}

const levels = (view: TableView) => (view.position as SevenView).forced.map(({ level }) => level);
const score = (view: TableView) => (view.position as Hyle7View).boards[0]?.score ?? 0;
const put = (tokens: string): string =>
  tokens
    .split(' ')
    .map((token) => `draw:${token[0] ?? ''} ${token.slice(1)}`)
    .join(' pass ');

const seven: Idea[] = [
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

const heinash: Idea[] = [
  {
    title: 'numbersTitle',
    text: 'numbers',
    trial: { find: 'numbers', start: { game: 'heinash', events: 'roll:5-4-2' } },
  },
  { title: 'oddsTitle', text: 'odds' },
  {
    title: 'bridgeTitle',
    text: 'bridge',
    trial: {
      find: 'nothing',
      start: {
        game: 'heinash',
        events: 'roll:5-2-1 5*2*1 roll:5-5-4 5*5+4 roll:6-3-3 6*3+3',
        chance: ['roll:5-3-1'],
      },
    },
  },
  {
    title: 'giveTitle',
    text: 'give',
    trial: { find: 'numbers', start: { game: 'heinash', events: 'roll:4-1-1' } },
  },
  {
    title: 'sidesTitle',
    text: 'sides',
    trial: {
      find: 'goal',
      start: {
        game: 'heinash',
        events:
          'roll:5-3-2 5*2+3 roll:4-2-2 4*2+2 roll:4-3-2 (4+3)*2 roll:5-5-4 5*5+4 roll:5-3-1 5*3*1 roll:6-5-2 6*5+2 roll:4-4-1 4*4*1 roll:5-4-2 (5+2)*4 roll:6-3-1 6*3-1 roll:5-4-3 5*4+3 roll:6-3-1',
      },
      goal: (_, after) =>
        after.outcome?.places[0] === 1 && (after.position as HeinashView).winningChain.length > 0,
      done: 'sidesDone',
      again: 'sidesAgain',
      solution: '6*3*1',
    },
  },
];

const hyle7: Idea[] = [
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

export const ideas: Record<GameName, Idea[]> = { seven, heinash, hyle7 };

/** A text of a game's ideas in the language in use. */
export function say(game: GameName, key: string): string {
  const texts: Record<GameName, () => Record<string, string>> = {
    seven: strategySeven,
    heinash: strategyHeinash,
    hyle7: strategyHyle7,
  };
  return texts[game]()[key] ?? '';
}
