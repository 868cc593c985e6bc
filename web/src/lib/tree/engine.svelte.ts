/** The computer's opinion of the position on an analysis board, which grows clearer while somebody looks. */

import type { AnalysisView, EventView } from '../../protocol';
import { Thinker } from '../house/thinker';
import { isRefusal } from '../house/refused';
import { pause } from '../time';

/** Whoever steps through a game quickly does not want every position weighed. */
const SETTLE = 220;
/** How long one position is thought about at most. */
const LONGEST = 40_000;

/** A line with its events as sentences. */
interface ToldLine {
  value: number;
  moves: string[];
  told: EventView[];
}

export interface Opinion {
  analysis: AnalysisView;
  lines: ToldLine[];
  done: boolean;
}

export class Engine {
  on = $state(true);
  lines = $state(3);
  opinion = $state.raw<Opinion | null>(null);
  thinking = $state(false);
  unable = $state.raw<string | null>(null);
  #thinker = new Thinker();
  #doing: AbortController | null = null;
  #tell: (record: string, moves: string[]) => Promise<EventView[]>;

  constructor(tell: (record: string, moves: string[]) => Promise<EventView[]>) {
    this.#tell = tell;
  }

  /** Thinks about another position from now on; null: about none. */
  follow(record: string | null): void {
    this.#doing?.abort();
    this.#doing = null;
    this.opinion = null;
    this.unable = null;
    this.thinking = false;
    if (record === null || !this.on) return;
    const doing = new AbortController();
    this.#doing = doing;
    this.thinking = true;
    this.#think(record, doing.signal).catch((error: unknown) => {
      if (doing.signal.aborted) return;
      this.thinking = false;
      this.unable = isRefusal(error) ? error.message : String(error);
    });
  }

  close(): void {
    this.#doing?.abort();
    this.#thinker.close();
  }

  async #think(record: string, signal: AbortSignal): Promise<void> {
    await pause(SETTLE, signal);
    if (signal.aborted) return;
    let telling = Promise.resolve();
    await this.#thinker.analyse(
      record,
      (analysis, done) => {
        telling = telling.then(() => this.#show(record, analysis, done, signal));
      },
      signal,
      { lines: this.lines, millis: LONGEST },
    );
    await telling;
    if (!signal.aborted) this.thinking = false;
  }

  async #show(record: string, analysis: AnalysisView, done: boolean, signal: AbortSignal): Promise<void> {
    const lines: ToldLine[] = [];
    for (const { moves, value } of analysis.lines) {
      if (signal.aborted) return;
      lines.push({ moves, value, told: await this.#tell(record, moves) });
    }
    if (!signal.aborted) this.opinion = { analysis, lines, done };
  }
}
