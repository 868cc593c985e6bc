/** Every position of the strategy pages can be reached, and has something to find. */

import { describe, expect, it } from 'vitest';
import { recordOf } from '../../src/lib/sandbox.svelte';
import { ideas } from '../../src/pages/strategy/ideas';
import type { Hyle7View } from '../../src/protocol';
import { after, ask, lay, think } from './learn-house';

for (const [game, list] of Object.entries(ideas)) {
  describe(game, () => {
    for (const { text, trial } of list) {
      if (!trial) continue;
      it(`${text} has something to find`, () => {
        const view = lay(trial.start);
        if (trial.find === 'places') {
          expect(ask({ ask: 'places', tile: trial.tile }, 'places').places.length).toBeGreaterThan(1);
        } else if (trial.find === 'numbers') {
          const { ways } = ask({ ask: 'ways', event: view.events.length - 1 }, 'ways');
          expect(ways.numbers.filter(({ free }) => free).length).toBeGreaterThan(3);
        } else if (trial.find === 'goal') {
          expect(trial.goal(view, after(view, trial.solution))).toBe(true);
        } else if (trial.find === 'slide') {
          expect((view.position as Hyle7View).phase).toBe('slide');
        } else if (trial.find === 'win') {
          const question = {
            ask: 'analyse',
            record: recordOf(trial.start),
            millis: 5000,
            lines: 50,
          } as const;
          const { analysis } = think(question, 'analysis');
          expect(analysis).toMatchObject({ exact: true, value: 1, seat: view.position.toMove });
        }
      });
    }
  });
}
