/** My places at tables that a server holds, on this device. A place belongs to whoever has its secret. */

import type { GameName, Joined, MadeTable, Place, PlayerKind, PositionView } from '../../protocol';
import { shelf } from '../storage';
import type { Pending } from './outbox';

/** Whom a table waits for, as it was last seen. */
export type Turn = 'mine' | 'theirs' | 'open' | 'over' | 'gone';

export interface MyTable {
  table: string;
  /** Known once the table has been seen. */
  game: GameName | null;
  /** The secret of my seat; null: I watch. */
  secret: string | null;
  player: number | null;
  /** The code for watching, as far as I have it. */
  watch: string | null;
  /** The secret by which the table can be deleted: I made it. */
  owner: string | null;
  /** The codes of the places that were open when I made it. */
  places: Place[];
  /** The code by which I came. */
  code: string | null;
  /** My own part of the chance. */
  luck: string;
  /** What the server had committed itself to when I first saw the table. */
  commitment: string | null;
  /** The last number I gave to something, and what is not known to be kept. */
  lastId: number;
  pending: Pending[];
  /** What I was working out after so many events. */
  draft: { events: number; text: string } | null;
  /** As it was last seen. */
  players: PlayerKind[];
  position: PositionView | null;
  moves: number;
  turn: Turn;
  touched: number;
  /** It belongs to a lesson, and is found by the class's own pages. */
  lesson?: boolean;
}

/** 32 bytes that nobody can guess, in hexadecimal. */
function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newMyTable(table: string, known: Partial<MyTable> = {}): MyTable {
  return {
    table,
    game: null,
    secret: null,
    player: null,
    watch: null,
    owner: null,
    places: [],
    code: null,
    luck: randomSecret(),
    commitment: null,
    lastId: 0,
    pending: [],
    draft: null,
    players: [],
    position: null,
    moves: 0,
    turn: 'open',
    touched: Date.now(),
    ...known,
  };
}

export async function readTable(table: string): Promise<MyTable | null> {
  return (await (await shelf()).get('tables', table)) ?? null;
}

export async function writeTable(mine: MyTable): Promise<void> {
  await (await shelf()).put('tables', mine);
}

/** Changes a part of what is kept; another tab may change another part at the same time. */
export async function changeTable(table: string, part: Partial<MyTable>): Promise<void> {
  const writing = (await shelf()).transaction('tables', 'readwrite');
  const there = await writing.store.get(table);
  if (there) await writing.store.put({ ...there, ...part });
  await writing.done;
}

export async function forgetTable(table: string): Promise<void> {
  await (await shelf()).delete('tables', table);
}

/** All my tables: first those where it is my turn, then the latest. */
export async function listTables(): Promise<MyTable[]> {
  const order: Turn[] = ['mine', 'theirs', 'open', 'over', 'gone'];
  const all = (await (await shelf()).getAll('tables')).filter((mine) => !mine.lesson);
  return all.sort((a, b) => order.indexOf(a.turn) - order.indexOf(b.turn) || b.touched - a.touched);
}

/** Forgets the tables of lessons that were last seen before a time. */
export async function dropLessons(before: number): Promise<void> {
  const writing = (await shelf()).transaction('tables', 'readwrite');
  for (const mine of await writing.store.getAll())
    if (mine.lesson && mine.touched < before) await writing.store.delete(mine.table);
  await writing.done;
}

/** The table that a code led to before, so that opening the same link twice takes no second place. */
export async function tableByCode(code: string): Promise<MyTable | null> {
  const typed = tidyCode(code);
  const known = (mine: MyTable) =>
    mine.code === typed || mine.watch === typed || mine.places.some((place) => place.code === typed);
  return (await listTables()).find(known) ?? null;
}

/** A code as the server writes it, however it was typed. */
export function tidyCode(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

/** Keeps a table that was just made. */
export async function keepMade(made: MadeTable, game: GameName): Promise<void> {
  const { table, seat, places, watch, owner } = made;
  const player = seat?.player ?? null;
  await writeTable(newMyTable(table, { game, secret: seat?.secret ?? null, player, places, watch, owner }));
}

/** Keeps a place that was just taken, or a table that may be watched. */
export async function keepJoined({ table, seat, watch }: Joined, code: string | null): Promise<void> {
  const there = (await readTable(table)) ?? newMyTable(table);
  // Whoever has a seat and opens the link for watching keeps the seat.
  const secret = seat?.secret ?? there.secret;
  const player = seat?.player ?? there.player;
  await writeTable({ ...there, secret, player, code: code ?? there.code, watch: watch ?? there.watch });
}

/** The table where everybody plays again: the seats' secrets and codes are the same, the chance is a new one. */
export async function keepNext(before: MyTable, next: string): Promise<void> {
  if (await readTable(next)) return;
  const { game, secret, player, watch, owner } = before;
  await writeTable(newMyTable(next, { game, secret, player, watch, owner }));
}
