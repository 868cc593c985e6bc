/**
 * Finding among the places that the rules listed: which of them a tile turned this
 * way can take, which one is nearest to a point, and which one comes next. No place
 * is made up here.
 */

import type { Hex, Shape, TileLetter } from '../../protocol';
import { cellAt, centre, key, middle, plus, type Point } from './hex';

/** A place for a tile as the rules list it. */
export interface Place {
  event: string;
  cells: Hex[];
}

/** Cells moved so that their smallest coordinates are 0, and sorted: the same for the same shape. */
function settled(cells: readonly Hex[]): string {
  const q = Math.min(...cells.map((cell) => cell[0]));
  const r = Math.min(...cells.map((cell) => cell[1]));
  return cells
    .map((cell) => key([cell[0] - q, cell[1] - r]))
    .sort()
    .join(';');
}

/** Whether the cells are one shape moved to another place, without turning. */
export function sameShape(one: readonly Hex[], other: readonly Hex[]): boolean {
  return settled(one) === settled(other);
}

/** The number of the orientation in which a tile covers these cells; 0 if it is none of them. */
export function orientationOf(shape: Shape, cells: readonly Hex[]): number {
  const wanted = settled(cells);
  return Math.max(
    0,
    shape.orientations.findIndex((orientation) => settled(orientation.cells) === wanted),
  );
}

/** The places for a tile that is turned like `cells`, in reading order. */
export function placesTurnedLike(places: readonly Place[], cells: readonly Hex[]): Place[] {
  const wanted = settled(cells);
  return places.filter((place) => settled(place.cells) === wanted).sort(inReadingOrder);
}

export function inReadingOrder(one: { cells: readonly Hex[] }, other: { cells: readonly Hex[] }): number {
  const [a, b] = [middle(one.cells), middle(other.cells)];
  return Math.abs(a.y - b.y) > 0.01 ? a.y - b.y : a.x - b.x;
}

/** The place whose middle is nearest to the point, if it is at most `reach` away. */
export function nearest(places: readonly Place[], point: Point, reach = Infinity): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (const place of places) {
    const { x, y } = middle(place.cells);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance <= least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

/** The cells that a tile turned like `cells` covers when its middle is held over the point. */
export function heldOver(cells: readonly Hex[], point: Point): Hex[] {
  const first = cells[0] ?? [0, 0];
  const { x, y } = middle(cells);
  const start = centre(first);
  const moved = cellAt({ x: point.x + start.x - x, y: point.y + start.y - y });
  const step: Hex = [moved[0] - first[0], moved[1] - first[1]];
  return cells.map((cell) => plus(cell, step));
}

/** The next place in reading order, or the one before; from nowhere, the first or the last. */
export function stepped(places: readonly Place[], from: string | null, step: 1 | -1): Place | null {
  if (places.length === 0) return null;
  const at = places.findIndex(({ event }) => event === from);
  const next = at < 0 ? (step > 0 ? 0 : places.length - 1) : at + step;
  return places[(next + places.length) % places.length] ?? null;
}

/** The nearest place in a direction on the screen; null if there is none. */
export function towardsSide(places: readonly Place[], from: readonly Hex[], side: Point): Place | null {
  const start = middle(from);
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = middle(place.cells);
    const along = (x - start.x) * side.x + (y - start.y) * side.y;
    const across = Math.abs((x - start.x) * side.y - (y - start.y) * side.x);
    if (along < 0.4 || across > along * 2) continue;
    const cost = along + 2 * across;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** A move as records write it. */
export function eventOf(tile: TileLetter, cells: readonly Hex[]): string {
  return `${tile}:${cells.map(key).join(';')}`;
}

/** The cells of an event such as `I:0,0;1,0;2,0;3,0`. */
export function cellsIn(event: string): Hex[] {
  const cells = event.split(':')[1] ?? '';
  return cells.split(';').map((cell) => {
    const [q = 0, r = 0] = cell.split(',').map(Number);
    return [q, r];
  });
}

export function tileIn(event: string): TileLetter {
  return event.charAt(0) as TileLetter;
}
