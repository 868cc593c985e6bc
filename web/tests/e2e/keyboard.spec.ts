import { expect, test, type Locator, type Page } from '@playwright/test';
import { dice, freeCells, wayTo } from './playing';
import { begin, ceremony, events, grown, hurry, moves, untilAsked } from './table';

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

const live = (page: Page) => page.locator('body > * [role="status"][aria-live]');

test('a whole game of SEVEN by keyboard alone, from the first page to the rematch', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByLabel('Level of the computer in SEVEN').selectOption('1');
  await tabTo(page, page.getByRole('button', { name: /^Play SEVEN against/ }));
  await page.keyboard.press('Enter');
  const board = page.getByRole('application', { name: 'SEVEN board' });
  await expect(board).toBeVisible();
  await tabTo(page, board);
  for (const [turn, key] of ['1', 'o', '3', 'u', '5', 'j', '7'].entries()) {
    expect(await untilAsked(page)).toBe('asked');
    const before = await moves(page).count();
    await page.keyboard.press(key);
    await expect(live(page)).toContainText('in hand, level');
    await page.keyboard.press('r');
    await page.keyboard.press('f');
    await page.keyboard.press('n');
    if (turn > 0) await expect(live(page)).toContainText(/Place \d+ of \d+: cells/);
    await page.keyboard.press('Enter');
    await grown(page, before);
    // The last tile ends the game, and the ceremony takes the keyboard.
    if (turn < 6) await expect(board).toBeFocused();
  }
  await expect(ceremony(page)).toBeVisible({ timeout: 30_000 });
  await tabTo(page, ceremony(page).getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  await expect(ceremony(page)).toBeHidden();
  await expect.poll(() => moves(page).count()).toBeLessThan(3);
});

test('a whole game of HeiNash by keyboard alone', async ({ page }) => {
  await hurry(page, 3);
  await begin(page, 'heinash?seats=p,c1&size=3');
  const choose = page.getByText('Tap a free cell, or type its number.');
  const line = page.getByRole('textbox', { name: 'Your calculation' });
  const roll = page.getByRole('button', { name: 'Roll the dice' });
  for (;;) {
    await expect(roll.or(line).or(choose).or(ceremony(page))).toBeVisible({ timeout: 30_000 });
    if (await ceremony(page).isVisible()) break;
    const before = await moves(page).count();
    if (await choose.isVisible()) await page.keyboard.type(String((await freeCells(page))[0]));
    else if (await line.isVisible()) {
      const way = wayTo(await dice(page), await freeCells(page));
      if (way) {
        const plain: Record<string, string> = { '−': '-', '×': '*', '÷': '/' };
        await page.keyboard.type(way.map((key) => plain[key] ?? key).join(''));
      } else await tabTo(page, page.getByRole('button', { name: 'I find nothing' }));
    }
    await page.keyboard.press('Enter');
    await grown(page, before);
  }
  await expect(ceremony(page)).toContainText(/chain/i);
});

test('HYLE⁷ by keyboard: the arrows walk, Enter places and slides, P passes', async ({ page }) => {
  await hurry(page);
  await begin(page, 'hyle7?seats=p,p&size=5');
  await expect(moves(page)).toHaveCount(1);
  await tabTo(page, page.locator('[data-cell="c3"]'));
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(live(page)).toContainText('8 cells within reach');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => events(page)).toContain('c3-c5');
  await expect(moves(page)).toHaveCount(4);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => events(page)).toContain('b5');
  await page.keyboard.press('p');
  await expect.poll(() => events(page)).toContain('pass');
  // Escape lets go of what was taken up.
  await expect(moves(page)).toHaveCount(7);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveCount(8);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Slide it to one of the marked cells.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Slide it to one of the marked cells.')).toBeHidden();
});
