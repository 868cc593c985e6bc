import { expect, test } from '@playwright/test';
import { cell, drag, ghost, hoverSomewhereLegal, middleOf, playHeinash, tiles, tokens } from './playing';
import { begin, ceremony, grown, hurry, moves, untilAsked } from './table';

test('a whole game of SEVEN with the mouse: tiles are picked, turned, flipped, dragged and placed', async ({
  page,
}) => {
  await hurry(page);
  await begin(page, 'seven?seats=p,c1');
  const outline = () => ghost(page).locator('.line').getAttribute('d');
  const board = page.getByRole('application', { name: 'SEVEN board' });

  // The first tile is turned in every way there is.
  await tiles(page).filter({ hasText: 'P' }).first().click();
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

  for (let turn = 2; turn < 7; turn += 1) {
    expect(await untilAsked(page)).toBe('asked');
    const before = await moves(page).count();
    await tiles(page).first().click();
    await expect(page.locator('[data-legal], .faint').first()).toBeVisible();
    const place = await hoverSomewhereLegal(page);
    await page.mouse.click(place.x, place.y);
    await grown(page, before);
  }
  await expect(ceremony(page)).toBeVisible({ timeout: 30_000 });
  await expect(moves(page)).toHaveCount(14);
  await expect(ceremony(page).getByText('The highest level counts first.')).toBeVisible();
  await expect(ceremony(page).getByRole('row')).not.toHaveCount(0);
});

test('a whole game of HeiNash with the mouse: dice and signs are pressed', async ({ page }) => {
  await hurry(page);
  await begin(page, 'heinash?seats=p,c1&size=4');
  await playHeinash(page, (button) => button.click(), false);
  await expect(ceremony(page)).toContainText(/chain/i);
  await page.keyboard.press('Escape');
  // What was possible in a turn is folded away until somebody asks.
  const possible = page.locator('summary', { hasText: 'Last turn' });
  await possible.click();
  await expect(page.locator('details[open]', { has: possible })).toBeVisible();
});

test('a whole match of HYLE⁷ with the mouse, first as Chaos, then as Order', async ({ page }) => {
  // A match has a hundred events.
  test.setTimeout(300_000);
  await hurry(page);
  await begin(page, 'hyle7?seats=p,c1&size=5');
  const dish = page.locator('.dish.ready');
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const roles = { placed: 0, slid: 0, passed: 0 };
  for (let turn = 0; ; turn += 1) {
    if ((await untilAsked(page)) === 'over') break;
    const before = await moves(page).count();
    await expect(dish.or(pass)).toBeVisible();
    if (await dish.isVisible()) {
      const { empty } = await tokens(page, 0);
      const wanted = empty[(turn * 7) % empty.length] ?? '';
      if (turn % 2 === 0) await cell(page, wanted).click();
      else await drag(page, await middleOf(dish), await middleOf(cell(page, wanted)));
      await grown(page, before);
      roles.placed += 1;
      continue;
    }
    const movable = page.locator('.cell.movable');
    if (turn % 3 === 0 || (await movable.count()) === 0) {
      await pass.click();
      roles.passed += 1;
    } else {
      const token = movable.first();
      await token.click();
      const target = page.getByRole('gridcell', { name: /within reach$/ }).first();
      await expect(page.getByText('Slide it to one of the marked cells.')).toBeVisible();
      if (turn % 3 === 1) await target.click();
      else await drag(page, await middleOf(token), await middleOf(target));
      roles.slid += 1;
    }
    await grown(page, before);
  }
  expect(roles.placed).toBe(25);
  expect(roles.slid + roles.passed).toBe(24);
  expect(roles.slid).toBeGreaterThan(8);
  // The ceremony lists every palindrome of both rounds.
  await expect(ceremony(page).getByRole('heading', { name: 'Score sheet' })).toBeVisible();
  await expect(ceremony(page).getByRole('heading', { name: 'First round' })).toBeVisible();
  await expect(ceremony(page).getByRole('heading', { name: 'Second round' })).toBeVisible();
  const totals = await ceremony(page).locator('tfoot td').allTextContents();
  const shown = await ceremony(page).locator('dd b').allTextContents();
  expect(totals.toSorted()).toEqual(shown.toSorted());
});
