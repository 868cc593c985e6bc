/** What a lesson is made of. */

import type { Start } from '../lib/sandbox.svelte';
import type { HintStep, TableView, TileLetter, Hex } from '../protocol';

/** What happened: the table before and after an event, as the rules tell it. */
export interface Happened {
  before: TableView;
  after: TableView;
  /** The last event. */
  event: string;
}

/** The step is done, or has to be tried again, or goes on. */
export type Verdict = 'done' | 'again' | 'on';

/** A step of a lesson; `Key` names texts of the lesson's words. */
export interface Step<Key extends string = string> {
  id: string;
  start: Start;
  title: Key;
  text: Key;
  /** Said when it is done. */
  done: Key;
  /** Said when something else was played; the usual words if missing. */
  again?: Key;
  /** The clause of the rules that is behind it. */
  clause: string;
  /** Looks only at what the rules said. */
  goal(happened: Happened): Verdict;
  /** One way to do it, for those who want to see it and for the tests. */
  solution: readonly string[];
  /** Something legal that is not meant, for the tests; empty where everything legal will do. */
  other: readonly string[];
}

/** Points at what an event would do. */
export function hintOf(event: string, text: string): HintStep {
  const hint: HintStep = { text, clause: null, hexes: [], tile: null, numbers: [], cells: [] };
  const tile = /^([IOYUSJP]):(.+)$/.exec(event);
  if (tile) {
    hint.tile = tile[1] as TileLetter;
    hint.hexes = (tile[2] ?? '').split(';').map((cell) => cell.split(',').map(Number) as Hex);
  } else if (/^[a-g][1-7]/.test(event)) {
    hint.cells = event.split('-');
  } else if (event.startsWith('put:')) {
    hint.numbers = [Number(event.slice(4))];
  }
  return hint;
}
