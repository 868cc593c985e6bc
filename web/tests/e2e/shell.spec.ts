import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './axe';
import { hurry, moves } from './table';

/** A finished game, as a link holds it. */
const RECORD = '[Game "seven"]\n\nI:0,0;1,0;2,0;3,0 O:0,1;1,1;0,2;-1,2 P:0,0;0,1;1,0;2,0 resign:1';

const pages = [
  '#/',
  '#/games',
  '#/import',
  '#/setup/seven',
  '#/setup/heinash?clock=turns',
  '#/setup/hyle7?clock=bank',
  '#/nowhere',
  '#/about',
  '#/analysis',
  '#/print',
  '#/class',
  '#/lesson',
  '#/join',
  '#/watch/ABCDEF',
];

async function expectToFitAPhone(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, what).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('every page is accessible in every language, by day and by night, and fits a phone', async ({
  page,
}) => {
  for (const hash of pages) {
    await page.goto(`/${hash}`);
    await page.locator('h1').first().waitFor();
    await expectAccessibleEverywhere(page, hash);
    await expectToFitAPhone(page, hash);
  }
});

test('the head of the page fits the narrowest phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const code of ['en', 'fr', 'es']) {
    await page.goto('/#/about');
    await page.locator('header select').selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, code).toBeLessThanOrEqual(0);
  }
});

test('what there is to read fits a phone', async ({ page }) => {
  for (const game of ['seven', 'heinash', 'hyle7']) {
    for (const place of ['learn', 'rules', 'strategy']) {
      await page.goto(`/#/${place}/${game}`);
      await page.locator('h1').first().waitFor();
      await expectToFitAPhone(page, `${place} ${game}`);
    }
  }
});

test('a game in a link, its review and its analysis are accessible', async ({ page }) => {
  await hurry(page);
  await page.goto('/#/import');
  await page.getByRole('textbox', { name: 'Record' }).fill(RECORD);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('button', { name: 'Keep it and look at it' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a game in a link');
  const shared = page.url();
  await page.getByRole('button', { name: 'Keep it and look at it' }).click();
  await expect(moves(page)).toHaveCount(4);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await expect(page).toHaveURL(/#\/review\//);
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expectAccessibleEverywhere(page, 'review');
  await page.goto(shared);
  await page.getByRole('link', { name: 'Explore on the analysis board' }).click();
  await expect(page).toHaveURL(/#\/analysis/);
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expectAccessibleEverywhere(page, 'analysis');
  await expectToFitAPhone(page, 'analysis');
});

test('the language is the browser’s, switches at once and is remembered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText('Trois jeux, une table');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByLabel('Langue').selectOption('es');
  await expect(page.locator('h1')).toHaveText('Tres juegos, una mesa');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Tres juegos, una mesa');
  await context.close();
});

test('light and night are chosen and remembered', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Night' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a set-up is a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/setup/seven');
  await page.getByRole('radio', { name: 'Two pairs' }).check();
  await page.getByRole('radio', { name: 'Misère' }).check();
  await page.getByLabel('Who plays Blue').selectOption('person');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByRole('radio', { name: 'Two pairs' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Misère' })).toBeChecked();
  await expect(page.getByLabel('Who plays Blue')).toHaveValue('person');
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: 'There is nothing on this table' })).toBeVisible();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.locator('h1')).toHaveText('Three games, one table');
});
