/** What the rules of SEVEN say, shown on its board. */

import type { Start } from '../../lib/sandbox.svelte';
import type { Examples } from '../examples';
import { exampleWords } from './words/examples';

const at = (events: string, more: Partial<Start> = {}): Start => ({ game: 'seven', events, ...more });
const bars = 'I:0,0;1,0;2,0;3,0 I:0,1;1,1;2,1;3,1';
/** All but the last tile of each player. */
const twelve =
  'J:0,1;0,2;0,3;1,0 S:-1,0;-1,1;0,-2;0,-1 Y:-1,1;0,1;0,2;1,0 J:0,0;1,-1;2,-3;2,-2 S:-1,0;0,-1;1,-1;2,-2 U:-1,0;-1,1;0,-1;0,1 I:-2,1;-2,2;-2,3;-2,4 I:-3,1;-3,2;-3,3;-3,4 U:-3,1;-3,3;-2,1;-2,2 Y:2,-1;3,-3;3,-2;4,-2 P:1,1;2,0;2,1;2,2 P:1,1;2,-1;2,0;2,1';
/** Ten tiles of four players. */
const foursome =
  'O:0,1;1,0;1,1;2,0 I:0,-1;1,-1;2,-1;3,-1 J:0,-1;1,-1;2,-1;2,0 S:-2,3;-1,1;-1,2;0,0 P:-1,1;-1,2;0,1;1,1 U:0,1;1,1;2,-1;2,0 S:-1,-1;0,-2;1,-2;2,-3 Y:0,2;1,2;1,3;2,1 S:-4,2;-3,1;-2,1;-1,0 Y:-2,1;-1,-1;-1,0;0,0';

export const examples: Examples<keyof ReturnType<typeof exampleWords>> = {
  S1: { caption: 's1', start: at(''), tray: true },
  S2: { caption: 's2', start: at('P:0,0;0,1;1,0;2,0 O:1,1;1,2;2,1;2,2') },
  S3: { caption: 's3', start: at(`${bars} U:0,1;1,0;2,0;2,1`) },
  S4: { caption: 's4', start: at('J:0,1;0,2;0,3;1,0 Y:1,3;2,3;2,4;3,2') },
  S5: { caption: 's5', start: at('I:0,0;1,0;2,0;3,0 O:0,1;0,2;1,1;1,2') },
  S6: {
    caption: 's6',
    start: at(
      'O:0,1;0,2;1,0;1,1 O:-1,0;-1,1;0,-1;0,0 J:-1,0;0,0;1,0;1,1 U:-1,-1;0,-2;1,-2;1,-1 Y:-3,3;-2,1;-2,2;-1,2 J:-3,3;-2,2;-1,2;0,2',
    ),
    tray: true,
  },
  S7: { caption: 's7', start: at(twelve), tray: true },
  S8: {
    caption: 's8',
    start: at(`${twelve} O:1,-1;1,0;2,-2;2,-1 O:-2,-1;-2,0;-1,-2;-1,-1`),
    side: true,
  },
  S9: {
    caption: 's9',
    start: at('P:0,0;0,1;1,0;2,0 O:1,1;1,2;2,1;2,2', { tags: [['Variant', 'misere']] }),
    side: true,
    tray: true,
  },
  S10: {
    caption: 's10',
    start: at(
      'Y:0,2;1,0;1,1;2,1 S:-2,1;-1,0;0,0;1,-1 Y:1,-2;2,-2;2,-1;3,-3 P:1,-1;1,0;1,1;2,-1 I:-3,4;-2,3;-1,2;0,1 J:-1,0;0,0;0,1;0,2 J:-1,0;0,0;1,0;1,1 O:-1,-2;0,-3;0,-2;1,-3 S:0,-3;1,-3;1,-2;2,-2',
      { tags: [['Players', '3']], seats: 3 },
    ),
    side: true,
  },
  S11: {
    caption: 's11',
    start: at(foursome, {
      tags: [
        ['Players', '4'],
        ['Pairs', 'yes'],
      ],
      seats: 4,
    }),
    side: true,
  },
  S12: {
    caption: 's12',
    start: at(foursome, { tags: [['Players', '4']], seats: 4 }),
    side: true,
  },
};

export const captions = exampleWords;
