/** Days of the device's calendar, and how many in a row somebody has solved a puzzle of the day. */

import type { DayKind } from '../../../protocol';

export const kinds: readonly DayKind[] = ['copycat', 'level', 'win'];

/** A day as it is written in links: 2026-11-16. */
export function dateText(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Noon of a written day, so that no change of the clocks moves it to another one; null if it is none. */
export function dayOf(text: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const found = new Date(year, month - 1, day, 12);
  return dateText(found) === text ? found : null;
}

/** The day so many days later, or earlier. */
export function daysLater(text: string, days: number): string {
  const day = dayOf(text) ?? new Date();
  day.setDate(day.getDate() + days);
  return dateText(day);
}

/** The day and the kind in the name of a puzzle such as `2026-11-16/copycat`. */
export function dayPuzzleIn(id: string): { date: string; kind: DayKind } | null {
  const [date = '', name, ...more] = id.split('/');
  const kind = kinds.find((one) => one === name);
  return kind !== undefined && more.length === 0 && dayOf(date) ? { date, kind } : null;
}

/**
 * How many days in a row, up to today, have a puzzle that was solved on that very day without looking at the
 * solution. As long as today is not over, yesterday keeps the row going.
 */
export function streak(
  kept: readonly { id: string; solved: number | null; shown: boolean }[],
  today: string,
): number {
  const solved = new Set<string>();
  for (const { id, solved: when, shown } of kept) {
    const named = dayPuzzleIn(id);
    if (named && when !== null && !shown && dateText(new Date(when)) === named.date) solved.add(named.date);
  }
  let day = solved.has(today) ? today : daysLater(today, -1);
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day = daysLater(day, -1);
  }
  return count;
}
