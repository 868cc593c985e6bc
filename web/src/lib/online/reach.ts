/**
 * What is said about the connections of the page to those who do not see it: once that the server is out of reach and
 * once that it is back, however many connections there are.
 */

import { onlineWords } from '../../words/online';
import { announce } from '../live.svelte';
import { isLost, type Connection } from './line';

const lost = new Set<object>();

/** Tells how it stands with a connection, whose own words say that it is lost. */
export function tellConnection(whose: object, connection: Connection, words: () => string): void {
  if (isLost(connection)) {
    if (lost.size === 0) announce(words());
    lost.add(whose);
  } else if (connection.is !== 'connecting') {
    const back = lost.delete(whose) && lost.size === 0 && connection.is === 'open';
    if (back) announce(onlineWords().again);
  }
}

/** A connection that nobody needs any more. */
export function forgetConnection(whose: object): void {
  lost.delete(whose);
}
