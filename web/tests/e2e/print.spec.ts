/** Sheets to print: shown as they will be, in the language and on the paper that were chosen. */

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { inSight } from './table';

const drawing = (page: Page, name: string | RegExp) => page.getByRole('img', { name });

/** Waits until a drawing is there and says how wide and high it is. */
async function sizeOf(page: Page, name: string | RegExp): Promise<[number, number]> {
  const img = drawing(page, name);
  await img.scrollIntoViewIfNeeded();
  await expect
    .poll(() => img.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeTruthy();
  return img.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
}

test('a teacher finds a board, chooses its numbers and takes the document home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'To print' }).click();
  await expect(page.locator('h1')).toHaveText('To print');

  // The board lies on its side; A3 is larger than A4.
  const [wide, high] = await sizeOf(page, 'HeiNash: board');
  expect(wide).toBeGreaterThan(high);
  await inSight(page).getByText('A3', { exact: true }).click();
  await expect(drawing(page, 'HeiNash: board')).toHaveAttribute('src', /paper=a3/);
  const [wider] = await sizeOf(page, 'HeiNash: board');
  expect(wider / wide).toBeCloseTo(Math.SQRT2, 1);

  await inSight(page).getByText('Shuffled', { exact: true }).click();
  const seed = page.getByRole('textbox', { name: 'Number of the shuffle' });
  await seed.fill('seven');
  await expect(inSight(page).getByText('A whole number is wanted here')).toBeVisible();
  await seed.fill('7');
  await expect(inSight(page).getByText('A whole number is wanted here')).toHaveCount(0);
  await inSight(page).getByText('Français', { exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'HeiNash\u00a0: plateau' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF of HeiNash\u00a0: plateau' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('heinash-board-shuffle-7-a3-fr.pdf');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page, 'sheets to print');
});

test('pages of a sheet can be turned', async ({ page }) => {
  await page.goto('/#/print');
  const first = drawing(page, 'SEVEN: tiles to cut out, page 1 of 4');
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'SEVEN: tiles to cut out: next page' }).click();
  await expect(drawing(page, 'SEVEN: tiles to cut out, page 2 of 4')).toHaveAttribute('src', /page=2/);
  await sizeOf(page, 'SEVEN: tiles to cut out, page 2 of 4');
});

test('in a row of sheets all words begin at one height, and all files stand in one line', async ({
  page,
}) => {
  await page.goto('/#/print');
  await expect(page.getByRole('heading', { name: 'HeiNash: board' })).toBeVisible();
  const places = await page.locator('li.card').evaluateAll((cards) =>
    cards.map((card) => {
      const top = (selector: string) =>
        Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? 0);
      return { row: Math.round(card.getBoundingClientRect().top), title: top('h3'), files: top('.files a') };
    }),
  );
  const rows = new Set(places.map(({ row }) => row));
  expect(rows.size, 'sheets stand beside each other').toBeLessThan(places.length);
  for (const row of rows) {
    const beside = places.filter((place) => place.row === row);
    expect(new Set(beside.map(({ title }) => title)).size).toBe(1);
    expect(new Set(beside.map(({ files }) => files)).size).toBe(1);
  }
});

test('without the server the page says so, and goes on when it is back', async ({ page }) => {
  await page.route('**/print/**', (route) => route.abort());
  await page.goto('/#/print');
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/print/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'HeiNash: board' })).toBeVisible();
});
