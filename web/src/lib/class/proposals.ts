/** What a class proposes, put together for a projector: one line for each number, however it is made. */

import type { Proposal } from '../../protocol';

/** A proposal with what the rules make of it. */
export interface Told extends Proposal {
  /** The number that a calculation takes; null where it is no calculation. */
  number: number | null;
  /** The calculation as people write it, or in a sentence what would happen. */
  text: string;
}

export interface Wish {
  key: string;
  number: number | null;
  /** How many want it. */
  count: number;
  /** What is played if the class decides so: the way that most have proposed. */
  event: string;
  /** All ways, the most wanted first. */
  texts: string[];
}

export function gathered(told: Told[]): Wish[] {
  const wishes = new Map<string, Wish>();
  // The most wanted way comes first, and is the one to be played.
  for (const { event, count, number, text } of [...told].sort((one, other) => other.count - one.count)) {
    const key = number === null ? event : String(number);
    const known = wishes.get(key);
    if (known) {
      known.count += count;
      known.texts.push(text);
    } else wishes.set(key, { key, number, count, event, texts: [text] });
  }
  return [...wishes.values()].sort((one, other) => other.count - one.count);
}

/** How many have proposed something. */
export const voices = (proposals: Proposal[]): number => proposals.reduce((sum, { count }) => sum + count, 0);
