/** What goes on while somebody looks for a number: the line so far, the cell meant, the cell for a pawn. */

import type { Desk } from '../../lib/desk';
import { InOrder } from '../../lib/in-order';
import type { HeinashCell, HeinashView, Weighed } from '../../protocol';
import { heinashWords } from './words/board';
import { cleanedLine, draftOf, inserted, plain, pretty, readDraft, shortened, type Line } from './expression';

/** What can be done at this device now. */
export type Task = 'none' | 'roll' | 'dice' | 'name' | 'calculate' | 'put';

const EMPTY: Line = { text: '', caret: 0 };

/** Typing is faster than asking needs to be. */
const PATIENCE = 60;

export class HeinashPlay {
  readonly desk: Desk;
  /** What is typed while something is on its way waits for the answer. */
  readonly order = new InOrder();

  /** The expression so far. */
  line: Line = $state.raw(EMPTY);
  /** What the line is worth; null before it is known, and always in the mode *I calculate*. */
  weighed: Weighed | null = $state.raw(null);
  /** The cell that was named first, in the mode *I calculate*. */
  named: number | null = $state(null);
  /** The cell chosen for a pawn, or typed, before it is confirmed. */
  chosen: number | null = $state(null);
  /** What real dice show, as they are typed in. */
  typed: (number | null)[] = $state([null, null, null]);
  /** Whose longest chain is pointed at. */
  chainOf: number | null = $state(null);
  /** Dice and clocks lie on the table beside the board, and not in the column. */
  cornersUsed = $state(false);
  /** "I find nothing" was touched and waits to be confirmed. */
  giving = $state(false);
  /** Something was sent off and has not been answered. */
  #busy = $state(false);

  #situation = '';
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The digits of a cell's number so far. */
  digits = '';

  readonly position: HeinashView = $derived.by(() => this.desk.shown as HeinashView);
  readonly cells: Map<number, HeinashCell> = $derived(
    new Map(this.position.cells.map((cell) => [cell.number, cell])),
  );
  /** Where in the record the dice on the table were rolled; null when there are none. */
  readonly rollAt: number | null = $derived.by(() =>
    this.position.roll === null ? null : this.#lastRoll(this.desk.shownEvents),
  );
  /** The last turn that is over: the event of its roll, and the event after its end. */
  readonly lastTurn: { roll: number; end: number } | null = $derived.by(() => {
    const end = this.rollAt ?? this.desk.shownEvents;
    const roll = this.#lastRoll(end);
    return roll === null ? null : { roll, end };
  });
  /**
   * The seat for which a line is written here. In the variants a person looks for a number while
   * another one does; a computer is through before anybody could.
   */
  readonly writer: number | null = $derived.by(() => {
    const { desk, position } = this;
    if (!desk.live || position.roll === null || desk.view.paused) return null;
    if (desk.acting !== null && desk.acting === position.toMove) return desk.acting;
    const other = desk.view.players[desk.view.seats[position.active] ?? -1]?.kind;
    const searches = position.phase === 'find' && position.variant !== 'base' && other !== 'computer';
    const searchesToo = searches && this.#may('draft');
    return searchesToo ? desk.view.seat : null;
  });
  readonly task: Task = $derived.by(() => {
    const { phase } = this.position;
    if (!this.desk.live) return 'none';
    if (this.desk.typesDice ?? this.#may('type-dice')) return 'dice';
    if (this.#may('press')) return 'roll';
    if (this.writer === null) return 'none';
    if (phase === 'put') return 'put';
    if (phase !== 'find' && phase !== 'steal') return 'none';
    return this.desk.settings.calculate && this.named === null ? 'name' : 'calculate';
  });
  /** It is this device's turn to show a number, and not only to look for one. */
  readonly mayShow: boolean = $derived.by(
    () => this.writer !== null && this.writer === this.desk.acting && !this.#busy,
  );
  readonly busy: boolean = $derived.by(() => this.#busy);
  /** The cell that the line as it stands would take. */
  readonly reached: number | null = $derived.by(() =>
    this.weighed === null || this.weighed.refused !== null ? null : this.weighed.cell,
  );
  /** The one cell that lights up. */
  readonly lit: number | null = $derived.by(() => {
    if (this.task === 'put' || this.task === 'name') return this.chosen;
    if (this.task !== 'calculate') return null;
    return this.desk.settings.calculate ? this.named : this.reached;
  });

  /** Somebody has agreed on times. */
  get clocked(): boolean {
    const { game, turn } = this.desk.view.clocks;
    return game !== null || turn !== null;
  }

  constructor(desk: Desk) {
    this.desk = desk;
  }

  #may(act: string): boolean {
    return this.desk.view.may.some((may) => may.may === act);
  }

  #lastRoll(before: number): number | null {
    const { events } = this.desk.view;
    for (let index = Math.min(before, events.length) - 1; index >= 0; index -= 1) {
      if (events[index]?.kind === 'chance') return index;
    }
    return null;
  }

  /** Begins anew when the dice, the writer or the task have changed. The board calls it in an effect. */
  follow(): void {
    const situation = this.#now();
    if (situation === this.#situation) return;
    this.#situation = situation;
    this.#begin(this.writer === null ? '' : this.desk.view.draft);
  }

  #now(): string {
    const stage = this.position.phase === 'put' ? 'put' : 'search';
    return [this.rollAt, this.writer, stage, this.desk.settings.calculate, this.desk.live].join(' ');
  }

  #begin(draft: string): void {
    const { named, text } = readDraft(draft);
    this.named = this.desk.settings.calculate ? named : null;
    this.line = { text, caret: text.length };
    this.chosen = null;
    this.typed = [null, null, null];
    this.giving = false;
    this.weighed = null;
    this.digits = '';
    this.#asked += 1;
    if (text !== '') this.#weighSoon(false);
  }

  // The line.

  write(text: string, caret: number): void {
    this.#change(cleanedLine(text, caret));
  }

  insert(piece: string): void {
    this.#change(inserted(this.line, piece));
  }

  shorten(): void {
    if (this.line.text === '' && this.named !== null) this.unname();
    else this.#change(shortened(this.line));
  }

  clear(): void {
    this.#change(EMPTY);
  }

  moveCaret(caret: number): void {
    if (caret !== this.line.caret) this.line = { ...this.line, caret };
  }

  #change(line: Line): void {
    if (line.text === this.line.text) {
      this.moveCaret(line.caret);
      return;
    }
    this.line = line;
    this.giving = false;
    if (this.desk.refusal !== null) this.desk.refuse(null);
    this.#weighSoon(true);
  }

  #weighSoon(keep: boolean): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    if (this.line.text === '') this.weighed = null;
    this.#timer = setTimeout(() => void this.#weigh(asked, keep), PATIENCE);
  }

  async #weigh(asked: number, keep: boolean): Promise<void> {
    const { text } = this.line;
    if (keep) this.desk.draft(draftOf(this.named, text));
    if (text === '' || this.desk.settings.calculate || this.task !== 'calculate') return;
    const weighed = await this.#ask(text);
    if (asked === this.#asked) this.weighed = weighed;
  }

  async #ask(text: string): Promise<Weighed> {
    const question = { ask: 'weigh', expression: plain(text), lang: this.desk.lang } as const;
    return (await this.desk.ask(question, 'weighed')).weighed;
  }

  // What is done.

  /** Shows the number that the line makes. */
  async show(): Promise<void> {
    const { text } = this.line;
    const { named } = this;
    if (this.task !== 'calculate' || this.writer !== this.desk.acting || text === '') return;
    const claim = named === null ? plain(text) : `${named}=${plain(text)}`;
    await this.#send(`show ${claim}`, async () => {
      const refusal = await this.#claim(text, named);
      // Only here is it known which cell was named, so the teacher is told here and nowhere else.
      if (refusal !== null) this.desk.tried?.(claim, refusal.code);
      return refusal;
    });
  }

  async #claim(text: string, named: number | null): ReturnType<Desk['move']> {
    if (named !== null) {
      const weighed = await this.#ask(text);
      if (weighed.refused === null && weighed.cell !== named) {
        const message = heinashWords().otherNumber(pretty(text), weighed.value ?? '', named);
        return { code: 'other-number', clause: null, message };
      }
    }
    return this.desk.move(plain(text));
  }

  async findNothing(confirmed: boolean): Promise<void> {
    if (!this.mayShow) return;
    if (!confirmed) {
      this.giving = true;
      return;
    }
    await this.#send('none', () => this.desk.move('none'));
  }

  async roll(): Promise<void> {
    await this.#send('roll', () => this.desk.press());
  }

  async sayDice(): Promise<void> {
    if (this.typed.includes(null)) return;
    const event = `roll:${this.typed.join('-')}`;
    await this.#send(event, () => this.desk.typeChance(event));
  }

  /** A cell was touched, clicked or entered. */
  async take(number: number, touched: boolean): Promise<void> {
    if (this.task === 'calculate' && number === this.lit) await this.show();
    if (this.task !== 'put' && this.task !== 'name') return;
    if (this.cells.get(number)?.owner !== null) {
      // The rules say why not.
      await this.put(number);
      return;
    }
    if (this.task === 'name') {
      this.name(number);
      return;
    }
    const { confirm } = this.desk.settings;
    const asks = confirm === 'always' || (confirm === 'touch' && touched);
    if (asks && this.chosen !== number) this.choose(number);
    else await this.put(number);
  }

  choose(number: number): void {
    this.chosen = number;
    this.desk.announce(heinashWords().chosen(number));
  }

  async put(number: number): Promise<void> {
    if (this.task === 'put') await this.#send(`put ${number}`, () => this.desk.move(`put:${number}`));
  }

  name(number: number): void {
    this.named = number;
    this.chosen = null;
    this.digits = '';
    this.desk.draft(draftOf(number, this.line.text));
    this.desk.announce(heinashWords().nowHow(number));
  }

  unname(): void {
    this.named = null;
    this.chosen = null;
    this.desk.draft(draftOf(null, this.line.text));
  }

  /** Leaves the last thing begun: the confirmation, the line, the cell named or chosen; false if there is none. */
  leave(): boolean {
    if (this.giving) this.giving = false;
    else if (this.task === 'calculate' && this.line.text !== '') this.clear();
    else if (this.named !== null) this.unname();
    else if (this.chosen !== null) this.chosen = null;
    else return false;
    this.digits = '';
    return true;
  }

  /** Does something that is meant for the game as it stands, and for no later moment of it. */
  #send(name: string, act: () => ReturnType<Desk['move']>): Promise<void> {
    const [situation, task] = [this.#now(), this.task];
    return this.order.do(async () => {
      if (situation !== this.#now() || task !== this.task) return;
      this.#busy = true;
      try {
        const refusal = await act();
        this.giving = false;
        if (refusal !== null && this.desk.refusal?.message !== refusal.message) this.desk.refuse(refusal);
      } finally {
        this.#busy = false;
      }
    }, name);
  }
}
