/** SEVEN's puzzles on a telephone: a tile is dragged from the tray by a finger. */

import { expect, test } from '@playwright/test';
import { board, dragByTouch, svg } from './laying';
import { middleOf } from './playing';
import { inSight } from './table';

/** A dragged tile flies so far ahead of the finger that hides it. */
const AHEAD = 56;

test('a tile is dragged from the tray to the table by touch, and let go beside it', async ({ page }) => {
  await page.goto('/#/puzzles/holes/7');
  await expect(inSight(page).getByText('0 holes. 7 tiles to lay.')).toBeVisible();
  const tile = page.locator('[data-take="white-U"]');
  await tile.scrollIntoViewIfNeeded();
  const from = await middleOf(tile);
  const table = await middleOf(board(page));

  // Not as far as the table: nothing happens.
  await dragByTouch(page, from, { x: from.x + 30, y: from.y + AHEAD }, async () => {
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  });
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await expect(svg(page).locator('[data-tile]')).toHaveCount(0);

  await dragByTouch(page, from, { x: table.x, y: table.y + AHEAD }, async () => {
    await expect(svg(page)).toHaveAttribute('data-spot', /^U:/);
  });
  await expect(svg(page).locator('[data-tile="U"]')).toBeVisible();
  await expect(tile).toHaveCount(0);
  await expect(inSight(page).getByText('0 holes. 6 tiles to lay.')).toBeVisible();
});
