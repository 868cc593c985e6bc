/** Sorts the palindromes that the rules found by where they lie; none is looked for here. */

import type { Hyle7Board, PalindromeView } from '../../protocol';
import { nameOf } from './geometry';

export interface Line {
  kind: 'row' | 'column';
  /** The row's number or the column's letter. */
  name: string;
  cells: string[];
  points: number;
  /** From the left or from the top, the longest first at each place. */
  palindromes: PalindromeView[];
}

/** What somebody points at: a cell, a whole line, or one palindrome. */
export type Pointed =
  | { board: number; cell: string }
  | { board: number; line: Line }
  | { board: number; palindrome: PalindromeView };

const key = (palindrome: PalindromeView) => palindrome.cells.join(' ');

/** All rows from the top, then all columns from the left. */
export function linesOf(board: Hyle7Board): Line[] {
  const size = board.rows.length;
  const steps = Array.from({ length: size }, (_, step) => step);
  const line = (kind: Line['kind'], cells: string[], points: number): Line => {
    const first = cells[0] ?? '';
    const within = (palindrome: PalindromeView) => palindrome.cells.every((cell) => cells.includes(cell));
    const start = (palindrome: PalindromeView) =>
      Math.min(...palindrome.cells.map((cell) => cells.indexOf(cell)));
    const palindromes = board.palindromes
      .filter(within)
      .sort((one, other) => start(one) - start(other) || other.points - one.points);
    return { kind, name: kind === 'row' ? first.slice(1) : first.slice(0, 1), cells, points, palindromes };
  };
  const rows = steps.map((row) =>
    line(
      'row',
      steps.map((column) => nameOf({ column, row }, size)),
      board.rowScores[row] ?? 0,
    ),
  );
  const columns = steps.map((column) =>
    line(
      'column',
      steps.map((row) => nameOf({ column, row }, size)),
      board.columnScores[column] ?? 0,
    ),
  );
  return [...rows, ...columns];
}

/** The palindromes at what is pointed at. */
export function pointedOut(board: Hyle7Board, pointed: Pointed): PalindromeView[] {
  if ('palindrome' in pointed) return [pointed.palindrome];
  if ('line' in pointed) return pointed.line.palindromes;
  return board.palindromes.filter((palindrome) => palindrome.cells.includes(pointed.cell));
}

/** Those that are part of no other: the ones worth an outline, for the others lie inside. */
export function outermost(palindromes: PalindromeView[]): PalindromeView[] {
  return palindromes.filter(
    (inner) =>
      !palindromes.some(
        (outer) =>
          outer.cells.length > inner.cells.length && inner.cells.every((cell) => outer.cells.includes(cell)),
      ),
  );
}

/** Those that were not there before. */
export function formed(before: PalindromeView[], now: PalindromeView[]): PalindromeView[] {
  const known = new Set(before.map(key));
  return now.filter((palindrome) => !known.has(key(palindrome)));
}

/** The palindromes' cells in the order in which they are read. */
export function inOrder(palindrome: PalindromeView): string[] {
  return [...palindrome.cells].sort(
    (one, other) => one.charCodeAt(0) - other.charCodeAt(0) || Number(other.slice(1)) - Number(one.slice(1)),
  );
}
