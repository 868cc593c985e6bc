/** Says and sounds what has happened at a table. */

import type { TableView } from '../protocol';
import { announce } from './live.svelte';
import { play } from './sound';

export function tellNews(before: TableView, after: TableView): void {
  for (const { event, kind, said } of after.events.slice(before.events.length)) {
    announce(said);
    if (kind === 'chance' && after.game === 'heinash') play('roll');
    if (kind === 'move') play(after.game === 'hyle7' && event.includes('-') ? 'slide' : 'place');
  }
  if (after.ending !== null && before.ending === null) {
    announce(after.ending);
    play('end');
  }
}
