/** The games: the only list of them in the page. Whoever treats games alike asks here. */

import type { Component } from 'svelte';
import type { GameName } from '../protocol';
import type { Game } from './game';
import { heinash } from './heinash/game';
import { hyle7 } from './hyle7/game';
import type { GameParts } from './parts';
import { seven } from './seven/game';
import type { Measure } from './measure';

const all: Record<GameName, Game> = { seven, heinash, hyle7 };

/** In the order in which they are shown. */
export const games = Object.keys(all) as GameName[];

export const gameNames = Object.fromEntries(
  Object.values(all).map(({ name, title }) => [name, title]),
) as Record<GameName, string>;

export function isGame(name: string | undefined): name is GameName {
  return name !== undefined && Object.hasOwn(all, name);
}

/** A game that the page does not know has nothing of another one. */
export function gameOf(name: GameName): Game {
  if (!isGame(name)) throw new Error(`no board for ${String(name)}`);
  return all[name];
}

/** What a game brings to a table, loaded when it is needed. */
export async function partsOf(name: GameName): Promise<GameParts> {
  return (await gameOf(name).table()).parts;
}

/** The same with how it is weighed. */
export async function measuredPartsOf(name: GameName): Promise<{ parts: GameParts; measure: Measure }> {
  const [parts, { measure }] = await Promise.all([partsOf(name), gameOf(name).measure()]);
  return { parts, measure };
}

export async function pictureOf(name: GameName): Promise<Component> {
  return (await gameOf(name).picture()).default;
}
