/** What nobody at this screen has to do: computers roll, draw and move by themselves, at the pace that the table tells. */

import type { Act, PaceView, PlayerKind, TableView } from '../../protocol';
import { now, pause, randomSeed } from '../time';
import type { Thinker } from '../house/thinker';

/** What a match lets them see and do. */
export interface Seen {
  readonly view: TableView;
  /** The seat the table waits for. */
  readonly waiting: number | null;
  readonly realDice: boolean;
  thinking: boolean;
  playerOn(seat: number): PlayerKind | undefined;
  record(form: 'text'): Promise<string>;
  thinker(): Thinker;
  act(player: number | null, act: Act): Promise<unknown>;
  fail(error: unknown): void;
}

export class Computers {
  #match: Seen;
  #doing: AbortController | null = null;

  constructor(match: Seen) {
    this.#match = match;
  }

  /** Stops what is about to be done. */
  stop(): void {
    this.#doing?.abort();
    this.#doing = null;
    this.#match.thinking = false;
  }

  /** Does the next thing, if it is theirs. */
  goOn(): void {
    this.stop();
    const { view, waiting } = this.#match;
    if (view.paused || waiting === null || view.pace === null) return;
    const kind = this.#match.playerOn(waiting);
    const computer = kind?.kind === 'computer' ? kind : null;
    // What is drawn for a person is drawn by hand from a real bag.
    if (computer === null && this.#match.realDice) return;
    const doing = new AbortController();
    this.#doing = doing;
    this.#do(waiting, computer?.level ?? null, view.pace, doing.signal).catch((error: unknown) => {
      if (!doing.signal.aborted) this.#match.fail(error);
    });
  }

  async #do(seat: number, level: number | null, pace: PaceView, signal: AbortSignal): Promise<void> {
    const { view } = this.#match;
    const player = view.seats[seat] ?? null;
    if (view.waitsFor.for === 'move' && level !== null) {
      await this.#think(player, level, pace, signal);
      return;
    }
    await pause(pace.least, signal);
    if (!signal.aborted) await this.#match.act(player, { act: 'press' });
  }

  async #think(player: number | null, level: number, pace: PaceView, signal: AbortSignal): Promise<void> {
    this.#match.thinking = true;
    const begun = now();
    const record = await this.#match.record('text');
    if (signal.aborted) return;
    const thinker = this.#match.thinker();
    const stop = () => thinker.cancel();
    signal.addEventListener('abort', stop);
    let event: string;
    try {
      event = await thinker.choose(record, level, randomSeed(), pace.think);
    } finally {
      signal.removeEventListener('abort', stop);
    }
    await pause(pace.least - (now() - begun), signal);
    if (signal.aborted) return;
    this.#match.thinking = false;
    await this.#match.act(player, { act: 'move', event });
  }
}
