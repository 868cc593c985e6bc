import { expect } from '@playwright/test';
import { test } from './loaded';
import { cell, tiles } from './playing';
import {
  begin,
  ceremony,
  events,
  grown,
  inSight,
  message,
  moves,
  openTyping,
  type,
  untilAsked,
} from './table';

test('SEVEN for three: one person and two computers to the end', async ({ page }) => {
  await begin(page, 'seven?seats=p,c1,c1&players=3');
  const board = page.getByRole('application', { name: 'SEVEN board' });
  for (let turn = 1; turn <= 7; turn += 1) {
    expect(await untilAsked(page)).toBe('asked');
    const before = await moves(page).count();
    await board.focus();
    await page.keyboard.press(String(turn));
    await expect(page.locator('[data-ghost="legal"]')).toBeVisible();
    await page.keyboard.press('Enter');
    await grown(page, before);
  }
  await expect(ceremony(page)).toBeVisible();
  await expect(moves(page)).toHaveCount(21);
  await expect(ceremony(page).getByRole('columnheader')).toHaveCount(4);
  // Against computers of one level the result is counted.
  await page.goto('/#/games');
  await expect(page.getByRole('table', { name: 'SEVEN' }).getByRole('row')).toHaveCount(2);
});

for (const [name, link, headers] of [
  ['two pairs', 'players=pairs', ['White', 'Red', 'Black', 'Blue']],
  ['four alone, misère', 'players=4&misere=yes', ['White', 'Black', 'Red', 'Blue']],
] as const) {
  test(`SEVEN for ${name}: four computers play, and somebody looks on`, async ({ page }) => {
    await begin(page, `seven?seats=c1,c1,c1,c1&${link}`);
    await expect(ceremony(page)).toBeVisible();
    await expect(moves(page)).toHaveCount(28);
    await expect(ceremony(page).getByRole('columnheader')).toContainText(['level', ...headers]);
    // Nobody has to be asked for another game.
    await ceremony(page).getByRole('button', { name: 'Play again' }).click();
    await expect(ceremony(page)).toBeHidden();
    await expect.poll(() => moves(page).count()).toBeGreaterThan(0);
  });
}

test('SEVEN misère and pairs say what counts', async ({ page }) => {
  await begin(page, 'seven?seats=p,p,p,p&players=pairs&misere=yes');
  await expect(page.locator('p', { hasText: 'Misère: level 1 counts first' })).toBeVisible();
  await expect(page.locator('p', { hasText: 'White and Black against Red and Blue.' })).toBeVisible();
  await openTyping(page);
  await type(page, 'I:0,0;1,0;2,0;3,0');
  await expect(message(page)).toContainText('Red to play.');
  await type(page, 'O:0,1;1,1;0,2;-1,2');
  await expect(message(page)).toContainText('Black to play.');
  await expect(tiles(page)).toHaveCount(7);
});

test('HYLE⁷ with a shared bag: the same token on both boards', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5&bag=shared');
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expect(moves(page)).toHaveCount(1);
  await cell(page, 'b2', 0).click();
  await expect(moves(page)).toHaveCount(2);
  await cell(page, 'd4', 1).click();
  await expect(moves(page)).toHaveCount(3);
  const said = (board: number, name: string) =>
    cell(page, name, board).evaluate((one) => one.getAttribute('aria-label')?.split(', ')[1]);
  expect(await said(0, 'b2')).toBe(await said(1, 'd4'));
  await cell(page, 'b2', 0).click();
  await cell(page, 'b5', 0).click();
  await expect(moves(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect.poll(async () => (await events(page)).slice(1, 5)).toEqual(['b2', 'd4', 'b2-b5', 'pass']);
});

test('HYLE⁷ with a real bag and HeiNash with real dice: what was drawn and rolled is named', async ({
  page,
}) => {
  await begin(page, 'hyle7?seats=p,c1&size=5&dice=real');
  await page.getByRole('button', { name: 'It was a star' }).click();
  await cell(page, 'c3').click();
  await expect.poll(async () => (await events(page)).slice(0, 2)).toEqual(['draw:5', 'c3']);
  await begin(page, 'heinash?seats=p,c1&size=4&dice=real');
  for (const [which, face] of [
    ['First die', 5],
    ['Second die', 4],
    ['Third die', 2],
  ] as const) {
    await page
      .getByRole('group', { name: which })
      .getByRole('radio', { name: String(face) })
      .check({ force: true });
  }
  await page.getByRole('button', { name: 'Play with these dice' }).click();
  await page.getByRole('textbox', { name: 'Your calculation' }).fill('5*4/2');
  await page.getByRole('button', { name: 'Place on 10' }).click();
  // The computer's dice are rolled by whoever sits here.
  await expect(page.getByRole('button', { name: 'Play with these dice' })).toBeVisible();
  await openTyping(page);
  await type(page, '6 5 1');
  await expect.poll(async () => (await events(page)).length).toBeGreaterThanOrEqual(4);
  expect((await events(page)).slice(0, 3)).toEqual(['roll:5-4-2', '5*4/2', 'roll:6-5-1']);
});

test('HeiNash: whoever begins picks a colour; the number of the cell comes first in “I calculate”', async ({
  page,
}) => {
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('switch', { name: /I calculate/ })
    .or(page.getByLabel(/I calculate/))
    .first()
    .click();
  await page.keyboard.press('Escape');
  await begin(page, 'heinash?seats=p,p&colour=pick&dice=real');
  await expect(message(page)).toContainText('You begin. Which colour do you want?');
  await message(page).getByRole('button', { name: 'Red' }).click();
  await openTyping(page);
  await type(page, '5 4 2');
  await expect(inSight(page).getByText('Which cell do you want?')).toBeVisible();
  await page.locator('[data-number="10"]').click();
  const line = page.getByRole('textbox', { name: 'Your calculation' });
  await line.fill('5+4+2');
  await expect(page.locator('output')).toHaveText('for 10');
  await page.getByRole('button', { name: 'It makes 10' }).click();
  await expect(message(page)).toContainText('5 + 4 + 2 = 11, not 10');
  await line.fill('5*4/2');
  await page.getByRole('button', { name: 'It makes 10' }).click();
  await expect(page.getByRole('gridcell', { name: /^10, red/ })).toBeVisible();
});

test('HeiNash: a number can be stolen', async ({ page }) => {
  await begin(page, 'heinash?seats=p,p&variant=steal-number&dice=real');
  await openTyping(page);
  await type(page, '5 4 2');
  await page.getByRole('button', { name: 'I find nothing', exact: true }).click();
  // The line is the other player's from now on.
  await expect(moves(page)).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Your calculation' }).fill('5*4/2');
  await page.getByRole('button', { name: 'Show 10' }).click();
  await expect(page.getByRole('gridcell', { name: /^10, red/ })).toBeVisible();
});

test('seats are drawn by lot where that is wanted', async ({ page }) => {
  await begin(page, 'seven?seats=p,c1&lot=yes');
  await untilAsked(page);
  await expect(page.locator('header')).toContainText(/you are (White|Black)/);
});
