/**
 * Follows the tokens from one position to the next, so that a token that slid is
 * seen to slide and not to vanish here and appear there.
 */

import { cellNames, colourAt } from './geometry';

export interface Token {
  id: number;
  cell: string;
  colour: number;
  /** It has just been put down. */
  fresh: boolean;
}

let lastId = 0;

export function follow(before: Token[], rows: number[][]): Token[] {
  const occupied = cellNames(rows.length)
    .flat()
    .filter((cell) => colourAt(rows, cell) > 0);
  const stay = before.filter((token) => colourAt(rows, token.cell) === token.colour);
  const gone = before.filter((token) => !stay.includes(token));
  const come = occupied.filter((cell) => !stay.some((token) => token.cell === cell));
  const kept = stay.map((token) => ({ ...token, fresh: false }));
  const moved = gone[0];
  const target = come[0];
  // One token left a cell and one of its colour came to another: it is the same one.
  if (gone.length === 1 && come.length === 1 && moved && target && colourAt(rows, target) === moved.colour) {
    return [...kept, { ...moved, cell: target, fresh: false }];
  }
  const fresh = come.length === 1 && gone.length === 0;
  return [...kept, ...come.map((cell) => ({ id: (lastId += 1), cell, colour: colourAt(rows, cell), fresh }))];
}
