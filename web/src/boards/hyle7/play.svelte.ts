/** What goes on while somebody makes up a move: the token in hand and the move that waits for a yes. */

import type { Desk } from '../../lib/desk';
import { InOrder } from '../../lib/in-order';
import type { Hyle7Board, Hyle7View } from '../../protocol';
import { w } from './words/board';
import { colourAt, type Point } from './geometry';
import type { Pointed } from './lines';

/** How somebody chose a cell; only a finger slips easily. */
export type Means = 'mouse' | 'touch' | 'key';

interface Proposal {
  event: string;
  from: string | null;
  to: string;
}

/** A token on its way by pointer. */
export interface Drag {
  from: string | null;
  colour: number;
  /** Order's token: where it shows itself on the board. */
  at: Point | null;
  /** Chaos's token: where the pointer is in the window. */
  pointer: Point | null;
  over: string | null;
}

export class Hyle7Play {
  readonly #desk: Desk;
  /** What is chosen while a move is on its way waits for the answer. */
  readonly #order = new InOrder();
  #held = $state.raw<{ moment: string; cell: string } | null>(null);
  #proposal = $state.raw<{ moment: string; proposal: Proposal } | null>(null);
  #hovered = $state.raw<Pointed | null>(null);
  #focused = $state.raw<Pointed | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The cell that the keyboard stands on, for each board on the table. */
  cursors = $state<(string | null)[]>([null, null]);
  /** The final score that an analysis expects for the current board, if there is one. */
  expected = $state<number | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get view(): Hyle7View {
    return this.#desk.shown as Hyle7View;
  }

  get board(): Hyle7Board | null {
    return this.view.boards[this.view.current] ?? null;
  }

  /** What somebody at this device may do now. */
  get may(): 'place' | 'slide' | null {
    const { live, acting } = this.#desk;
    const { phase, toMove } = this.view;
    if (!live || acting === null || acting !== toMove) return null;
    return phase === 'place' || phase === 'slide' ? phase : null;
  }

  /** A token in hand or a proposal belongs to one moment of the game and ends with it. */
  get #moment(): string {
    const { events } = this.#desk.view;
    return `${events.length} ${events.at(-1)?.event ?? ''}`;
  }

  /** The cell of the token that is picked up to slide. */
  get held(): string | null {
    if (this.may !== 'slide' || this.#held?.moment !== this.#moment) return null;
    return this.#held.cell;
  }

  get proposal(): Proposal | null {
    if (this.may === null || this.#proposal?.moment !== this.#moment) return null;
    return this.#proposal.proposal;
  }

  get pointed(): Pointed | null {
    return this.#hovered ?? this.#focused;
  }

  hover(pointed: Pointed | null): void {
    this.#hovered = pointed;
  }

  focus(pointed: Pointed | null): void {
    this.#focused = pointed;
  }

  /** Where the token on a cell may slide to. */
  reach(cell: string | null): string[] {
    if (cell === null || this.may !== 'slide') return [];
    return this.view.slides.find(({ from }) => from === cell)?.to ?? [];
  }

  /** Somebody chose a cell of a board. */
  async choose(board: number, cell: string, means: Means): Promise<void> {
    this.#focused = { board, cell };
    if (this.may === null) return;
    await this.#order.do(() => this.#choose(board, cell, means), `choose ${board} ${cell}`);
  }

  #choose(board: number, cell: string, means: Means): Promise<void> | void {
    const may = board === this.view.current ? this.may : null;
    if (may === null || !this.board) return;
    if (this.proposal?.to === cell) return this.#confirm();
    const occupied = colourAt(this.board.rows, cell) > 0;
    if (may === 'place') {
      if (occupied) return this.#explain(cell);
      return this.#propose({ event: cell, from: null, to: cell }, means);
    }
    const held = this.held;
    if (held === cell) return this.letGo();
    if (held !== null && this.reach(held).includes(cell)) {
      return this.#propose({ event: `${held}-${cell}`, from: held, to: cell }, means);
    }
    if (occupied) return this.pickUp(cell);
    if (held !== null) return this.#explain(`${held}-${cell}`);
  }

  pickUp(cell: string): void {
    const reach = this.reach(cell);
    this.#proposal = null;
    if (reach.length === 0) {
      this.#held = null;
      this.#desk.refuse({ code: 'hemmed-in', clause: 'H2', message: w().hemmedIn(cell) });
      return;
    }
    this.#held = { moment: this.#moment, cell };
    this.#desk.refuse(null);
    const colour = colourAt(this.board?.rows ?? [], cell);
    this.#desk.announce(w().taken(cell, w().sign(colour), reach.length));
  }

  letGo(): void {
    if (this.held !== null || this.proposal !== null) this.#desk.announce(w().released);
    this.#held = null;
    this.#proposal = null;
    this.#desk.refuse(null);
  }

  /** Plays it, or asks first if that is wanted. */
  propose(proposal: Proposal, means: Means): Promise<void> {
    return this.#order.do(() => this.#propose(proposal, means), `propose ${proposal.event}`);
  }

  #propose(proposal: Proposal, means: Means): Promise<void> | void {
    const { confirm } = this.#desk.settings;
    this.#desk.refuse(null);
    this.#proposal = { moment: this.#moment, proposal };
    if (confirm === 'always' || (confirm === 'touch' && means === 'touch')) {
      this.#desk.announce(w().asked(proposal.to));
      return;
    }
    return this.#confirm();
  }

  confirm(): Promise<void> {
    return this.#order.do(() => this.#confirm(), 'confirm');
  }

  async #confirm(): Promise<void> {
    const proposal = this.proposal;
    if (!proposal) return;
    const refused = await this.#desk.move(proposal.event);
    if (refused) this.#proposal = null;
  }

  pass(): Promise<void> {
    return this.#order.do(async () => {
      if (this.may === 'slide') await this.#desk.move('pass');
    }, 'pass');
  }

  /** Lets the rules say why a move is not possible. */
  async #explain(event: string): Promise<void> {
    const { refused } = await this.#desk.ask({ ask: 'try', event, lang: this.#desk.lang }, 'tried');
    this.#desk.refuse(refused);
  }
}
