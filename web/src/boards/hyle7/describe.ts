/** The position in words, for those who do not see it. */

import type { Hyle7Board, Hyle7View, Language } from '../../protocol';
import { texts } from './words/board';

/** "square, 2 empty, circle": empty cells in a run are counted together. */
function cellsOf(row: number[], lang: Language): string {
  const text = texts[lang];
  const said: string[] = [];
  let empty = 0;
  const close = () => {
    if (empty > 0) said.push(text.emptyRun(empty));
    empty = 0;
  };
  for (const colour of row) {
    if (colour === 0) empty += 1;
    else {
      close();
      said.push(text.sign(colour));
    }
  }
  close();
  return said.join(', ');
}

function describeBoard(board: Hyle7Board, title: string, lang: Language): string[] {
  const text = texts[lang];
  const size = board.rows.length;
  const rows = board.rows.map((row, at) =>
    text.rowReads(String(size - at), cellsOf(row, lang), board.rowScores[at] ?? 0),
  );
  const columns = board.columnScores.flatMap((points, at) =>
    points > 0 ? [text.columnPoints(String.fromCharCode(97 + at), points)] : [],
  );
  return [
    text.boardReads(title, board.score),
    ...rows,
    ...(columns.length > 0 ? [text.columnsRead(columns.join(', '))] : []),
  ];
}

export function describe(view: Hyle7View, lang: Language): string[] {
  const text = texts[lang];
  const boards = view.boards.flatMap((board, at) => {
    if (!view.shared && at !== view.current) return [];
    return describeBoard(board, view.shared ? text.board(at + 1) : text.round(at + 1), lang);
  });
  const bag = view.boards[view.current]?.bag ?? [];
  const left = bag.flatMap((count, at) => (count > 0 ? [text.ofSign(count, text.sign(at + 1))] : []));
  return [
    ...boards,
    ...(view.drawn ? [text.drawnReads(text.sign(view.drawn))] : []),
    ...(left.length > 0 ? [text.bagReads(left.join(', '))] : []),
  ];
}
