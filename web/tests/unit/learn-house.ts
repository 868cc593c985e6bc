/** The rules as the page has them, for tests that replay positions. */

import { readFileSync } from 'node:fs';
import { House, initSync, Thinker } from '../../src/lib/house/pkg/wasm.js';
import { opening, type Start } from '../../src/lib/sandbox.svelte';
import type { Act, Ask, Question, Reply, TableView, Thought } from '../../src/protocol';

const made = new URL('../../src/lib/house/pkg/', import.meta.url);
initSync({ module: readFileSync(new URL('wasm_bg.wasm', made)) });
const house = new House();
const thinker = new Thinker();

export function ask<R extends Reply['reply']>(question: Ask, reply: R): Extract<Reply, { reply: R }> {
  const answer = JSON.parse(house.answer(JSON.stringify(question))) as Reply;
  if (answer.reply !== reply) throw new Error(JSON.stringify(answer));
  return answer as Extract<Reply, { reply: R }>;
}

export function think<T extends Thought['thought']>(
  question: Question,
  thought: T,
): Extract<Thought, { thought: T }> {
  const asked = JSON.stringify(question);
  for (const name of thinker.needs(asked).split(' ').filter(Boolean)) {
    thinker.provide(name, readFileSync(new URL(`weights/${name}.bin`, made)));
  }
  const answer = JSON.parse(thinker.answer(asked)) as Thought;
  if (answer.thought !== thought) throw new Error(JSON.stringify(answer));
  return answer as Extract<Thought, { thought: T }>;
}

/** The table to which a start leads. */
export function lay(start: Start): TableView {
  return ask(opening(start, start.events, start.chance !== undefined, 0), 'table').view;
}

/** The same table after one more event of whoever acts. */
export function after(before: TableView, event: string): TableView {
  const player = 'seat' in before.waitsFor ? before.waitsFor.seat : null;
  const chance = /^(roll|draw):/.test(event);
  const act: Act = chance ? { act: 'chance', event } : { act: 'move', event };
  const reply = ask({ ask: 'tell', now: 0, player, act, viewer: player, lang: 'en' }, 'table');
  if (reply.refused) throw new Error(reply.refused.message);
  return reply.view;
}
