import { expect, type Page } from '@playwright/test';
import { test } from './loaded';
import { expectAccessible, expectAccessibleEverywhere } from './axe';
import { cell, hoverSomewhereLegal, take, tiles } from './playing';
import { begin, ceremony, inSight, message, moves, openTyping, refused, type, untilAsked } from './table';

// Every state in which a board can be seen is looked at by axe.
/** By night the dialog's own colours count, too; its page cannot be reached behind it. */
async function expectDialogAccessible(page: Page, what: string): Promise<void> {
  for (const light of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: light });
    await expect(page.locator('html')).toHaveAttribute('data-theme', light);
    await expectAccessible(page, `${what}, ${light}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('SEVEN: tile in hand, refusal, looking back, end', async ({ page }) => {
  await begin(page, 'seven?seats=c1,p');
  expect(await untilAsked(page)).toBe('asked');
  await expectAccessibleEverywhere(page, 'to move');
  await take(tiles(page).first());
  await hoverSomewhereLegal(page);
  await expectAccessibleEverywhere(page, 'tile in hand');
  await page.keyboard.press('Escape');
  await openTyping(page);
  await refused(page, 'Y:0,0;1,0;2,0;3,0', 'shape', 'S1');
  await expectAccessible(page, 'refusal');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expectAccessibleEverywhere(page, 'looking back');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expectDialogAccessible(page, 'share');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resign' }).click();
  await expectDialogAccessible(page, 'resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ceremony(page)).toBeVisible();
  await expectDialogAccessible(page, 'ceremony');
});

test('SEVEN for four: the tray and the table of levels', async ({ page }) => {
  await begin(page, 'seven?seats=p,p,p,p&players=pairs&misere=yes&clock=bank');
  await openTyping(page);
  await type(page, 'I:0,0;1,0;2,0;3,0');
  await type(page, 'O:0,1;1,1;0,2;-1,2');
  await expectAccessibleEverywhere(page, 'pairs');
});

test('HeiNash: to roll, to find, to put, over', async ({ page }) => {
  await begin(page, 'heinash?seats=p,p&size=4&clock=turns&game=10');
  await expectAccessibleEverywhere(page, 'to roll');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  const line = page.getByRole('textbox', { name: 'Your calculation' });
  await expect(line).toBeVisible();
  await page
    .getByRole('group', { name: /^The dice show/ })
    .getByRole('button')
    .first()
    .click();
  await expectAccessibleEverywhere(page, 'to find');
  await page.getByRole('button', { name: 'I find nothing', exact: true }).click();
  await expect(inSight(page).getByText('Tap a free cell, or type its number.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'to put');
  await page.locator('[data-number="6"]').click();
  await page.locator('summary', { hasText: 'Last turn' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectAccessibleEverywhere(page, 'what was possible');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(message(page)).toContainText('The game is paused.');
  await expectAccessibleEverywhere(page, 'paused');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Agree on a draw' }).click();
  await expect(ceremony(page)).toBeVisible();
  await expectDialogAccessible(page, 'ceremony');
});

test('HeiNash: real dice, “I calculate” and the settings', async ({ page }) => {
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/I calculate/).click();
  await expectDialogAccessible(page, 'settings');
  await page.keyboard.press('Escape');
  await begin(page, 'heinash?seats=p,p&size=4&dice=real&colour=pick&sides=own&variant=steal-number');
  await expectAccessibleEverywhere(page, 'pick a colour');
  await message(page).getByRole('button', { name: 'Black' }).click();
  await expect(page.getByRole('button', { name: 'Play with these dice' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'real dice');
  await openTyping(page);
  await type(page, '5 4 2');
  await expectAccessibleEverywhere(page, 'to name a cell');
  await page.locator('[data-number="10"]').click();
  await expectAccessibleEverywhere(page, 'to say how');
});

test('HYLE⁷: to place, to confirm, to slide, both boards, over', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5&bag=shared');
  await expect(moves(page)).toHaveCount(1);
  await cell(page, 'c3', 0).hover();
  await expectAccessibleEverywhere(page, 'to place');
  await cell(page, 'c3', 0).click();
  await expect(moves(page)).toHaveCount(2);
  await cell(page, 'c3', 1).click();
  await expect(moves(page)).toHaveCount(3);
  await cell(page, 'c3', 0).click();
  await expectAccessibleEverywhere(page, 'to slide');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Agree on a draw' }).click();
  await expect(ceremony(page)).toBeVisible();
  await expectDialogAccessible(page, 'ceremony');
});
