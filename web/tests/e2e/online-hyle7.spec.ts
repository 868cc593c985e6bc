/** HYLE⁷ between two devices: the server draws, so a token lies there as soon as one is needed. */

import { expect, test, type Page } from '@playwright/test';
import { everybodyLeaves, twoAt } from './online';
import { events, inSight, live, message, moves, openTyping, type } from './table';

test.afterEach(everybodyLeaves);

/** The drawn token in its dish, as it is said to those who do not see it. */
const dish = (page: Page) => page.locator('.dish .said');

test('a token is drawn with the move before it, slides are seen to slide, and both are told', async ({
  browser,
  baseURL,
}) => {
  const { one: chaos, two: order } = await twoAt(browser, baseURL, 'hyle7?seats=p,o&size=5');
  const both = [chaos, order];
  for (const page of both) {
    await expect(moves(page)).toHaveCount(1);
    await expect(dish(page)).toHaveText(/^Drawn: /);
  }
  await expect(message(chaos)).toContainText('Your turn');
  await expect(inSight(chaos).getByText('you are Chaos')).toBeVisible();
  await expect(inSight(order).getByText('you are Order')).toBeVisible();
  for (const page of both) {
    await openTyping(page);
    // The column is scrolled by itself; nothing in it makes the page longer than the window.
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  }

  for (const [turn, [put, slide]] of [
    ['c3', 'c3-c5'],
    ['a1', 'a1-e1'],
    ['b2', 'pass'],
  ].entries()) {
    const before = 1 + 3 * turn;
    await type(chaos, put ?? '');
    for (const page of both) await expect(moves(page)).toHaveCount(before + 1);
    await expect(message(order)).toContainText('Your turn');
    // The token that was put down last is remembered as the thing on the page that it is.
    for (const page of both)
      await page
        .locator('.piece')
        .last()
        .evaluate((piece) => piece.setAttribute('data-noted', String(piece.getAttribute('style'))));
    await type(order, slide ?? '');
    // Nobody has to ask for the next token, and there is no moment at which it could be asked for.
    for (const page of both) await expect(moves(page)).toHaveCount(before + 3);
    await expect(message(chaos)).toContainText('Your turn');
    for (const page of both) {
      await expect(dish(page)).toHaveText(/^Drawn: /);
      await expect(message(page)).not.toContainText(/draw|bag/);
      const noted = page.locator('.piece[data-noted]');
      await expect(noted).toHaveCount(1);
      const [was, is] = await noted.evaluate((piece) => [
        piece.getAttribute('data-noted'),
        piece.getAttribute('style'),
      ]);
      if (slide === 'pass') expect(is).toBe(was);
      else expect(is, 'it is the same token, elsewhere').not.toBe(was);
      await noted.evaluate((piece) => piece.removeAttribute('data-noted'));
    }
  }
  const all = await events(chaos);
  expect(await events(order)).toEqual(all);
  expect(all.filter((_, index) => index % 3 === 0).every((event) => event.startsWith('draw:'))).toBe(true);
  // One line says what Order did and what was drawn.
  await expect(live(chaos)).toHaveText(/pass.*draws/i);
});
