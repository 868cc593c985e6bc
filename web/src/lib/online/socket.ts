/** The line to a table, and what the server's clock shows. */

import type { Say, Tell } from '../../protocol';
import { now } from '../time';
import { Line, type Party } from './line';

type TableParty = Pick<Party<Say, Tell>, 'hello' | 'heard' | 'changed'>;

/** A clock that was compared longer ago than this may have drifted. */
const DRIFT = 5 * 60_000;

export class Socket extends Line<Say, Tell> {
  /** By how much the server's clock is ahead of ours, and how well that is known. */
  #clock: { ahead: number; trip: number; at: number } | null = null;

  constructor(address: string, { hello, heard, changed }: TableParty) {
    super(address, {
      hello,
      heard,
      changed,
      letsIn: ({ tell }) => tell === 'welcome',
      answered: (tell, asked) => {
        if ('now' in tell) this.#compare(asked, tell.now);
      },
    });
  }

  /** The server's clock. */
  get time(): number {
    return Math.round(now() + (this.#clock?.ahead ?? 0));
  }

  /** The quickest answer says best what the server's clock shows. */
  #compare(asked: number, answered: number): void {
    const at = now();
    const trip = at - asked;
    const known = this.#clock;
    if (known && trip > known.trip && at - known.at < DRIFT) return;
    this.#clock = { ahead: answered - (asked + trip / 2), trip, at };
  }
}
