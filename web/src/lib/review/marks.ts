/** What a move touches on the board, found by looking at the positions before and after it. */

import type { HintStep, PositionView } from '../../protocol';

export function marksOf(event: string, before: PositionView, after: PositionView): HintStep {
  const marks: HintStep = { text: '', clause: null, hexes: [], tile: null, numbers: [], cells: [] };
  if (after.game === 'seven') {
    marks.hexes = after.placed.at(-1)?.cells ?? [];
  } else if (after.game === 'heinash' && before.game === 'heinash') {
    const owners = new Map(before.cells.map(({ number, owner }) => [number, owner]));
    marks.numbers = after.cells.flatMap(({ number, owner }) =>
      owners.get(number) === owner ? [] : [number],
    );
  } else if (after.game === 'hyle7') {
    marks.cells = event.split('-').filter((cell) => /^[a-z]\d$/.test(cell));
  }
  return marks;
}

/** The board of HYLE⁷ that is played on; the other games have one. */
export function boardOf(position: PositionView): number {
  return position.game === 'hyle7' ? position.current : 0;
}
