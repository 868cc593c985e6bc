/**
 * A table to try things on: it starts from a record, everybody at this screen may play
 * every seat, nothing is kept, and no computer moves. Lessons, examples of the rules and strategy use it.
 */

import type { Act, Ask, GameName, HintStep, PositionView, Refusal, Reply, Tag } from '../protocol';
import type { Desk } from './desk';
import { House } from './house/house';
import { InOrder } from './in-order';
import { announce } from './live.svelte';
import { tellNews } from './news';
import { play } from './sound';
import { Tableside } from './tableside.svelte';
import { now, randomSeed } from './time';
import { language } from './words.svelte';

/** A position to begin with, as a record leads to it. */
export interface Start {
  game: GameName;
  /** The tags of its rules that are not as usual. */
  tags?: readonly Tag[];
  /** How many sit down, if not two. */
  seats?: number;
  /** Everything that has happened, as records write it. */
  events: string;
  /** The rolls or draws that come next; after them the dice are thrown by chance. */
  chance?: readonly string[];
}

/** The record of a start, with other events if they are given. */
export function recordOf(start: Start, events = start.events): string {
  const tags: Tag[] = [['Game', start.game], ...(start.tags ?? [])];
  return `${tags.map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n\n${events}\n`;
}

/** What leads to a position, as the worker wants to hear it. `script` says that chance is told and not thrown. */
export function opening(start: Start, events: string, script: boolean, viewer: number): Ask {
  const players = Array.from({ length: start.seats ?? 2 }, () => ({ kind: 'person' }) as const);
  return {
    ask: 'from-record',
    record: recordOf(start, events),
    events: null,
    setUp: {
      game: start.game,
      tags: [],
      players,
      seating: players.map((_, seat) => seat),
      picksColour: false,
      clock: { kind: 'none' },
      dice: script ? 'players' : 'host',
    },
    now: now(),
    seed: randomSeed(),
    viewer,
    lang: language.now,
  };
}

type Answer<R extends Reply['reply']> = Extract<Reply, { reply: R }>;

/** One worker for all the tables of a page. Whoever asks gets its own table laid first. */
export class Bench {
  #house: House | null = null;
  #laid: Sandbox | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  ask<R extends Reply['reply']>(who: Sandbox | null, question: Ask, reply: R): Promise<Answer<R>> {
    if (this.#closed) return Promise.reject(new DOMException('the table is closed', 'AbortError'));
    const house = (this.#house ??= new House());
    const answered = this.#last.then(async () => {
      if (question.ask === 'from-record') this.#laid = who;
      else if (who && this.#laid !== who) {
        await house.ask(who.asItStands(), 'table');
        this.#laid = who;
      }
      return house.ask(question, reply);
    });
    this.#last = answered.catch(() => undefined);
    return answered;
  }

  close(): void {
    this.#closed = true;
    this.#house?.close();
    this.#laid = null;
  }
}

export class Sandbox extends Tableside implements Desk {
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintStep | null>(null);
  /** Grows whenever the table is laid anew: what was in somebody's hand before is gone. */
  laid = $state(0);
  /** Nobody may touch it now. */
  asleep = $state(false);
  readonly live = true;
  readonly thinking = false;
  readonly typesDice = false;
  readonly start: Start;
  /** Called after every event, with the table as it was before. */
  onmoved: (before: Sandbox['view']) => void = () => undefined;

  #bench: Bench;
  /** A step back is taken from where the step before it has led. */
  #order = new InOrder();
  #script: string[] = [];
  #drawing: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(bench: Bench, start: Start) {
    super();
    this.#bench = bench;
    this.start = start;
  }

  static async open(bench: Bench, start: Start, asleep = false): Promise<Sandbox> {
    const sandbox = new Sandbox(bench, start);
    sandbox.asleep = asleep;
    await sandbox.reset();
    return sandbox;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#drawing);
  }

  /** Begins again. */
  reset(): Promise<void> {
    return this.#order.do(async () => {
      this.#script = [...(this.start.chance ?? [])];
      await this.#lay(this.start.events);
    }, 'reset');
  }

  /** Takes back the last move, and what chance brought after it. */
  back(): Promise<void> {
    return this.#order.do(async () => {
      if (!this.mayGoBack) return;
      const least = wordsIn(this.start.events).length;
      const events = this.view.events.map(({ event }) => event);
      const last = this.view.events.findLastIndex(({ kind }) => kind === 'move');
      await this.#lay(events.slice(0, Math.max(least, last)).join(' '));
    });
  }

  /** There is a move that can be taken back. */
  get mayGoBack(): boolean {
    return this.view.events.length > wordsIn(this.start.events).length;
  }

  get shown(): PositionView {
    return this.view.position;
  }

  get shownEvents(): number {
    return this.view.events.length;
  }

  get acting(): number | null {
    return this.asleep ? null : this.waiting;
  }

  /** How the table is laid again after another one lay in its place. */
  asItStands(): Ask {
    const events = this.view.events.map(({ event }) => event).join(' ');
    return opening(this.start, events, this.#script.length > 0, this.waiting ?? 0);
  }

  ask<R extends Reply['reply']>(question: Ask, reply: R): Promise<Answer<R>> {
    return this.#bench.ask(this, question, reply);
  }

  move = (event: string) => this.#order.do(() => this.#act({ act: 'move', event }));

  press(): Promise<Refusal | null> {
    return this.#order.do(() => this.#press(), 'press');
  }

  async #press(): Promise<Refusal | null> {
    const next = this.#script.shift();
    if (next !== undefined) return this.#act({ act: 'chance', event: next });
    // A table whose dice were told has none of its own, so it is laid again with dice.
    if (this.start.chance) await this.#bench.ask(this, this.asItStands(), 'table');
    return this.#act({ act: 'press' });
  }

  typeChance = (event: string) => this.#order.do(() => this.#act({ act: 'chance', event }));

  draft(): void {
    // Nobody leaves this table and comes back.
  }

  refuse(refusal: Refusal | null): void {
    this.refusal = refusal;
    if (!refusal) return;
    play('refuse');
    announce(refusal.message);
  }

  /** Says everything again in the language that was switched to. */
  async translate(): Promise<void> {
    this.refusal = null;
    await this.#look();
  }

  /** The table as a record, to think about it. */
  async record(): Promise<string> {
    return (await this.ask({ ask: 'record', form: 'text' }, 'record')).text;
  }

  async #lay(events: string): Promise<void> {
    clearTimeout(this.#drawing);
    const script = this.#script.length > 0;
    const reply = await this.#bench.ask(this, opening(this.start, events, script, 0), 'table');
    this.refusal = null;
    this.hint = null;
    this.setView(reply.view);
    this.laid += 1;
    await this.#settle();
  }

  async #act(act: Act): Promise<Refusal | null> {
    const player = this.actingPlayer;
    if (this.#closed || this.asleep || player === null) return null;
    const before = this.view;
    const question: Ask = { ask: 'tell', now: now(), player, act, viewer: player, lang: language.now };
    const reply = await this.ask(question, 'table');
    if (this.#closed) return null;
    if (reply.refused) {
      this.refuse(reply.refused);
      return reply.refused;
    }
    this.refusal = null;
    this.hint = null;
    this.setView(reply.view);
    await this.#settle();
    tellNews(before, this.view);
    this.onmoved(before);
    return null;
  }

  /** Whoever acts next looks at the table. */
  async #settle(): Promise<void> {
    const player = this.actingPlayer;
    if (player !== null && this.view.seat !== player) await this.#look();
    this.#drawSoon();
  }

  /** Only people sit here; where the table tells a pace all the same, nobody has to ask for a draw. */
  #drawSoon(): void {
    if (this.view.pace === null) return;
    clearTimeout(this.#drawing);
    this.#drawing = setTimeout(() => {
      if (!this.asleep && this.view.waitsFor.for === 'press') void this.press();
    }, 180);
  }

  async #look(): Promise<void> {
    const viewer = this.actingPlayer;
    const reply = await this.ask({ ask: 'look', now: now(), viewer, lang: language.now }, 'table');
    this.setView(reply.view);
  }

  /** Somebody may touch it again. */
  wake(): void {
    this.asleep = false;
    this.#drawSoon();
  }
}

export function wordsIn(events: string): string[] {
  return events.split(/\s+/).filter(Boolean);
}
