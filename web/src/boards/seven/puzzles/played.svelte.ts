/** A puzzle that is played by the rules of SEVEN: its table, the moves since its beginning, and its hints. */

import { partsOf } from '../..';
import type { GameParts } from '../../parts';
import { announce } from '../../../lib/live.svelte';
import { Bench, Sandbox } from '../../../lib/sandbox.svelte';
import { pause } from '../../../lib/time';
import { language } from '../../../lib/words.svelte';
import type { ClimbView, HeightsView, HintStep } from '../../../protocol';
import { cellsIn, tileIn } from '../placing';
import { Progress } from './progress.svelte';

/** A step of a hint that says something, and perhaps points at a move. */
export function step(text: string, event: string | null = null, exact = false): HintStep {
  return {
    text,
    clause: null,
    hexes: event !== null && exact ? cellsIn(event) : [],
    tile: event === null ? null : tileIn(event),
    numbers: [],
    cells: [],
  };
}

export class Played {
  readonly events: readonly string[];
  sandbox = $state.raw<Sandbox>() as Sandbox;
  parts = $state.raw<GameParts>() as GameParts;
  progress = $state.raw<Progress>() as Progress;
  ladder = $state.raw<HintStep[]>([]);
  hinted = $state(0);
  /** Moves are being shown. */
  showing = $state(false);
  /** Called when the table has changed. */
  onchanged: () => void = () => undefined;
  #bench = new Bench();
  #closed = new AbortController();

  private constructor(events: readonly string[]) {
    this.events = events;
  }

  static async open(id: string, events: readonly string[]): Promise<Played> {
    const played = new Played(events);
    try {
      const start = { game: 'seven', events: events.join(' ') } as const;
      [played.parts, played.progress, played.sandbox] = await Promise.all([
        partsOf('seven'),
        Progress.open(id),
        Sandbox.open(played.#bench, start),
      ]);
      for (const event of played.progress.kept.white.split(' ').filter(Boolean)) {
        await played.sandbox.move(event);
      }
    } catch (error) {
      played.close();
      throw error;
    }
    played.sandbox.onmoved = () => played.changed();
    return played;
  }

  close(): void {
    this.#closed.abort();
    this.sandbox?.close();
    this.#bench.close();
  }

  /** The moves since the beginning of the puzzle. */
  get moves(): string[] {
    return this.sandbox.view.events.slice(this.events.length).map(({ event }) => event);
  }

  changed(): void {
    this.ladder = [];
    this.hinted = 0;
    this.sandbox.hint = null;
    if (!this.showing) this.progress.save({ white: this.moves.join(' ') });
    this.onchanged();
  }

  async back(times = 1): Promise<void> {
    for (let left = times; left > 0 && this.sandbox.mayGoBack; left -= 1) await this.sandbox.back();
    this.changed();
  }

  async restart(): Promise<void> {
    await this.sandbox.reset();
    this.changed();
  }

  async climb(level: number, within: number | null): Promise<ClimbView> {
    const record = await this.sandbox.record();
    return (await this.#bench.ask(null, { ask: 'climb', record, level, within, lang: language.now }, 'climb'))
      .climb;
  }

  /** How high games go, with games that show it. */
  async heights(): Promise<HeightsView> {
    return (await this.#bench.ask(null, { ask: 'puzzle-records' }, 'puzzle-records')).heights;
  }

  /** One step further down a ladder that is made when it is first asked for. */
  async askHint(make: () => HintStep[] | Promise<HintStep[]>): Promise<void> {
    if (this.ladder.length === 0) this.ladder = await make();
    if (this.hinted >= this.ladder.length) return;
    this.hinted += 1;
    const shown = this.ladder[this.hinted - 1] ?? null;
    this.sandbox.hint = shown;
    this.progress.hinted();
    announce(shown?.text ?? '');
  }

  /** Plays moves from the beginning, slowly enough to be followed. */
  async show(moves: readonly string[]): Promise<void> {
    this.showing = true;
    try {
      await this.sandbox.reset();
      for (const event of moves) {
        await pause(650, this.#closed.signal);
        if (this.#closed.signal.aborted) return;
        await this.sandbox.move(event);
      }
    } finally {
      this.showing = false;
    }
  }
}
