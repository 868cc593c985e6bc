/** The first game of HeiNash in ten steps. */

import type { HeinashView, TableView } from '../../protocol';
import { pointing } from '../../lib/hint';
import { check, course as courseOf, type Happened, type Step } from '../lessons';
import { cleaned } from './expression';
import { learnHeinash } from './words/lessons';

type Key = keyof ReturnType<typeof learnHeinash>;

const seen = (view: TableView) => view.position as HeinashView;
const owner = (view: TableView, number: number) =>
  seen(view).cells.find((cell) => cell.number === number)?.owner ?? null;
/** Black's pawn has come to this number. */
const takes =
  (number: number) =>
  ({ after }: Happened) =>
    check(owner(after, number) === 0);

const steps: Step<Key>[] = [
  {
    id: 'roll',
    start: { game: 'heinash', events: '', chance: ['roll:5-4-2'] },
    title: 'rollTitle',
    text: 'rollText',
    done: 'rollDone',
    clause: 'N3',
    goal: ({ after }) => check(seen(after).phase === 'find'),
    solution: ['roll:5-4-2'],
    other: [],
  },
  {
    id: 'sum',
    start: { game: 'heinash', events: 'roll:5-4-2' },
    title: 'sumTitle',
    text: 'sumText',
    done: 'sumDone',
    clause: 'N3',
    goal: takes(11),
    solution: ['5+4+2'],
    other: ['5*4+2'],
  },
  {
    id: 'all',
    start: { game: 'heinash', events: 'roll:5-4-2 5+4+2 roll:4-4-1 4*4+1 roll:6-3-2' },
    title: 'allTitle',
    text: 'allText',
    done: 'allDone',
    clause: 'N4',
    goal: takes(9),
    solution: ['6*3/2'],
    other: ['6*3+2'],
  },
  {
    id: 'brackets',
    start: { game: 'heinash', events: 'roll:5-4-2 5+4+2 roll:4-4-1 4*4+1 roll:5-4-2' },
    title: 'bracketsTitle',
    text: 'bracketsText',
    done: 'bracketsDone',
    clause: 'N3',
    goal: takes(30),
    solution: ['5*(4+2)'],
    other: ['5*4+2'],
  },
  {
    id: 'chain',
    start: {
      game: 'heinash',
      events:
        'roll:5-3-2 5*2+3 roll:4-3-3 (4-3)*3 roll:6-5-1 6*(5+1) roll:5-5-3 5*5-3 roll:4-3-2 (4+3)*2 roll:6-6-6 6*6-6 roll:6-5-4',
    },
    title: 'chainTitle',
    text: 'chainText',
    done: 'chainDone',
    again: 'chainAgain',
    clause: 'N8',
    goal: ({ after }) => check((seen(after).chains[0] ?? 0) >= 3),
    solution: ['6+5+4'],
    other: ['6*5-4'],
  },
  {
    id: 'block',
    start: {
      game: 'heinash',
      events:
        'roll:4-4-2 4*4*2 roll:3-3-2 (3-2)*3 roll:6-2-2 6*2+2 roll:3-3-1 3*3*1 roll:6-4-2 6*4-2 roll:5-3-1 5*3*1 roll:5-4-2 5+4+2 roll:6-3-3 6*3+3 roll:6-6-1 6*6-1 roll:5-4-3 (5+4)*3 roll:6-5-3',
    },
    title: 'blockTitle',
    text: 'blockText',
    done: 'blockDone',
    again: 'blockAgain',
    clause: 'N8',
    goal: takes(33),
    solution: ['6*5+3'],
    other: ['6*3-5'],
  },
  {
    id: 'nothing',
    start: {
      game: 'heinash',
      events:
        'roll:2-2-1 2-2+1 roll:4-2-2 4*(2+2) roll:6-5-3 6+5+3 roll:6-3-1 6-3-1 roll:5-1-1 5-1-1 roll:5-5-2 5*5-2 roll:1-1-1',
    },
    title: 'nothingTitle',
    text: 'nothingText',
    done: 'nothingDone',
    clause: 'N5',
    goal: ({ event }) => check(event === 'none'),
    solution: ['none'],
    other: [],
  },
  {
    id: 'place',
    start: {
      game: 'heinash',
      events:
        'roll:5-5-4 5+5+4 roll:3-3-2 (3-2)*3 roll:5-2-1 5*(2+1) roll:3-3-1 3*3*1 roll:5-5-4 5*5-4 roll:6-6-5 none',
    },
    title: 'placeTitle',
    text: 'placeText',
    done: 'placeDone',
    again: 'placeAgain',
    clause: 'N5',
    // The pawn helps least where it does not make Red's chain longer.
    goal: ({ before, after }) => check((seen(after).chains[1] ?? 0) <= (seen(before).chains[1] ?? 0)),
    solution: ['put:36'],
    other: ['put:4'],
  },
  {
    id: 'steal',
    start: {
      game: 'heinash',
      tags: [['Variant', 'steal-number']],
      events:
        'roll:6-2-2 6*2+2 roll:4-2-2 4*2+2 roll:6-6-3 6+6+3 roll:6-5-1 6*5-1 roll:6-3-3 6*3+3 roll:6-4-1 none',
    },
    title: 'stealTitle',
    text: 'stealText',
    done: 'stealDone',
    again: 'stealAgain',
    clause: 'N6',
    goal: ({ before, after }) => check((seen(after).pawnsLeft[0] ?? 0) < (seen(before).pawnsLeft[0] ?? 0)),
    solution: ['6*4+1'],
    other: ['none'],
  },
  {
    id: 'join',
    start: {
      game: 'heinash',
      events:
        'roll:5-1-1 5-1+1 roll:3-3-1 3*3*1 roll:5-1-1 5*(1+1) roll:6-4-2 6*4-2 roll:6-4-2 (6-2)*4 roll:4-4-1 4*4-1 roll:5-5-4 5*5-4 roll:6-6-4 6*6-4 roll:3-3-3 3*3*3 roll:5-4-2 5*2+4 roll:6-5-3',
    },
    title: 'joinTitle',
    text: 'joinText',
    done: 'joinDone',
    again: 'joinAgain',
    clause: 'N8',
    goal: ({ after }) => check(after.outcome?.places[0] === 1),
    solution: ['6*5+3'],
    other: ['6*3-5'],
  },
];

const isPut = (event: string) => event.startsWith('put:');

export const course = courseOf(steps, learnHeinash, {
  hint(event) {
    if (/^(roll|none)/.test(event)) return null;
    return pointing(isPut(event) ? { numbers: [Number(event.slice(4))] } : {});
  },
  // Of a calculation nothing can be seen on the board.
  written: (event) => (isPut(event) ? null : cleaned(event)),
});
