/** A tile that is dragged out of a tray onto the table, by mouse or finger. A press that does not move is a click. */

import type { InOrder } from '../../lib/in-order';
import type { Point } from './hex';
import type { Aim, Via } from './play.svelte';

/** Who carries the tile over the table. */
export interface Carrier {
  dragging: boolean;
  readonly spot: object | null;
  readonly order: InOrder;
  /** The point of the table that is aimed at from the screen; null if it is not on the board. */
  aim(clientX: number, clientY: number): Aim | null;
  hover(point: Point | null): void;
  attempt(via: Via): unknown;
  letGo(): void;
}

/** A pointer that moves less than this is still a press. */
const THRESHOLD = 8;

/** A finger would hide the tile, so it flies a little ahead. */
const AHEAD = 56;

export class Drag<What> {
  /** Where the tile flies as long as it is not over the table. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #carrier: Carrier;
  #take: (what: What, via: Via) => unknown;
  #pressed: { what: What; id: number; x: number; y: number; via: Via } | null = null;
  #dragged = false;
  #aim: Aim | null = null;

  constructor(carrier: Carrier, take: (what: What, via: Via) => unknown) {
    this.#carrier = carrier;
    this.#take = take;
  }

  /** A pointer goes down on a tile, which may be taken or not. */
  down(event: PointerEvent, what: What, mayTake: boolean): void {
    this.#dragged = false;
    if (!mayTake || event.button > 0) return;
    const via = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    this.#pressed = { what, id: event.pointerId, x: event.clientX, y: event.clientY, via };
    // From the first moment on, for a quick hand has left the tile before it is seen to move.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.id) return;
    if (!this.#dragged) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= THRESHOLD) return;
      this.#dragged = true;
      this.#carrier.dragging = true;
      this.#take(pressed.what, pressed.via);
    }
    const y = event.clientY - (pressed.via === 'touch' ? AHEAD : 0);
    this.at = { x: event.clientX, y };
    this.#aim = this.#carrier.aim(event.clientX, y);
    this.#carrier.hover(this.#aim?.() ?? null);
  }

  up(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.id) return;
    this.#pressed = null;
    this.at = null;
    if (!this.#dragged) return;
    const [carrier, aim] = [this.#carrier, this.#aim];
    // A quick hand has dropped the tile before it is known where it may lie.
    void carrier.order.do(() => {
      carrier.dragging = false;
      carrier.hover(aim?.() ?? null);
      if (carrier.spot) carrier.attempt(pressed.via);
      else carrier.letGo();
    });
  }

  /** The system took the pointer away: nothing was meant. */
  cancel(): void {
    if (this.#dragged) void this.#carrier.order.do(() => this.#carrier.letGo());
    this.#pressed = null;
    this.at = null;
  }

  /** A click on a tile: lets go of the one in hand, takes another one, and means nothing at the end of a drag. */
  click(event: MouseEvent, what: What, inHand: boolean): void {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    if (inHand) return this.#carrier.letGo();
    const typed = event.detail === 0;
    const touch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    this.#take(what, typed ? 'keys' : touch ? 'touch' : 'mouse');
  }
}
