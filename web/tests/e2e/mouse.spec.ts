import { expect } from '@playwright/test';
import { test } from './loaded';
import {
  cell,
  drag,
  ghost,
  hoverSomewhereLegal,
  middleOf,
  playHeinash,
  playHyle7,
  take,
  tiles,
} from './playing';
import { HYLE7_FIRST_ROUND_NEARLY_OVER, HYLE7_NEARLY_OVER, playOn, SEVEN_NEARLY_OVER } from './records';
import { begin, ceremony, inSight, moves, untilAsked } from './table';

test('SEVEN with the mouse: tiles are picked, turned, flipped, dragged and placed, up to the end', async ({
  page,
}) => {
  await begin(page, 'seven?seats=p,c1');
  const outline = () => ghost(page).locator('.line').getAttribute('d');
  const board = page.getByRole('application', { name: 'SEVEN board' });

  // The first tile is turned in every way there is.
  await take(tiles(page).filter({ hasText: 'P' }).first());
  const at = await middleOf(board);
  await page.mouse.move(at.x, at.y);
  const seen = [await outline()];
  const differs = async () => {
    await expect.poll(outline).not.toBe(seen.at(-1));
    seen.push(await outline());
  };
  await page.getByRole('button', { name: /^Turn/ }).click();
  await page.mouse.move(at.x, at.y);
  await differs();
  await page.mouse.wheel(0, 100);
  await differs();
  await page.getByRole('button', { name: /^Flip/ }).click();
  await page.mouse.move(at.x, at.y);
  await differs();
  await page.mouse.click(at.x, at.y);
  await expect(moves(page).first()).toContainText('White');

  // The second one is dragged out of the tray, by a quick hand.
  expect(await untilAsked(page)).toBe('asked');
  const from = await middleOf(tiles(page).first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y);
  await expect(page.locator('[data-legal]').first()).toBeVisible();
  await hoverSomewhereLegal(page);
  await page.mouse.up();
  await expect.poll(() => moves(page).count()).toBeGreaterThanOrEqual(3);

  // The last tile ends the game.
  await playOn(page, SEVEN_NEARLY_OVER);
  expect(await untilAsked(page)).toBe('asked');
  await take(tiles(page).first());
  await expect(page.locator('[data-legal], .faint').first()).toBeVisible();
  const place = await hoverSomewhereLegal(page);
  await page.mouse.click(place.x, place.y);
  await expect(ceremony(page)).toBeVisible();
  await expect(moves(page)).toHaveCount(14);
  await expect(ceremony(page).getByText('The highest level counts first.')).toBeVisible();
  await expect(ceremony(page).getByRole('row')).not.toHaveCount(0);
});

test('a whole game of HeiNash with the mouse: dice and signs are pressed', async ({ page }) => {
  await begin(page, 'heinash?seats=p,c1&size=4');
  await playHeinash(page, (button) => button.click(), false);
  await expect(ceremony(page)).toContainText(/chain/i);
  await page.keyboard.press('Escape');
  // What was possible in a turn is folded away until somebody asks.
  const possible = page.locator('summary', { hasText: 'Last turn' });
  await possible.click();
  await expect(page.locator('details[open]', { has: possible })).toBeVisible();
});

test('HYLE⁷ with the mouse, first as Chaos, then as Order, up to the end of the match', async ({ page }) => {
  const movable = page.locator('.cell.movable');
  const hands = {
    place: async (wanted: string, turn: number) => {
      if (turn % 2 === 0) await cell(page, wanted).click();
      else await drag(page, await middleOf(page.locator('.dish.ready')), await middleOf(cell(page, wanted)));
    },
    slide: async (turn: number) => {
      const token = movable.first();
      await token.click();
      const target = page.getByRole('gridcell', { name: /within reach$/ }).first();
      await expect(inSight(page).getByText('Slide it to one of the marked cells.')).toBeVisible();
      if (turn % 3 === 1) await target.click();
      else await drag(page, await middleOf(token), await middleOf(target));
    },
    pass: () => page.getByRole('button', { name: 'Pass', exact: true }).click(),
  };
  // After the first round the roles change.
  await playOn(page, HYLE7_FIRST_ROUND_NEARLY_OVER);
  expect(await playHyle7(page, hands, 7)).toEqual({ placed: 4, slid: 2, passed: 1 });
  await playOn(page, HYLE7_NEARLY_OVER);
  expect(await playHyle7(page, hands)).toEqual({ placed: 0, slid: 2, passed: 2 });
  // The ceremony lists every palindrome of both rounds.
  await expect(ceremony(page).getByRole('heading', { name: 'Score sheet' })).toBeVisible();
  await expect(ceremony(page).getByRole('heading', { name: 'First round' })).toBeVisible();
  await expect(ceremony(page).getByRole('heading', { name: 'Second round' })).toBeVisible();
  const totals = await ceremony(page).locator('tfoot td').allTextContents();
  const shown = await ceremony(page).locator('dd b').allTextContents();
  expect(totals.toSorted()).toEqual(shown.toSorted());
});
