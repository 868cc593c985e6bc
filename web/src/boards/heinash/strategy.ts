/** Ideas for HeiNash. */

import type { HeinashView } from '../../protocol';
import { saying, type Idea, type Strategy } from '../strategy';
import FindNumbers from './FindNumbers.svelte';
import { strategyHeinash as w } from './words/strategy';

const ideas: Idea[] = [
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

export const strategy: Strategy = {
  ideas,
  say: saying(w),
  searches: { numbers: FindNumbers },
  judges: {},
  showsTray: () => false,
};
