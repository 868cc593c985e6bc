import { expect } from '@playwright/test';
import { test } from './loaded';
import { cell, playHeinash, playHyle7, tiles } from './playing';
import { HYLE7_FIRST_ROUND_NEARLY_OVER, HYLE7_NEARLY_OVER, playOn, SEVEN_NEARLY_OVER } from './records';
import { begin, ceremony, grown, inSight, message, moves, openTyping, refused, untilAsked } from './table';

for (const game of ['seven', 'heinash', 'hyle7']) {
  test(`${game} fits a small phone and its buttons a thumb`, async ({ page }) => {
    await begin(page, `${game}?seats=p,c1`);
    await expect(inSight(page).getByText(/^Your turn/)).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.button, header a, header select, summary')]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height < 43.5)
        .map(({ text, box }) => `${text} ${box.height}`),
    );
    expect(small).toEqual([]);
  });
}

test('SEVEN by touch, up to the end: nothing counts before it is confirmed', async ({ page }) => {
  await begin(page, 'seven?seats=p,c1');
  const place = page.getByRole('button', { name: /^Place here/ });
  for (const turn of [0, 1, 2]) {
    // The last tile ends the game.
    if (turn === 2) await playOn(page, SEVEN_NEARLY_OVER);
    expect(await untilAsked(page)).toBe('asked');
    const before = await moves(page).count();
    await tiles(page).first().tap();
    await expect(place).toBeVisible();
    await expect(moves(page)).toHaveCount(before);
    if (turn === 1) {
      // Whoever thinks again puts the tile back.
      await tiles(page).first().tap();
      await expect(place).toBeHidden();
      await tiles(page).last().tap();
      await page.getByRole('button', { name: /^Turn/ }).tap();
      await page.getByRole('button', { name: /^Flip/ }).tap();
      if (!(await place.isVisible())) await page.locator('[data-legal]').first().tap({ force: true });
    }
    await place.tap();
    await grown(page, before);
  }
  await expect(ceremony(page)).toBeVisible();
});

test('a whole game of HeiNash by touch', async ({ page }) => {
  await begin(page, 'heinash?seats=p,c1&size=3');
  await playHeinash(page, (button) => button.tap(), true);
  await expect(ceremony(page)).toBeVisible();
});

test('HYLE⁷ by touch: a tap proposes, a button or a second tap plays', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5');
  await expect(moves(page)).toHaveCount(1);
  await cell(page, 'c3').tap();
  await expect(page.getByRole('button', { name: 'Place on c3' })).toBeVisible();
  await cell(page, 'b2').tap();
  await expect(page.getByRole('button', { name: 'Place on b2' })).toBeVisible();
  await expect(moves(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Place on b2' }).tap();
  await expect(moves(page)).toHaveCount(2);
  await cell(page, 'b2').tap();
  await cell(page, 'b5').tap();
  await expect(page.getByRole('button', { name: 'Slide b2 to b5' })).toBeVisible();
  await page.getByRole('button', { name: 'Not there' }).tap();
  await expect(moves(page)).toHaveCount(2);
  await cell(page, 'b2').tap();
  await cell(page, 'e2').tap();
  await cell(page, 'e2').tap();
  await expect(moves(page)).toHaveCount(4);
});

test('HYLE⁷ by touch, first as Chaos, then as Order, up to the end: nothing counts before it is confirmed', async ({
  page,
}) => {
  const hands = {
    place: async (wanted: string, turn: number) => {
      const before = await moves(page).count();
      await cell(page, wanted).tap();
      const place = page.getByRole('button', { name: `Place on ${wanted}` });
      await expect(place).toBeInViewport();
      await expect(moves(page)).toHaveCount(before);
      // The button and a second tap on the cell do the same.
      await (turn % 2 === 0 ? place : cell(page, wanted)).tap();
    },
    slide: async () => {
      const before = await moves(page).count();
      await page.locator('.cell.movable').first().tap();
      await page
        .getByRole('gridcell', { name: /within reach$/ })
        .first()
        .tap();
      const slide = page.getByRole('button', { name: /^Slide [a-e][1-5] to [a-e][1-5]$/ });
      await expect(slide).toBeVisible();
      await expect(moves(page)).toHaveCount(before);
      await slide.tap();
    },
    pass: () => page.getByRole('button', { name: 'Pass', exact: true }).tap(),
  };
  // After the first round the roles change.
  await playOn(page, HYLE7_FIRST_ROUND_NEARLY_OVER);
  expect(await playHyle7(page, hands, 7)).toEqual({ placed: 4, slid: 2, passed: 1 });
  await playOn(page, HYLE7_NEARLY_OVER);
  expect(await playHyle7(page, hands)).toEqual({ placed: 0, slid: 2, passed: 2 });
  await expect(ceremony(page).getByRole('heading', { name: 'Second round' })).toBeVisible();
});

test('with a shared bag the board to play on is always in the same place', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5&bag=shared');
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expect(moves(page)).toHaveCount(1);
  const place = async (board: number) => {
    const grid = page.getByRole('grid', { name: `Board ${board + 1}` });
    const box = await grid.boundingBox();
    const scrolled = await page.evaluate(() => scrollY);
    return box && [box.x, box.y + scrolled, box.width, box.height].map(Math.round);
  };
  const [large, small] = [await place(0), await place(1)];
  await cell(page, 'c3', 0).tap();
  await page.getByRole('button', { name: 'Place on c3' }).tap();
  await expect(moves(page)).toHaveCount(2);
  expect(await place(1)).toEqual(large);
  expect(await place(0)).toEqual(small);
});

test('what is said stays in sight below the board', async ({ page }) => {
  await begin(page, 'seven?seats=p,c1');
  await expect(inSight(page).getByText(/^Your turn/)).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).tap();
  await expect(page.getByRole('button', { name: 'Tell me more' })).toBeVisible();
  await expect(message(page).getByText(/^Your turn/)).toBeHidden();
  await expect(message(page)).toBeInViewport({ ratio: 0.9 });
  await openTyping(page);
  await refused(page, 'Y:0,0;1,0;2,0;3,0', 'shape', 'S1');
  await expect(message(page)).toBeInViewport({ ratio: 0.9 });
});

test('the end of a game of four fits a small phone', async ({ page }) => {
  await begin(page, 'seven?seats=c1,c1,c1,c1&players=pairs');
  await expect(ceremony(page)).toBeVisible();
  const over = await ceremony(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});
