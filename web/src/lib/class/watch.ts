/** Places at the tables of a class on this device: to watch, or to play at. They are no tables of one's own. */

import { dropLessons, newMyTable, readTable, writeTable, type MyTable } from '../online/my-tables';

/** What a device that is handed around remembers of a lesson's tables. */
const KEPT = 24 * 60 * 60_000;

async function keep(mine: MyTable): Promise<MyTable> {
  await writeTable(mine).catch(console.warn);
  await dropLessons(Date.now() - KEPT).catch(console.warn);
  return mine;
}

/** A table that may be watched, with the code for it, so that the table's own page lets us in. */
export async function watchedAt(table: string, watch: string): Promise<MyTable> {
  const kept = await readTable(table).catch(() => null);
  return keep({ ...(kept ?? newMyTable(table)), watch, lesson: true });
}

/** What is known of a seat on this device, with the secret that the class has given. */
export async function seatAt(table: string, player: number, secret: string): Promise<MyTable> {
  const kept = await readTable(table).catch(() => null);
  if (kept?.secret === secret) return kept;
  return keep(newMyTable(table, { player, secret, lesson: true }));
}
