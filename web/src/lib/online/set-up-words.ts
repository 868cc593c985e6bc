/** A set-up in a few words, as the page in which it was made names them. */

import type { SetUp } from '../../protocol';
import { common } from '../../words/common';
import { setupWords } from '../../words/setup';
import { describe, meant } from '../descriptions';

export function setUpWords(setUp: SetUp): string[] {
  const t = setupWords();
  const said = describe(setUp.game).fields.flatMap((field) => meant(field, setUp.tags)?.told ?? []);
  const { clock } = setUp;
  if (clock.kind === 'bank') said.push(`${clock.main / 60_000} min + ${clock.increment / 1000} s`);
  else if (clock.kind === 'turns') said.push(t.turns);
  else said.push(t.none);
  const level = setUp.players.find((player) => player.kind === 'computer');
  if (level?.kind === 'computer') said.push(common().computer(level.level));
  return said;
}
