/** Somebody is away: a computer goes on where that was agreed, and the page calls whose turn it is. */

import { expect, test, type Page } from '@playwright/test';
import { everybodyLeaves, playTyped, sampleMoves, twoAt } from './online';
import { live, message, moves } from './table';

test.afterEach(everybodyLeaves);

const players = (page: Page) => page.getByRole('list', { name: 'Who plays' });
const [FIRST = ''] = sampleMoves('seven');

test('a computer goes on for whoever is away where the table says so, and only there', async ({
  browser,
  baseURL,
}) => {
  const waits = await twoAt(browser, baseURL, 'seven?seats=p,o');
  const agreed = await twoAt(browser, baseURL, 'seven?seats=p,o&away=3&awayLevel=1');
  const place = agreed.two.url();
  for (const { one, two } of [waits, agreed]) {
    await playTyped(one, FIRST, [two]);
    // First those leave for whom nobody goes on: whatever happens at the other table could have happened here.
    await two.goto('about:blank');
    await expect(players(one)).toContainText(/is away|a computer goes on/);
  }

  await expect(moves(agreed.one)).toHaveCount(2);
  await expect(players(agreed.one)).toContainText('a computer goes on, level 1');
  await expect(message(agreed.one)).toContainText('Black is away. A computer goes on, level 1.');
  await expect(message(agreed.one)).toContainText('Your turn');
  await expect(moves(waits.one)).toHaveCount(1);
  await expect(players(waits.one)).toContainText('is away');
  await expect(players(waits.one)).not.toContainText('computer');
  await expect(message(waits.one)).not.toContainText('computer');

  // Whoever comes back has the seat again.
  await agreed.two.goto(place);
  await expect(players(agreed.one)).toContainText('is here');
  await expect(live(agreed.one)).toContainText('Black is back and plays.');
  await expect(players(agreed.one)).not.toContainText('computer');
  await expect(message(agreed.one)).not.toContainText('computer');
});
