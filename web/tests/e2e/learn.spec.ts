/** Learning: first games, rules with examples, strategy, and the page about it all. */

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './axe';
import { inSight } from './table';

const card = (page: Page) => page.getByRole('region', { name: 'The lesson' });

test('a first game of HYLE⁷ goes step by step, is kept, and leads into a real game', async ({ page }) => {
  await page.goto('/#/learn/hyle7');
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`).click();
  const goOn = () => page.getByRole('button', { name: 'Go on' }).click();
  await expect(card(page).getByRole('heading', { name: 'Chaos places' })).toBeVisible();
  await cell('d4');
  await expect(card(page)).toContainText('Seven times seven tokens');
  await goOn();
  await cell('d4');
  await cell('d7');
  await goOn();

  // Something legal that is not meant.
  await expect(card(page).getByRole('heading', { name: 'Two alike' })).toBeVisible();
  await cell('c5');
  await cell('c7');
  await expect(card(page)).toContainText('this step asks for something else');
  await page.getByRole('button', { name: 'Try again' }).click();
  await cell('b4');
  await cell('e4');
  await expect(card(page)).toContainText('Two tokens, two points');

  await page.reload();
  await expect(card(page)).toContainText('Step 4 of 10');
  await expect(card(page).getByRole('heading', { name: 'One in the middle' })).toBeVisible();
  for (const step of [5, 6, 7, 8, 9, 10]) {
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(card(page)).toContainText(`Step ${step} of 10`);
  }
  await cell('c1');
  await goOn();
  await expectAccessible(page, 'the end of a lesson');
  await page.getByRole('button', { name: 'Play against level 1' }).click();
  await expect(page).toHaveURL(/#\/play\//);
});

test('a first game of SEVEN can be played by keyboard', async ({ page }) => {
  await page.goto('/#/learn/seven');
  const board = page.getByRole('application');
  const take = async (tile: string, level: number) => {
    await board.focus();
    await page.keyboard.press(tile);
    await expect(page.getByRole('status').last()).toContainText(`${tile} in hand, level ${level}`);
  };
  await take('P', 1);
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('The game has begun');
  // The focus is on what goes on.
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { name: 'Edge to edge' })).toBeFocused();
  await take('O', 1);
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('every tile touches another one');
});

test('a refusal in a lesson leads to its clause', async ({ page }) => {
  await page.goto('/#/learn/heinash');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(card(page).getByRole('heading', { name: 'Make a number' })).toBeVisible();
  await page.keyboard.type('5*4');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('The 2 is unused');
  await card(page).getByRole('link', { name: 'Rule N3' }).click();
  await expect(page.locator('#clause-N3 h2')).toBeInViewport();
});

for (const game of ['seven', 'heinash', 'hyle7']) {
  test(`the pages to read about ${game} are accessible in every language, by day and by night`, async ({
    page,
  }) => {
    for (const place of ['rules', 'strategy', 'learn']) {
      await page.goto(`/#/${place}/${game}`);
      if (place === 'learn') await expect(card(page)).toBeVisible();
      else await expect(page.getByRole('button', { name: /^Try it/ }).first()).toBeVisible();
      await expectAccessibleEverywhere(page, `${place} ${game}`);
    }
  });
}

test('an example of the rules can be played with', async ({ page }) => {
  await page.goto('/#/rules/hyle7/H2');
  const example = page.locator('#clause-H2 figure');
  await example.getByRole('button', { name: 'Try it: Example for H2' }).click();
  await example.locator('[data-cell="b4"]').click();
  await example.locator('[data-cell="e4"]').click();
  await expect(example.locator('[data-cell="e4"]')).toHaveAttribute('aria-label', 'e4, circle');
  await example.getByRole('button', { name: 'Begin again' }).click();
  await expect(example.locator('[data-cell="b4"]')).toHaveAttribute('aria-label', 'b4, circle');
});

test('what was found in the strategy is counted', async ({ page }) => {
  await page.goto('/#/strategy/heinash');
  const dice = page.getByRole('group', { name: 'Position 1' });
  await expect(dice).toContainText('0 of 14 found');
  await dice.getByLabel('A calculation').fill('5*(4+2)');
  await page.keyboard.press('Enter');
  await expect(dice).toContainText('1 of 14 found');
  await dice.getByLabel('A calculation').fill('5*4');
  await page.keyboard.press('Enter');
  await expect(dice).toContainText('The 2 is unused');

  await page.goto('/#/strategy/seven');
  const places = page.locator('section').first();
  await expect(places).toContainText('0 of 4 found');
  for (const cell of ['0,1', '0,0', '1,0', '-1,1']) await places.locator(`[data-cell="${cell}"]`).click();
  await expect(places.getByRole('link', { name: /^Rule S/ })).toBeVisible();
  await places.getByRole('button', { name: 'Show the rest' }).click();
  await expect(places.locator('.place')).toHaveCount(4);

  await page.goto('/#/strategy/hyle7');
  const slide = page.locator('section').first();
  await slide.getByRole('button', { name: /^Try it/ }).click();
  await slide.locator('[data-cell="e5"]').click();
  await slide.locator('[data-cell="g5"]').click();
  await expect(slide).toContainText('15 points gained. There is nothing better.');
});

test('the page about it credits those who invented the games', async ({ page }) => {
  await page.goto('/#/about');
  for (const name of ['Néstor Romeral Andrés', 'François Haffner', 'Eric Solomon']) {
    await expect(inSight(page).getByText(name)).toBeVisible();
  }
  await expectAccessible(page, 'about');
});
