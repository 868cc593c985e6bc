import { expect, test } from '@playwright/test';
import { inSight, keptGames, moves, openTyping, type } from './table';

test('a game against the computer is one click away, and goes on after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play HYLE⁷ against the computer, level 3' }).click();
  await expect(moves(page)).toHaveCount(1);
  await openTyping(page);
  await type(page, 'd4');
  // The computer answers, and the next token is drawn by itself.
  await expect.poll(() => moves(page).count()).toBeGreaterThanOrEqual(4);
  const before = await moves(page).allTextContents();
  await expect.poll(async () => (await keptGames(page)).map((game) => game.moves)).toEqual([2]);
  await page.reload();
  await expect(moves(page)).toHaveText(before.map((text) => text.trim()));
  await page.goto('/#/');
  await expect(page.getByRole('region', { name: 'A game in progress' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(moves(page)).toHaveText(before.map((text) => text.trim()));
});

test('moves are taken back and made again, and stepped through', async ({ page }) => {
  await page.goto('/#/setup/hyle7?seats=p,c1');
  await page.getByRole('button', { name: 'Begin' }).click();
  await openTyping(page);
  await expect(moves(page)).toHaveCount(1);
  await type(page, 'd4');
  await expect.poll(() => moves(page).count()).toBeGreaterThanOrEqual(4);
  const before = await moves(page).allTextContents();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moves(page)).toHaveText([before[0]?.trim() ?? '']);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(moves(page).first()).toHaveText(before[0]?.trim() ?? '');
  await expect.poll(() => moves(page).count()).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(inSight(page).getByText(/Looking back: after 0 of/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(inSight(page).getByText(/Looking back/)).toHaveCount(0);
});

test('a second tab does not play the same game', async ({ context, page }) => {
  await page.goto('/#/setup/hyle7?seats=p,p');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(moves(page)).toHaveCount(1);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(inSight(second).getByText('This game is open in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(moves(second)).toHaveCount(1);
  await expect(inSight(page).getByText('This game is open in another tab')).toBeVisible();
  await openTyping(second);
  await type(second, 'a1');
  await expect(moves(second)).toHaveCount(2);
});

test('a broken record says what is wrong with it', async ({ page }) => {
  await page.goto('/#/import');
  await page.getByRole('textbox', { name: 'Record' }).fill('[Game "chess"]');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('chess');
});
