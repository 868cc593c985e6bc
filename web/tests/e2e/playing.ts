/** Playing by pointer: how each of the three games is played by somebody who sees the board. */

import { expect, type Locator, type Page } from '@playwright/test';
import { ceremony, drawn, grown, inSight, moves, untilAsked } from './table';

export interface Point {
  x: number;
  y: number;
}

export async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('nothing is drawn there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// SEVEN.

export const tiles = (page: Page): Locator => page.locator('.slots button');

/** Takes a tile with the mouse, and waits until it is in the hand: only then the table shows where it would go. */
export async function take(tile: Locator): Promise<void> {
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
}

export const ghost = (page: Page): Locator => page.locator('[data-ghost]');

/** Holds the tile in hand over the table until it snaps to a place; turns it where it fits nowhere. */
export async function hoverSomewhereLegal(page: Page): Promise<Point> {
  const cells = page.locator('[data-legal]');
  for (let turned = 0; turned < 12; turned += 1) {
    const all = await cells.count();
    for (let index = 0; index < Math.min(all, 12); index += 1) {
      const at = await middleOf(cells.nth(Math.floor((index * all) / Math.min(all, 12))));
      await page.mouse.move(at.x, at.y);
      await drawn(page);
      if ((await ghost(page).getAttribute('data-ghost')) === 'legal') return at;
    }
    if (turned === 6) await page.getByRole('button', { name: /^Flip/ }).click();
    else await page.getByRole('button', { name: /^Turn/ }).click();
  }
  throw new Error('no place was found');
}

// HeiNash.

/** The cells that nobody has, by number. */
export async function freeCells(page: Page): Promise<number[]> {
  const labels = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => /^\d+, free/.test(label)).map((label) => Number.parseInt(label, 10));
}

/** What the dice on the table show. */
export async function dice(page: Page): Promise<number[]> {
  const label = await page.getByRole('group', { name: /^The dice show/ }).getAttribute('aria-label');
  return (label ?? '').match(/\d/g)?.map(Number) ?? [];
}

/** A plain search for a way to make one of the numbers: the keys to press, one after the other. */
export function wayTo(rolled: number[], wanted: number[]): string[] | null {
  const signs: Record<string, (a: number, b: number) => number> = {
    '+': (a, b) => a + b,
    '−': (a, b) => a - b,
    '×': (a, b) => a * b,
    '÷': (a, b) => a / b,
  };
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const [a = 0, b = 0, c = 0] = order.map((index) => rolled[index] ?? 0);
    for (const [one, first] of Object.entries(signs)) {
      for (const [two, second] of Object.entries(signs)) {
        const [x, y, z] = [String(a), String(b), String(c)];
        if (wanted.includes(second(first(a, b), c))) return ['(', x, one, y, ')', two, z];
        if (wanted.includes(first(a, second(b, c)))) return [x, one, '(', y, two, z, ')'];
      }
    }
  }
  return null;
}

const KEYS: Record<string, string> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '(': 'opening bracket',
  ')': 'closing bracket',
};

/** Presses the dice and the signs of a calculation. */
export async function pressKeys(page: Page, keys: string[], press: (key: Locator) => Promise<void>) {
  for (const key of keys) {
    const sign = KEYS[key];
    const button = sign
      ? page.getByRole('button', { name: sign, exact: true })
      : page.getByRole('button', { name: `Die: ${key}`, exact: true }).first();
    await press(button);
  }
}

/** Plays HeiNash to its end with whatever the dice give; `press` is a click or a tap. */
export async function playHeinash(
  page: Page,
  press: (button: Locator) => Promise<void>,
  confirms: boolean,
): Promise<void> {
  const roll = page.getByRole('button', { name: 'Roll the dice' });
  const nothing = page.getByRole('button', { name: 'I find nothing', exact: true });
  const choose = inSight(page).getByText('Tap a free cell, or type its number.');
  for (;;) {
    await expect(roll.or(nothing).or(choose).or(ceremony(page))).toBeVisible();
    if (await ceremony(page).isVisible()) return;
    const before = await moves(page).count();
    if (await roll.isVisible()) await press(roll);
    else if (await choose.isVisible()) {
      const [first] = await freeCells(page);
      await press(page.locator(`[data-number="${first}"]`));
      if (confirms) await press(page.getByRole('button', { name: `Put on ${first}` }));
    } else {
      const free = await freeCells(page);
      const way = wayTo(await dice(page), free);
      if (way) {
        await pressKeys(page, way, press);
        await press(page.getByRole('button', { name: /^(Place|Show) (on )?\d+$/ }));
      } else {
        await press(nothing);
        if (confirms) await press(page.getByRole('button', { name: 'Yes, I find nothing' }));
      }
    }
    await grown(page, before);
  }
}

// HYLE⁷.

export const cell = (page: Page, name: string, board = 0): Locator =>
  page.locator(`[data-board="${board}"][data-cell="${name}"]`);

/** What lies where on the current board: empty cells and tokens, by name. */
export async function tokens(page: Page, board: number): Promise<{ empty: string[]; taken: string[] }> {
  const cells = await page.locator(`[data-board="${board}"][data-cell]`).evaluateAll((all) =>
    all.map((one) => ({
      name: one.getAttribute('data-cell') ?? '',
      empty: (one.getAttribute('aria-label') ?? '').includes('empty'),
    })),
  );
  return {
    empty: cells.filter(({ empty }) => empty).map(({ name }) => name),
    taken: cells.filter(({ empty }) => !empty).map(({ name }) => name),
  };
}

/** How somebody does what there is to do: with the mouse, by keys or by touch. */
export interface Hands {
  /** Puts the drawn token on a cell. */
  place(cell: string, turn: number): Promise<void>;
  /** Slides a token that can move to where it may go. */
  slide(turn: number): Promise<void>;
  pass(): Promise<void>;
}

/** Plays HYLE⁷ on the small board until the match is over, or for so many turns; says what was done. */
export async function playHyle7(page: Page, hands: Hands, turns = Infinity) {
  const dish = page.locator('.dish.ready');
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const done = { placed: 0, slid: 0, passed: 0 };
  for (let turn = 0; turn < turns && (await untilAsked(page)) === 'asked'; turn += 1) {
    const before = await moves(page).count();
    await expect(dish.or(pass)).toBeVisible();
    if (await dish.isVisible()) {
      const { empty } = await tokens(page, 0);
      await hands.place(empty[(turn * 7) % empty.length] ?? '', turn);
      done.placed += 1;
    } else if (turn % 3 === 0 || (await page.locator('.cell.movable').count()) === 0) {
      await hands.pass();
      done.passed += 1;
    } else {
      await hands.slide(turn);
      done.slid += 1;
    }
    await grown(page, before);
  }
  return done;
}

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
