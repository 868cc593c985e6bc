/** What the puzzles' pages work out by themselves: days, streaks, links and the tile in hand. */

import { describe, expect, it } from 'vitest';
import { parseRoute } from '../../src/lib/router.svelte';
import { cellsIn, tileIn } from '../../src/boards/seven/placing';
import { flipped, placesFor, turned } from '../../src/boards/seven/puzzles/hand';
import { dateText, dayOf, dayPuzzleIn, daysLater, streak } from '../../src/boards/seven/puzzles/days';
import type { Shape } from '../../src/protocol';

describe('days', () => {
  it('are written as links write them and read back', () => {
    expect(dateText(new Date(2026, 10, 16, 23, 59))).toBe('2026-11-16');
    expect(dateText(new Date(2026, 0, 1))).toBe('2026-01-01');
    for (const text of ['2026-11-16', '2028-02-29', '1999-12-31']) {
      const day = dayOf(text);
      expect(day && dateText(day)).toBe(text);
    }
    for (const text of ['', '2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', 'today']) {
      expect(dayOf(text), text).toBeNull();
    }
  });

  it('follow each other over months, years and changes of the clocks', () => {
    let day = '2026-01-01';
    for (let step = 0; step < 800; step += 1) {
      const next = daysLater(day, 1);
      expect(next > day).toBe(true);
      expect(daysLater(next, -1)).toBe(day);
      day = next;
    }
    expect(day).toBe('2028-03-11');
  });

  it('name puzzles', () => {
    expect(dayPuzzleIn('2026-11-16/win')).toEqual({ date: '2026-11-16', kind: 'win' });
    for (const id of ['2026-11-16', '2026-11-16/island', '2026-02-30/win', '2026-11-16/win/2', 'holes/7']) {
      expect(dayPuzzleIn(id), id).toBeNull();
    }
  });
});

describe('a streak', () => {
  const on = (date: string, shown = false, late = 0) => ({
    id: `${date}/copycat`,
    solved: (dayOf(daysLater(date, late)) ?? new Date()).getTime(),
    shown,
  });

  it('counts days in a row up to today', () => {
    const kept = [on('2026-11-14'), on('2026-11-15'), on('2026-11-16'), on('2026-11-12')];
    expect(streak(kept, '2026-11-16')).toBe(3);
    expect(streak(kept, '2026-11-17')).toBe(3);
    expect(streak(kept, '2026-11-18')).toBe(0);
  });

  it('counts a day once, and only what was solved that day by oneself', () => {
    const twice = { ...on('2026-11-16'), id: '2026-11-16/win' };
    expect(streak([on('2026-11-16'), twice], '2026-11-16')).toBe(1);
    expect(streak([on('2026-11-16', true)], '2026-11-16')).toBe(0);
    expect(streak([on('2026-11-15', false, 1), on('2026-11-16')], '2026-11-16')).toBe(1);
    expect(streak([{ id: 'holes/7', solved: Date.now(), shown: false }], '2026-11-16')).toBe(0);
    expect(streak([{ ...on('2026-11-16'), solved: null }], '2026-11-16')).toBe(0);
  });
});

describe('addresses', () => {
  it('lead to puzzles', () => {
    expect(parseRoute('#/puzzles')).toEqual({ page: 'puzzles', id: '' });
    expect(parseRoute('#/puzzles/island/I')).toEqual({ page: 'puzzles', id: 'island/I' });
    expect(parseRoute('#/puzzles/2026-11-16/copycat')).toEqual({
      page: 'puzzles',
      id: '2026-11-16/copycat',
    });
    expect(parseRoute('#/puzzles/shared/c-I000-')).toEqual({ page: 'puzzles', id: 'shared/c-I000-' });
  });
});

describe('a tile in hand', () => {
  const shape: Shape = {
    tile: 'I',
    orientations: [
      {
        cells: [
          [-1, 0],
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        turned: 1,
        flipped: 0,
      },
      {
        cells: [
          [0, -1],
          [0, 0],
          [0, 1],
          [0, 2],
        ],
        turned: 2,
        flipped: 2,
      },
      {
        cells: [
          [1, -1],
          [0, 0],
          [-1, 1],
          [-2, 2],
        ],
        turned: 0,
        flipped: 1,
      },
    ],
  };

  it('turns there and back and flips', () => {
    for (const at of [0, 1, 2]) {
      expect(turned(shape, turned(shape, at, false), true)).toBe(at);
      expect(flipped(shape, flipped(shape, at))).toBe(at);
    }
    expect(turned(shape, 0, false)).toBe(1);
    expect(turned(shape, 0, true)).toBe(2);
  });

  it('lies only where the list says, in reading order', () => {
    const cells = shape.orientations[0]?.cells ?? [];
    const places = placesFor('I', cells, {
      shifts: [
        [3, 1],
        [0, 0],
        [1, 0],
      ],
    });
    expect(places.map(({ event }) => event)).toEqual([
      'I:-1,0;0,0;1,0;2,0',
      'I:0,0;1,0;2,0;3,0',
      'I:2,1;3,1;4,1;5,1',
    ]);
    expect(placesFor('I', cells, undefined)).toEqual([]);
    expect(cellsIn('I:2,1;3,1;4,1;-5,1')).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
      [-5, 1],
    ]);
    expect(tileIn('I:2,1;3,1;4,1;5,1')).toBe('I');
  });
});
