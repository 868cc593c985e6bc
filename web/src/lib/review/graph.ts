/** The figures of a review as a drawing: where lines and areas run, and which event a pointer means. */

import type { Mark, ReviewStep } from '../../protocol';

/** How large the drawing is; what is around it belongs to the component. */
export interface Paper {
  width: number;
  height: number;
}

/** One line of expected points over the events. */
export interface Curve {
  /** The round, or the seat that is Order. */
  name: string;
  points: { events: number; value: number }[];
}

export const signs: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** How far to the right the position after so many events is. */
export function across(events: number, all: number, { width }: Paper): number {
  return all === 0 ? 0 : (events / all) * width;
}

/** The event that is nearest to a place on the paper. */
export function eventAt(x: number, all: number, { width }: Paper): number {
  return Math.max(0, Math.min(all, Math.round((x / width) * all)));
}

/** What each side can expect, adding up to 1. Two sides have one value, more have a share each. */
export function sharesOf(step: ReviewStep): number[] {
  const shares = step.values.length > 2 ? step.values : [step.value, 1 - step.value];
  return shares.map((share) => Math.max(0, Math.min(1, share)));
}

const text = (value: number) => String(Math.round(value * 100) / 100);

/** The areas of the sides on top of each other, the first side's at the bottom. */
export function areas(steps: readonly ReviewStep[], all: number, paper: Paper): string[] {
  const first = steps[0];
  if (!first) return [];
  const sides = sharesOf(first).length;
  const below = (step: ReviewStep, side: number) =>
    sharesOf(step)
      .slice(0, side)
      .reduce((sum, share) => sum + share, 0);
  const edge = (side: number) =>
    steps.map((step) => {
      const up = paper.height * (1 - (side === sides ? 1 : below(step, side)));
      return `${text(across(step.events, all, paper))} ${text(up)}`;
    });
  return Array.from({ length: sides }, (_, side) => {
    const back = edge(side).reverse();
    return `M${edge(side + 1).join('L')}L${back.join('L')}Z`;
  });
}

/** The line between the first side and the others. */
export function boundary(steps: readonly ReviewStep[], all: number, paper: Paper): string {
  return path(
    steps.map((step) => ({ events: step.events, value: sharesOf(step)[0] ?? 0 })),
    1,
    all,
    paper,
  );
}

/** A line through what is expected, from 0 at the bottom to `top`. */
export function path(points: Curve['points'], top: number, all: number, paper: Paper): string {
  const spots = points.map(
    ({ events, value }) => `${text(across(events, all, paper))} ${text(up(value, top, paper))}`,
  );
  return spots.length === 0 ? '' : `M${spots.join('L')}`;
}

export function up(value: number, top: number, { height }: Paper): number {
  return top === 0 ? height : height * (1 - value / top);
}

/** The end of the scale of points, and where its lines are drawn. */
export function scaleOf(curves: readonly Curve[]): { top: number; ticks: number[] } {
  const most = Math.max(10, ...curves.flatMap(({ points }) => points.map(({ value }) => value)));
  const by = [5, 10, 20, 25, 50, 100].find((step) => most / step <= 4) ?? 200;
  const count = Math.ceil(most / by);
  return { top: count * by, ticks: Array.from({ length: count + 1 }, (_, index) => index * by) };
}

/** How many positions from the beginning have been weighed without a gap. */
export function weighedOf(steps: readonly ReviewStep[]): number {
  const known = new Set(steps.map(({ events }) => events));
  let count = 0;
  while (known.has(count)) count += 1;
  return count;
}

/** How long each position may be thought about, so that no review takes much longer than another. */
export function patience(positions: number): number {
  return Math.round(Math.max(120, Math.min(1200, 36_000 / Math.max(1, positions))));
}
