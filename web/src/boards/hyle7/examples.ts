/** What the rules of HYLE⁷ say, shown on its board. */

import type { Start } from '../../lib/sandbox.svelte';
import type { Examples } from '../examples';
import { nearlyFull, put } from './sample';
import { exampleWords } from './words/examples';

const at = (events: string, more: Partial<Start> = {}): Start => ({ game: 'hyle7', events, ...more });

export const examples: Examples<keyof ReturnType<typeof exampleWords>> = {
  H1: { caption: 'h1', start: at('draw:4'), side: true, tray: true },
  H2: { caption: 'h2', start: at(put('3c5 1b4 2e2 1f4')) },
  H3: { caption: 'h3', start: at(`${nearlyFull} pass draw:3`, { tags: [['Size', '5']] }) },
  H4: { caption: 'h4', start: at(put('3b4 5c4 3d4 5e4 3f4 1g7 1g6 1g5')) },
  H5: { caption: 'h5', start: at(put('2a4 6b4 1c4 3d4 1e4 6f4 2g4')) },
  H6: {
    caption: 'h6',
    start: at(`${nearlyFull} pass draw:3 c1 draw:2`, { tags: [['Size', '5']] }),
    side: true,
  },
  H7: { caption: 'h7', start: at(put('1b4 3c2 5d4 1d2'), { tags: [['Size', '5']] }) },
  H8: {
    caption: 'h8',
    start: at('draw:3 d4 e2 d4-d7 pass draw:5 c4 b6 pass b6-b2 draw:3', { tags: [['Bag', 'shared']] }),
  },
};

export const captions = exampleWords;
