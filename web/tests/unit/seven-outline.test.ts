import { describe, expect, it } from 'vitest';
import { bends, drawnIn, loops, outline } from '../../src/boards/seven/outline';
import type { Hex } from '../../src/protocol';

const tiles: Record<string, Hex[]> = {
  I: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  O: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, -1],
  ],
  Y: [
    [0, 0],
    [1, 0],
    [0, -1],
    [-1, 1],
  ],
  U: [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
  ],
};

/** Twice the area within a loop; positive when it runs clockwise on the screen. */
function doubleArea(loop: { x: number; y: number }[]): number {
  return loop.reduce((sum, { x, y }, index) => {
    const next = loop[(index + 1) % loop.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
}

const HEX = (3 * Math.sqrt(3)) / 2;

describe('the outline of a tile', () => {
  it('is one loop around all four hexes, whatever the shape', () => {
    for (const [tile, cells] of Object.entries(tiles)) {
      const found = loops(cells);
      expect(found, tile).toHaveLength(1);
      expect(doubleArea(found[0]!) / 2, tile).toBeCloseTo(4 * HEX, 6);
    }
  });

  it('has an edge for each side that has no hex of the tile beyond it', () => {
    // Four hexes have 24 sides; each seam hides two.
    expect(loops(tiles.I!)[0]).toHaveLength(24 - 2 * 3);
    expect(loops(tiles.O!)[0]).toHaveLength(24 - 2 * 5);
    expect(loops(tiles.U!)[0]).toHaveLength(24 - 2 * 3);
  });

  it('goes round a hole the other way', () => {
    const ring: Hex[] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    const areas = loops(ring).map((loop) => doubleArea(loop) / 2);
    expect(areas).toHaveLength(2);
    expect(Math.max(...areas)).toBeCloseTo(7 * HEX, 6);
    expect(Math.min(...areas)).toBeCloseTo(-HEX, 6);
  });

  it('keeps hexes apart that do not touch', () => {
    expect(
      loops([
        [0, 0],
        [5, 0],
      ]),
    ).toHaveLength(2);
  });

  it('is drawn in by the same distance on every side, at hollow corners too', () => {
    const [hex] = loops([[0, 0]]);
    for (const { x, y } of drawnIn(hex!, 0.1))
      expect(Math.hypot(x, y)).toBeCloseTo(1 - 0.2 / Math.sqrt(3), 6);
    const [arch] = loops(tiles.U!);
    expect(doubleArea(drawnIn(arch!, 0.1))).toBeLessThan(doubleArea(arch!));
    expect(drawnIn(arch!, 0.1)).toHaveLength(arch!.length);
  });

  it('rounds no more than half an edge away', () => {
    for (const { begin, at, end } of bends([[0, 0]], 0, 5)[0]!) {
      expect(Math.hypot(begin.x - at.x, begin.y - at.y)).toBeLessThan(0.5);
      expect(Math.hypot(end.x - at.x, end.y - at.y)).toBeLessThan(0.5);
    }
  });

  it('becomes one closed path, moved down by the shift', () => {
    const path = outline([[0, 0]], 0, 0.3, 2);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith('Z')).toBe(true);
    const heights = [...path.matchAll(/[ML][-\d.]+ ([-\d.]+)/g)].map((found) => Number(found[1]));
    expect(Math.min(...heights)).toBeGreaterThan(1);
    expect(Math.max(...heights)).toBeLessThan(3);
  });
});
