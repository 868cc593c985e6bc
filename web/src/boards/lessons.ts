/** What the first game of a game is made of. */

import type { Start } from '../lib/sandbox.svelte';
import type { HintStep, TableView } from '../protocol';

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

export interface Course {
  steps: readonly Step[];
  /** A text of the course in the language in use. */
  say(key: string): string;
  /** Points at what an event would do; null: there is nothing to show. */
  hint(event: string): HintStep | null;
  /** An event as people write it, where a board cannot show it; null: it can. */
  written?(event: string): string | null;
}

export function course<Key extends string>(
  steps: readonly Step<Key>[],
  texts: () => Record<Key, string>,
  showing: Pick<Course, 'hint' | 'written'>,
): Course {
  return { steps, say: (key) => texts()[key as Key], ...showing };
}

export const check = (met: boolean): Verdict => (met ? 'done' : 'again');
