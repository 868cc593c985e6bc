/** Every position of the strategy pages can be reached, and has something to find. */

import { describe, expect, it } from 'vitest';
import { recordOf } from '../../src/lib/sandbox.svelte';
import { gameOf, games } from '../../src/boards';
import type { Places } from '../../src/boards/seven/strategy';
import { isGoal } from '../../src/boards/strategy';
import type { Hyle7View } from '../../src/protocol';
import { after, ask, lay, think } from './learn-house';

for (const game of games) {
  const { ideas, say, searches, judges } = (await gameOf(game).strategy()).strategy;
  describe(game, () => {
    for (const { title, text, trial } of ideas) {
      it(`${text} is told`, () => expect([say(title), say(text)].every(Boolean)).toBe(true));
      if (!trial) continue;
      it(`${text} has something to find`, () => {
        const view = lay(trial.start);
        const known = isGoal(trial) || trial.find in searches || trial.find in judges;
        expect(known).toBe(trial.find !== 'nothing');
        if (trial.find === 'places') {
          expect(
            ask({ ask: 'places', tile: (trial as Places).tile }, 'places').places.length,
          ).toBeGreaterThan(1);
        } else if (trial.find === 'numbers') {
          const { ways } = ask({ ask: 'ways', event: view.events.length - 1 }, 'ways');
          expect(ways.numbers.filter(({ free }) => free).length).toBeGreaterThan(3);
        } else if (isGoal(trial)) {
          expect([say(trial.done), say(trial.again)].every(Boolean)).toBe(true);
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
