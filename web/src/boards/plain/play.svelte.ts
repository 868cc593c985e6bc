/** What goes on at a plain board: which move waits for a yes, and what the one that is pointed at would do. */

import type { Desk } from '../../lib/desk';
import { InOrder } from '../../lib/in-order';
import type { PlainView } from '../../protocol';
import { plainWords as w } from './words/board';

/** What somebody at this device can do now: let chance speak, say what it brought, or move. */
export type Task = 'press' | 'tell' | 'move';

export class PlainPlay {
  readonly #desk: Desk;
  /** What is chosen while a move is on its way waits for the answer. */
  readonly #order = new InOrder();
  #asked = $state.raw<{ moment: string; event: string } | null>(null);
  #pointed = $state.raw<{ moment: string; event: string; said: string } | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get view(): PlainView {
    return this.#desk.shown as PlainView;
  }

  get task(): Task | null {
    const { live, acting, typesDice, view } = this.#desk;
    if (!live) return null;
    if (typesDice) return 'tell';
    const waits = view.waitsFor.for;
    return acting !== null && (waits === 'press' || waits === 'move') ? waits : null;
  }

  /** What can be chosen from: the moves, or what chance may bring. */
  get events(): string[] {
    const { moves, chances } = this.view;
    return moves.length > 0 ? moves : chances;
  }

  /** What followed, where the position is an earlier one. */
  get followed(): string | null {
    return this.#desk.view.events[this.#desk.shownEvents]?.event ?? null;
  }

  /** A move that waits for a yes belongs to one moment of the game and ends with it. */
  get #moment(): string {
    return `${this.#desk.view.version} ${this.#desk.shownEvents} ${this.#desk.lang}`;
  }

  get asked(): string | null {
    return this.task !== null && this.#asked?.moment === this.#moment ? this.#asked.event : null;
  }

  /** What the move that is pointed at, or waits for a yes, would do. */
  get would(): string {
    const pointed = this.#pointed?.moment === this.#moment ? this.#pointed : null;
    return this.asked === null || pointed?.event === this.asked ? (pointed?.said ?? '') : '';
  }

  /** Somebody looks at one of the events. */
  async point(event: string): Promise<void> {
    if (this.task === null) return;
    const moment = this.#moment;
    if (this.#pointed?.moment === moment && this.#pointed.event === event) return;
    this.#pointed = { moment, event, said: '' };
    const { said } = await this.#desk.ask({ ask: 'would', event, lang: this.#desk.lang }, 'would');
    if (this.#pointed?.moment === moment && this.#pointed.event === event)
      this.#pointed = { moment, event, said };
  }

  /** Somebody chose one of the events; only a finger slips easily. */
  choose(event: string, touched: boolean): Promise<void> {
    return this.#order.do(async () => {
      const { confirm } = this.#desk.settings;
      const asks = confirm === 'always' || (confirm === 'touch' && touched);
      if (this.task === null || !this.events.includes(event)) return;
      if (!asks || this.asked === event) return this.#play(event);
      this.#desk.refuse(null);
      this.#asked = { moment: this.#moment, event };
      this.#desk.announce(w().asks(event));
      await this.point(event);
    }, `choose ${event}`);
  }

  confirm(): Promise<void> {
    return this.#order.do(async () => {
      if (this.asked !== null) await this.#play(this.asked);
    }, 'confirm');
  }

  letGo(): void {
    this.#asked = null;
  }

  press(): Promise<void> {
    return this.#order.do(async () => {
      if (this.task === 'press') await this.#desk.press();
    }, 'press');
  }

  async #play(event: string): Promise<void> {
    const refused = await (this.task === 'tell' ? this.#desk.typeChance(event) : this.#desk.move(event));
    if (refused) this.#asked = null;
  }
}
