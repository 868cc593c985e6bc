/** Makes a table on the server and goes there. */

import type { NewTable } from '../../protocol';
import { router } from '../router.svelte';
import { makeTable } from './api';
import { keepMade } from './my-tables';

export async function openTable(wanted: NewTable): Promise<void> {
  const made = await makeTable(wanted);
  // Without its secret a seat is lost, so it is kept before anything else.
  await keepMade(made, wanted.setUp.game);
  router.go(`#/table/${made.table}`);
}
