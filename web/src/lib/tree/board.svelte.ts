/**
 * The analysis board: a desk at which one person moves for everybody, says what chance brings, goes back and
 * tries something else. The record is a tree; the table always holds the line to the place that is shown.
 */

import type {
  Act,
  Ask,
  EventView,
  HintStep,
  PositionView,
  Refusal,
  Reply,
  SetUp,
  TableView,
} from '../../protocol';
import { measuredPartsOf } from '../../boards';
import type { GameParts } from '../../boards/parts';
import type { Measure } from '../../boards/measure';
import type { Desk } from '../desk';
import { House } from '../house/house';
import { InOrder } from '../in-order';
import { announce } from '../live.svelte';
import { play } from '../sound';
import { Tableside } from '../tableside.svelte';
import { now } from '../time';
import * as trees from './tree';
import { chanceAfter, recordAs, seat, told, unlessClosed } from './house';
import { ROOT, type KeptTree, type Tree } from './tree';
import { Engine } from './engine.svelte';
import { language } from '../words.svelte';

export class AnalysisBoard extends Tableside implements Desk {
  readonly live = true;
  readonly thinking = false;
  refusal = $state.raw<Refusal | null>(null);
  tree = $state.raw<Tree>(trees.newTree());
  /** The place in the tree that is shown. */
  at = $state(ROOT);
  /** Where somebody is on the way to; the next step is taken from there. */
  #going = $state<number | null>(null);
  /** A move is made where the step before it has led. */
  #order = new InOrder();
  hint = $state.raw<HintStep | null>(null);
  readonly engine = new Engine((record, moves) => told(this.#aside, record, moves));

  parts!: GameParts;
  measure!: Measure;
  #house = new House();
  #aside = new House();
  #header = '';
  #rules: SetUp | null = null;
  /** The line that was followed last: forward goes along it. */
  #trail = $state.raw<readonly number[]>([]);
  #asked = 0;
  #pointing = 0;
  #closed = false;

  /** Opens a record at its end, or what was explored before. Fails with a refusal if it cannot be read. */
  static async open(from: string | KeptTree): Promise<AnalysisBoard> {
    const board = new AnalysisBoard();
    try {
      await board.#open(from);
    } catch (error) {
      board.close();
      throw error;
    }
    return board;
  }

  async #open(from: string | KeptTree): Promise<void> {
    const record = typeof from === 'string' ? from : trees.recordOf(from.header, []);
    const { summary } = await this.#house.ask({ ask: 'read', record, lang: language.now }, 'read');
    this.#header = trees.headerOf(summary.text);
    Object.assign(this, await measuredPartsOf(summary.setUp.game));
    this.#rules = { ...summary.setUp, dice: this.parts.chance ? 'players' : 'host' };
    const kept = typeof from === 'string' ? null : trees.treeFrom(from);
    if (kept && typeof from !== 'string') {
      this.tree = kept;
      await this.#sit(from.at);
      await this.translate();
      return;
    }
    const { tree, ids } = trees.grownLine(this.tree, ROOT, summary.events);
    this.tree = tree;
    await this.#sit(ids.at(-1) ?? ROOT);
  }

  close(): void {
    this.#closed = true;
    this.engine.close();
    this.#house.close();
    this.#aside.close();
  }

  get shown(): PositionView {
    return this.view.position;
  }

  get shownEvents(): number {
    return this.view.events.length;
  }

  get acting(): number | null {
    return this.waiting;
  }

  get typesDice(): boolean {
    return this.view.waitsFor.for === 'chance' || this.may('type-dice');
  }

  /** The record up to the place that is shown. */
  get record(): string {
    return this.#recordTo(this.at);
  }

  /** The position on show as the beginning of a game: its rules with people only, and its record. */
  get position(): { setUp: SetUp; record: string } {
    if (!this.#rules) throw new Error('no record was read');
    return { setUp: this.#rules, record: this.record };
  }

  #recordTo(id: number): string {
    return trees.recordOf(
      this.#header,
      trees.lineTo(this.tree, id).map(({ event }) => event),
    );
  }

  /** The record of the line that is followed, to its end, in one of its forms. */
  lineAs(form: 'text' | 'json' | 'compact'): Promise<string> {
    return recordAs(form, this.#recordTo(this.#trail.at(-1) ?? this.at), this.#rules);
  }

  /** What is kept of it for the next visit. */
  get kept(): KeptTree {
    return {
      header: this.#header,
      at: this.at,
      next: this.tree.next,
      branches: [...this.tree.branches.values()],
    };
  }

  ask<R extends Reply['reply']>(question: Ask, reply: R): Promise<Extract<Reply, { reply: R }>> {
    return this.#house.ask(question, reply);
  }

  /** Goes to a place of the tree. */
  async go(id: number | undefined): Promise<void> {
    if (id === undefined || id === this.#from || !this.tree.branches.has(id)) return;
    this.#going = id;
    await this.#order.do(async () => {
      // Only where somebody wants to be in the end has to be shown.
      if (this.#going !== id) return;
      try {
        if (id === this.at) return;
        await unlessClosed(this.#sit(id));
        announce(trees.at(this.tree, id).said);
      } finally {
        if (this.#going === id) this.#going = null;
      }
    });
  }

  /** The place that is shown, or will be in a moment. */
  get #from(): number {
    return this.#going ?? this.at;
  }

  async #sit(id: number): Promise<void> {
    const asked = ++this.#asked;
    const { view } = await seat(this.#house, this.#recordTo(id), this.#rules);
    if (asked !== this.#asked || this.#closed) return;
    await this.#show(view, id);
  }

  /** Shows a table from where the seat to move sits. */
  async #show(view: TableView, id: number): Promise<void> {
    const asked = this.#asked;
    const { waitsFor } = view;
    const next = waitsFor.for === 'move' || waitsFor.for === 'press' ? waitsFor.seat : 0;
    const viewer = view.seats[next] ?? null;
    const looked = await this.ask({ ask: 'look', now: now(), viewer, lang: language.now }, 'table');
    if (asked !== this.#asked || this.#closed) return;
    this.refusal = null;
    this.hint = null;
    this.setView(looked.view);
    this.at = id;
    if (!this.#trail.includes(id)) this.#follow(id);
    this.think();
  }

  #follow(id: number): void {
    const line = [...trees.lineTo(this.tree, id), ...trees.lineFrom(this.tree, id)];
    this.#trail = [ROOT, ...line.map((branch) => branch.id)];
  }

  /** The next place along the line that is followed. */
  get forward(): number | undefined {
    const next = this.#trail[this.#trail.indexOf(this.#from) + 1];
    return next ?? trees.at(this.tree, this.#from).children[0];
  }

  get back(): number | undefined {
    return trees.at(this.tree, this.#from).parent ?? undefined;
  }

  get last(): number {
    return trees.lineFrom(this.tree, this.#from).at(-1)?.id ?? this.#from;
  }

  /** Whether a place is on the line that is followed. */
  follows(id: number): boolean {
    return this.#trail.includes(id);
  }

  aside(by: 1 | -1): Promise<void> {
    return this.go(trees.besides(this.tree, this.#from, by) ?? undefined);
  }

  /** Lets the computer think about the place that is shown, if it is to. */
  think(): void {
    this.engine.follow(this.over ? null : this.record);
  }

  move = (event: string) => this.#order.do(() => this.#tell({ act: 'move', event }));
  typeChance = (event: string) => this.#order.do(() => this.#tell({ act: 'chance', event }));

  /** Lets chance decide: another table rolls or draws. */
  press = (): Promise<Refusal | null> =>
    this.#order.do(async () => {
      const { setUp, record } = this.position;
      const event = await chanceAfter(record, this.shownEvents, setUp);
      return event === undefined ? null : this.#tell({ act: 'chance', event });
    }, 'press');

  async #tell(act: Act): Promise<Refusal | null> {
    const player = this.waiting === null ? null : (this.view.seats[this.waiting] ?? null);
    const common = { now: now(), viewer: player, lang: language.now };
    const reply = await this.ask({ ask: 'tell', player, act, ...common }, 'table');
    const event = reply.view.events.at(-1);
    if (reply.refused || !event) {
      this.refuse(reply.refused);
      return reply.refused;
    }
    const { tree, id } = trees.grown(this.tree, this.at, event);
    this.tree = tree;
    this.#asked += 1;
    await this.#show(reply.view, id);
    play(event.kind === 'chance' ? 'roll' : 'place');
    announce(event.said);
    return null;
  }

  draft(): void {}

  refuse(refusal: Refusal | null): void {
    this.refusal = refusal;
    if (refusal) announce(refusal.message);
  }

  /** Plays a line that the computer found, up to one of its moves. */
  async playLine(told: readonly EventView[]): Promise<void> {
    const { tree, ids } = trees.grownLine(this.tree, this.at, told);
    this.tree = tree;
    await this.go(ids.at(-1));
  }

  /** Points at a move on the board; null: at none. */
  point(event: string | null): Promise<void> {
    return unlessClosed(this.#point(event));
  }

  async #point(event: string | null): Promise<void> {
    const pointing = ++this.#pointing;
    const { at, shown } = this;
    if (event === null) {
      this.hint = null;
      return;
    }
    const record = `${this.record.trimEnd()} ${event}\n`;
    const { view } = await seat(this.#aside, record, this.#rules);
    if (at === this.at && pointing === this.#pointing)
      this.hint = this.measure.marksOf(event, shown, view.position, shown);
  }

  /** Takes a place and all that follows it away. */
  async prune(id: number): Promise<void> {
    const { parent } = trees.at(this.tree, id);
    if (parent === null) return;
    // Nobody may stand on a branch that falls.
    const inside = () => trees.lineTo(this.tree, this.at).some((branch) => branch.id === id);
    if (inside()) await this.go(parent);
    if (inside() || this.#closed) return;
    this.tree = trees.pruned(this.tree, id);
    this.#trail = this.#trail.filter((one) => this.tree.branches.has(one));
  }

  /** The side line that leads here comes one place forward. */
  promote(id: number): void {
    this.tree = trees.promoted(this.tree, id);
    this.#follow(this.at);
  }

  /** Says everything again in the language that was switched to. */
  translate(): Promise<void> {
    return unlessClosed(this.#translate());
  }

  async #translate(): Promise<void> {
    const lang = language.now;
    for (const tip of trees.tips(this.tree)) {
      const { summary } = await this.#aside.ask({ ask: 'read', record: this.#recordTo(tip), lang }, 'read');
      this.tree = trees.retold(this.tree, tip, summary.events);
    }
    await this.#order.do(() => this.#sit(this.at));
  }
}
