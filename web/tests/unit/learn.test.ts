/** Every position of the lessons is one the rules lead to, and every step can be done. */

import { describe, expect, it } from 'vitest';
import { courses } from '../../src/pages/learn/lessons';
import { readProgress } from '../../src/pages/learn/progress';
import type { Step } from '../../src/boards/lessons';
import { after, lay } from './learn-house';

function verdict(step: Step, event: string) {
  const before = lay(step.start);
  return step.goal({ before, after: after(before, event), event });
}

for (const [game, { steps }] of Object.entries(courses)) {
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
