/**
 * What pointers mean on the board: a tap, a drag that moves the view or the tile in
 * hand, two fingers that zoom and turn. The board says what to do about each.
 */

export interface Spot {
  left: number;
  top: number;
}

export interface Wishes {
  /** Where a pointer of the screen lies within the board's element. */
  spot(event: PointerEvent): Spot;
  /** Whether a finger that goes down here takes the hovering tile along. */
  grabs(at: Spot): boolean;
  hover(at: Spot, touch: boolean): void;
  tap(at: Spot, touch: boolean): void;
  drop(touch: boolean): void;
  pan(x: number, y: number): void;
  zoom(factor: number, at: Spot): void;
  /** Two fingers turned by about a sixth of a full turn. */
  turn(back: boolean): void;
}

/** A pointer that moves less than this is still a tap. */
const THRESHOLD = 8;
const TURN = Math.PI / 5;

export class Gestures {
  #wishes: Wishes;
  #down = new Map<number, Spot>();
  #start: Spot = { left: 0, top: 0 };
  #doing: 'nothing' | 'tap' | 'pan' | 'carry' | 'two' = 'nothing';
  #grabbed = false;
  #angle = 0;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  get moving(): boolean {
    return this.#doing === 'pan' || this.#doing === 'two';
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const at = this.#wishes.spot(event);
    this.#down.set(event.pointerId, at);
    if (this.#down.size === 1) {
      this.#start = at;
      this.#doing = 'tap';
      this.#grabbed = event.pointerType !== 'mouse' && this.#wishes.grabs(at);
    } else if (this.#down.size === 2) {
      this.#doing = 'two';
      this.#angle = 0;
    }
  }

  move(event: PointerEvent): void {
    const touch = event.pointerType !== 'mouse';
    const at = this.#wishes.spot(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (!touch) this.#wishes.hover(at, false);
      return;
    }
    if (this.#doing === 'two') this.#two(event.pointerId, before, at);
    if (this.#doing === 'tap') {
      const far = Math.hypot(at.left - this.#start.left, at.top - this.#start.top) > THRESHOLD;
      if (far) this.#doing = this.#grabbed ? 'carry' : 'pan';
    }
    if (this.#doing === 'pan') this.#wishes.pan(before.left - at.left, before.top - at.top);
    if (this.#doing === 'carry') this.#wishes.hover(at, touch);
    if (this.#doing !== 'tap') this.#down.set(event.pointerId, at);
  }

  #two(pointer: number, before: Spot, at: Spot): void {
    const other = [...this.#down].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    const was = { x: before.left - other.left, y: before.top - other.top };
    const is = { x: at.left - other.left, y: at.top - other.top };
    const middle = { left: (at.left + other.left) / 2, top: (at.top + other.top) / 2 };
    this.#wishes.zoom(Math.hypot(is.x, is.y) / Math.max(1, Math.hypot(was.x, was.y)), middle);
    this.#wishes.pan((before.left - at.left) / 2, (before.top - at.top) / 2);
    this.#angle += Math.atan2(was.x * is.y - was.y * is.x, was.x * is.x + was.y * is.y);
    if (Math.abs(this.#angle) < TURN) return;
    this.#wishes.turn(this.#angle < 0);
    this.#angle -= Math.sign(this.#angle) * (Math.PI / 3);
  }

  up(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    const touch = event.pointerType !== 'mouse';
    const done = this.#doing;
    if (this.#down.size > 0) return;
    this.#doing = 'nothing';
    if (done === 'tap') this.#wishes.tap(this.#wishes.spot(event), touch);
    if (done === 'carry') this.#wishes.drop(touch);
  }

  /** The system took the pointer away: nothing was meant. */
  cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    if (this.#down.size === 0) this.#doing = 'nothing';
  }
}
