/** Looks at my tables one after the other, from time to time, to see whose turn it is. */

import { gameNames } from '../../boards';
import { announce } from '../live.svelte';
import { onlineWords } from '../../words/online';
import { changeTable, listTables, readTable, type MyTable } from './my-tables';
import { notify } from './notify';
import { OnlineMatch } from './online.svelte';

/** How long a table may take to answer before the next one is looked at. */
const PATIENCE = 10_000;
const PAUSE = 30_000;

export class Rounds {
  #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #looking: OnlineMatch | null = null;

  /** `changed` is called whenever a table was looked at. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  start(): void {
    void this.#round();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#looking?.close();
  }

  async #round(): Promise<void> {
    const all = await listTables().catch(() => []);
    for (const mine of all) {
      if (this.#stopped) return;
      if (mine.turn !== 'over' && mine.turn !== 'gone' && navigator.onLine) await this.#look(mine);
    }
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#round(), PAUSE);
  }

  /** Opens a table as its page would and leaves at once; what was seen is kept by that. */
  async #look(mine: MyTable): Promise<void> {
    const match = new OnlineMatch(mine);
    this.#looking = match;
    try {
      await match.seen(PATIENCE);
      const { connection } = match;
      if (connection.is === 'ended' && connection.code === 'no-table')
        await changeTable(mine.table, { turn: 'gone' });
      const now = await readTable(mine.table);
      if (this.#stopped || !now) return;
      this.#changed();
      if (now.turn === 'mine' && mine.turn !== 'mine' && now.game) {
        const title = onlineWords().titleTurn(gameNames[now.game]);
        announce(title);
        await notify(title, onlineWords().turnText, `#/table/${mine.table}`);
      }
    } finally {
      match.close();
      this.#looking = null;
    }
  }
}
