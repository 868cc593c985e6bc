import { describe, expect, it } from 'vitest';
import {
  centre,
  corners,
  distance,
  extent,
  heightFor,
  links,
  sideLines,
  standsBetter,
  stepped,
  type Attitude,
  type Place,
  type Side,
} from '../../src/boards/heinash/geometry';

const attitudes: Attitude[] = [2, 3, 6].flatMap((size) =>
  [false, true].flatMap((upright) => [false, true].map((flipped) => ({ size, upright, flipped }))),
);

function places(size: number): Place[] {
  return Array.from({ length: size * size }, (_, index) => ({
    row: Math.floor(index / size),
    column: index % size,
  }));
}

/** The clause N1 itself: which cells touch. */
function touch(one: Place, other: Place): boolean {
  const [rows, columns] = [other.row - one.row, other.column - one.column];
  return [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
    [1, -1],
    [-1, 1],
  ].some(([r, c]) => r === rows && c === columns);
}

const points = (path: string): [number, number][] =>
  Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), (match) => [Number(match[1]), Number(match[2])]);

describe.each(attitudes)('a board %o', (attitude) => {
  const all = places(attitude.size);

  it('n1 draws cells side by side exactly if they touch', () => {
    for (const one of all) {
      for (const other of all) {
        const near = distance(centre(one, attitude), centre(other, attitude)) < 1.8;
        expect(near).toBe(one === other || touch(one, other));
      }
    }
  });

  it('lies within its extent', () => {
    const box = extent(attitude);
    for (const corner of all.flatMap((place) => corners(centre(place, attitude)))) {
      expect(corner.x).toBeGreaterThan(box.x);
      expect(corner.x).toBeLessThan(box.x + box.width);
      expect(corner.y).toBeGreaterThan(box.y);
      expect(corner.y).toBeLessThan(box.y + box.height);
    }
  });

  it('n2 has four sides of equal length that close up', () => {
    const sides = sideLines(attitude);
    const lengths = Object.values(sides).map(({ line }) => {
      const way = points(line);
      expect(line.match(/M/g)).toHaveLength(1);
      return way.slice(1).reduce((sum, [x, y], index) => {
        const [fromX, fromY] = way[index] ?? [x, y];
        return sum + Math.hypot(x - fromX, y - fromY);
      }, 0);
    });
    for (const length of lengths) expect(length).toBeCloseTo(2 * attitude.size - 0.5, 2);
    const ends = Object.values(sides).flatMap(({ line }) => [points(line)[0], points(line).at(-1)]);
    const together = new Set(ends.map((end) => end?.map((value) => value.toFixed(2)).join(' ')));
    expect(together.size).toBe(4);
  });

  it('n2 has each side along its own cells', () => {
    const last = attitude.size - 1;
    const cellsOf: Record<Side, (place: Place) => boolean> = {
      top: ({ row }) => row === 0,
      bottom: ({ row }) => row === last,
      left: ({ column }) => column === 0,
      right: ({ column }) => column === last,
    };
    for (const side of ['top', 'bottom', 'left', 'right'] as const) {
      const own = all.filter(cellsOf[side]);
      for (const [x, y] of points(sideLines(attitude)[side].line)) {
        const nearest = Math.min(...own.map((place) => distance(centre(place, attitude), { x, y })));
        expect(nearest).toBeLessThan(1.01);
      }
    }
  });

  it('goes with the arrows where they point, and no further than the border', () => {
    for (const from of all) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
        const to = stepped(from, key, attitude);
        if (to === null) throw new Error(key);
        const [before, after] = [centre(from, attitude), centre(to, attitude)];
        if (to.row === from.row && to.column === from.column) continue;
        if (key !== 'ArrowUp' && key !== 'ArrowDown') expect(after.y).toBeCloseTo(before.y);
        if (key === 'ArrowLeft' || key === 'Home') expect(after.x).toBeLessThan(before.x);
        if (key === 'ArrowRight' || key === 'End') expect(after.x).toBeGreaterThan(before.x);
        if (key === 'ArrowUp') expect(after.y).toBeLessThan(before.y);
        if (key === 'ArrowDown') expect(after.y).toBeGreaterThan(before.y);
      }
      expect(stepped(from, 'a', attitude)).toBeNull();
    }
  });

  it('is walked over as a whole by the arrows alone, a neighbour at a time', () => {
    const seen = new Map([['0 0', { row: 0, column: 0 }]]);
    for (const from of seen.values()) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = stepped(from, key, attitude) ?? from;
        if (to.row !== from.row || to.column !== from.column) expect(touch(from, to)).toBe(true);
        seen.set(`${to.row} ${to.column}`, to);
      }
    }
    expect(seen.size).toBe(all.length);
  });
});

it('a chain is tied where its cells touch', () => {
  const attitude = { size: 6, upright: false, flipped: false };
  const at = (row: number, column: number): Place => ({ row, column });
  expect(links([at(0, 0), at(0, 1), at(1, 0)], attitude).match(/M/g)).toHaveLength(3);
  expect(links([at(0, 0), at(1, 1)], attitude)).toBe('');
});

it('a board stands on its corner only where that gains much, or where a thumb needs it', () => {
  expect(standsBetter(6, 900, 740)).toBe(false);
  expect(standsBetter(6, 360, 260)).toBe(false);
  expect(standsBetter(6, 360, 560)).toBe(true);
  expect(standsBetter(6, 354, 466)).toBe(true);
  expect(standsBetter(5, 354, 247)).toBe(false);
});

describe.each([2, 3, 4, 5, 6])('on a phone a board of %i rows', (size) => {
  it.each([320, 360, 393, 412, 430])(
    '%i pixels wide has cells for a thumb, and all of them in the window',
    (width) => {
      // The lengths of CSS as a browser works them out, for a low window and for a high one.
      for (const window of [640, 740, 915]) {
        const height = new Function(
          'min',
          'max',
          `return ${heightFor(size, width)
            .replace(/([\d.]+)dvh/g, `$1*${window / 100}`)
            .replaceAll('px', '')}`,
        )(Math.min, Math.max) as number;
        expect(height).toBeLessThanOrEqual(Math.max(0.63 * window, 475));
        const upright = standsBetter(size, width - 6, height - 6);
        const box = extent({ size, upright, flipped: false });
        const scale = Math.min((width - 6) / box.width, (height - 6) / box.height);
        expect(Math.sqrt(3) * scale).toBeGreaterThanOrEqual(44);
      }
    },
  );
});
