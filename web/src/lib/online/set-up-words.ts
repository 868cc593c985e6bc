/** A set-up in a few words, as the page in which it was made names them. */

import type { SetUp } from '../../protocol';
import { common } from '../../words/common';
import { setupWords } from '../../words/setup';

export function setUpWords(setUp: SetUp): string[] {
  const t = setupWords();
  const tag = (name: string) => setUp.tags.find(([tagged]) => tagged === name)?.[1];
  const said: string[] = [];
  if (setUp.game === 'seven') {
    if (tag('Pairs') === 'yes') said.push(t.pairs);
    else said.push(t.playersNumber(Number(tag('Players') ?? '2')));
    if (tag('Variant') === 'misere') said.push(t.misere);
  }
  if (setUp.game === 'heinash') {
    if (tag('Variant') === 'steal-number') said.push(t.stealNumber);
    if (tag('Variant') === 'steal-place') said.push(t.stealPlace);
    if (tag('Layout')?.startsWith('shuffle')) said.push(t.shuffled);
    if (tag('Layout') === 'balanced') said.push(t.balanced);
    if (tag('Operations') === '+*') said.push(t.plusTimes);
    if (tag('Operations') === '+') said.push(t.plus);
  }
  if (setUp.game === 'hyle7' && tag('Bag') === 'shared') said.push(t.sharedBag);
  const size = tag('Size');
  if (size) said.push(t.cells(Number(size)));
  const { clock } = setUp;
  if (clock.kind === 'bank') said.push(`${clock.main / 60_000} min + ${clock.increment / 1000} s`);
  else if (clock.kind === 'turns') said.push(t.turns);
  else said.push(t.none);
  const level = setUp.players.find((player) => player.kind === 'computer');
  if (level?.kind === 'computer') said.push(common().computer(level.level));
  return said;
}
