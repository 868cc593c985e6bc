import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { inSight } from './table';

/** Three events of HYLE⁷: a token is drawn, put on a1, and slid to a6. */
const SHORT = 't1.AgA4lTVQHyY';

const rows = (page: Page) => page.locator('[data-branch]');
const here = (page: Page) => page.locator('[data-branch][aria-current="step"]');

test('a record is reviewed once, stepped through by keyboard, and tried again', async ({ page }) => {
  await page.goto(`/#/review/${SHORT}`);
  const graph = page.getByRole('slider', { name: 'Graph of the expected score' });
  await expect(graph).toHaveAttribute('aria-valuenow', '3');
  await expect(page.getByRole('heading', { name: 'Luck and choice' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(graph).toHaveAttribute('aria-valuetext', /Order can expect \d+\.\d points/);
  await graph.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(graph).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('Home');
  await expect(graph).toHaveAttribute('aria-valuetext', /Before the first move/);
  await page.getByRole('button', { name: 'Player 1 as Chaos puts the circle on a1.' }).click();
  await expect(graph).toHaveAttribute('aria-valuenow', '2');
  await expectAccessible(page, 'review');
  await page.reload();
  // What was weighed is kept on the device.
  await expect(page.getByRole('heading', { name: 'Luck and choice' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Player 1 as Chaos puts the circle on a1.' }).click();
  await expect(graph).toHaveAttribute('aria-valuenow', '2');
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.getByRole('region', { name: 'Moves' }).getByRole('listitem')).toHaveCount(1);
});

test('a record is explored with side lines', async ({ page }) => {
  await page.goto(`/#/analysis/${SHORT}?at=1`);
  await expect(rows(page)).toHaveCount(3);
  await expect(here(page)).toContainText(/draws a (circle|triangle|square|diamond|star|cross|hexagon)/);
  await page.locator('[data-cell="d4"]').click();
  await expect(rows(page)).toHaveCount(4);
  await expect(here(page)).toContainText('on d4');
  await here(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(here(page)).toContainText('on a1');
  await page.keyboard.press('ArrowDown');
  await expect(here(page)).toContainText('on d4');
  await page.getByRole('button', { name: 'Bring forward' }).click();
  await expect(rows(page).nth(1)).toContainText('on d4');
  await page.getByRole('button', { name: 'Remove from here' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(here(page)).toContainText(/draws a (circle|triangle|square|diamond|star|cross|hexagon)/);
  await expect(
    inSight(page)
      .getByText(/Order can expect/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'analysis');
  await page.getByLabel('Language').selectOption('fr');
  await expect(here(page)).toContainText(/tire une? (rond|triangle|carré|losange|étoile|croix|hexagone)/);
  await page.goto('/#/analysis');
  await page.getByRole('link', { name: 'Reprendre la dernière analyse' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('chance is chosen by hand or falls at random', async ({ page }) => {
  await page.goto('/#/analysis/heinash');
  await expect(inSight(page).getByText('Black rolls. Choose the dice, or let them fall.')).toBeVisible();
  for (const die of [5, 4, 2]) {
    const which = [5, 4, 2].indexOf(die);
    await page
      .locator('fieldset')
      .nth(which)
      .getByRole('radio', { name: String(die) })
      .check();
  }
  await page.getByRole('button', { name: 'Play with these dice' }).click();
  await expect(here(page)).toContainText('Black rolls 5, 4 and 2.');
  await here(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'At random' }).click();
  await expect(here(page)).toContainText('Black rolls');
});
