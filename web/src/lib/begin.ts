/** Begins a game: it is kept first and then opened, so that it is there when the tab is lost. */

import type { SetUp } from '../protocol';
import { router } from './router.svelte';
import { addGame, newKept, type Kept } from './storage';
import { randomId } from './time';

export async function begin(setUp: SetUp, from: Kept['from'] = null, replace = false): Promise<void> {
  const id = randomId();
  await addGame(newKept(id, setUp, from));
  router.go(`#/play/${id}`, replace);
}
