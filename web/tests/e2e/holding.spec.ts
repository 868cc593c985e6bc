/** Nothing that people do is lost: on a slow machine, while an address changes, and when the server is out of reach. */

import { expect, test, type Page } from '@playwright/test';
import { comeIn, openClass } from './lesson';
import { come, openTable, placeLink, somebody } from './online';
import { begin, live, moves } from './table';

/** Every question to the rules takes a while, as on a machine that has other things to do. */
async function slowRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Quick = Worker;
    window.Worker = class extends Quick {
      override postMessage(message: unknown): void {
        setTimeout(() => super.postMessage(message), 60);
      }
    };
  });
}

const board = (page: Page) => page.getByRole('application');

test('what is pressed while the rules are asked is done when they have answered', async ({ page }) => {
  await slowRules(page);
  await page.goto('/#/puzzles/fifth-level');
  await board(page).focus();
  for (const key of ['1', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Level 1 so far. Tile 1 of 14.')).toBeVisible();
  for (const key of ['2', 'n', 'Enter', '3', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Tile 3 of 14.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.click();
  await expect(page.getByText('Tile 1 of 14.')).toBeVisible();

  // Tiles that are laid freely.
  await page.goto('/#/puzzles/holes/7');
  await board(page).focus();
  for (const key of ['1', 'Enter', '2', 'r', 'n', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('5 tiles to lay.')).toBeVisible();
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('6 tiles to lay.')).toBeVisible();

  // By mouse: the tile, and at once the place for it.
  await begin(page, 'seven?seats=p,p');
  const box = await board(page).boundingBox();
  await page.locator('.slots button').first().click();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(moves(page)).toHaveCount(1);
  await board(page).focus();
  for (const key of ['1', 'Enter', '2', 'Enter']) await page.keyboard.press(key);
  await expect(moves(page)).toHaveCount(3);
  // Back through the game, faster than it is shown.
  await page.getByRole('heading', { name: 'Moves' }).click();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  await expect(moves(page).locator('[aria-current] .number')).toHaveText('1');
});

test('a page whose address changes while it is used stays as it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/#/setup/heinash');
  const form = page.locator('form.page');
  await form.evaluate((node) => node.setAttribute('data-same', ''));
  const same = page.locator('form.page[data-same]');
  const clock = page.getByRole('radio', { name: 'for each turn' });
  await clock.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await clock.check();
  await expect(page).toHaveURL(/clock/);
  await expect(same).toBeVisible();
  await expect(clock).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled);
  // What was typed counts when the button is pressed; leaving the field is what changes the address.
  await page.getByLabel('Seconds for each turn').fill('77');
  await page.getByRole('button', { name: 'Begin' }).dblclick();
  await expect(page).toHaveURL(/#\/play\//);
  await page.goto('/#/games');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await page.goto('/#/rules/hyle7');
  const clause = page.locator('nav.contents').getByRole('link').nth(2);
  await clause.evaluate((node) => node.setAttribute('data-same', ''));
  await clause.click();
  await expect(page).toHaveURL(/hyle7\/\w+/);
  await expect(page.locator('a[data-same][aria-current]')).toBeVisible();
});

/** Loses the network: it is seen and said, each once; and that it is back. */
async function expectTold(pages: Page[], words: string | RegExp): Promise<void> {
  const lost = (page: Page) => page.locator('[data-connection]');
  await Promise.all(pages.map((page) => page.context().setOffline(true)));
  for (const page of pages) {
    await expect(lost(page)).toHaveCount(1);
    await expect(lost(page)).toBeInViewport();
    await expect(lost(page)).toContainText(words);
    await expect(live(page)).toContainText(/connection/i);
  }
  await Promise.all(pages.map((page) => page.context().setOffline(false)));
  for (const page of pages) {
    await expect(live(page)).toContainText('The connection is back.');
    await expect(lost(page)).toHaveCount(0);
  }
}

test('every page that has lost the server says so, and that it is back', async ({ browser, baseURL }) => {
  const [one, two] = [await somebody(browser, baseURL), await somebody(browser, baseURL)];
  await openTable(one, 'seven?seats=p,o');
  await expectTold([one], 'The connection is lost.');
  await come(two, await placeLink(one));
  await expectTold([one, two], 'The connection is lost.');

  const [teacher, pupil] = [one, two];
  const code = await openClass(teacher);
  await comeIn(pupil, code);
  await expectTold([teacher, pupil], 'No connection.');
  await teacher.getByRole('link', { name: 'Open the projector view' }).click();
  await expectTold([teacher], 'No connection.');
  await teacher.getByRole('link', { name: 'Back to the class' }).click();
  await teacher.getByRole('link', { name: 'What was found' }).click();
  await expectTold([teacher], 'No connection.');
  await teacher.getByRole('link', { name: 'Back to the class' }).click();
  await teacher.getByRole('button', { name: 'Pair automatically' }).click();
  await teacher.getByRole('button', { name: 'Start all' }).click();
  await expect(pupil.getByRole('region', { name: 'Board' })).toBeVisible();
  await expectTold([pupil], 'The connection is lost.');
  for (const page of [one, two]) await page.context().close();
});
