import { expect, test, type Page } from '@playwright/test';
import { dice, freeCells, tokens, wayTo } from './playing';
import { begin, ceremony, events, grown, hurry, live, moves, tabTo, untilAsked } from './table';

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

/** Walks from the cell that has the focus to another one. */
async function walk(page: Page, to: string): Promise<void> {
  const from = (await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))) ?? '';
  const across = to.charCodeAt(0) - from.charCodeAt(0);
  const up = Number(to.slice(1)) - Number(from.slice(1));
  for (let step = 0; step < Math.abs(across); step += 1)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(up); step += 1)
    await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  await expect(page.locator(`[data-cell="${to}"]`)).toBeFocused();
}

test('a whole match of HYLE⁷ by keyboard alone, first as Chaos, then as Order', async ({ page }) => {
  // A match has a hundred events.
  test.setTimeout(300_000);
  await hurry(page);
  await begin(page, 'hyle7?seats=p,c1&size=5');
  expect(await untilAsked(page)).toBe('asked');
  await tabTo(page, page.locator('[data-cell][tabindex="0"]'));
  const dish = page.locator('.dish.ready');
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const done = { placed: 0, slid: 0, passed: 0 };
  for (let turn = 0; (await untilAsked(page)) === 'asked'; turn += 1) {
    const before = await moves(page).count();
    await expect(dish.or(pass)).toBeVisible();
    const movable = page.locator('.cell.movable');
    if (await dish.isVisible()) {
      const { empty } = await tokens(page, 0);
      await walk(page, empty[(turn * 7) % empty.length] ?? '');
      await page.keyboard.press('Enter');
      done.placed += 1;
    } else if (turn % 3 === 0 || (await movable.count()) === 0) {
      await page.keyboard.press('p');
      done.passed += 1;
    } else {
      await walk(page, (await movable.first().getAttribute('data-cell')) ?? '');
      await page.keyboard.press('Enter');
      await expect(live(page)).toContainText(/cells? within reach/);
      const target = page.getByRole('gridcell', { name: /within reach$/ }).first();
      await walk(page, (await target.getAttribute('data-cell')) ?? '');
      await page.keyboard.press('Enter');
      done.slid += 1;
    }
    await grown(page, before);
  }
  expect(done.placed).toBe(25);
  expect(done.slid + done.passed).toBe(24);
  expect(done.slid).toBeGreaterThan(8);
  await expect(ceremony(page).getByRole('heading', { name: 'Second round' })).toBeVisible();
  await tabTo(page, ceremony(page).getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  await expect(ceremony(page)).toBeHidden();
});
