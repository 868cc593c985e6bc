/** What nobody at this screen has to do: computers roll, draw and move by themselves, at a natural pace. */

import type { Act, PlayerKind, TableView } from '../protocol';
import { now, pause, randomSeed } from './time';
import type { Thinker } from './house/thinker';

/** A computer's move is not shown sooner: a person has to see what happened before. */
const LEAST = 450;
/** How long a computer of full strength thinks; the others are quicker anyway. */
const LONGEST = 2000;

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
    if (view.paused || waiting === null) return;
    const kind = this.#match.playerOn(waiting);
    const computer = kind?.kind === 'computer' ? kind : null;
    // In HYLE⁷ a draw leaves nothing to decide, so nobody has to ask for it.
    const draws = view.waitsFor.for === 'press' && view.game === 'hyle7' && !this.#match.realDice;
    if (computer === null && !draws) return;
    const doing = new AbortController();
    this.#doing = doing;
    this.#do(waiting, computer?.level ?? null, doing.signal).catch((error: unknown) => {
      if (!doing.signal.aborted) this.#match.fail(error);
    });
  }

  async #do(seat: number, level: number | null, signal: AbortSignal): Promise<void> {
    const { view } = this.#match;
    const player = view.seats[seat] ?? null;
    if (view.waitsFor.for === 'move' && level !== null) {
      await this.#think(player, seat, level, signal);
      return;
    }
    await pause(level === null ? 180 : LEAST, signal);
    if (signal.aborted) return;
    const colour = Math.random() < 0.5 ? 'black' : 'red';
    await this.#match.act(
      player,
      view.waitsFor.for === 'colour' ? { act: 'pick-colour', colour } : { act: 'press' },
    );
  }

  async #think(player: number | null, seat: number, level: number, signal: AbortSignal): Promise<void> {
    this.#match.thinking = true;
    const begun = now();
    const record = await this.#match.record('text');
    if (signal.aborted) return;
    const thinker = this.#match.thinker();
    const stop = () => thinker.cancel();
    signal.addEventListener('abort', stop);
    let event: string;
    try {
      event = await thinker.choose(record, level, randomSeed(), this.#millis(seat));
    } finally {
      signal.removeEventListener('abort', stop);
    }
    // No two moves take the same time.
    await pause(LEAST + Math.random() * 300 - (now() - begun), signal);
    if (signal.aborted) return;
    this.#match.thinking = false;
    await this.#match.act(player, { act: 'move', event });
  }

  /** A computer keeps within its clock. */
  #millis(seat: number): number {
    const { banks, game, turn } = this.#match.view.clocks;
    const left = [LONGEST, turn === null ? LONGEST : turn / 3];
    if (banks) left.push((banks[seat] ?? 0) / 20);
    if (game !== null) left.push(game / 20);
    return Math.max(50, Math.round(Math.min(...left)));
  }
}
