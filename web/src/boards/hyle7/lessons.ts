/** The first game of HYLE⁷ in ten steps. */

import type { Hyle7Board, Hyle7View, TableView } from '../../protocol';
import { pointing } from '../../lib/hint';
import { check, course as courseOf, type Happened, type Step } from '../lessons';
import { nearlyFull, put } from './sample';
import { learnHyle7 } from './words/lessons';

type Key = keyof ReturnType<typeof learnHyle7>;

const board = (view: TableView): Hyle7Board | undefined => (view.position as Hyle7View).boards[0];
const score = (view: TableView): number => board(view)?.score ?? 0;
const longest = (view: TableView): number => board(view)?.palindromes[0]?.points ?? 0;
/** The move was worth so many points at least. */
const gains =
  (points: number) =>
  ({ before, after }: Happened) =>
    check(score(after) - score(before) >= points);

const steps: Step<Key>[] = [
  {
    id: 'place',
    start: { game: 'hyle7', events: 'draw:5' },
    title: 'placeTitle',
    text: 'placeText',
    done: 'placeDone',
    clause: 'H2',
    goal: ({ event }) => check(/^[a-g][1-7]$/.test(event)),
    solution: ['d4'],
    other: [],
  },
  {
    id: 'slide',
    start: { game: 'hyle7', events: put('5d4') },
    title: 'slideTitle',
    text: 'slideText',
    done: 'slideDone',
    again: 'slideAgain',
    clause: 'H2',
    goal: ({ event }) => check(event.includes('-')),
    solution: ['d4-d7'],
    other: ['pass'],
  },
  {
    id: 'pair',
    start: { game: 'hyle7', events: put('3c5 1b4 2e2 1f4') },
    title: 'pairTitle',
    text: 'pairText',
    done: 'pairDone',
    clause: 'H4',
    goal: gains(2),
    solution: ['b4-e4'],
    other: ['c5-c7'],
  },
  {
    id: 'three',
    start: { game: 'hyle7', events: put('2c4 6f1 2e4 5d6') },
    title: 'threeTitle',
    text: 'threeText',
    done: 'threeDone',
    clause: 'H4',
    goal: ({ after }) => check(longest(after) >= 3),
    solution: ['d6-d4'],
    other: ['c4-d4'],
  },
  {
    id: 'five',
    start: { game: 'hyle7', events: put('6e6 2b4 4c4 4e4 2f4 7d1') },
    title: 'fiveTitle',
    text: 'fiveText',
    done: 'fiveDone',
    clause: 'H4',
    goal: ({ after }) => check(longest(after) >= 5),
    solution: ['d1-d4'],
    other: ['c4-d4'],
  },
  {
    id: 'inside',
    start: { game: 'hyle7', events: put('6c6 3d4 2d2 3b4 3e4') },
    title: 'insideTitle',
    text: 'insideText',
    done: 'insideDone',
    again: 'insideAgain',
    clause: 'H4',
    goal: ({ after }) => check(score(after) >= 7),
    solution: ['b4-c4'],
    other: ['c6-c4'],
  },
  {
    id: 'cross',
    start: { game: 'hyle7', events: put('2c4 1d3 2e4 5d2 6b6 5d7') },
    title: 'crossTitle',
    text: 'crossText',
    done: 'crossDone',
    again: 'crossAgain',
    clause: 'H4',
    goal: gains(6),
    solution: ['d7-d4'],
    other: ['c4-d4'],
  },
  {
    id: 'quiet',
    start: { game: 'hyle7', events: `${put('4c4 6d4 3d5 4e5 3e6 6c3')} pass draw:4` },
    title: 'quietTitle',
    text: 'quietText',
    done: 'quietDone',
    again: 'quietAgain',
    clause: 'H2',
    goal: ({ before, after }) => check(score(after) <= score(before)),
    solution: ['a1'],
    other: ['e4'],
  },
  {
    id: 'pass',
    start: {
      game: 'hyle7',
      tags: [['Size', '5']],
      events: nearlyFull,
    },
    title: 'passTitle',
    text: 'passText',
    done: 'passDone',
    again: 'passAgain',
    clause: 'H2',
    goal: ({ event }) => check(event === 'pass'),
    solution: ['pass'],
    other: ['d1-c1'],
  },
  {
    id: 'end',
    start: {
      game: 'hyle7',
      tags: [['Size', '5']],
      events: `${nearlyFull} pass draw:3`,
    },
    title: 'endTitle',
    text: 'endText',
    done: 'endDone',
    clause: 'H6',
    goal: ({ after }) => check(board(after)?.done === true),
    solution: ['c1'],
    other: [],
  },
];

export const course = courseOf(steps, learnHyle7, {
  hint: (event) => (event === 'pass' ? null : pointing({ cells: event.split('-') })),
});
