/**
 * A game looked at again: the record steps through its positions, each of them is weighed once, and what
 * every move cost is put together from that. It is a desk at which nobody plays.
 */

import type {
  Ask,
  EventView,
  HintStep,
  JudgedMove,
  JudgementView,
  PositionView,
  RecordSummary,
  Reply,
  ReviewStep,
  SetUp,
  TableView,
} from '../../protocol';
import { measuredPartsOf } from '../../boards';
import type { GameParts } from '../../boards/parts';
import type { Measure } from '../../boards/measure';
import type { Desk } from '../desk';
import { House } from '../house/house';
import { Thinker } from '../house/thinker';
import { announce } from '../live.svelte';
import { isRefusal } from '../house/refused';
import { patience, weighedOf } from './graph';
import { Onlooker } from './onlooker.svelte';
import { setUpForTrying, sourceOf, type Source } from './source';
import { keepSteps, readSteps } from './store';
import { now } from '../time';
import { headerOf, recordOf } from '../tree/tree';
import { isAbort, seat, unlessClosed } from '../tree/house';
import { language } from '../words.svelte';

/** How long steps may wait before they are kept. */
const KEEP_AFTER = 1500;

interface Better {
  view: TableView;
  event: EventView;
  marks: HintStep;
}

export class Review extends Onlooker implements Desk {
  /** Everything that happened, in the language in use. */
  events = $state.raw<EventView[]>([]);
  steps = $state.raw<ReviewStep[]>([]);
  judgement = $state.raw<JudgementView | null>(null);
  weighing = $state(false);
  /** Why the positions cannot be weighed. */
  unable = $state.raw<string | null>(null);
  /** How many events are before the second round; null: there is one round. */
  second = $state.raw<number | null>(null);
  /** What would have been better than the event that is shown. */
  better = $state.raw<Better | null>(null);
  /** The board shows the better move instead of the one that was made. */
  comparing = $state(false);

  parts!: GameParts;
  measure!: Measure;
  #at = $state.raw<{ events: number; position: PositionView }>() as {
    events: number;
    position: PositionView;
  };
  #house = new House();
  #aside: House | null = null;
  #thinker = new Thinker();
  #source: Source = { record: '', setUp: null, id: null };
  #summary = $state.raw<RecordSummary>() as RecordSummary;
  #header = '';
  #whole = $state.raw<TableView>() as TableView;
  #positions = new Map<number, PositionView>();
  #stopped = false;
  #closed = false;
  #keptAt = 0;
  #asked = 0;
  /** Where somebody is on the way to. */
  #going: number | null = null;

  static async open(id: string): Promise<Review> {
    const review = new Review();
    try {
      await review.#open(id);
    } catch (error) {
      review.close();
      throw error;
    }
    return review;
  }

  async #open(id: string): Promise<void> {
    this.#source = await sourceOf(id, this.#house, language.now);
    await this.#read();
    Object.assign(this, await measuredPartsOf(this.view.game));
    this.#at = { events: this.events.length, position: this.#whole.position };
    await this.#findSecondRound();
    this.steps = await readSteps(this.#summary.compact);
    if (this.steps.length > 0) await this.#judge();
  }

  /** Reads the record and sits down at a table that has it, without players and clocks. */
  async #read(): Promise<void> {
    const { record } = this.#source;
    const lang = language.now;
    const { summary } = await this.#house.ask({ ask: 'read', record, lang }, 'read');
    const { view } = await seat(this.#house, summary.text, null);
    this.#summary = summary;
    this.#header = headerOf(summary.text);
    this.#whole = view;
    this.events = view.events;
    this.setView(view);
  }

  /** The positions of the first round come before those of the second, so a few questions find where it begins. */
  async #findSecondRound(): Promise<void> {
    const { roundOf } = this.measure;
    if (!roundOf || roundOf(this.end) === 0) return;
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (roundOf(await this.#position(middle)) === 0) low = middle + 1;
      else high = middle;
    }
    this.second = low;
  }

  async #position(events: number): Promise<PositionView> {
    const there = this.#positions.get(events);
    if (there) return there;
    const { position } = await this.#house.ask({ ask: 'position', events, lang: language.now }, 'position');
    this.#positions.set(events, position);
    return position;
  }

  close(): void {
    this.#closed = true;
    this.#stopped = true;
    this.#thinker.close();
    this.#house.close();
    this.#aside?.close();
  }

  get id(): string | null {
    return this.#source.id;
  }

  get summary(): RecordSummary {
    return this.#summary;
  }

  get shown(): PositionView {
    return this.comparing && this.better ? this.better.view.position : this.#at.position;
  }

  get shownEvents(): number {
    return this.#at.events;
  }

  get end(): PositionView {
    return this.#whole.position;
  }

  get hint(): HintStep | null {
    return this.better && !this.comparing ? this.better.marks : null;
  }

  /** How many positions there are to weigh. */
  get positions(): number {
    return this.events.length + 1;
  }

  get weighed(): number {
    return weighedOf(this.steps);
  }

  get complete(): boolean {
    return this.weighed === this.positions;
  }

  /** What is thought of the event that is shown, if it is a move. */
  get judged(): JudgedMove | null {
    return this.judgedAt(this.shownEvents);
  }

  /** What is thought of the move that leads to the position after so many events. */
  judgedAt(events: number): JudgedMove | null {
    return this.judgement?.moves.find((move) => move.events === events - 1) ?? null;
  }

  stepAt(events: number): ReviewStep | null {
    return this.steps[events]?.events === events ? this.steps[events] : null;
  }

  async ask<R extends Reply['reply']>(question: Ask, reply: R): Promise<Extract<Reply, { reply: R }>> {
    return this.#house.ask(question, reply);
  }

  stepTo(events: number): Promise<void> {
    return unlessClosed(this.#stepTo(events));
  }

  /** So many events on, from where the step before leads. */
  stepBy = (by: number) => this.stepTo((this.#going ?? this.shownEvents) + by);

  async #stepTo(events: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.events.length, events));
    const asked = ++this.#asked;
    this.#going = wanted;
    const position = await this.#position(wanted);
    if (asked !== this.#asked || this.#closed) return;
    this.#going = null;
    this.comparing = false;
    this.better = null;
    this.setView(this.#whole);
    this.#at = { events: wanted, position };
    await this.#findBetter();
  }

  /** Looks at what the best move would have made of the position. */
  async #findBetter(): Promise<void> {
    const asked = this.#asked;
    const move = this.judged;
    if (!move?.best || move.best === move.event) return;
    const before = this.events.slice(0, move.events).map(({ event }) => event);
    this.#aside ??= new House();
    const record = recordOf(this.#header, [...before, move.best]);
    const { view } = await seat(this.#aside, record, null);
    const position = await this.#position(move.events);
    const event = view.events.at(-1);
    if (asked !== this.#asked || this.#closed || !event) return;
    const marks = this.measure.marksOf(move.best, position, view.position, this.#at.position);
    this.better = { view, event, marks };
    if (this.comparing) this.setView(view);
  }

  /** Shows the better move on the board, or what was played again. */
  compare(better: boolean): void {
    if (better && !this.better) return;
    this.comparing = better;
    this.setView(better && this.better ? this.better.view : this.#whole);
    announce((better ? this.better?.event.said : this.events[this.shownEvents - 1]?.said) ?? '');
  }

  /** Weighs what has not been weighed, one position after the other. */
  async weigh(): Promise<void> {
    if (this.weighing || this.complete || this.#closed) return;
    this.weighing = true;
    this.unable = null;
    this.#stopped = false;
    const millis = patience(this.positions);
    try {
      // What was weighed behind a gap was not reached in order and is weighed again.
      this.steps = this.steps.slice(0, this.weighed);
      for (let events = this.weighed; events < this.positions && !this.#stopped; events += 1) {
        const step = await this.#thinker.review(this.#summary.text, events, millis);
        if (this.#stopped) break;
        this.steps = [...this.steps, step];
        if (now() - this.#keptAt > KEEP_AFTER) await this.#keep();
      }
    } catch (error) {
      if (!isAbort(error)) this.unable = isRefusal(error) ? error.message : String(error);
    }
    this.weighing = false;
    if (this.steps.length > 0) await this.#keep();
    await this.#judge();
  }

  stop(): void {
    this.#stopped = true;
    this.#thinker.cancel();
  }

  async #keep(): Promise<void> {
    this.#keptAt = now();
    await keepSteps(this.#summary.compact, this.steps);
  }

  /** Judges the game as far as it has been weighed. */
  async #judge(): Promise<void> {
    if (this.#closed || this.weighed < 2) return;
    const events = this.events.slice(0, this.weighed - 1).map(({ event }) => event);
    try {
      const record = recordOf(this.#header, events);
      this.judgement = await this.#thinker.judge(record, this.steps, language.now);
      await this.#findBetter();
    } catch (error) {
      if (!isAbort(error)) this.unable = isRefusal(error) ? error.message : String(error);
    }
  }

  /** Says everything again in the language that was switched to. */
  translate(): Promise<void> {
    const { events } = this.#at;
    const again = this.#read().then(() => (this.weighing ? undefined : this.#judge()));
    return unlessClosed(again.then(() => this.#stepTo(events)));
  }

  /** From where and by whom the event that is shown can be tried again. */
  again(): { setUp: SetUp; from: { record: string; events: number } } {
    const last = this.events[this.shownEvents - 1];
    const chosen = last?.kind === 'move' || last?.kind === 'stop';
    const events = chosen ? this.shownEvents - 1 : this.shownEvents;
    const position = this.#positions.get(events);
    const mover = last?.seat ?? (position && 'toMove' in position ? position.toMove : null);
    const setUp = setUpForTrying(this.#source, this.#summary.setUp, mover);
    return { setUp, from: { record: this.#summary.text, events } };
  }
}
