/** The grid as it is drawn: pointy-top hexes of size 1, y downwards. */

import type { Hex } from '../../protocol';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WIDTH = Math.sqrt(3);

/** Towards the right, then on clockwise: neighbour n lies beyond the edge from corner n to corner n + 1. */
export const neighbours: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function centre([q, r]: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * r };
}

/** Corner 0 is the upper right one; the others follow clockwise. */
export function corner(cell: Hex, index: number): Point {
  const angle = (Math.PI / 3) * index - Math.PI / 6;
  const { x, y } = centre(cell);
  return { x: x + Math.cos(angle), y: y + Math.sin(angle) };
}

export function plus([q, r]: Hex, [otherQ, otherR]: Hex): Hex {
  return [q + otherQ, r + otherR];
}

/** A name for a cell, to look it up by. */
export function key([q, r]: Hex): string {
  return `${q},${r}`;
}

/** The cell at a point. */
export function cellAt({ x, y }: Point): Hex {
  const r = y / 1.5;
  const q = x / WIDTH - r / 2;
  const s = -q - r;
  let [nearQ, nearR] = [Math.round(q), Math.round(r)];
  const nearS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  if (offQ > offR && offQ > offS) nearQ = -nearR - nearS;
  else if (offR > offS) nearR = -nearQ - nearS;
  // Adding zero keeps a minus sign away from it.
  return [nearQ + 0, nearR + 0];
}

/** The middle of several cells. */
export function middle(cells: readonly Hex[]): Point {
  const sum = { x: 0, y: 0 };
  for (const cell of cells) {
    const { x, y } = centre(cell);
    sum.x += x;
    sum.y += y;
  }
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

/** The table seen from the other side: half a turn, which is a symmetry of the grid. */
export function turnAround(cells: readonly Hex[]): Hex[] {
  return cells.map(([q, r]) => [-q + 0, -r + 0]);
}

/** The smallest box around the hexes; null for none. */
export function boxAround(cells: readonly Hex[]): Box | null {
  if (cells.length === 0) return null;
  const points = cells.map(centre);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - WIDTH / 2,
    top: Math.min(...ys) - 1,
    right: Math.max(...xs) + WIDTH / 2,
    bottom: Math.max(...ys) + 1,
  };
}

export function around(box: Box, margin: number): Box {
  return {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
}

export function together(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Whether the first box lies within the second. */
export function within(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}
