/** What goes on while somebody makes up a move of SEVEN: the tile in hand and where it hovers. */

import type { Desk } from '../../lib/desk';
import { InOrder } from '../../lib/in-order';
import type { Hex, SevenView, Shape, TileLetter } from '../../protocol';
import { seven } from './words/board';
import { key, middle, type Point } from './hex';
import {
  eventOf,
  heldOver,
  nearest,
  orientationOf,
  placesTurnedLike,
  stepped,
  towardsSide,
  type Place,
} from './placing';
import { listed } from './telling';

/** The tiles in the order of the keys 1 to 7. */
export const letters: readonly TileLetter[] = ['I', 'O', 'Y', 'U', 'S', 'J', 'P'];

/** How far from the pointer a place may be for the tile to snap to it: about one hex and a half. */
const REACH = 2.7;

export type Via = 'mouse' | 'touch' | 'keys';

/** A point of the table as it was seen from; how far it lies behind a tile is known once its level is. */
export type Aim = () => Point;

/** Where the tile hovers; without an event it is no place that the rules listed. */
export interface Spot {
  cells: Hex[];
  event: string | null;
}

export class SevenPlay {
  readonly desk: Desk;
  /** What is pressed while the places of a tile are asked for waits for them. */
  readonly order = new InOrder();
  shapes = $state.raw<Shape[]>([]);
  tile = $state<TileLetter | null>(null);
  orientation = $state(0);
  /** The level to which the tile in hand has to go. */
  level = $state(1);
  /** Every place for the tile in hand, turned any way. */
  places = $state.raw<Place[]>([]);
  spot = $state.raw<Spot | null>(null);
  /** The spot is chosen and waits to be confirmed. */
  pending = $state(false);
  /** How the tile in hand was taken. */
  via = $state<Via>('mouse');
  /** The tile is being dragged out of the tray. */
  dragging = $state(false);
  /** The turning view is open. */
  threeD = $state(false);
  /** The cells of the tile in hand around the origin, as it is turned now. */
  readonly cells = $derived<Hex[]>(this.tile === null ? [] : this.cellsOf(this.tile));
  /** The places for the tile as it is turned now, in reading order. */
  readonly fitting = $derived<Place[]>(
    this.cells.length === 0 ? [] : placesTurnedLike(this.places, this.cells),
  );
  /** Set by the board: takes the focus, and says which point of the table is in the middle of the view. */
  focusBoard: () => void = () => {};
  viewMiddle: () => Point = () => ({ x: 0, y: 0 });
  /** Set by the board: the point of the table that is aimed at from the screen; null if it is not on the board. */
  aim: (clientX: number, clientY: number) => Aim | null = () => null;
  /** How each tile was turned last. */
  #turned: Partial<Record<TileLetter, number>> = $state({});
  #last: Point | null = null;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** The position on show. */
  get view(): SevenView {
    return this.desk.shown as SevenView;
  }

  get mayPick(): boolean {
    return this.desk.live && this.desk.acting !== null && this.view.toMove === this.desk.acting;
  }

  /** Something that was begun here is not through, and what comes next is for whoever acts here. */
  get waits(): boolean {
    return this.order.busy && this.mayPick;
  }

  /** A tile as the tray shows it: the way it was turned last. */
  cellsOf(tile: TileLetter): Hex[] {
    const turned = tile === this.tile ? this.orientation : (this.#turned[tile] ?? 0);
    return this.#shape(tile)?.orientations[turned]?.cells ?? [];
  }

  #shape(tile: TileLetter): Shape | undefined {
    return this.shapes.find((shape) => shape.tile === tile);
  }

  /** Asks once what the tiles look like. */
  async learnShapes(): Promise<void> {
    if (this.shapes.length > 0) return;
    this.shapes = (await this.desk.ask({ ask: 'shapes' }, 'shapes')).shapes;
  }

  /** Takes a tile in hand. */
  async take(tile: TileLetter, via: Via): Promise<void> {
    if (this.mayPick) await this.order.do(() => this.#take(tile, via), `take ${tile}`);
  }

  async #take(tile: TileLetter, via: Via): Promise<void> {
    if (!this.mayPick || !this.view.forced.some((one) => one.tile === tile)) return;
    if (this.tile === tile) return;
    this.desk.refuse(null);
    const before = this.desk.view.events.length;
    await this.learnShapes();
    const { level, places } = await this.desk.ask({ ask: 'places', tile }, 'places');
    const shape = this.#shape(tile);
    // Meanwhile the game may have gone on.
    if (!shape || !this.mayPick || this.desk.view.events.length !== before) return;
    this.threeD = false;
    this.via = via;
    this.level = level;
    this.places = places;
    this.orientation = this.#turned[tile] ?? 0;
    this.tile = tile;
    const first = places[0];
    if (this.fitting.length === 0 && first) this.orientation = orientationOf(shape, first.cells);
    this.#turned[tile] = this.orientation;
    this.spot = null;
    this.pending = false;
    this.#last = null;
    this.desk.announce(seven().taken(tile, level, this.fitting.length));
    if (via === 'keys') this.step(1);
    // A finger has no hovering: the tile is put on offer in the middle of the view.
    if (via === 'touch' && !this.dragging) {
      const place = nearest(this.fitting, this.viewMiddle());
      this.pending = place !== null;
      this.#rest(place);
    }
    if (via !== 'mouse') this.focusBoard();
  }

  letGo(quietly = false): void {
    if (this.tile !== null && !quietly) this.desk.announce(seven().released);
    this.tile = null;
    this.places = [];
    this.spot = null;
    this.pending = false;
    this.dragging = false;
    this.#last = null;
  }

  /** Lets go of a tile that the seat to move does not hold any more. */
  check(): void {
    if (this.tile !== null && (!this.mayPick || !this.view.forced.some(({ tile }) => tile === this.tile))) {
      this.letGo(true);
    }
  }

  /** A turn by 60 degrees, clockwise or back. */
  turn(back = false): void {
    this.#become((at, shape) => {
      let next = at;
      // Six turns come back to the start, so five turns on are one turn back.
      for (let times = back ? 5 : 1; times > 0; times -= 1) next = shape.orientations[next]?.turned ?? next;
      return next;
    });
  }

  flip(): void {
    this.#become((at, shape) => shape.orientations[at]?.flipped ?? at);
  }

  #become(change: (at: number, shape: Shape) => number): void {
    if (this.tile === null) return;
    const shape = this.#shape(this.tile);
    if (!shape) return;
    const held = this.#last ?? (this.spot ? middle(this.spot.cells) : null);
    this.orientation = change(this.orientation, shape);
    this.#turned[this.tile] = this.orientation;
    this.desk.refuse(null);
    if (this.fitting.length === 0) this.desk.announce(seven().fitsNot(this.tile));
    if (held === null) return;
    if (this.#last !== null && !this.pending) this.hover(this.#last);
    else {
      this.#rest(nearest(this.fitting, held) ?? { cells: heldOver(this.cells, held), event: null });
      this.#announceSpot();
    }
  }

  /** The pointer is at this point of the table, or has left it. */
  hover(point: Point | null): void {
    if (this.tile === null) return;
    this.#last = point;
    this.pending = false;
    if (point === null) {
      this.spot = null;
      return;
    }
    this.#rest(nearest(this.fitting, point, REACH) ?? { cells: heldOver(this.cells, point), event: null });
  }

  #rest(spot: Spot | null): void {
    const same = spot && this.spot && spot.cells.map(key).join() === this.spot.cells.map(key).join();
    if (!same) this.spot = spot;
  }

  /** On to the next place in reading order, or back. */
  step(by: 1 | -1): void {
    if (this.tile === null) return;
    if (this.fitting.length === 0) {
      const [place, shape] = [this.places[0], this.#shape(this.tile)];
      if (place && shape) this.orientation = orientationOf(shape, place.cells);
    }
    this.#walk(stepped(this.fitting, this.spot?.event ?? null, by));
  }

  /** To the nearest place upwards or downwards on the table. */
  aside(side: Point): void {
    if (this.spot === null) this.step(1);
    else this.#walk(towardsSide(this.fitting, this.spot.cells, side));
  }

  #walk(place: Place | null): void {
    if (!place) return;
    this.#last = null;
    this.pending = false;
    this.#rest(place);
    this.#announceSpot();
  }

  #announceSpot(): void {
    const { spot } = this;
    if (!spot?.event) return;
    const at = this.fitting.findIndex(({ event }) => event === spot.event);
    const cells = spot.cells.map((cell) => cell.join(' ')).join('; ');
    this.desk.announce(
      `${seven().spot(at + 1, this.fitting.length, cells, this.level)} ${this.#support(spot.cells)}`,
    );
  }

  /** What the tile would rest on, in words. */
  #support(cells: readonly Hex[]): string {
    if (this.level === 1) return seven().tableSpot;
    const wanted = new Set(cells.map(key));
    const under = this.view.placed.filter(
      (one) => one.level === this.level - 1 && one.cells.some((cell) => wanted.has(key(cell))),
    );
    const tiles = under.map((one) => seven().ownTile(this.desk.view.seatNames[one.seat] ?? '', one.tile));
    return seven().restsOn(listed(tiles, this.desk.lang));
  }

  needsConfirming(via: Via): boolean {
    const { confirm } = this.desk.settings;
    return confirm === 'always' || (confirm === 'touch' && via === 'touch');
  }

  /** Puts the tile down where it hovers, or asks to confirm it, or says why not. */
  attempt(via: Via): Promise<void> {
    return this.order.do(() => this.#attempt(via), 'attempt');
  }

  async #attempt(via: Via): Promise<void> {
    const { tile, spot } = this;
    if (tile === null || spot === null) return;
    const event = spot.event ?? eventOf(tile, spot.cells);
    if (spot.event === null) {
      const { refused } = await this.desk.ask({ ask: 'try', event, lang: this.desk.lang }, 'tried');
      if (refused) return this.desk.refuse(refused);
    }
    if (this.needsConfirming(via) && !this.pending) {
      this.desk.refuse(null);
      this.spot = { cells: spot.cells, event };
      this.pending = true;
      return;
    }
    await this.#place(event);
  }

  /** Confirms what is pending. */
  confirm(): Promise<void> {
    return this.order.do(async () => {
      if (this.spot?.event) await this.#place(this.spot.event);
    }, 'confirm');
  }

  async #place(event: string): Promise<void> {
    const refused = await this.desk.move(event);
    if (refused) this.desk.refuse(refused);
    else this.letGo(true);
  }
}
