/**
 * The games: the only list of them in the page. Whoever treats games alike asks here. A game that the rules know and
 * that has no folder is played by a plain board.
 */

import type { Component } from 'svelte';
import type { GameName } from '../protocol';
import titles from '../protocol/titles.json';
import type { Game, Playable } from './game';
import { heinash } from './heinash/game';
import { hyle7 } from './hyle7/game';
import type { Measure } from './measure';
import type { GameParts } from './parts';
import { plainGame } from './plain/game';
import { seven } from './seven/game';

const own: Partial<Record<GameName, Game>> = { seven, heinash, hyle7 };

/** Those that are shown in lists, in this order. */
export const games = Object.keys(own) as GameName[];

/** Every game that can be played. A name is a name: the same in every language. */
export const gameNames: Record<GameName, string> = titles;

export function isGame(name: string | undefined): name is GameName {
  return name !== undefined && Object.hasOwn(gameNames, name);
}

/** A game that has no folder has nothing of another one. */
export function gameOf(name: GameName): Game {
  const game = Object.hasOwn(own, name) ? own[name] : undefined;
  if (!game) throw new Error(`no board for ${String(name)}`);
  return game;
}

/** What any game has that the rules know. */
export function playable(name: GameName): Playable {
  return isGame(name) && !Object.hasOwn(own, name) ? plainGame(name) : gameOf(name);
}

/** What a game brings to a table, loaded when it is needed. */
export async function partsOf(name: GameName): Promise<GameParts> {
  return (await playable(name).table()).parts;
}

/** The same with how it is weighed. */
export async function measuredPartsOf(name: GameName): Promise<{ parts: GameParts; measure: Measure }> {
  const [parts, { measure }] = await Promise.all([partsOf(name), playable(name).measure()]);
  return { parts, measure };
}

export async function pictureOf(name: GameName): Promise<Component> {
  return (await gameOf(name).picture()).default;
}
