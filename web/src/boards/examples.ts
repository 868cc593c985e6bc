/** Positions that show what the rules of a game say. The records are replayed by the tests. */

import type { Start } from '../lib/sandbox.svelte';

export interface Example<Key extends string = string> {
  /** The text below it. */
  caption: Key;
  start: Start;
  /** What stands beside the board is part of the example. */
  side?: boolean;
  /** So is what lies below it. */
  tray?: boolean;
}

/** By clause, for each clause that has something to see. */
export type Examples<Key extends string = string> = Readonly<Record<string, Example<Key>>>;
