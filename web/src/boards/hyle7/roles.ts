/** Who is who on a board, said for the people at this device. */

import type { Desk } from '../../lib/desk';
import type { Hyle7Board } from '../../protocol';
import { w } from './words/board';
import { ownSeat } from './moves';

/** "you are Order", or whose board it is when several people sit here: the other one is Chaos. */
export function roles(desk: Desk, board: Hyle7Board): string {
  const own = ownSeat(desk);
  if (own === board.order) return w().youAre(w().order);
  if (own === board.chaos) return w().youAre(w().chaos);
  return w().someoneIs(desk.view.seatNames[board.order] ?? '', w().order);
}

export function titleOf(index: number, shared: boolean): string {
  return shared ? w().board(index + 1) : w().round(index + 1);
}
