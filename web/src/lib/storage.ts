/** What is kept on this device: games, how they ended against each level, puzzles, and places at tables elsewhere. */

import type { DBSchema } from 'idb';
import type { GameName, OutcomeView, PositionView, Saved, SetUp } from '../protocol';
import type { MyTable } from './online/my-tables';
import { shelfOf } from './shelf';

/** One game. */
export interface Kept {
  id: string;
  /** How it was set up; the table's own set-up is in `saved` once it has begun. */
  setUp: SetUp;
  /** A record to begin with: all its events, or the first so many. */
  from: { record: string; events: number | null } | null;
  saved: Saved | null;
  /** The position as it stood, to show it in the list. */
  position: PositionView | null;
  /** How many moves were made, without rolls and draws. */
  moves: number;
  outcome: OutcomeView | null;
  /** What somebody was working out: the line after so many events, by one of the players. */
  draft?: Draft | null;
  /** Play was paused when the game was last written, and still is when it is opened again. */
  paused?: boolean;
  /** Its result has been counted; a game that is taken back and won later counts once. */
  counted: boolean;
  begun: number;
  touched: number;
  /** Grows with each writing, so that a tab that has been overtaken notices. */
  writing: number;
}

/** A line that is not finished. */
export interface Draft {
  events: number;
  player: number;
  text: string;
}

/** Results of the person alone against computers of one level. */
export interface Tally {
  key: string;
  won: number;
  drawn: number;
  lost: number;
}

/** How far somebody has come with a puzzle. */
export interface PuzzleKept {
  /** Which puzzle, such as `2026-11-16/copycat` or `holes/14`. */
  id: string;
  /** What lies there: tiles as records write them, or the moves of a game. */
  white: string;
  black: string;
  /** When it was solved for the first time; null: not yet. */
  solved: number | null;
  /** The solution was shown before that. */
  shown: boolean;
  /** How many steps of hints were taken. */
  hints: number;
  /** How long it was worked on, in seconds. */
  seconds: number;
  /** The best figure so far, where one counts. */
  best: number | null;
  touched: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: Kept; indexes: { touched: number } };
  tallies: { key: string; value: Tally };
  puzzles: { key: string; value: PuzzleKept };
  tables: { key: string; value: MyTable };
}

export const shelf = shelfOf<Shelf>('tablier', 3, (database, before) => {
  if (before < 1) {
    database.createObjectStore('games', { keyPath: 'id' }).createIndex('touched', 'touched');
    database.createObjectStore('tallies', { keyPath: 'key' });
  }
  if (before < 2) database.createObjectStore('puzzles', { keyPath: 'id' });
  if (before < 3) database.createObjectStore('tables', { keyPath: 'table' });
});

export function newKept(id: string, setUp: SetUp, from: Kept['from'] = null): Kept {
  const begun = Date.now();
  return {
    id,
    setUp,
    from,
    saved: null,
    position: null,
    moves: 0,
    outcome: null,
    counted: false,
    begun,
    touched: begun,
    writing: 0,
  };
}

export async function addGame(game: Kept): Promise<void> {
  await (await shelf()).put('games', game);
}

export async function readGame(id: string): Promise<Kept | null> {
  return (await (await shelf()).get('games', id)) ?? null;
}

/** Writes a game, unless somebody else has written it since: then it says so and changes nothing. */
export async function writeGame(game: Kept): Promise<boolean> {
  const writing = (await shelf()).transaction('games', 'readwrite');
  const there = await writing.store.get(game.id);
  const fits = there !== undefined && there.writing === game.writing;
  if (fits) await writing.store.put({ ...game, writing: game.writing + 1 });
  await writing.done;
  return fits;
}

export async function removeGame(id: string): Promise<void> {
  await (await shelf()).delete('games', id);
}

/** All games, the latest first. */
export async function listGames(): Promise<Kept[]> {
  const all = await (await shelf()).getAllFromIndex('games', 'touched');
  return all.reverse();
}

/** The game that was touched last among those that have begun and are not over. */
export async function unfinished(): Promise<Kept | null> {
  return (await listGames()).find((game) => game.outcome === null && game.moves > 0) ?? null;
}

const tallyKey = (game: GameName, level: number) => `${game}:${level}`;

export async function countResult(
  game: GameName,
  level: number,
  result: 'won' | 'drawn' | 'lost',
): Promise<void> {
  const writing = (await shelf()).transaction('tallies', 'readwrite');
  const key = tallyKey(game, level);
  const tally = (await writing.store.get(key)) ?? { key, won: 0, drawn: 0, lost: 0 };
  tally[result] += 1;
  await writing.store.put(tally);
  await writing.done;
}

/** The results against each level of a game, by level. */
export async function tallies(game: GameName): Promise<Map<number, Tally>> {
  const all = await (await shelf()).getAll('tallies');
  const found = new Map<number, Tally>();
  for (const tally of all) {
    const [name, level] = tally.key.split(':');
    if (name === game) found.set(Number(level), tally);
  }
  return found;
}

export async function readPuzzle(id: string): Promise<PuzzleKept | null> {
  return (await (await shelf()).get('puzzles', id)) ?? null;
}

export async function writePuzzle(kept: PuzzleKept): Promise<void> {
  await (await shelf()).put('puzzles', kept);
}

export async function listPuzzles(): Promise<PuzzleKept[]> {
  return (await shelf()).getAll('puzzles');
}
