/**
 * A puzzle on the table: what lies there, what is in hand, and what was said about it. What is legal, wrong, open
 * or solved comes from the worker.
 */

import { key, middle, type Point } from '../../boards/seven/hex';
import {
  eventOf,
  heldOver,
  nearest,
  orientationOf,
  stepped,
  towardsSide,
  type Place,
} from '../../boards/seven/placing';
import type { Via } from '../../boards/seven/play.svelte';
import { cellsIn, flipped, placesFor, tileIn, turned } from './hand';
import { House } from '../../lib/house/house';
import { Thinker } from '../../lib/house/thinker';
import { announce } from '../../lib/live.svelte';
import { play } from '../../lib/sound';
import { language } from '../../lib/words.svelte';
import type {
  Hex,
  HintStep,
  LaidTiles,
  LaidView,
  LayPlaces,
  PuzzleTask,
  Refusal,
  Shape,
  SideName,
  TileLetter,
} from '../../protocol';
import { puzzles } from '../../words/puzzles';

/** How far from the pointer a place may be for the tile to snap to it. */
const REACH = 1.3;

/** Where the tile hovers; without an event it is no place that was listed. */
interface Spot {
  cells: Hex[];
  event: string | null;
}

export interface Hand {
  side: SideName;
  tile: TileLetter;
}

/** The tiles on the table, each as records write it. */
interface Laid {
  white: readonly string[];
  black: readonly string[];
}

const nothing: Laid = { white: [], black: [] };

function lines(laid: Laid): LaidTiles {
  return { white: laid.white.join(' '), black: laid.black.join(' ') };
}

function listOf(line: string): string[] {
  return line.split(' ').filter(Boolean);
}

export class Laying {
  readonly task: PuzzleTask;
  view = $state.raw<LaidView>() as LaidView;
  shapes = $state.raw<Shape[]>([]);
  hand = $state.raw<Hand | null>(null);
  orientation = $state(0);
  spot = $state.raw<Spot | null>(null);
  via = $state<Via>('mouse');
  /** A tile is being dragged. */
  dragging = $state(false);
  /** Whose tiles the keys take. */
  side = $state<SideName>('white');
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<HintStep[]>([]);
  /** How many steps of the hint are shown. */
  hinted = $state(0);
  thinking = $state(false);
  /** What lies there is the solution that was asked for. */
  showing = $state(false);
  /** The number of tiles laid so far grows with one that is seen to come down. */
  grown = $state(false);
  #laid = $state.raw<Laid>(nothing);
  #before = $state.raw<Laid[]>([]);
  #places = $state.raw<LayPlaces[]>([]);
  #turned: Partial<Record<TileLetter, number>> = $state({});
  #last: Point | null = null;
  #asked = 0;
  #house = new House();
  #thinker = new Thinker();
  /** Called after every change of what lies there. */
  onchanged: () => void = () => undefined;
  onhinted: () => void = () => undefined;
  /** Set by the board. */
  focusBoard: () => void = () => undefined;
  pointAt: (clientX: number, clientY: number) => Point | null = () => null;

  readonly cells = $derived<Hex[]>(this.hand === null ? [] : this.cellsOf(this.hand.tile));
  readonly fitting = $derived<Place[]>(
    this.hand === null ? [] : placesFor(this.hand.tile, this.cells, this.#places[this.orientation]),
  );
  readonly hint = $derived<HintStep | null>(this.hinted > 0 ? (this.hints[this.hinted - 1] ?? null) : null);

  constructor(task: PuzzleTask) {
    this.task = task;
  }

  /** Lays a table with what was laid there before. */
  static async open(task: PuzzleTask, laid: LaidTiles): Promise<Laying> {
    const laying = new Laying(task);
    try {
      laying.shapes = (await laying.#house.ask({ ask: 'shapes' }, 'shapes')).shapes;
      await laying.#lay({ white: listOf(laid.white), black: listOf(laid.black) });
    } catch (error) {
      laying.close();
      throw error;
    }
    laying.grown = false;
    laying.side = laying.view.stock[0] > 0 ? 'white' : 'black';
    return laying;
  }

  close(): void {
    this.#house.close();
    this.#thinker.close();
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

  /** A tile as the tray shows it: the way it was turned last. */
  cellsOf(tile: TileLetter): Hex[] {
    const at = this.hand?.tile === tile ? this.orientation : (this.#turned[tile] ?? 0);
    return this.#shape(tile)?.orientations[at]?.cells ?? [];
  }

  #shape(tile: TileLetter): Shape | undefined {
    return this.shapes.find((shape) => shape.tile === tile);
  }

  holds(side: SideName, tile: TileLetter): boolean {
    return this.view.held[side === 'white' ? 0 : 1].includes(tile);
  }

  /** The tile on the table at a cell that somebody has laid. */
  laidAt(cell: Hex): { side: SideName; event: string } | null {
    for (const side of ['white', 'black'] as const) {
      const event = this.#laid[side].findLast((one) => cellsIn(one).some((own) => key(own) === key(cell)));
      if (event !== undefined) return { side, event };
    }
    return null;
  }

  /** Takes a tile from the tray in hand. */
  async take(side: SideName, tile: TileLetter, via: Via): Promise<void> {
    if (this.showing || !this.holds(side, tile)) return;
    const asked = ++this.#asked;
    this.refusal = null;
    const question = {
      ask: 'lay-places',
      task: this.task,
      laid: this.laid,
      tile,
      lang: language.now,
    } as const;
    const { orientations } = await this.#house.ask(question, 'lay-places');
    if (asked !== this.#asked) return;
    this.#places = orientations;
    this.side = side;
    this.via = via;
    this.orientation = this.#turned[tile] ?? 0;
    this.hand = { side, tile };
    // Turned so that it fits somewhere, if it does at all.
    if (this.fitting.length === 0) {
      const other = orientations.findIndex(({ shifts }) => shifts.length > 0);
      if (other >= 0) this.orientation = other;
    }
    this.#turned[tile] = this.orientation;
    this.spot = null;
    this.#last = null;
    announce(puzzles().taken(tile, this.fitting.length));
    if (via === 'keys') this.#walk(this.#nearMiddle());
    if (via !== 'mouse') this.focusBoard();
  }

  /** Keys begin where something is still open, or in the middle of what lies there. */
  #nearMiddle(): Place | null {
    const { open, placed } = this.view;
    const cells = open.length > 0 ? open : placed.flatMap((one) => one.cells);
    return nearest(this.fitting, cells.length > 0 ? middle(cells) : { x: 0, y: 0 });
  }

  /** Takes up a tile that was laid, turned as it lies there. */
  async takeUp(side: SideName, event: string, via: Via): Promise<void> {
    if (this.showing) return;
    const tile = tileIn(event);
    const shape = this.#shape(tile);
    if (shape) this.#turned[tile] = orientationOf(shape, cellsIn(event));
    await this.#change({ ...this.#laid, [side]: this.#laid[side].filter((one) => one !== event) });
    announce(puzzles().takenUp(tile));
    await this.take(side, tile, via);
    if (via === 'keys')
      this.#walk(this.fitting.find((place) => sameCells(place.cells, cellsIn(event))) ?? null);
  }

  /** What the keys 1 to 7 and the letters do: take a tile, from the tray or from the table. */
  async pick(tile: TileLetter): Promise<void> {
    const other = this.side === 'white' ? 'black' : 'white';
    for (const side of [this.side, other] as const) {
      if (this.holds(side, tile)) return this.take(side, tile, 'keys');
    }
    for (const side of [this.side, other] as const) {
      const event = this.#laid[side].find((one) => tileIn(one) === tile);
      if (event !== undefined) return this.takeUp(side, event, 'keys');
    }
  }

  /** The keys take tiles of the other colour from now on. */
  otherSide(): void {
    if (this.view.stock[0] === 0 || this.view.stock[1] === 0) return;
    this.side = this.side === 'white' ? 'black' : 'white';
    announce(puzzles().sideNow(this.side));
  }

  letGo(quietly = false): void {
    this.#asked += 1;
    if (this.hand !== null && !quietly) announce(puzzles().released);
    this.hand = null;
    this.spot = null;
    this.dragging = false;
    this.#places = [];
    this.#last = null;
  }

  turn(back = false): void {
    this.#become((shape) => turned(shape, this.orientation, back));
  }

  flip(): void {
    this.#become((shape) => flipped(shape, this.orientation));
  }

  #become(change: (shape: Shape) => number): void {
    const shape = this.hand && this.#shape(this.hand.tile);
    if (!this.hand || !shape) return;
    const held = this.#last ?? (this.spot ? middle(this.spot.cells) : null);
    this.orientation = change(shape);
    this.#turned[this.hand.tile] = this.orientation;
    this.refusal = null;
    if (this.fitting.length === 0) announce(puzzles().fitsNot(this.hand.tile));
    if (held === null) return;
    if (this.#last !== null) this.hover(this.#last);
    else this.#walk(nearest(this.fitting, held));
  }

  /** The pointer is at this point of the table, or has left it. */
  hover(point: Point | null): void {
    if (this.hand === null) return;
    this.#last = point;
    const spot: Spot | null =
      point && (nearest(this.fitting, point, REACH) ?? { cells: heldOver(this.cells, point), event: null });
    if (spot && this.spot && sameCells(spot.cells, this.spot.cells) && spot.event === this.spot.event) return;
    this.spot = spot;
  }

  /** On to the next place in reading order, or back. */
  step(by: 1 | -1): void {
    this.#walk(stepped(this.fitting, this.spot?.event ?? null, by));
  }

  /** To the nearest place in a direction on the screen. */
  aside(side: Point): void {
    if (this.spot === null) this.#walk(this.#nearMiddle());
    else this.#walk(towardsSide(this.fitting, this.spot.cells, side));
  }

  #walk(place: Place | null): void {
    if (!place) return;
    this.#last = null;
    this.spot = place;
    announce(puzzles().spot(place.cells.map((cell) => cell.join(' ')).join('; ')));
  }

  /** Puts the tile down where it hovers, or says why not. */
  async attempt(): Promise<void> {
    const { hand, spot } = this;
    if (hand === null || spot === null) return;
    const event = spot.event ?? eventOf(hand.tile, spot.cells);
    if (spot.event === null) {
      const asked = { task: this.task, laid: this.laid, side: hand.side, event, lang: language.now };
      const { refused } = await this.#house.ask({ ask: 'lay-try', ...asked }, 'tried');
      if (refused) {
        this.refusal = refused;
        play('refuse');
        announce(refused.message);
        return;
      }
    }
    this.letGo(true);
    play('place');
    const before = this.view;
    await this.#change({ ...this.#laid, [hand.side]: [...this.#laid[hand.side], event] });
    this.grown = true;
    announce(`${puzzles().laid(hand.tile)} ${this.#news(before)}`);
  }

  /** What has changed with the last tile, in words. */
  #news(before: LaidView): string {
    const { view } = this;
    const wrong = view.wrong.filter(({ text }) => !before.wrong.some((one) => one.text === text));
    const said = wrong.map(({ text }) => text);
    if (view.holes.length !== before.holes.length) said.push(puzzles().holesNow(view.holes.length));
    if (view.openSide !== null) said.push(puzzles().openCells(view.open.length));
    if (view.done && !before.done) said.push(puzzles().solved);
    return said.join(' ');
  }

  async undo(): Promise<void> {
    const last = this.#before.at(-1);
    if (!last) return;
    this.letGo(true);
    this.#before = this.#before.slice(0, -1);
    this.showing = false;
    await this.#lay(last);
    this.onchanged();
    announce(puzzles().undone);
  }

  async restart(): Promise<void> {
    if (this.count === 0) return;
    this.letGo(true);
    this.showing = false;
    await this.#change(nothing);
    announce(puzzles().restarted);
  }

  /** One step further down the ladder of hints. */
  async askHint(): Promise<void> {
    if (this.hints.length === 0) {
      this.thinking = true;
      try {
        this.hints = (await this.#thinker.layHint(this.task, this.laid, language.now)).steps;
      } finally {
        this.thinking = false;
      }
      this.hinted = 0;
    }
    if (this.hinted >= this.hints.length) return;
    this.hinted += 1;
    this.onhinted();
    announce(this.hint?.text ?? '');
  }

  /** Lays the solution; the tiles that were laid come back with one step back. */
  async showSolution(): Promise<boolean> {
    this.thinking = true;
    try {
      const found = await this.#thinker.laySolution(this.task, this.laid, language.now);
      if (!found.laid) return false;
      this.letGo(true);
      this.showing = true;
      await this.#change({ white: listOf(found.laid.white), black: listOf(found.laid.black) });
      return true;
    } finally {
      this.thinking = false;
    }
  }

  /** How many solutions the black tiles have that somebody lays for others. */
  async countCopies(): Promise<number | null> {
    const task: PuzzleTask = { puzzle: 'copycat', black: this.laid.black };
    const empty = { white: '', black: '' };
    return (await this.#thinker.laySolution(task, empty, language.now)).solutions;
  }

  /** Says everything again in the language that was switched to. */
  async translate(): Promise<void> {
    this.refusal = null;
    this.hints = [];
    this.hinted = 0;
    await this.#lay(this.#laid);
  }

  async #change(laid: Laid): Promise<void> {
    this.#before = [...this.#before, this.#laid];
    await this.#lay(laid);
    this.onchanged();
  }

  async #lay(laid: Laid): Promise<void> {
    const question = { ask: 'laid', task: this.task, laid: lines(laid), lang: language.now } as const;
    const { view } = await this.#house.ask(question, 'laid');
    this.#laid = laid;
    this.refusal = null;
    this.hints = [];
    this.hinted = 0;
    this.grown = false;
    this.view = view;
  }
}

function sameCells(one: readonly Hex[], other: readonly Hex[]): boolean {
  const names = (cells: readonly Hex[]) => cells.map(key).sort().join();
  return names(one) === names(other);
}
