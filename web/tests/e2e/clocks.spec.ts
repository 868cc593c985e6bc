import { expect, test, type Page } from '@playwright/test';
import { begin, ceremony, events, inSight, keptGames, message, moves, openTyping, type } from './table';

// Here time is in the test's hands.
test.beforeEach(({ page }) => page.clock.install());

/** Lets time pass as if nobody had touched anything. */
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000);

const left = (page: Page, seat: string) => page.getByRole('timer', { name: `Time of ${seat}` });

test('a hard clock that runs out ends the game of two', async ({ page }) => {
  await begin(page, 'seven?seats=p,p&clock=bank&minutes=1&increment=0&hard=yes');
  await openTyping(page);
  await type(page, 'I:0,0;1,0;2,0;3,0');
  await expect(left(page, 'White')).toHaveText(/^(0:5\d|1:00)$/);
  await pass(page, 30);
  await expect(left(page, 'Black')).toHaveText(/^0:(30|2\d)$/);
  await pass(page, 31);
  await expect(ceremony(page)).toContainText('White');
  expect(await events(page)).toContain('time:1');
});

test('a soft clock shows the time and does nothing', async ({ page }) => {
  await begin(page, 'seven?seats=p,p&clock=bank&minutes=1&increment=0');
  await openTyping(page);
  await type(page, 'I:0,0;1,0;2,0;3,0');
  await pass(page, 80);
  await expect(left(page, 'Black')).toHaveText(/^−0:[12]\d$/);
  await expect(inSight(page).getByText('nobody loses by it')).toBeVisible();
  await type(page, 'O:0,1;1,1;0,2;-1,2');
  await expect(moves(page)).toHaveCount(2);
});

test('a pause stops the clock, and nobody can move meanwhile', async ({ page }) => {
  await begin(page, 'seven?seats=p,p&clock=bank&minutes=1&increment=0&hard=yes');
  await openTyping(page);
  await type(page, 'I:0,0;1,0;2,0;3,0');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const pause = page.getByRole('button', { name: 'Pause' });
  await pause.click();
  await expect(message(page)).toContainText('The game is paused.');
  const stopped = await left(page, 'Black').textContent();
  // A pause outlasts the tab. It is opened on the first page, for the clock in the test's hands is set only then.
  await expect.poll(async () => (await keptGames(page)).map(({ paused }) => paused)).toEqual([true]);
  await page.goto('/#/');
  await page.reload();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(message(page)).toContainText('The game is paused.');
  await pass(page, 300);
  await expect(left(page, 'Black')).toHaveText(stopped ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(message(page)).not.toContainText('The game is paused.');
  await openTyping(page);
  await type(page, 'O:0,1;1,1;0,2;-1,2');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await pause.click();
  await expect(message(page)).toContainText('The game is paused.');
  const again = await left(page, 'White').textContent();
  await pass(page, 300);
  await expect(left(page, 'White')).toHaveText(again ?? '');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(message(page)).not.toContainText('The game is paused.');
  await type(page, 'P:0,0;0,1;1,0;2,0');
  await expect(ceremony(page)).toBeHidden();
});

test('HeiNash: a turn that runs out is a turn in which nothing was found', async ({ page }) => {
  await begin(page, 'heinash?seats=p,p&clock=turns&turn=30&hard=yes&dice=real');
  await openTyping(page);
  await type(page, '5 4 2');
  await expect(
    inSight(page)
      .getByText(/^Turn: 0:(30|2\d) left$/)
      .or(page.getByLabel(/^Turn: .* left$/)),
  ).toHaveCount(1);
  await pass(page, 31);
  await expect.poll(() => events(page)).toEqual(['roll:5-4-2', 'none']);
  await expect(inSight(page).getByText('so you put a black pawn on any free cell')).toBeVisible();
});

test('HeiNash: when the time of the game is up, the longest chain wins', async ({ page }) => {
  await begin(page, 'heinash?seats=p,p&clock=turns&turn=0&game=1&hard=yes&dice=real');
  await openTyping(page);
  for (const text of ['5 4 2', '5*4/2', '1 1 1', '1+1+1', '5 4 2', '5+4+2']) await type(page, text);
  await pass(page, 61);
  await expect(ceremony(page)).toContainText('No chain was closed.');
  await expect(ceremony(page)).toContainText('Black');
  expect((await events(page)).at(-1)).toBe('time');
});

test('HYLE⁷: whoever has no time left plays on by rule', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5&clock=bank&minutes=1&increment=0&hard=yes');
  await expect(moves(page)).toHaveCount(1);
  await pass(page, 62);
  await expect
    .poll(() => events(page).then((all) => all.some((event) => event.startsWith('time'))))
    .toBe(true);
});
