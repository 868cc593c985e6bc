/** What an analysis begins with: an empty board, a record, or what was explored last on this device. */

import { isGame } from '../../boards';
import type { GameName, Language } from '../../protocol';
import { House } from '../house/house';
import { sourceOf } from '../review/source';
import { formFrom, setUpOf } from '../setup';
import { now, randomSeed } from '../time';
import type { KeptTree } from './tree';

const PLACE = 'tablier.analysis';

/** A browser may forbid a page to keep anything; then it is forgotten with the tab. */
export function keepTree(tree: KeptTree): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tree));
  } catch {
    // It was too much, or not allowed.
  }
}

export function keptTree(): KeptTree | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as KeptTree | null;
    return kept && Array.isArray(kept.branches) && typeof kept.header === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** The record of a game by these rules before anything has happened. */
async function emptyRecord(house: House, game: GameName, query: URLSearchParams, lang: Language) {
  const seed = randomSeed();
  const form = formFrom(game, query, 3);
  const seats = form.seats.map(({ level }) => ({ who: 'person' as const, level }));
  // Nobody picks anything here: what is left open is as usual.
  const setUp = {
    ...setUpOf({ ...form, seats, lot: false, clock: 'none', realDice: false }, seed),
    picksColour: false,
  };
  await house.ask({ ask: 'begin', setUp, now: now(), seed, viewer: null, lang }, 'table');
  return (await house.ask({ ask: 'record', form: 'text' }, 'record')).text;
}

/** The record that the rest of an address means: a game's name, a kept game, or a record in its shortest form. */
export async function recordFor(rest: string, query: URLSearchParams, lang: Language): Promise<string> {
  const house = new House();
  try {
    if (isGame(rest)) return await emptyRecord(house, rest, query, lang);
    return (await sourceOf(rest, house, lang)).record;
  } finally {
    house.close();
  }
}
