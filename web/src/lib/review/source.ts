/** Where the record of a review comes from: a game that is kept on this device, or the address itself. */

import type { Language, PlayerKind, SetUp } from '../../protocol';
import type { House } from '../house/house';
import { settings } from '../settings.svelte';
import { readGame, type Kept } from '../storage';
import { now, randomSeed } from '../time';

export interface Source {
  record: string;
  /** How the game was set up, with the seats as they were settled; null for a record from outside. */
  setUp: SetUp | null;
  /** The game on this device. */
  id: string | null;
}

async function recordOfKept(kept: Kept, house: House, lang: Language): Promise<Source> {
  const common = { now: now(), seed: randomSeed(), viewer: null, lang };
  if (kept.saved) await house.ask({ ask: 'resume', saved: kept.saved, ...common }, 'table');
  else if (kept.from)
    await house.ask({ ask: 'from-record', ...kept.from, setUp: kept.setUp, ...common }, 'table');
  else await house.ask({ ask: 'begin', setUp: kept.setUp, ...common }, 'table');
  const { text } = await house.ask({ ask: 'record', form: 'text' }, 'record');
  const setUp = kept.saved?.setUp ?? kept.setUp;
  const seats = kept.saved?.seats ?? [];
  return { record: text, setUp: seats.length > 0 ? { ...setUp, seating: seats } : setUp, id: kept.id };
}

/** The record that an address means: the name of a kept game, or a whole record in its shortest form. */
export async function sourceOf(id: string, house: House, lang: Language): Promise<Source> {
  const kept = await readGame(id).catch(() => null);
  return kept ? recordOfKept(kept, house, lang) : { record: id, setUp: null, id: null };
}

/** The set-up for another try from a position: the same seats, or the one who moved against the computer. */
export function setUpForTrying(source: Source, rules: SetUp, seat: number | null): SetUp {
  if (source.setUp) return { ...source.setUp, picksColour: false };
  const level = settings.levels[rules.game];
  const players = rules.players.map((_, one): PlayerKind =>
    seat === null || one === seat ? { kind: 'person' } : { kind: 'computer', level },
  );
  return { ...rules, players, seating: players.map((_, one) => one), picksColour: false };
}
