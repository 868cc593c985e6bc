/** Laying the tiles of a puzzle: how it is done by mouse, by keys and by touch, and what lies there. */

import { expect, type Page } from '@playwright/test';
import { take } from './playing';
import { drawn } from './table';

export const board = (page: Page) => page.getByRole('application');
export const svg = (page: Page) => board(page).locator('svg');
export const laidTiles = (page: Page) => svg(page).locator('[data-tile][data-level="2"]');
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export type Cell = [number, number];

/** The cells of the tiles of a level, by their letters, as those hear them who do not see the board. */
export async function tilesOn(page: Page, level: number, name: string): Promise<Map<string, Cell[]>> {
  const labels = await svg(page)
    .locator(`[data-tile][data-level="${level}"]`)
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('aria-label') ?? ''));
  const found = new Map<string, Cell[]>();
  for (const label of labels) {
    const parts = new RegExp(`${name}’s (\\w) on (.*)\\.$`).exec(label);
    if (!parts?.[1] || !parts[2]) continue;
    const numbers = [...parts[2].matchAll(/-?\d+/g)].map(Number);
    const cells: Cell[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      cells.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
    }
    found.set(parts[1], cells);
  }
  return found;
}

/** Asks for the solution, twice, as one has to. */
export async function askForSolution(page: Page) {
  await button(page, 'Show the solution').click();
  await button(page, 'Press again to see it').click();
}

/** The solution of a puzzle, as somebody else on another device is shown it. */
export async function solutionOf(page: Page, address: string): Promise<Map<string, Cell[]>> {
  await page.goto(address);
  await askForSolution(page);
  await expect(laidTiles(page)).toHaveCount(7);
  return tilesOn(page, 2, 'White');
}

/** Cells as records write them: `0,0;1,0;2,0;3,0`. */
export function cellsIn(text: string): Cell[] {
  return text.split(';').map((cell) => {
    const [q = 0, r = 0] = cell.split(',').map(Number);
    return [q, r];
  });
}

/** Tiles moved into the middle of the table, in an order in which each is near those before. */
export function fromTheMiddle(tiles: Iterable<[string, Cell[]]>): [string, Cell[]][] {
  const all = [...tiles];
  const cells = all.flatMap(([, own]) => own);
  const middle = (at: 0 | 1) => Math.round(cells.reduce((sum, cell) => sum + cell[at], 0) / cells.length);
  const [q, r] = [middle(0), middle(1)];
  const far = (own: Cell[]) =>
    Math.max(...own.map(([a, b]) => Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b))));
  const moved = all.map(([tile, own]): [string, Cell[]] => [tile, own.map(([a, b]) => [a - q, b - r])]);
  return moved.sort(([, one], [, other]) => far(one) - far(other));
}

const named = (tile: string, cells: Cell[]) => `${tile}:${cells.map((cell) => cell.join(',')).join(';')}`;

/** A point of the screen over the middle of cells of a level. */
export async function over(page: Page, cells: Cell[], lift: number): Promise<{ x: number; y: number }> {
  const x = cells.reduce((sum, [q, r]) => sum + Math.sqrt(3) * (q + r / 2), 0) / cells.length;
  const y = cells.reduce((sum, [, r]) => sum + 1.5 * r, 0) / cells.length - lift;
  return svg(page).evaluate(
    (drawing, point) => {
      const at = new DOMPoint(point.x, point.y).matrixTransform(
        (drawing as SVGSVGElement).getScreenCTM() ?? undefined,
      );
      return { x: at.x, y: at.y };
    },
    { x, y },
  );
}

/** How far up the screen the tops of levels 1 and 2 are drawn. */
const LIFT = [0, 0.18, 0.39];

export async function layByMouse(page: Page, side: string, tile: string, cells: Cell[], level: number) {
  await take(page.locator(`[data-take="${side}-${tile}"]`));
  // Once would be enough for every side of a tile; a busy page may miss one.
  for (let turn = 0; turn < 3 * 14; turn += 1) {
    // The view still moves when the last tile has changed what there is to see.
    const at = await over(page, cells, LIFT[level] ?? 0);
    await page.mouse.move(at.x + 3, at.y);
    await page.mouse.move(at.x, at.y);
    await drawn(page);
    if ((await svg(page).getAttribute('data-spot')) === named(tile, cells)) {
      await page.mouse.click(at.x, at.y);
      await expect(svg(page).locator(`[data-tile="${tile}"][data-level="${level}"]`).first()).toBeVisible();
      await expect(page.locator(`[data-take="${side}-${tile}"]`)).toHaveCount(0);
      return;
    }
    await page.keyboard.press(turn % 7 === 6 ? 'f' : 'r');
  }
  throw new Error(`${tile} cannot be turned to ${named(tile, cells)}`);
}

export async function layByKeys(page: Page, tile: string, cells: Cell[]) {
  const wanted = named(tile, cells);
  await page.keyboard.press(tile.toLowerCase());
  await expect(svg(page)).toHaveAttribute('data-spot', new RegExp(`^${tile}:`));
  for (let turn = 0; turn < 13; turn += 1) {
    const first = await svg(page).getAttribute('data-spot');
    let at = first;
    do {
      if (at === wanted) {
        await page.keyboard.press('Enter');
        await expect(page.locator(`[data-take="white-${tile}"]`)).toHaveCount(0);
        return;
      }
      await page.keyboard.press('n');
      at = await svg(page).getAttribute('data-spot');
    } while (at !== first);
    await page.keyboard.press(turn === 6 ? 'f' : 'r');
  }
  throw new Error(`${tile} never came to ${wanted}`);
}

/** Drags with one finger, stopping where it is told before it goes up. */
export async function dragByTouch(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  before: () => Promise<void>,
) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    const part = (a: number, b: number) => a + ((b - a) * step) / steps;
    await touch('touchMove', { x: part(from.x, to.x), y: part(from.y, to.y) });
  }
  await before();
  await touch('touchEnd', null);
  await session.detach();
}
