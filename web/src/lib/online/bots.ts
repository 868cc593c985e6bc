/** Programs that play on the server: which listen, and asking one for a game. */

import type { BotView, ChallengeView, GameName, MadeTable, NewChallenge, NewTable } from '../../protocol';
import { fitted, newTableOf, usualForm } from '../setup';
import { randomSeed } from '../time';
import { about, call, read } from './api';
import { forgetTable, keepMade } from './my-tables';

/** The bots that listen just now; none where the server has no bots. */
export async function listening(): Promise<BotView[]> {
  if (!(await about()).bots) return [];
  return (await read<BotView[]>('bots')).filter(({ listens }) => listens);
}

/** A table for a game as usual against somebody else; who begins is decided by lot. */
export function usualTable(game: GameName): NewTable {
  const seed = String(BigInt(randomSeed()) % 1_000_000n);
  return newTableOf(fitted({ ...usualForm(game, 3), link: true, lot: true }), seed);
}

/** Whether a bot could take the open place: at a table for two nobody else is asked. */
export function fits({ setUp }: NewTable): boolean {
  return setUp.dice === 'host' && setUp.players.some(({ kind }) => kind === 'open');
}

/** Asks a bot for a game. My seat is kept before anything else. */
export async function challenge(bot: string, wanted: NewTable): Promise<MadeTable> {
  const body: NewChallenge = { ...wanted, player: null };
  const path = `bots/${encodeURIComponent(bot)}/challenges`;
  const made = await read<MadeTable>(path, { method: 'POST', body });
  await keepMade(made, wanted.setUp.game);
  return made;
}

/** What became of a challenge. */
export const answerOf = (bot: string, table: string): Promise<ChallengeView> =>
  read<ChallengeView>(`bots/${encodeURIComponent(bot)}/challenges/${encodeURIComponent(table)}`);

/** Takes a challenge back, as far as it is still there, and forgets its table. */
export async function takeBack({ table, owner }: MadeTable): Promise<void> {
  await call(`tables/${encodeURIComponent(table)}`, { method: 'DELETE', secret: owner }).catch(
    () => undefined,
  );
  await forgetTable(table);
}
