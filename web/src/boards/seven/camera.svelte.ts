/** Which part of the table is seen: its middle and how many pixels a hex's side takes. */

import { within, type Box, type Point } from './hex';

const LEAST = 7;
const MOST = 110;
/** However few tiles there are, they are not drawn larger than this by themselves. */
const LARGEST_FIT = 46;
const MILLISECONDS = 220;

interface Sight {
  x: number;
  y: number;
  scale: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  sight = $state.raw<Sight>({ x: 0, y: 0, scale: 30 });
  /** Nobody has moved the view since everything was shown: it grows with the game. */
  automatic = $state(true);
  #goal: Sight | null = null;
  #frame = 0;

  get viewBox(): string {
    const { left, top, right, bottom } = this.box;
    return `${left} ${top} ${right - left} ${bottom - top}`;
  }

  /** What is seen of the table. */
  get box(): Box {
    const { x, y, scale } = this.sight;
    const [halfWidth, halfHeight] = [this.width / scale / 2, this.height / scale / 2];
    return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
  }

  /** The point of the table under a point of the board's element. */
  point(left: number, top: number): Point {
    const { x, y, scale } = this.sight;
    return { x: x + (left - this.width / 2) / scale, y: y + (top - this.height / 2) / scale };
  }

  /** Shows everything in the box, at once or in a short movement, and leaves pixels free above and below it. */
  fit(box: Box, still = false, head = 0, foot = 0): void {
    const free = this.height - head - foot;
    if (this.width === 0 || free <= 0) return;
    const fitting = Math.min(this.width / (box.right - box.left), free / (box.bottom - box.top));
    const scale = Math.max(LEAST, Math.min(LARGEST_FIT, fitting));
    const y = (box.top + box.bottom + (foot - head) / scale) / 2;
    this.#go({ x: (box.left + box.right) / 2, y, scale }, still);
  }

  /** Moves to the box if a part of it cannot be seen; goes further away for it, never closer. */
  include(box: Box): void {
    if (within(box, this.box)) return;
    const fitting = Math.min(this.width / (box.right - box.left), this.height / (box.bottom - box.top));
    const scale = Math.max(LEAST, Math.min(this.sight.scale, fitting));
    this.#go({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale }, false);
  }

  pan(x: number, y: number, smooth = false): void {
    const from = this.#goal ?? this.sight;
    this.automatic = false;
    this.#go({ ...from, x: from.x + x / from.scale, y: from.y + y / from.scale }, !smooth);
  }

  /** Comes closer by a factor; the point under (left, top) of the element stays where it is. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2, smooth = false): void {
    const from = this.#goal ?? this.sight;
    const scale = Math.max(LEAST, Math.min(MOST, from.scale * factor));
    const change = 1 / from.scale - 1 / scale;
    this.automatic = false;
    this.#go(
      {
        x: from.x + (left - this.width / 2) * change,
        y: from.y + (top - this.height / 2) * change,
        scale,
      },
      !smooth,
    );
  }

  #go(goal: Sight, still: boolean): void {
    cancelAnimationFrame(this.#frame);
    if (still || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#goal = null;
      this.sight = goal;
      return;
    }
    const from = this.sight;
    const start = performance.now();
    this.#goal = goal;
    const move = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / MILLISECONDS));
      const eased = 1 - (1 - part) ** 3;
      this.sight = {
        x: from.x + (goal.x - from.x) * eased,
        y: from.y + (goal.y - from.y) * eased,
        // Zooming is felt by ratio.
        scale: from.scale * (goal.scale / from.scale) ** eased,
      };
      if (part < 1) this.#frame = requestAnimationFrame(move);
      else this.#goal = null;
    };
    this.#frame = requestAnimationFrame(move);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
