import { describe, expect, it } from 'vitest';
import { gathered, voices, type Told } from '../../src/lib/class/proposals';

const told = (event: string, count: number, number: number | null, text = event): Told => ({
  event,
  count,
  number,
  text,
});

describe('proposals of a class', () => {
  it('for the same number are one wish, however it is made', () => {
    const wishes = gathered([told('5*4-2', 1, 18), told('none', 2, null), told('4*5-2', 3, 18)]);
    expect(wishes.map(({ number, count }) => [number, count])).toEqual([
      [18, 4],
      [null, 2],
    ]);
    // The way that most have proposed is the one that is played.
    expect(wishes[0]?.event).toBe('4*5-2');
    expect(wishes[0]?.texts).toEqual(['4*5-2', '5*4-2']);
  });

  it('that are no calculations stay apart', () => {
    const wishes = gathered([told('put:3', 1, null), told('put:4', 2, null)]);
    expect(wishes.map(({ event }) => event)).toEqual(['put:4', 'put:3']);
  });

  it('count everybody', () => {
    expect(voices([])).toBe(0);
    expect(voices([told('none', 2, null), told('put:4', 3, null)])).toBe(5);
  });
});
