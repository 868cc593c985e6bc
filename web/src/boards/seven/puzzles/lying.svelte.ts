/**
 * What lies on the table of a puzzle, and the steps back. What is legal, wrong, open or solved comes from the worker.
 */

import { key } from '../hex';
import { House } from '../../../lib/house/house';
import { InOrder } from '../../../lib/in-order';
import { announce } from '../../../lib/live.svelte';
import { language } from '../../../lib/words.svelte';
import type {
  Hex,
  LaidTiles,
  LaidView,
  LayPlaces,
  PuzzleTask,
  Refusal,
  Shape,
  SideName,
  TileLetter,
} from '../../../protocol';
import { puzzles } from '../words/puzzles';
import { cellsIn } from '../placing';

/** The tiles on the table, each as records write it. */
interface Laid {
  white: readonly string[];
  black: readonly string[];
}

const nothing: Laid = { white: [], black: [] };

function lines(laid: Laid): LaidTiles {
  return { white: laid.white.join(' '), black: laid.black.join(' ') };
}

export function listsOf(laid: LaidTiles): Laid {
  const list = (line: string) => line.split(' ').filter(Boolean);
  return { white: list(laid.white), black: list(laid.black) };
}

export abstract class Lying {
  readonly task: PuzzleTask;
  /** What is pressed while something is asked waits for the answer. */
  readonly order = new InOrder();
  view = $state.raw<LaidView>() as LaidView;
  shapes = $state.raw<Shape[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What lies there is the solution that was asked for. */
  showing = $state(false);
  /** The number of tiles laid so far grows with one that is seen to come down. */
  grown = $state(false);
  /** Called after every change of what lies there. */
  onchanged: () => void = () => undefined;
  #laid = $state.raw<Laid>(nothing);
  #before = $state.raw<Laid[]>([]);
  #house = new House();

  constructor(task: PuzzleTask) {
    this.task = task;
  }

  abstract letGo(quietly?: boolean): void;
  /** What was said about the tiles as they lay before does not hold any more. */
  protected abstract forget(): void;

  /** Lays a table with what was laid there before. */
  protected async begin(laid: LaidTiles): Promise<void> {
    try {
      this.shapes = (await this.#house.ask({ ask: 'shapes' }, 'shapes')).shapes;
      await this.#lay(listsOf(laid));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#house.close();
  }

  /** The level on which tiles are laid. */
  get level(): number {
    return this.task.puzzle === 'copycat' ? 2 : 1;
  }

  get laid(): LaidTiles {
    return lines(this.#laid);
  }

  get count(): number {
    return this.#laid.white.length + this.#laid.black.length;
  }

  get mayUndo(): boolean {
    return this.#before.length > 0;
  }

  holds(side: SideName, tile: TileLetter): boolean {
    return this.view.held[side === 'white' ? 0 : 1].includes(tile);
  }

  /** The tiles of a colour that somebody has laid, as records write them. */
  laidBy(side: SideName): readonly string[] {
    return this.#laid[side];
  }

  /** The tile on the table at a cell that somebody has laid. */
  laidAt(cell: Hex): { side: SideName; event: string } | null {
    for (const side of ['white', 'black'] as const) {
      const event = this.#laid[side].findLast((one) => cellsIn(one).some((own) => key(own) === key(cell)));
      if (event !== undefined) return { side, event };
    }
    return null;
  }

  /** Every place for a tile, orientation by orientation. */
  protected async placesOf(tile: TileLetter): Promise<LayPlaces[]> {
    const asked = { task: this.task, laid: this.laid, tile, lang: language.now };
    return (await this.#house.ask({ ask: 'lay-places', ...asked }, 'lay-places')).orientations;
  }

  /** Why a tile cannot be put down; null if it can. */
  protected async refusalOf(side: SideName, event: string): Promise<Refusal | null> {
    const asked = { task: this.task, laid: this.laid, side, event, lang: language.now };
    return (await this.#house.ask({ ask: 'lay-try', ...asked }, 'tried')).refused;
  }

  protected async add(side: SideName, event: string): Promise<void> {
    await this.change({ ...this.#laid, [side]: [...this.#laid[side], event] });
    this.grown = true;
  }

  protected async remove(side: SideName, event: string): Promise<void> {
    await this.change({ ...this.#laid, [side]: this.#laid[side].filter((one) => one !== event) });
  }

  undo(): Promise<void> {
    return this.order.do(() => this.#undo());
  }

  async #undo(): Promise<void> {
    const last = this.#before.at(-1);
    if (!last) return;
    this.letGo(true);
    this.#before = this.#before.slice(0, -1);
    this.showing = false;
    await this.#lay(last);
    this.onchanged();
    announce(puzzles().undone);
  }

  restart(): Promise<void> {
    return this.order.do(async () => {
      if (this.count === 0) return;
      this.letGo(true);
      this.showing = false;
      await this.change(nothing);
      announce(puzzles().restarted);
    }, 'restart');
  }

  /** Says everything again in the language that was switched to. */
  translate(): Promise<void> {
    return this.order.do(() => this.#lay(this.#laid));
  }

  protected async change(laid: Laid): Promise<void> {
    this.#before = [...this.#before, this.#laid];
    await this.#lay(laid);
    this.onchanged();
  }

  async #lay(laid: Laid): Promise<void> {
    const question = { ask: 'laid', task: this.task, laid: lines(laid), lang: language.now } as const;
    const { view } = await this.#house.ask(question, 'laid');
    this.#laid = laid;
    this.refusal = null;
    this.forget();
    this.grown = false;
    this.view = view;
  }
}
