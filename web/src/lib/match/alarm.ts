/** Wakes the table when its clock needs it. */

import { now } from '../time';

export class Alarm {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #ring: () => void;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Rings at this time by `now()` instead of any other; null: not at all. */
  set(time: number | null): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (time === null) return;
    // A little late, so that the time is up by then; no longer than a timer can wait.
    const wait = Math.min(Math.max(0, time - now()) + 20, 2 ** 31 - 1);
    this.#timer = setTimeout(this.#ring, wait);
  }
}
