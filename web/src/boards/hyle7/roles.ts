/** Who is who on a board, said for the people at this device. */

import type { Hyle7Board, TableView } from '../../protocol';
import { w } from '../../words/hyle7';
import { onlyPerson } from './moves';

/** "you are Order", or whose board it is when several people sit here: the other one is Chaos. */
export function roles(table: TableView, board: Hyle7Board): string {
  const own = onlyPerson(table);
  if (own === board.order) return w().youAre(w().order);
  if (own === board.chaos) return w().youAre(w().chaos);
  return w().someoneIs(table.seatNames[board.order] ?? '', w().order);
}

export function titleOf(index: number, shared: boolean): string {
  return shared ? w().board(index + 1) : w().round(index + 1);
}
