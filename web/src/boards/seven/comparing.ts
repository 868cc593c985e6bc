/** How a finished game is told: the levels in the order in which they count, and the one that decided. */

import type { SevenView } from '../../protocol';

export interface Row {
  /** From 1. */
  level: number;
  counts: number[];
  /** Everybody who is still in the game has the same number. */
  equal: boolean;
  decides: boolean;
  /** It comes after the one that decided. */
  needless: boolean;
}

/**
 * The places come from the rules; the level that decided is the one on which the
 * last rival fell behind. Without a winner, or when a game was broken off, none did.
 */
export function compared(view: SevenView, places: readonly number[]): Row[] {
  const order = view.levels.map((_, index) => index);
  if (!view.misere) order.reverse();
  const seats = places.map((_, seat) => seat).filter((seat) => !view.out[seat]);
  const count = (level: number, seat: number) => view.levels[level]?.[seat] ?? 0;
  const better = (one: number, other: number) => {
    const level = order.find((index) => count(index, one) !== count(index, other));
    return level !== undefined && count(level, one) > count(level, other);
  };
  const first = seats.filter((seat) => places[seat] === 1);
  const best = first.reduce<number | undefined>(
    (found, seat) => (found === undefined || better(seat, found) ? seat : found),
    undefined,
  );
  const complete = view.held.every((tiles) => tiles.length === 0);
  let deciding = -1;
  if (complete && best !== undefined) {
    for (const rival of seats.filter((seat) => places[seat] !== 1)) {
      const at = order.findIndex((index) => count(index, best) !== count(index, rival));
      deciding = Math.max(deciding, at);
    }
  }
  return order.map((index, at) => ({
    level: index + 1,
    counts: places.map((_, seat) => count(index, seat)),
    equal: new Set(seats.map((seat) => count(index, seat))).size === 1,
    decides: at === deciding,
    needless: deciding >= 0 && at > deciding,
  }));
}
