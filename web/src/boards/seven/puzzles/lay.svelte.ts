/** A puzzle that somebody lays: the tile in hand, where it hovers, and how it is put down and taken up. */

import { key, middle, type Point } from '../hex';
import {
  cellsIn,
  eventOf,
  heldOver,
  nearest,
  orientationOf,
  type Place,
  stepped,
  tileIn,
  towardsSide,
} from '../placing';
import type { Aim, Via } from '../play.svelte';
import { announce } from '../../../lib/live.svelte';
import { play } from '../../../lib/sound';
import type {
  Hex,
  LaidTiles,
  LaidView,
  LayPlaces,
  PuzzleTask,
  Shape,
  SideName,
  TileLetter,
} from '../../../protocol';
import { puzzles } from '../words/puzzles';
import { flipped, placesFor, turned } from './hand';
import { Helped } from './helped.svelte';

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

export class Laying extends Helped {
  hand = $state.raw<Hand | null>(null);
  orientation = $state(0);
  spot = $state.raw<Spot | null>(null);
  via = $state<Via>('mouse');
  /** A tile is being dragged. */
  dragging = $state(false);
  /** Whose tiles the keys take. */
  side = $state<SideName>('white');
  #places = $state.raw<LayPlaces[]>([]);
  #turned: Partial<Record<TileLetter, number>> = $state({});
  #last: Point | null = null;
  /** Set by the board. */
  focusBoard: () => void = () => undefined;
  aim: (clientX: number, clientY: number) => Aim | null = () => null;

  readonly cells = $derived<Hex[]>(this.hand === null ? [] : this.cellsOf(this.hand.tile));
  readonly fitting = $derived<Place[]>(
    this.hand === null ? [] : placesFor(this.hand.tile, this.cells, this.#places[this.orientation]),
  );

  /** Lays a table with what was laid there before. */
  static async open(task: PuzzleTask, laid: LaidTiles): Promise<Laying> {
    const laying = new Laying(task);
    await laying.begin(laid);
    laying.side = laying.view.stock[0] > 0 ? 'white' : 'black';
    return laying;
  }

  /** A tile as the tray shows it: the way it was turned last. */
  cellsOf(tile: TileLetter): Hex[] {
    const at = this.hand?.tile === tile ? this.orientation : (this.#turned[tile] ?? 0);
    return this.#shape(tile)?.orientations[at]?.cells ?? [];
  }

  #shape(tile: TileLetter): Shape | undefined {
    return this.shapes.find((shape) => shape.tile === tile);
  }

  /** Takes a tile from the tray in hand. */
  take(side: SideName, tile: TileLetter, via: Via): Promise<void> {
    return this.order.do(() => this.#take(side, tile, via), `take ${side} ${tile}`);
  }

  async #take(side: SideName, tile: TileLetter, via: Via): Promise<void> {
    if (this.showing || !this.holds(side, tile)) return;
    this.refusal = null;
    const orientations = await this.placesOf(tile);
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
  takeUp(side: SideName, event: string, via: Via): Promise<void> {
    return this.order.do(() => this.#takeUp(side, event, via), `take up ${side} ${event}`);
  }

  async #takeUp(side: SideName, event: string, via: Via): Promise<void> {
    if (this.showing) return;
    const tile = tileIn(event);
    const shape = this.#shape(tile);
    if (shape) this.#turned[tile] = orientationOf(shape, cellsIn(event));
    await this.remove(side, event);
    announce(puzzles().takenUp(tile));
    await this.#take(side, tile, via);
    if (via === 'keys')
      this.#walk(this.fitting.find((place) => sameCells(place.cells, cellsIn(event))) ?? null);
  }

  /** What the keys 1 to 7 and the letters do: take a tile, from the tray or from the table. */
  pick(tile: TileLetter): Promise<void> {
    return this.order.do(() => this.#pick(tile), `pick ${tile}`);
  }

  async #pick(tile: TileLetter): Promise<void> {
    const other = this.side === 'white' ? 'black' : 'white';
    for (const side of [this.side, other] as const) {
      if (this.holds(side, tile)) return this.#take(side, tile, 'keys');
    }
    for (const side of [this.side, other] as const) {
      const event = this.laidBy(side).find((one) => tileIn(one) === tile);
      if (event !== undefined) return this.#takeUp(side, event, 'keys');
    }
  }

  /** The keys take tiles of the other colour from now on. */
  otherSide(): void {
    if (this.view.stock[0] === 0 || this.view.stock[1] === 0) return;
    this.side = this.side === 'white' ? 'black' : 'white';
    announce(puzzles().sideNow(this.side));
  }

  override letGo(quietly = false): void {
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
  attempt(): Promise<void> {
    return this.order.do(() => this.#attempt(), 'attempt');
  }

  async #attempt(): Promise<void> {
    const { hand, spot } = this;
    if (hand === null || spot === null) return;
    const event = spot.event ?? eventOf(hand.tile, spot.cells);
    if (spot.event === null) {
      const refused = await this.refusalOf(hand.side, event);
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
    await this.add(hand.side, event);
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
}

function sameCells(one: readonly Hex[], other: readonly Hex[]): boolean {
  const names = (cells: readonly Hex[]) => cells.map(key).sort().join();
  return names(one) === names(other);
}
