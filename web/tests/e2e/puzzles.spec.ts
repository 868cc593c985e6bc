/** SEVEN's puzzles: laid by mouse and by keys, checked as they grow, helped, shared and kept. */

import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './axe';

test.use({ bypassCSP: true });

const DAY = '2026-11-16';
const COPYCAT = `/#/puzzles/${DAY}/copycat`;

const board = (page: Page) => page.getByRole('application');
const svg = (page: Page) => board(page).locator('svg');
const laidTiles = (page: Page) => svg(page).locator('[data-tile][data-level="2"]');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

type Cell = [number, number];

/** The cells of the tiles of a level, by their letters, as those hear them who do not see the board. */
async function tilesOn(page: Page, level: number, name: string): Promise<Map<string, Cell[]>> {
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

/** The solution of a puzzle, as somebody else on another device is shown it. */
async function solutionOf(browser: Browser, address: string): Promise<Map<string, Cell[]>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await button(page, 'Show the solution').click();
  await button(page, 'Press again to see it').click();
  await expect(laidTiles(page)).toHaveCount(7);
  const found = await tilesOn(page, 2, 'White');
  await context.close();
  return found;
}

const named = (tile: string, cells: Cell[]) => `${tile}:${cells.map((cell) => cell.join(',')).join(';')}`;

/** A point of the screen over the middle of cells of a level. */
async function over(page: Page, cells: Cell[], lift: number): Promise<{ x: number; y: number }> {
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

async function layByMouse(page: Page, side: string, tile: string, cells: Cell[], level: number) {
  await page.locator(`[data-take="${side}-${tile}"]`).click();
  const at = await over(page, cells, LIFT[level] ?? 0);
  for (let turn = 0; turn < 13; turn += 1) {
    await page.mouse.move(at.x + 3, at.y);
    await page.mouse.move(at.x, at.y);
    if ((await svg(page).getAttribute('data-spot')) === named(tile, cells)) {
      await page.mouse.click(at.x, at.y);
      await expect(svg(page).locator(`[data-tile="${tile}"][data-level="${level}"]`).first()).toBeVisible();
      await expect(page.locator(`[data-take="${side}-${tile}"]`)).toHaveCount(0);
      return;
    }
    await page.keyboard.press(turn === 6 ? 'f' : 'r');
  }
  throw new Error(`${tile} cannot be turned to ${named(tile, cells)}`);
}

async function layByKeys(page: Page, tile: string, cells: Cell[]) {
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

test('a copycat is solved by mouse, kept, and told as a result', async ({ page, browser }) => {
  const solution = await solutionOf(browser, COPYCAT);
  await page.goto(COPYCAT);
  await expect(page.getByText('28 cells still open.')).toBeVisible();
  for (const [tile, cells] of solution) await layByMouse(page, 'white', tile, cells, 2);
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await expect(page.getByText('Without a hint.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy the result').click();
  const told = await page.evaluate(() => navigator.clipboard.readText());
  expect(told).toContain('SEVEN Copycat, 16 November. Solved.');
  expect(told).toContain(`#/puzzles/${DAY}/copycat`);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await expect(laidTiles(page)).toHaveCount(7);
});

test('a copycat is solved by the keyboard alone', async ({ page, browser }) => {
  const solution = await solutionOf(browser, COPYCAT);
  await page.goto(COPYCAT);
  await board(page).focus();
  for (const [tile, cells] of solution) await layByKeys(page, tile, cells);
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await expect(page.getByRole('status').last()).toContainText('Solved.');
  // What lies there can be taken up again.
  const [last = 'I'] = [...solution.keys()].slice(-1);
  await page.keyboard.press(last.toLowerCase());
  await expect(page.getByText('4 cells still open.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
});

test('the same day has the same puzzle everywhere, another day another one', async ({ page, browser }) => {
  await page.goto(COPYCAT);
  await expect(board(page)).toBeVisible();
  const here = await tilesOn(page, 1, 'Black');
  expect(here.size).toBe(7);
  const other = await (await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' })).newPage();
  await other.goto(COPYCAT);
  await expect(board(other)).toBeVisible();
  expect(await tilesOn(other, 1, 'Black')).toEqual(here);
  await other.goto('/#/puzzles/2026-11-17/copycat');
  await expect(other.getByText(/17 November|November 17/).first()).toBeVisible();
  await expect(board(other)).toBeVisible();
  expect(await tilesOn(other, 1, 'Black')).not.toEqual(here);
});

test('today is the device’s own day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T09:30:00'));
  await page.goto('/#/puzzles');
  await expect(page.getByText('Monday', { exact: false }).first()).toContainText('16 November');
  await page.getByRole('link', { name: 'Open Copycat' }).click();
  await expect(page).toHaveURL(/2026-11-16\/copycat/);
});

test('holes are counted and numbered as they appear', async ({ page }) => {
  await page.goto('/#/puzzles/holes/7');
  await expect(page.getByText('0 holes. 7 tiles to lay.')).toBeVisible();
  // An arch and another tile before its opening enclose a cell.
  await layByMouse(
    page,
    'white',
    'U',
    [
      [-1, 0],
      [0, -1],
      [1, -1],
      [1, 0],
    ],
    1,
  );
  await expect(page.getByText('0 holes. 6 tiles to lay.')).toBeVisible();
  await layByMouse(
    page,
    'white',
    'I',
    [
      [-1, 1],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    1,
  );
  await expect(page.getByText('1 hole. 5 tiles to lay.')).toBeVisible();
  await expect(svg(page).locator('[data-hole="1"]')).toHaveText('1');
  await button(page, 'Undo').click();
  await expect(svg(page).locator('[data-hole]')).toHaveCount(0);
});

test('what cannot be is refused in words, and what is wrong is marked', async ({ page }) => {
  await page.goto(COPYCAT);
  await expect(board(page)).toBeVisible();
  const black = await tilesOn(page, 1, 'Black');
  // Beside the black tiles.
  await page.locator('[data-take="white-O"]').click();
  const box = await board(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  await expect(svg(page).locator('[data-ghost="illegal"]')).toBeVisible();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  await expect(page.locator('[data-refusal]')).toContainText('where no black tile lies');
  await page.keyboard.press('Escape');
  // On one black tile only.
  await layByMouse(page, 'white', 'O', black.get('O') ?? [], 2);
  await expect(svg(page).locator('[data-fault="on-one"]')).toBeVisible();
  await expect(page.locator('li.puzzle-wrong')).toHaveText(
    'O rests on a single black tile, the O; it needs at least two.',
  );
  await expectAccessible(page, 'a table with a fault');
  await button(page, 'Begin again').click();
  await expect(svg(page).locator('[data-fault]')).toHaveCount(0);
});

test('hints go from a nudge to a tile to its place', async ({ page }) => {
  await page.goto(COPYCAT);
  const hints = page.locator('.puzzle-hints li');
  await button(page, 'A hint').click();
  await expect(hints).toHaveCount(1);
  await expect(hints.first()).toContainText('Look at the marked cell');
  await expect(svg(page).locator('path.hint')).toBeVisible();
  await button(page, 'More of it').click();
  await expect(hints.nth(1)).toContainText(/It is the \w that goes there/);
  await button(page, 'More of it').click();
  await expect(hints.nth(2)).toContainText('lies on the marked cells');
  await expect(button(page, 'More of it')).toBeDisabled();
  // The solution comes only when it is asked for twice, and goes again.
  await button(page, 'Show the solution').click();
  await expect(laidTiles(page)).toHaveCount(0);
  await button(page, 'Press again to see it').click();
  await expect(laidTiles(page)).toHaveCount(7);
  await expect(page.getByRole('heading', { name: 'Solved' })).toHaveCount(0);
  await button(page, 'Back to my tiles').click();
  await expect(laidTiles(page)).toHaveCount(0);
});

test('a link carries a puzzle with what was laid of it', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/puzzles/island/O');
  await button(page, 'Show the solution').click();
  await button(page, 'Press again to see it').click();
  await expect(page.getByText('This is a solution.')).toBeVisible();
  await button(page, 'Copy the link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/puzzles\/shared\/iO-[\w]+-[\w]+$/);

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'A puzzle from somebody' }).first()).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await other.goto(`${link}xyz`);
  await expect(other.getByText('perhaps a letter of the link was lost')).toBeVisible();
});

test('what was begun is there again after a reload, and is told on the first page of puzzles', async ({
  page,
}) => {
  await page.goto('/#/puzzles/holes/7');
  await layByMouse(
    page,
    'white',
    'U',
    [
      [-1, 0],
      [0, -1],
      [1, -1],
      [1, 0],
    ],
    1,
  );
  await page.reload();
  await expect(svg(page).locator('[data-tile="U"]')).toBeVisible();
  await expect(page.getByText('6 tiles to lay.')).toBeVisible();
  await page.getByRole('switch', { name: 'Show the time' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a climb is shown, and the fifth level is reached move by move', async ({ page }) => {
  await page.goto(`/#/puzzles/${DAY}/level`);
  await expect(page.getByText(/Reach level \d in \d plies from here/)).toBeVisible();
  await button(page, 'Show me').click();
  await button(page, 'Press again to be shown').click();
  const shown = page.getByRole('heading', { name: 'This is a solution.' });
  await expect(shown).toBeVisible({ timeout: 30_000 });
  await button(page, 'Begin again').click();
  await expect(shown).toHaveCount(0);

  await page.goto('/#/puzzles/fifth-level');
  await expect(page.getByText('The table is empty. Tile 0 of 14.')).toBeVisible();
  await board(page).focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Level 1 so far. Tile 1 of 14.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('The table is empty. Tile 0 of 14.')).toBeVisible();
});

test('a forced win is answered by the best defence until it is won', async ({ page }) => {
  await page.goto(`/#/puzzles/${DAY}/win`);
  await expect(page.getByText('to play and win.')).toBeVisible({ timeout: 30_000 });
  await button(page, 'A hint').click();
  await expect(page.locator('.puzzle-hints li').first()).toContainText(/of the \d+ moves here win/);
  await button(page, 'Show me').click();
  await button(page, 'Press again to be shown').click();
  await expect(page.getByText(/The win is still there|Won, whatever/).first()).toBeVisible({
    timeout: 60_000,
  });
});

test('tiles laid for others become their copycat', async ({ page, browser }) => {
  await page.goto(COPYCAT);
  await expect(board(page)).toBeVisible();
  const black = await tilesOn(page, 1, 'Black');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/puzzles/make');
  // The puzzle of the day lies somewhere else on the table; here it begins in the middle.
  const cells = [...black.values()].flat();
  const middle = (at: 0 | 1) => Math.round(cells.reduce((sum, cell) => sum + cell[at], 0) / cells.length);
  const [q, r] = [middle(0), middle(1)];
  const order = [...black].map(([tile, own]): [string, Cell[]] => [
    tile,
    own.map(([a, b]) => [a - q, b - r]),
  ]);
  order.sort(([, one], [, other]) => far(one) - far(other));
  for (const [tile, own] of order) await layByMouse(page, 'black', tile, own, 1);
  await expect(page.getByText('It can be copied in exactly one way.')).toBeVisible();
  await button(page, 'Copy the link to the puzzle').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(link);
  await expect(other.getByText('28 cells still open.')).toBeVisible();
});

function far(cells: Cell[]): number {
  return Math.max(...cells.map(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))));
}

test('the pages of puzzles are accessible in every language, by day and by night', async ({ page }) => {
  await page.goto('/#/puzzles');
  await expect(page.getByRole('img').first()).toBeVisible();
  await expectAccessibleEverywhere(page, 'puzzles');
  for (const place of ['holes/14', 'island/S', 'fifth-level', `${DAY}/copycat`]) {
    await page.goto(`/#/puzzles/${place}`);
    await expect(board(page)).toBeVisible();
    for (const language of ['fr', 'es', 'en']) {
      await page.locator('header select').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page, `${place} ${language}`);
    }
  }
});
