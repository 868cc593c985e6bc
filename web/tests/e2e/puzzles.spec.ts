/** SEVEN's puzzles: laid by mouse and by keys, checked as they grow, helped, shared and kept. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './axe';
import {
  askForSolution,
  board,
  button,
  cellsIn,
  fromTheMiddle,
  laidTiles,
  layByKeys,
  layByMouse,
  solutionOf,
  svg,
  tilesOn,
  type Cell,
} from './laying';
import { everybodyLeaves, somebody } from './online';
import { take } from './playing';
import { inSight } from './table';

test.afterEach(everybodyLeaves);

const DAY = '2026-11-16';
const COPYCAT = `/#/puzzles/${DAY}/copycat`;

/** An arch, and a bar before its opening: they enclose a cell. */
const ARCH = cellsIn('-1,0;0,-1;1,-1;1,0');
const BAR = cellsIn('-1,1;0,1;1,1;2,1');

/** What a button copies. */
async function copied(page: Page, name: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, name).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a copycat is solved by mouse, kept, and told as a result', async ({ page, browser, baseURL }) => {
  const solution = await solutionOf(await somebody(browser, baseURL), COPYCAT);
  await page.goto(COPYCAT);
  await expect(inSight(page).getByText('28 cells still open.')).toBeVisible();
  for (const [tile, cells] of solution) await layByMouse(page, 'white', tile, cells, 2);
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await expect(inSight(page).getByText('Without a hint.')).toBeVisible();
  const told = await copied(page, 'Copy the result');
  expect(told).toContain('SEVEN Copycat, 16 November. Solved.');
  expect(told).toContain(`#/puzzles/${DAY}/copycat`);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await expect(laidTiles(page)).toHaveCount(7);
});

test('a copycat is solved by the keyboard alone', async ({ page, browser, baseURL }) => {
  const solution = await solutionOf(await somebody(browser, baseURL), COPYCAT);
  await page.goto(COPYCAT);
  await board(page).focus();
  for (const [tile, cells] of solution) await layByKeys(page, tile, cells);
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await expect(page.getByRole('status').last()).toContainText('Solved.');
  // What lies there can be taken up again.
  const [last = 'I'] = [...solution.keys()].slice(-1);
  await page.keyboard.press(last.toLowerCase());
  await expect(inSight(page).getByText('4 cells still open.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
});

test('the same day has the same puzzle everywhere, another day another one', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(COPYCAT);
  await expect(board(page)).toBeVisible();
  const here = await tilesOn(page, 1, 'Black');
  expect(here.size).toBe(7);
  const other = await somebody(browser, baseURL, { locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  await other.goto(COPYCAT);
  await expect(board(other)).toBeVisible();
  expect(await tilesOn(other, 1, 'Black')).toEqual(here);
  await other.goto('/#/puzzles/2026-11-17/copycat');
  await expect(
    inSight(other)
      .getByText(/17 November|November 17/)
      .first(),
  ).toBeVisible();
  await expect(board(other)).toBeVisible();
  expect(await tilesOn(other, 1, 'Black')).not.toEqual(here);
});

test('today is the device’s own day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T09:30:00'));
  await page.goto('/#/puzzles');
  await expect(inSight(page).getByText('Monday', { exact: false }).first()).toContainText('16 November');
  await page.getByRole('link', { name: 'Open Copycat' }).click();
  await expect(page).toHaveURL(/2026-11-16\/copycat/);
});

test('holes are counted and numbered as they appear', async ({ page }) => {
  await page.goto('/#/puzzles/holes/7');
  await expect(inSight(page).getByText('0 holes. 7 tiles to lay.')).toBeVisible();
  await layByMouse(page, 'white', 'U', ARCH, 1);
  await expect(inSight(page).getByText('0 holes. 6 tiles to lay.')).toBeVisible();
  await layByMouse(page, 'white', 'I', BAR, 1);
  await expect(inSight(page).getByText('1 hole. 5 tiles to lay.')).toBeVisible();
  await expect(svg(page).locator('[data-hole="1"]')).toHaveText('1');
  await button(page, 'Undo').click();
  await expect(svg(page).locator('[data-hole]')).toHaveCount(0);
});

test('what cannot be is refused in words, and what is wrong is marked', async ({ page }) => {
  await page.goto(COPYCAT);
  await expect(board(page)).toBeVisible();
  const black = await tilesOn(page, 1, 'Black');
  // Beside the black tiles.
  await take(page.locator('[data-take="white-O"]'));
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

test('a link carries a puzzle with what was laid of it', async ({ page, browser, baseURL }) => {
  await page.goto('/#/puzzles/island/O');
  await askForSolution(page);
  await expect(inSight(page).getByText('This is a solution.')).toBeVisible();
  const link = await copied(page, 'Copy the link');
  expect(link).toMatch(/#\/puzzles\/shared\/iO-[\w]+-[\w]+$/);

  const other = await somebody(browser, baseURL);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'A puzzle from somebody' }).first()).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await other.goto(`${link}xyz`);
  await expect(inSight(other).getByText('perhaps a letter of the link was lost')).toBeVisible();
});

test('what was begun is there again after a reload, and is told on the first page of puzzles', async ({
  page,
}) => {
  await page.goto('/#/puzzles/holes/7');
  await layByMouse(page, 'white', 'U', ARCH, 1);
  await page.reload();
  await expect(svg(page).locator('[data-tile="U"]')).toBeVisible();
  await expect(inSight(page).getByText('6 tiles to lay.')).toBeVisible();
  await page.getByRole('switch', { name: 'Show the time' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a climb is shown, and the fifth level is reached move by move', async ({ page }) => {
  await page.goto(`/#/puzzles/${DAY}/level`);
  await expect(inSight(page).getByText(/Reach level \d in \d plies from here/)).toBeVisible();
  await button(page, 'Show me').click();
  await button(page, 'Press again to be shown').click();
  const shown = page.getByRole('heading', { name: 'This is a solution.' });
  await expect(shown).toBeVisible();
  await button(page, 'Begin again').click();
  await expect(shown).toHaveCount(0);

  await page.goto('/#/puzzles/fifth-level');
  await expect(inSight(page).getByText('The table is empty. Tile 0 of 14.')).toBeVisible();
  await board(page).focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(inSight(page).getByText('Level 1 so far. Tile 1 of 14.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(inSight(page).getByText('The table is empty. Tile 0 of 14.')).toBeVisible();
});

test('a forced win is answered by the best defence until it is won', async ({ page }) => {
  await page.goto(`/#/puzzles/${DAY}/win`);
  await expect(inSight(page).getByText('to play and win.')).toBeVisible();
  await button(page, 'A hint').click();
  await expect(page.locator('.puzzle-hints li').first()).toContainText(/of the \d+ moves here win/);
  await button(page, 'Show me').click();
  await button(page, 'Press again to be shown').click();
  await expect(
    inSight(page)
      .getByText(/The win is still there|Won, whatever/)
      .first(),
  ).toBeVisible();
});

test('tiles laid for others become their copycat', async ({ page, browser, baseURL }) => {
  await page.goto(COPYCAT);
  await expect(board(page)).toBeVisible();
  const black = await tilesOn(page, 1, 'Black');
  await page.goto('/#/puzzles/make');
  // The puzzle of the day lies somewhere else on the table; here it begins in the middle.
  for (const [tile, own] of fromTheMiddle(black)) await layByMouse(page, 'black', tile, own, 1);
  await expect(inSight(page).getByText('It can be copied in exactly one way.')).toBeVisible();
  const link = await copied(page, 'Copy the link to the puzzle');
  const other = await somebody(browser, baseURL);
  await other.goto(link);
  await expect(inSight(other).getByText('28 cells still open.')).toBeVisible();
});

/** The tiles of the stored certificate about seven tiles. */
function sevenHoles(): [string, Cell[]][] {
  const text = readFileSync('../data/puzzles/holes-7.txt', 'utf8');
  const lines = text.split('\n').filter((line) => /^[A-Z]:/.test(line));
  return lines.map((line) => [line.charAt(0), cellsIn(line.slice(2))]);
}

test('beating a record is celebrated, kept, and saved as a certificate that the program accepts', async ({
  page,
}) => {
  // The page is told that six holes were the most so far. Everything else is as it is.
  await page.context().route(/\.wasm(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const said = 'tiles 7; holes 7; bound 7';
    expect(body.indexOf(said)).toBeGreaterThan(0);
    for (let at = body.indexOf(said); at >= 0; at = body.indexOf(said, at)) {
      body.write('tiles 7; holes 6; bound 7', at);
    }
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body });
  });
  await page.goto('/#/puzzles/holes/7');
  await expect(board(page)).toBeVisible();
  for (const [tile, cells] of fromTheMiddle(sevenHoles())) await layByMouse(page, 'white', tile, cells, 1);
  await expect(svg(page).locator('[data-hole]')).toHaveCount(7);
  await expect(inSight(page).getByText('7 holes. Nobody is known to have made that many.')).toBeVisible();
  await expectAccessible(page, 'a record that was beaten');
  const saving = page.waitForEvent('download');
  await button(page, 'Save the certificate').click();
  const file = await (await saving).path();
  expect(readFileSync(file, 'utf8')).toContain('tiles 7; holes 7; bound 7');
  const program = process.env['TABLIER_PROGRAM'] ?? '../target/debug/tablier';
  expect(execFileSync(program, ['check', file, '--json'], { encoding: 'utf8' })).toContain('"verified":true');

  // Nothing of it is on the way any more when the test ends.
  await page.context().unrouteAll({ behavior: 'wait' });
  await page.goto('/#/puzzles');
  await expect(inSight(page).getByText('your best: 7')).toBeVisible();
});

test('as many holes as are known are no record', async ({ page }) => {
  await page.goto('/#/puzzles/holes/7');
  await expect(board(page)).toBeVisible();
  for (const [tile, cells] of fromTheMiddle(sevenHoles())) await layByMouse(page, 'white', tile, cells, 1);
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await expect(inSight(page).getByText('Nobody is known to have made that many.')).toHaveCount(0);
  await expect(button(page, 'Save the certificate')).toHaveCount(0);
});

test('the tray is laid out for the left hand as well', async ({ page }) => {
  await page.goto('/#/puzzles/holes/14');
  const turn = button(page, /^Turn/);
  const tile = page.locator('[data-take="white-I"]');
  const left = async () => {
    const [a, b] = [await turn.boundingBox(), await tile.boundingBox()];
    return (a?.x ?? 0) < (b?.x ?? 0);
  };
  await expect(tile).toBeVisible();
  expect(await left()).toBe(false);
  await button(page, 'Settings').click();
  await page.getByLabel(/Left-handed/).click();
  await page.keyboard.press('Escape');
  await expect.poll(left).toBe(true);
  await page.reload();
  await expect(tile).toBeVisible();
  await expect.poll(left).toBe(true);
});

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
