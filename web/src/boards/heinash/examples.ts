/** What the rules of HeiNash say, shown on its board. */

import type { Start } from '../../lib/sandbox.svelte';
import type { Examples } from '../examples';
import { exampleWords } from './words/examples';

const at = (events: string, more: Partial<Start> = {}): Start => ({ game: 'heinash', events, ...more });
const stolen =
  'roll:6-2-2 6*2+2 roll:4-2-2 4*2+2 roll:6-6-3 6+6+3 roll:6-5-1 6*5-1 roll:6-3-3 6*3+3 roll:6-4-1 none';

export const examples: Examples<keyof ReturnType<typeof exampleWords>> = {
  N1: { caption: 'n1', start: at('', { tags: [['Layout', 'balanced']] }) },
  N2: {
    caption: 'n2',
    start: at('roll:4-3-2 4*2-3 roll:3-3-1 3*3-1 roll:5-2-1 5*2+1 roll:6-3-2 6*2-3', {
      tags: [['Sides', 'own']],
    }),
  },
  N3: { caption: 'n3', start: at('roll:5-4-2') },
  N4: { caption: 'n4', start: at('roll:5-4-2 5+4+2 roll:4-4-1 4*4+1 roll:5-2-2') },
  N5: {
    caption: 'n5',
    start: at(
      'roll:2-2-1 2-2+1 roll:4-2-2 4*(2+2) roll:6-5-3 6+5+3 roll:6-3-1 6-3-1 roll:5-1-1 5-1-1 roll:5-5-2 5*5-2 roll:1-1-1 none',
    ),
  },
  N6: { caption: 'n6', start: at(stolen, { tags: [['Variant', 'steal-number']] }) },
  N7: { caption: 'n7', start: at(`${stolen} 6*4+1`, { tags: [['Variant', 'steal-place']] }) },
  N8: {
    caption: 'n8',
    start: at(
      'roll:5-1-1 5-1+1 roll:3-3-1 3*3*1 roll:5-1-1 5*(1+1) roll:6-4-2 6*4-2 roll:6-4-2 (6-2)*4 roll:4-4-1 4*4-1 roll:5-5-4 5*5-4 roll:6-6-4 6*6-4 roll:3-3-3 3*3*3 roll:5-4-2 5*2+4 roll:6-5-3',
    ),
  },
  N9: {
    caption: 'n9',
    start: at(
      'roll:5-3-2 5*2+3 roll:4-3-3 (4-3)*3 roll:6-5-1 6*(5+1) roll:5-5-3 5*5-3 roll:4-3-2 (4+3)*2 roll:6-6-6 6*6-6 time',
    ),
  },
  N10: {
    caption: 'n10',
    start: at(
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
  N11: { caption: 'n11', start: at('', { tags: [['Colour', 'red']] }), side: true },
  N12: { caption: 'n12', start: at('roll:4-3-2 4*2-3 roll:3-3-1 3*3-1 roll:5-4-2 none') },
};

export const captions = exampleWords;
