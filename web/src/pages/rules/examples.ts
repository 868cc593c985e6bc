/** A position for each clause that has something to see. The records are replayed by the tests. */

import type { Start } from '../../lib/sandbox.svelte';
import type { rulesWords } from '../../words/rules';

export interface Example {
  /** The text below it, and its name. */
  caption: keyof ReturnType<typeof rulesWords>;
  start: Start;
  /** What stands beside the board is part of the example. */
  side?: boolean;
  /** So is what lies below it. */
  tray?: boolean;
}

const bars = 'I:0,0;1,0;2,0;3,0 I:0,1;1,1;2,1;3,1';
const seven = (events: string, more: Partial<Start> = {}): Start => ({ game: 'seven', events, ...more });
const heinash = (events: string, more: Partial<Start> = {}): Start => ({ game: 'heinash', events, ...more });
const hyle7 = (events: string, more: Partial<Start> = {}): Start => ({ game: 'hyle7', events, ...more });

/** Draws and their places, with nothing slid in between. */
function put(tokens: string): string {
  return tokens
    .split(' ')
    .map((token) => `draw:${token[0] ?? ''} ${token.slice(1)}`)
    .join(' pass ');
}

/** All but the last tile of each player. */
const twelve =
  'J:0,1;0,2;0,3;1,0 S:-1,0;-1,1;0,-2;0,-1 Y:-1,1;0,1;0,2;1,0 J:0,0;1,-1;2,-3;2,-2 S:-1,0;0,-1;1,-1;2,-2 U:-1,0;-1,1;0,-1;0,1 I:-2,1;-2,2;-2,3;-2,4 I:-3,1;-3,2;-3,3;-3,4 U:-3,1;-3,3;-2,1;-2,2 Y:2,-1;3,-3;3,-2;4,-2 P:1,1;2,0;2,1;2,2 P:1,1;2,-1;2,0;2,1';
/** Ten tiles of four players. */
const foursome =
  'O:0,1;1,0;1,1;2,0 I:0,-1;1,-1;2,-1;3,-1 J:0,-1;1,-1;2,-1;2,0 S:-2,3;-1,1;-1,2;0,0 P:-1,1;-1,2;0,1;1,1 U:0,1;1,1;2,-1;2,0 S:-1,-1;0,-2;1,-2;2,-3 Y:0,2;1,2;1,3;2,1 S:-4,2;-3,1;-2,1;-1,0 Y:-2,1;-1,-1;-1,0;0,0';
const stolen =
  'roll:6-2-2 6*2+2 roll:4-2-2 4*2+2 roll:6-6-3 6+6+3 roll:6-5-1 6*5-1 roll:6-3-3 6*3+3 roll:6-4-1 none';
const nearlyFull = `${put('1b5 4c5 3d5 2e5 4a4 3b4 4c4 1d4 2e4 1a3 1b3 2c3 2d3 2e3 3a2 3b2 4c2 5d2 5e2 5a1 1b1 5d1 5e1 4a5')} pass draw:3`;

export const examples: Record<string, Example> = {
  S1: { caption: 's1', start: seven(''), tray: true },
  S2: { caption: 's2', start: seven('P:0,0;0,1;1,0;2,0 O:1,1;1,2;2,1;2,2') },
  S3: { caption: 's3', start: seven(`${bars} U:0,1;1,0;2,0;2,1`) },
  S4: { caption: 's4', start: seven('J:0,1;0,2;0,3;1,0 Y:1,3;2,3;2,4;3,2') },
  S5: { caption: 's5', start: seven('I:0,0;1,0;2,0;3,0 O:0,1;0,2;1,1;1,2') },
  S6: {
    caption: 's6',
    start: seven(
      'O:0,1;0,2;1,0;1,1 O:-1,0;-1,1;0,-1;0,0 J:-1,0;0,0;1,0;1,1 U:-1,-1;0,-2;1,-2;1,-1 Y:-3,3;-2,1;-2,2;-1,2 J:-3,3;-2,2;-1,2;0,2',
    ),
    tray: true,
  },
  S7: { caption: 's7', start: seven(twelve), tray: true },
  S8: {
    caption: 's8',
    start: seven(`${twelve} O:1,-1;1,0;2,-2;2,-1 O:-2,-1;-2,0;-1,-2;-1,-1`),
    side: true,
  },
  S9: {
    caption: 's9',
    start: seven('P:0,0;0,1;1,0;2,0 O:1,1;1,2;2,1;2,2', { tags: [['Variant', 'misere']] }),
    side: true,
    tray: true,
  },
  S10: {
    caption: 's10',
    start: seven(
      'Y:0,2;1,0;1,1;2,1 S:-2,1;-1,0;0,0;1,-1 Y:1,-2;2,-2;2,-1;3,-3 P:1,-1;1,0;1,1;2,-1 I:-3,4;-2,3;-1,2;0,1 J:-1,0;0,0;0,1;0,2 J:-1,0;0,0;1,0;1,1 O:-1,-2;0,-3;0,-2;1,-3 S:0,-3;1,-3;1,-2;2,-2',
      { tags: [['Players', '3']], seats: 3 },
    ),
    side: true,
  },
  S11: {
    caption: 's11',
    start: seven(foursome, {
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
    start: seven(foursome, { tags: [['Players', '4']], seats: 4 }),
    side: true,
  },

  N1: { caption: 'n1', start: heinash('', { tags: [['Layout', 'balanced']] }) },
  N2: {
    caption: 'n2',
    start: heinash('roll:4-3-2 4*2-3 roll:3-3-1 3*3-1 roll:5-2-1 5*2+1 roll:6-3-2 6*2-3', {
      tags: [['Sides', 'own']],
    }),
  },
  N3: { caption: 'n3', start: heinash('roll:5-4-2') },
  N4: { caption: 'n4', start: heinash('roll:5-4-2 5+4+2 roll:4-4-1 4*4+1 roll:5-2-2') },
  N5: {
    caption: 'n5',
    start: heinash(
      'roll:2-2-1 2-2+1 roll:4-2-2 4*(2+2) roll:6-5-3 6+5+3 roll:6-3-1 6-3-1 roll:5-1-1 5-1-1 roll:5-5-2 5*5-2 roll:1-1-1 none',
    ),
  },
  N6: { caption: 'n6', start: heinash(stolen, { tags: [['Variant', 'steal-number']] }) },
  N7: { caption: 'n7', start: heinash(`${stolen} 6*4+1`, { tags: [['Variant', 'steal-place']] }) },
  N8: {
    caption: 'n8',
    start: heinash(
      'roll:5-1-1 5-1+1 roll:3-3-1 3*3*1 roll:5-1-1 5*(1+1) roll:6-4-2 6*4-2 roll:6-4-2 (6-2)*4 roll:4-4-1 4*4-1 roll:5-5-4 5*5-4 roll:6-6-4 6*6-4 roll:3-3-3 3*3*3 roll:5-4-2 5*2+4 roll:6-5-3',
    ),
  },
  N9: {
    caption: 'n9',
    start: heinash(
      'roll:5-3-2 5*2+3 roll:4-3-3 (4-3)*3 roll:6-5-1 6*(5+1) roll:5-5-3 5*5-3 roll:4-3-2 (4+3)*2 roll:6-6-6 6*6-6 time',
    ),
  },
  N10: {
    caption: 'n10',
    start: heinash(
      'roll:6-1-1 none 6+1+1 roll:6-2-1 6+2+1 roll:1-1-1 none 1+1-1 roll:4-1-1 4-1-1 roll:2-1-1 none 2+1+1',
      {
        tags: [
          ['Variant', 'steal-number'],
          ['Size', '3'],
        ],
      },
    ),
    side: true,
  },
  N11: { caption: 'n11', start: heinash('', { tags: [['Colour', 'red']] }), side: true },
  N12: { caption: 'n12', start: heinash('roll:4-3-2 4*2-3 roll:3-3-1 3*3-1 roll:5-4-2 none') },

  H1: { caption: 'h1', start: hyle7('draw:4'), side: true, tray: true },
  H2: { caption: 'h2', start: hyle7(put('3c5 1b4 2e2 1f4')) },
  H3: { caption: 'h3', start: hyle7(nearlyFull, { tags: [['Size', '5']] }) },
  H4: { caption: 'h4', start: hyle7(put('3b4 5c4 3d4 5e4 3f4 1g7 1g6 1g5')) },
  H5: { caption: 'h5', start: hyle7(put('2a4 6b4 1c4 3d4 1e4 6f4 2g4')) },
  H6: {
    caption: 'h6',
    start: hyle7(`${nearlyFull} c1 draw:2`, { tags: [['Size', '5']] }),
    side: true,
  },
  H7: { caption: 'h7', start: hyle7(put('1b4 3c2 5d4 1d2'), { tags: [['Size', '5']] }) },
  H8: {
    caption: 'h8',
    start: hyle7('draw:3 d4 e2 d4-d7 pass draw:5 c4 b6 pass b6-b2 draw:3', { tags: [['Bag', 'shared']] }),
  },
};
