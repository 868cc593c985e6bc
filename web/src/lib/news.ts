/** Says and sounds what has happened at a table. */

import { playable } from '../boards';
import type { TableView } from '../protocol';
import { announce } from './live.svelte';
import { play } from './sound';

export function tellNews(before: TableView, after: TableView): void {
  for (const event of after.events.slice(before.events.length)) {
    announce(event.said);
    const sound = playable(after.game).sound(event);
    if (sound) play(sound);
  }
  if (after.ending !== null && before.ending === null) {
    announce(after.ending);
    play('end');
  }
}
