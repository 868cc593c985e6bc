/** What the header and the window's title say about the page that is open. */

import type { GameName } from '../protocol';

interface Heading {
  line: string;
  title: string;
  game: GameName | null;
}

const NOTHING: Heading = { line: '', title: '', game: null };

export const heading = $state<Heading>({ ...NOTHING });

/** Keeps the heading up to date while a component is there. Null leaves it to others. */
export function showHeading(make: () => Partial<Heading> | null): void {
  $effect(() => {
    const made = make();
    if (made) Object.assign(heading, NOTHING, made);
  });
}
