import { expect, type Page } from '@playwright/test';
import { test } from './loaded';
import { dice, freeCells, playHyle7, wayTo } from './playing';
import { HYLE7_FIRST_ROUND_NEARLY_OVER, HYLE7_NEARLY_OVER, playOn, SEVEN_NEARLY_OVER } from './records';
import { begin, ceremony, events, grown, inSight, live, moves, startLuck, tabTo, untilAsked } from './table';

test('SEVEN by keyboard alone, from the first page to the rematch', async ({ page }) => {
  await page.goto('/#/');
  await page.getByLabel('Level of the computer in SEVEN').selectOption('1');
  await tabTo(page, page.getByRole('button', { name: /^Play SEVEN against/ }));
  await page.keyboard.press('Enter');
  const board = page.getByRole('application', { name: 'SEVEN board' });
  await expect(board).toBeVisible();
  await tabTo(page, board);
  const place = async (key: string) => {
    expect(await untilAsked(page)).toBe('asked');
    const before = await moves(page).count();
    await page.keyboard.press(key);
    await expect(live(page)).toContainText('in hand, level');
    await page.keyboard.press('r');
    await page.keyboard.press('f');
    await page.keyboard.press('n');
    if (before > 0) await expect(live(page)).toContainText(/Place \d+ of \d+: cells/);
    await page.keyboard.press('Enter');
    await grown(page, before);
  };
  for (const key of ['1', 'o', '3']) {
    await place(key);
    await expect(board).toBeFocused();
  }
  // The last tile ends the game, and the ceremony takes the keyboard.
  await playOn(page, SEVEN_NEARLY_OVER);
  await tabTo(page, board);
  await place('s');
  await expect(ceremony(page)).toBeVisible();
  await tabTo(page, ceremony(page).getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  await expect(ceremony(page)).toBeHidden();
  await expect.poll(() => moves(page).count()).toBeLessThan(3);
});

test('a whole game of HeiNash by keyboard alone', async ({ page }) => {
  await startLuck(page, 3);
  await begin(page, 'heinash?seats=p,c1&size=3');
  const choose = inSight(page).getByText('Tap a free cell, or type its number.');
  const line = page.getByRole('textbox', { name: 'Your calculation' });
  const roll = page.getByRole('button', { name: 'Roll the dice' });
  for (;;) {
    await expect(roll.or(line).or(choose).or(ceremony(page))).toBeVisible();
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
  await expect(inSight(page).getByText('Slide it to one of the marked cells.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inSight(page).getByText('Slide it to one of the marked cells.')).toBeHidden();
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

test('HYLE⁷ by keyboard alone, first as Chaos, then as Order, up to the rematch', async ({ page }) => {
  const hands = {
    place: async (wanted: string) => {
      await walk(page, wanted);
      await page.keyboard.press('Enter');
    },
    slide: async () => {
      await walk(page, (await page.locator('.cell.movable').first().getAttribute('data-cell')) ?? '');
      await page.keyboard.press('Enter');
      await expect(live(page)).toContainText(/cells? within reach/);
      const target = page.getByRole('gridcell', { name: /within reach$/ }).first();
      await walk(page, (await target.getAttribute('data-cell')) ?? '');
      await page.keyboard.press('Enter');
    },
    pass: () => page.keyboard.press('p'),
  };
  const onTheBoard = async (record: string) => {
    await playOn(page, record);
    expect(await untilAsked(page)).toBe('asked');
    await tabTo(page, page.locator('[data-cell][tabindex="0"]'));
  };
  // After the first round the roles change; the keyboard stays where it was.
  await onTheBoard(HYLE7_FIRST_ROUND_NEARLY_OVER);
  expect(await playHyle7(page, hands, 7)).toEqual({ placed: 4, slid: 2, passed: 1 });
  await onTheBoard(HYLE7_NEARLY_OVER);
  expect(await playHyle7(page, hands)).toEqual({ placed: 0, slid: 2, passed: 2 });
  await expect(ceremony(page).getByRole('heading', { name: 'Second round' })).toBeVisible();
  await tabTo(page, ceremony(page).getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  await expect(ceremony(page)).toBeHidden();
});
