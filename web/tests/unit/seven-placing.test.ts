import { describe, expect, it } from 'vitest';
import { cellAt, centre, middle, turnAround } from '../../src/boards/seven/hex';
import {
  eventOf,
  heldOver,
  nearest,
  orientationOf,
  placesTurnedLike,
  sameShape,
  stepped,
  towardsSide,
  type Place,
} from '../../src/boards/seven/placing';
import type { Hex, Shape } from '../../src/protocol';

const bar: Hex[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
];
const slanted: Hex[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 3],
];

function at(cells: readonly Hex[], q: number, r: number): Place {
  const moved = cells.map(([a, b]): Hex => [a + q, b + r]);
  return { event: eventOf('I', moved), cells: moved };
}

const places = [at(bar, 0, 4), at(slanted, 5, 0), at(bar, 4, 0), at(bar, -4, 0)];

describe('the grid on the screen', () => {
  it('finds every cell again from its middle and from near its corners', () => {
    for (let q = -6; q <= 6; q += 1) {
      for (let r = -6; r <= 6; r += 1) {
        const { x, y } = centre([q, r]);
        for (const [dx, dy] of [
          [0, 0],
          [0.8, 0.2],
          [-0.8, -0.3],
          [0, 0.9],
          [0, -0.9],
        ] as const) {
          expect(cellAt({ x: x + dx, y: y + dy })).toEqual([q, r]);
        }
      }
    }
  });

  it('is the same grid from the other side', () => {
    const { x, y } = centre([2, -5]);
    expect(turnAround([[2, -5]])).toEqual([[-2, 5]]);
    expect(centre([-2, 5])).toEqual({ x: -x, y: -y });
  });
});

describe('places for a tile', () => {
  it('are told apart by how it is turned, wherever it lies and in whatever order its cells come', () => {
    expect(sameShape(bar, [...at(bar, -3, 7).cells].reverse())).toBe(true);
    expect(sameShape(bar, slanted)).toBe(false);
    const shape: Shape = {
      tile: 'I',
      orientations: [
        { cells: bar, turned: 1, flipped: 0 },
        { cells: slanted, turned: 0, flipped: 1 },
      ],
    };
    expect(orientationOf(shape, at(slanted, 9, 9).cells)).toBe(1);
  });

  it('come in reading order and only as the tile is turned', () => {
    const found = placesTurnedLike(places, bar);
    expect(found.map(({ event }) => event)).toEqual([places[3]!.event, places[2]!.event, places[0]!.event]);
  });

  it('snap to the nearest, but not from far away', () => {
    const { x, y } = middle(places[2]!.cells);
    expect(nearest(places, { x: x + 0.6, y: y - 0.7 })?.event).toBe(places[2]!.event);
    expect(nearest(places, { x, y: y - 9 }, 2.7)).toBeNull();
    expect(nearest([], { x, y })).toBeNull();
  });

  it('are walked through round and round', () => {
    const found = placesTurnedLike(places, bar);
    const events = found.map(({ event }) => event);
    expect(stepped(found, null, 1)?.event).toBe(events[0]);
    expect(stepped(found, null, -1)?.event).toBe(events[2]);
    expect(stepped(found, events[2]!, 1)?.event).toBe(events[0]);
    expect(stepped(found, events[0]!, -1)?.event).toBe(events[2]);
    expect(stepped([], null, 1)).toBeNull();
  });

  it('are found in a direction, and none where there is none', () => {
    expect(towardsSide(places, places[3]!.cells, { x: 1, y: 0 })?.event).toBe(places[2]!.event);
    expect(towardsSide(places, places[0]!.cells, { x: 0, y: 1 })).toBeNull();
  });
});

describe('a tile that is held over the table', () => {
  it('keeps its shape and has its middle near the pointer', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 7.3, y: -4.1 },
      { x: -12.8, y: 3.9 },
    ]) {
      const cells = heldOver(bar, point);
      expect(sameShape(cells, bar)).toBe(true);
      const { x, y } = middle(cells);
      expect(Math.hypot(x - point.x, y - point.y)).toBeLessThanOrEqual(1);
    }
  });

  it('is written as records write it', () => {
    expect(eventOf('I', bar)).toBe('I:0,0;1,0;2,0;3,0');
  });
});
