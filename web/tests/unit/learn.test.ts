/** Every position of the lessons is one the rules lead to, and every step can be done. */

import { describe, expect, it } from 'vitest';
import { gameOf, games } from '../../src/boards';
import { readProgress } from '../../src/pages/learn/progress';
import type { Step } from '../../src/boards/lessons';
import { after, lay } from './learn-house';

function verdict(step: Step, event: string) {
  const before = lay(step.start);
  return step.goal({ before, after: after(before, event), event });
}

for (const game of games) {
  const { steps } = (await gameOf(game).lessons()).course;
  describe(game, () => {
    it('has ten steps', () => expect(new Set(steps.map(({ id }) => id)).size).toBe(10));

    for (const step of steps) {
      it(`${step.id} is done by what is shown and not by something else`, () => {
        expect(step.solution.length).toBeGreaterThan(0);
        for (const event of step.solution) expect(verdict(step, event)).toBe('done');
        for (const event of step.other) expect(verdict(step, event)).toBe('again');
      });
    }
  });
}

describe('one way to do a step', () => {
  it('is pointed at where the board can show it, and written where it cannot', async () => {
    const [seven, heinash, hyle7] = await Promise.all(
      (['seven', 'heinash', 'hyle7'] as const).map(async (game) => (await gameOf(game).lessons()).course),
    );
    expect(seven?.hint('U:0,1;1,0;2,0;2,1')).toMatchObject({
      tile: 'U',
      hexes: [
        [0, 1],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    });
    expect(heinash?.hint('put:36')?.numbers).toEqual([36]);
    expect([heinash?.hint('none'), heinash?.hint('roll:5-4-2'), hyle7?.hint('pass')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(heinash?.hint('6*3/2')).not.toBeNull();
    expect([heinash?.written?.('6*3/2-1'), heinash?.written?.('put:36')]).toEqual(['6×3÷2−1', null]);
    expect(hyle7?.hint('b4-e4')?.cells).toEqual(['b4', 'e4']);
  });
});

describe('progress', () => {
  it('forgets what does not fit', () => {
    expect(readProgress('{"seven":3,"heinash":-1,"hyle7":"4"}')).toEqual({ seven: 3 });
    expect(readProgress('nonsense')).toEqual({});
    expect(readProgress(null)).toEqual({});
  });
});

describe('a table to try things on', () => {
  it('draws by itself where the table tells a pace, and waits for somebody to roll', () => {
    const drawn = lay({ game: 'hyle7', events: 'draw:5 d4 pass' });
    expect([drawn.waitsFor.for, drawn.pace === null]).toEqual(['press', false]);
    const rolled = lay({ game: 'heinash', events: 'roll:5-4-2 5+4+2' });
    expect([rolled.waitsFor.for, rolled.pace === null]).toEqual(['press', true]);
    // Nobody else makes a move there.
    expect(lay({ game: 'hyle7', events: 'draw:5' }).pace).toBeNull();
  });
});
