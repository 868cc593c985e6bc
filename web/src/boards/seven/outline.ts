/**
 * The outline of hexes that belong together, so that a tile is drawn as one piece
 * without seams: the edges that have no hex of the tile beyond them, chained to
 * loops, drawn in a little and rounded at the corners.
 */

import type { Hex } from '../../protocol';
import { corner, key, neighbours, plus, type Point } from './hex';

/** Two corners of neighbouring hexes are the same point up to rounding. */
function cornerName({ x, y }: Point): string {
  return `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
}

/**
 * The loops around the cells, clockwise on the screen; a hole is a loop the other
 * way round. At a corner three hexes meet, so no loop ever touches itself.
 */
export function loops(cells: readonly Hex[]): Point[][] {
  const inside = new Set(cells.map(key));
  const edges = new Map<string, { from: Point; to: Point }>();
  for (const cell of cells) {
    neighbours.forEach((step, index) => {
      if (inside.has(key(plus(cell, step)))) return;
      const from = corner(cell, index);
      edges.set(cornerName(from), { from, to: corner(cell, index + 1) });
    });
  }
  const found: Point[][] = [];
  for (const start of edges.keys()) {
    const loop: Point[] = [];
    let edge = edges.get(start);
    while (edge) {
      edges.delete(cornerName(edge.from));
      loop.push(edge.from);
      edge = edges.get(cornerName(edge.to));
    }
    if (loop.length > 0) found.push(loop);
  }
  return found;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : distance / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The loop with every edge moved inwards by `inset`. */
export function drawnIn(loop: readonly Point[], inset: number): Point[] {
  return loop.map((point, index) => {
    const before = loop.at(index - 1) ?? point;
    const after = loop[(index + 1) % loop.length] ?? point;
    // Clockwise on the screen the inside lies to the right of the way one goes.
    const [a, b] = [inwards(before, point), inwards(point, after)];
    const scale = inset / (1 + a.x * b.x + a.y * b.y);
    return { x: point.x + (a.x + b.x) * scale, y: point.y + (a.y + b.y) * scale };
  });
}

function inwards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

/** A corner to round: where the curve begins, the corner itself, where it ends. */
interface Bend {
  begin: Point;
  at: Point;
  end: Point;
}

/** The outlines of the cells as bends that straight lines join. */
export function bends(cells: readonly Hex[], inset: number, rounding: number): Bend[][] {
  return loops(cells).map((loop) => {
    const points = drawnIn(loop, inset);
    return points.map((at, index) => {
      const before = points.at(index - 1) ?? at;
      const after = points[(index + 1) % points.length] ?? at;
      const reach = (other: Point) => Math.min(rounding, Math.hypot(other.x - at.x, other.y - at.y) * 0.49);
      return { begin: towards(at, before, reach(before)), at, end: towards(at, after, reach(after)) };
    });
  });
}

function figures({ x, y }: Point): string {
  return `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;
}

/** The outline of the cells as the `d` of an SVG path, moved by `(0, shift)`. */
export function outline(cells: readonly Hex[], inset = 0.035, rounding = 0.3, shift = 0): string {
  const moved = ({ x, y }: Point): Point => ({ x, y: y + shift });
  return bends(cells, inset, rounding)
    .map((loop) =>
      loop
        .map(({ begin, at, end }, index) => {
          const go = `${index === 0 ? 'M' : 'L'}${figures(moved(begin))}`;
          return `${go}Q${figures(moved(at))} ${figures(moved(end))}`;
        })
        .join('')
        .concat('Z'),
    )
    .join('');
}
