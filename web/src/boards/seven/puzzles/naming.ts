/** What a puzzle is called and what it asks for, in the language in use. */

import { dated, language } from '../../../lib/words.svelte';
import type { DayKind, PuzzleTask } from '../../../protocol';
import { puzzles } from '../words/puzzles';
import { dayOf } from './days';

export function titleOf(task: PuzzleTask): string {
  return puzzles()[task.puzzle];
}

export function textOf(task: PuzzleTask): string {
  const texts = {
    copycat: puzzles().copycatText,
    island: puzzles().islandText,
    holes: puzzles().holesText,
    make: puzzles().makeText,
  };
  return texts[task.puzzle];
}

/** A day as people say it. */
export function dayInWords(date: string, long = true): string {
  const day = dayOf(date);
  if (!day) return date;
  const options: Intl.DateTimeFormatOptions = long
    ? { weekday: 'long', day: 'numeric', month: 'long' }
    : { day: 'numeric', month: 'long' };
  const text = dated(day, options);
  return text.charAt(0).toLocaleUpperCase(language.now) + text.slice(1);
}

/** The other puzzles of the day, to go on with. */
export function shortOf(kind: DayKind): string {
  const texts = {
    copycat: puzzles().copycatShort,
    level: puzzles().levelShort,
    win: puzzles().winShort,
  };
  return texts[kind];
}
