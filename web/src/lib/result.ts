/** Whose result counts: that of somebody who plays alone against computers of one level. */

import type { OutcomeView, PlayerKind } from '../protocol';

export function isPerson(player: PlayerKind | undefined): boolean {
  return player?.kind === 'person' || player?.kind === 'pair';
}

/** The number of the only person, or null where none or several play. */
export function onlyPerson(players: PlayerKind[]): number | null {
  const people = players.flatMap((player, number) => (isPerson(player) ? [number] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** The level that all computers have, or null. */
export function onlyLevel(players: PlayerKind[]): number | null {
  const levels = new Set(players.flatMap((player) => (player.kind === 'computer' ? [player.level] : [])));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

/** How it ended for a seat: first without an opponent beside it, sharing the first place, or behind. */
export function resultFor(outcome: OutcomeView, seat: number, pairs: boolean): 'won' | 'drawn' | 'lost' {
  if (outcome.places[seat] !== 1) return 'lost';
  const beside = outcome.places.some(
    (place, other) => place === 1 && other !== seat && !(pairs && other % 2 === seat % 2),
  );
  return beside ? 'drawn' : 'won';
}
