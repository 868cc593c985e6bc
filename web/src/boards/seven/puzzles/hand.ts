/** A tile in hand over a puzzle: where it may lie as it is turned now. The places are those that were listed. */

import { plus } from '../hex';
import { eventOf, inReadingOrder, type Place } from '../placing';
import type { Hex, LayPlaces, Shape, TileLetter } from '../../../protocol';

/** The places for a tile turned this way, in reading order. */
export function placesFor(tile: TileLetter, cells: readonly Hex[], listed: LayPlaces | undefined): Place[] {
  const places = (listed?.shifts ?? []).map((shift) => {
    const moved = cells.map((cell) => plus(cell, shift));
    return { cells: moved, event: eventOf(tile, moved) };
  });
  return places.sort(inReadingOrder);
}

/** The number of the orientation after a turn by 60 degrees, clockwise or back. */
export function turned(shape: Shape, at: number, back: boolean): number {
  let next = at;
  // Six turns come back to the start, so five turns on are one turn back.
  for (let times = back ? 5 : 1; times > 0; times -= 1) next = shape.orientations[next]?.turned ?? next;
  return next;
}

export function flipped(shape: Shape, at: number): number {
  return shape.orientations[at]?.flipped ?? at;
}
