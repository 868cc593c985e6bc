/** Which pawn came on the board last. */

import type { Desk } from '../../lib/desk';
import type { HeinashView } from '../../protocol';

/** The cell that was free before the last turn and is not any more; null before the first pawn. */
export async function lastPawn(
  desk: Desk,
  shown: HeinashView,
  turn: { roll: number; end: number } | null,
): Promise<number | null> {
  if (turn === null) return null;
  const { position } = await desk.ask({ ask: 'position', events: turn.roll, lang: desk.lang }, 'position');
  if (position.game !== 'heinash') return null;
  const before = new Set(position.cells.filter((cell) => cell.owner === null).map((cell) => cell.number));
  return shown.cells.find((cell) => cell.owner !== null && before.has(cell.number))?.number ?? null;
}
