/** The first game of SEVEN in ten steps. */

import type { PlacedTile, SevenView, TableView } from '../../protocol';
import { pointing } from '../../lib/hint';
import { check, course as courseOf, type Happened, type Step } from '../lessons';
import { cellsIn, tileIn } from './placing';
import { learnSeven } from './words/lessons';

type Key = keyof ReturnType<typeof learnSeven>;

const seen = (view: TableView) => view.position as SevenView;
const newest = ({ after }: Happened): PlacedTile | undefined => seen(after).placed.at(-1);
/** The levels to which the tiles of whoever is next have to go. */
const nextLevels = ({ after }: Happened) => seen(after).forced.map(({ level }) => level);

const bars = 'I:0,0;1,0;2,0;3,0 I:0,1;1,1;2,1;3,1';
const bees = 'O:0,0;0,1;1,0;1,1 O:2,0;2,1;3,0;3,1';

const steps: Step<Key>[] = [
  {
    id: 'first',
    start: { game: 'seven', events: '' },
    title: 'firstTitle',
    text: 'firstText',
    done: 'firstDone',
    clause: 'S2',
    goal: (happened) => check(seen(happened.after).placed.length === 1),
    solution: ['P:0,0;1,0;0,1;2,0'],
    other: [],
  },
  {
    id: 'touch',
    start: { game: 'seven', events: 'P:0,0;1,0;0,1;2,0' },
    title: 'touchTitle',
    text: 'touchText',
    done: 'touchDone',
    clause: 'S4',
    goal: (happened) => check(newest(happened)?.tile === 'O'),
    solution: ['O:1,1;1,2;2,1;2,2'],
    other: ['I:-4,0;-3,0;-2,0;-1,0'],
  },
  {
    id: 'turn',
    start: { game: 'seven', events: 'I:0,0;1,0;2,0;3,0' },
    title: 'turnTitle',
    text: 'turnText',
    done: 'turnDone',
    again: 'turnAgain',
    clause: 'S1',
    goal: (happened) => {
      const tile = newest(happened);
      const rows = new Set(tile?.cells.map(([, row]) => row));
      return check(tile?.tile === 'I' && rows.size > 1);
    },
    solution: ['I:0,1;0,2;0,3;0,4'],
    other: ['I:0,1;1,1;2,1;3,1'],
  },
  {
    id: 'climb',
    start: { game: 'seven', events: bars },
    title: 'climbTitle',
    text: 'climbText',
    done: 'climbDone',
    clause: 'S5',
    goal: (happened) => check(newest(happened)?.tile === 'U' && newest(happened)?.level === 2),
    solution: ['U:0,1;1,0;2,0;2,1'],
    other: ['O:0,1;1,0;1,1;2,0'],
  },
  {
    id: 'stay',
    start: { game: 'seven', events: bars },
    title: 'stayTitle',
    text: 'stayText',
    done: 'stayDone',
    clause: 'S6',
    goal: (happened) => check(newest(happened)?.level === 1),
    solution: ['Y:-3,1;-2,-1;-2,0;-1,0'],
    other: ['O:0,1;1,0;1,1;2,0'],
  },
  {
    id: 'highest',
    start: {
      game: 'seven',
      events:
        'O:0,1;0,2;1,0;1,1 O:-1,0;-1,1;0,-1;0,0 J:-1,0;0,0;1,0;1,1 U:-1,-1;0,-2;1,-2;1,-1 Y:-3,3;-2,1;-2,2;-1,2 J:-3,3;-2,2;-1,2;0,2',
    },
    title: 'highestTitle',
    text: 'highestText',
    done: 'highestDone',
    clause: 'S6',
    goal: (happened) => check(newest(happened)?.level === 3),
    solution: ['U:0,0;0,2;1,0;1,1'],
    other: ['P:-1,-1;0,-1;1,-2;1,-1'],
  },
  {
    id: 'force',
    start: { game: 'seven', events: 'J:0,1;0,2;0,3;1,0 Y:1,3;2,3;2,4;3,2' },
    title: 'forceTitle',
    text: 'forceText',
    done: 'forceDone',
    again: 'forceAgain',
    clause: 'S6',
    goal: (happened) => check(nextLevels(happened).every((level) => level === 2)),
    solution: ['I:-2,4;-1,4;0,4;1,4'],
    other: ['I:-4,1;-3,1;-2,1;-1,1'],
  },
  {
    id: 'close',
    start: { game: 'seven', events: bees },
    title: 'closeTitle',
    text: 'closeText',
    done: 'closeDone',
    again: 'closeAgain',
    clause: 'S6',
    goal: (happened) => check(nextLevels(happened).every((level) => level === 1)),
    solution: ['U:0,1;1,0;2,0;2,1'],
    other: ['I:0,0;1,0;2,0;3,0'],
  },
  {
    id: 'lead',
    start: { game: 'seven', events: `${bars} Y:-3,1;-2,-1;-2,0;-1,0 O:1,1;2,0;2,1;3,0` },
    title: 'leadTitle',
    text: 'leadText',
    done: 'leadDone',
    again: 'leadAgain',
    clause: 'S8',
    goal: ({ after }) => check(seen(after).standing[0] === 1 && seen(after).standing[1] === 2),
    solution: ['J:-2,0;-1,0;0,0;0,1'],
    other: ['O:-5,1;-5,2;-4,0;-4,1'],
  },
  {
    id: 'last',
    start: {
      game: 'seven',
      events:
        'J:0,1;0,2;0,3;1,0 S:-1,0;-1,1;0,-2;0,-1 Y:-1,1;0,1;0,2;1,0 J:0,0;1,-1;2,-3;2,-2 S:-1,0;0,-1;1,-1;2,-2 U:-1,0;-1,1;0,-1;0,1 I:-2,1;-2,2;-2,3;-2,4 I:-3,1;-3,2;-3,3;-3,4 U:-3,1;-3,3;-2,1;-2,2 Y:2,-1;3,-3;3,-2;4,-2 P:1,1;2,0;2,1;2,2 P:1,1;2,-1;2,0;2,1',
    },
    title: 'lastTitle',
    text: 'lastText',
    done: 'lastDone',
    again: 'lastAgain',
    clause: 'S8',
    // Black's last tile can be put nowhere where it would turn the game.
    goal: ({ after }) => {
      const { forced, levels } = seen(after);
      return check(forced.every(({ level }) => level < levels.length));
    },
    solution: ['O:1,-1;1,0;2,-2;2,-1'],
    other: ['O:1,0;1,1;2,-1;2,0'],
  },
];

export const course = courseOf(steps, learnSeven, {
  hint: (event) => pointing({ tile: tileIn(event), hexes: cellsIn(event) }),
});
