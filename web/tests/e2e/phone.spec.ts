import { expect, test } from '@playwright/test';
import { cell, playHeinash, tiles, tokens } from './playing';
import { begin, ceremony, grown, hurry, message, moves, openTyping, refused, untilAsked } from './table';

for (const game of ['seven', 'heinash', 'hyle7']) {
  test(`${game} fits a small phone and its buttons a thumb`, async ({ page }) => {
    await begin(page, `${game}?seats=p,c1`);
    await expect(page.getByText(/^Your turn/)).toBeVisible();
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

test('a whole game of SEVEN by touch: nothing counts before it is confirmed', async ({ page }) => {
  await hurry(page);
  await begin(page, 'seven?seats=p,c1');
  const place = page.getByRole('button', { name: /^Place here/ });
  for (let turn = 0; turn < 7; turn += 1) {
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
  await expect(ceremony(page)).toBeVisible({ timeout: 30_000 });
});

test('a whole game of HeiNash by touch', async ({ page }) => {
  await hurry(page);
  await begin(page, 'heinash?seats=p,c1&size=3');
  await playHeinash(page, (button) => button.tap(), true);
  await expect(ceremony(page)).toBeVisible();
});

test('HYLE⁷ by touch: a tap proposes, a button or a second tap plays', async ({ page }) => {
  await hurry(page);
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

test('a whole match of HYLE⁷ by touch, first as Chaos, then as Order: nothing counts before it is confirmed', async ({
  page,
}) => {
  // A match has a hundred events.
  test.setTimeout(300_000);
  await hurry(page);
  await begin(page, 'hyle7?seats=p,c1&size=5');
  const dish = page.locator('.dish.ready');
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const done = { placed: 0, slid: 0, passed: 0 };
  for (let turn = 0; (await untilAsked(page)) === 'asked'; turn += 1) {
    const before = await moves(page).count();
    await expect(dish.or(pass)).toBeVisible();
    if (await dish.isVisible()) {
      const { empty } = await tokens(page, 0);
      const wanted = empty[(turn * 7) % empty.length] ?? '';
      await cell(page, wanted).tap();
      const place = page.getByRole('button', { name: `Place on ${wanted}` });
      await expect(place).toBeInViewport();
      await expect(moves(page)).toHaveCount(before);
      // The button and a second tap on the cell do the same.
      await (turn % 2 === 0 ? place : cell(page, wanted)).tap();
      done.placed += 1;
    } else if (turn % 3 === 0 || (await page.locator('.cell.movable').count()) === 0) {
      await pass.tap();
      done.passed += 1;
    } else {
      await page.locator('.cell.movable').first().tap();
      await page
        .getByRole('gridcell', { name: /within reach$/ })
        .first()
        .tap();
      await expect(moves(page)).toHaveCount(before);
      await page.getByRole('button', { name: /^Slide [a-e][1-5] to [a-e][1-5]$/ }).tap();
      done.slid += 1;
    }
    await grown(page, before);
  }
  expect(done.placed).toBe(25);
  expect(done.slid + done.passed).toBe(24);
  expect(done.slid).toBeGreaterThan(8);
  await expect(ceremony(page).getByRole('heading', { name: 'Second round' })).toBeVisible();
});

test('with a shared bag the board to play on is always in the same place', async ({ page }) => {
  await hurry(page);
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
  await hurry(page);
  await begin(page, 'seven?seats=p,c1');
  await expect(page.getByText(/^Your turn/)).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).tap();
  await expect(page.getByRole('button', { name: 'Tell me more' })).toBeVisible();
  await expect(message(page).getByText(/^Your turn/)).toBeHidden();
  await expect(message(page)).toBeInViewport({ ratio: 0.9 });
  await openTyping(page);
  await refused(page, 'Y:0,0;1,0;2,0;3,0', 'shape', 'S1');
  await expect(message(page)).toBeInViewport({ ratio: 0.9 });
});

test('the end of a game of four fits a small phone', async ({ page }) => {
  await hurry(page);
  await begin(page, 'seven?seats=c1,c1,c1,c1&players=pairs');
  await expect(ceremony(page)).toBeVisible({ timeout: 60_000 });
  const over = await ceremony(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});
