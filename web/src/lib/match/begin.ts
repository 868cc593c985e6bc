/** Begins a game: it is kept first and then opened, so that it is there when the tab is lost. */

import type { SetUp } from '../../protocol';
import { InOrder } from '../in-order';
import { router } from '../router.svelte';
import { addGame, newKept, type Kept } from '../storage';
import { randomId } from '../time';

const order = new InOrder();

/** Whoever presses twice because nothing has happened yet gets one game. */
export function begin(setUp: SetUp, from: Kept['from'] = null, replace = false): Promise<void> {
  return order.do(async () => {
    const id = randomId();
    await addGame(newKept(id, setUp, from));
    const there = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    router.go(`#/play/${id}`, replace);
    if (!replace) await there;
  }, 'begin');
}
