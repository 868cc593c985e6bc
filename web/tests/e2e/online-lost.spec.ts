/** Tables on bad networks, with many people, and without a mouse. */

import { expect, test, type Page } from '@playwright/test';
import {
  come,
  ending,
  everybodyLeaves,
  openTable,
  placeLink,
  playTyped,
  sampleMoves,
  somebody,
  watchLink,
} from './online';
import { events, inSight, live, message, moves, tabTo } from './table';

test.afterEach(everybodyLeaves);

/** Notes the numbers of all rows that a page hears, in the order in which they come, since it was loaded. */
async function noteRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rows: number[] = [];
    Object.assign(window, { rows });
    const Noting = class extends WebSocket {
      constructor(address: string) {
        super(address);
        // What comes after the page has given a connection up is not heard any more.
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const tell = JSON.parse(data) as { tell: string; seq?: number; rows?: { seq: number }[] };
          if (tell.tell === 'row' && tell.seq !== undefined) rows.push(tell.seq);
          if (tell.tell === 'welcome') rows.push(...(tell.rows ?? []).map(({ seq }) => seq));
        });
      }
    };
    window.WebSocket = Noting as unknown as typeof WebSocket;
  });
}

const rowsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { rows: number[] }).rows);

/** Expects that everybody has heard every row once and in order. */
async function expectEveryRowOnce(pages: Page[]): Promise<void> {
  const [first = []] = await Promise.all(pages.map(rowsOf));
  for (const page of pages) expect(await rowsOf(page)).toEqual(upTo(first.length));
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const connection = (page: Page) => page.locator('[data-connection]');

/** Types a move while nobody hears it. */
async function typeUnheard(page: Page, move: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type a move' });
  if (!(await field.isVisible())) await page.locator('summary', { hasText: 'Type a move' }).click();
  await field.fill(move);
  await field.press('Enter');
  await expect(page.locator('[data-sending="true"]')).toBeVisible();
}

async function say(page: Page, phrase: string): Promise<void> {
  await inSight(page).getByText('Say something').click();
  await page.getByRole('button', { name: phrase }).click();
}

test('who is cut off is told exactly what was missed, and what they did counts once', async ({
  browser,
  baseURL,
}) => {
  const [one, two] = [await somebody(browser, baseURL), await somebody(browser, baseURL)];
  for (const page of [one, two]) await noteRows(page);
  await openTable(one, 'seven?seats=p,o');
  await come(two, await placeLink(one));
  const all = sampleMoves('seven');
  await playTyped(one, all[0] ?? '', [two]);

  await one.context().setOffline(true);
  await expect(connection(one)).toBeVisible();
  await playTyped(two, all[1] ?? '', []);
  await say(two, 'Well played!');
  await expect(two.getByRole('list', { name: 'Said at the table' })).toContainText('Well played!');
  await expect(moves(one)).toHaveCount(1);
  await one.context().setOffline(false);
  await expect(connection(one)).toHaveCount(0);
  await expect(moves(one)).toHaveCount(2);
  await expect(one.getByRole('list', { name: 'Said at the table' })).toContainText('Well played!');
  await expectEveryRowOnce([two, one]);

  // A move made without a network waits, is shown as such, and is played once when the network is back.
  await one.context().setOffline(true);
  await expect(connection(one)).toBeVisible();
  await typeUnheard(one, all[2] ?? '');
  await expect(moves(one)).toHaveCount(2);
  await one.context().setOffline(false);
  for (const page of [one, two]) await expect(moves(page)).toHaveCount(3);
  await expect(one.locator('[data-sending="true"]')).toHaveCount(0);
  expect(await events(one)).toEqual(all.slice(0, 3));
  expect(await events(two)).toEqual(all.slice(0, 3));

  // The same for a page that was closed before the network came back.
  await playTyped(two, all[3] ?? '', [one]);
  await one.context().setOffline(true);
  await expect(connection(one)).toBeVisible();
  await typeUnheard(one, all[4] ?? '');
  await one.context().setOffline(false);
  await one.reload();
  for (const page of [one, two]) await expect(moves(page)).toHaveCount(5);
  expect(await events(two)).toEqual(all.slice(0, 5));
  await expectEveryRowOnce([two, one]);
});

/** The first moves of a game of four. */
const FOUR = [
  'I:0,3;1,2;2,1;3,0',
  'I:-2,4;-1,4;0,4;1,4',
  'O:-1,2;-1,3;0,1;0,2',
  'U:-1,2;-1,4;0,2;0,3',
  'O:1,5;1,6;2,4;2,5',
  'Y:1,0;2,-2;2,-1;3,-1',
  'I:1,7;2,7;3,7;4,7',
];

test('six at one table: four play, two watch, and one of each loses the network', async ({
  browser,
  baseURL,
}) => {
  const people = await Promise.all(Array.from({ length: 6 }, () => somebody(browser, baseURL)));
  for (const page of people) await noteRows(page);
  const [one, two, three, four, watcher, other] = people as [Page, Page, Page, Page, Page, Page];
  await openTable(one, 'seven?players=4&seats=p,o,o,o');
  await expect(inSight(one).getByText('3 places are still open.')).toBeVisible();
  const places = await Promise.all([0, 1, 2].map((which) => placeLink(one, which)));
  const watching = await watchLink(one);
  for (const [index, page] of [two, three, four].entries()) await come(page, places[index] ?? '');
  for (const page of [watcher, other]) await come(page, watching);
  const players = [one, two, three, four];
  for (const [index, move] of FOUR.slice(0, 3).entries()) {
    const mover = players[index] ?? one;
    await playTyped(
      mover,
      move,
      people.filter((page) => page !== mover),
    );
  }

  const lost = [two, watcher];
  await Promise.all(lost.map((page) => page.context().setOffline(true)));
  for (const page of lost) await expect(connection(page)).toBeVisible();
  await playTyped(four, FOUR[3] ?? '', [one, three, other]);
  await playTyped(one, FOUR[4] ?? '', [three, four, other]);
  // It is the turn of somebody who is not there; what they do is kept for them.
  await Promise.all(lost.map((page) => page.context().setOffline(false)));
  for (const page of lost) await expect(moves(page)).toHaveCount(5);
  await playTyped(two, FOUR[5] ?? '', [one, three, four, watcher, other]);
  await playTyped(three, FOUR[6] ?? '', [one, two, four, watcher, other]);
  for (const page of people) expect(await events(page)).toEqual(FOUR);
  await expectEveryRowOnce(people);
});

test('by keyboard alone: join, play, hear the other’s moves, resign and play again', async ({
  browser,
  baseURL,
}) => {
  const [one, two] = [await somebody(browser, baseURL), await somebody(browser, baseURL)];
  await openTable(one, 'seven?seats=p,o');
  await two.goto(await placeLink(one));
  await tabTo(two, two.getByRole('button', { name: 'To the table' }));
  await two.keyboard.press('Enter');
  await expect(message(two)).toContainText('White to play');
  await playTyped(one, sampleMoves('seven')[0] ?? '', [two]);
  await expect(live(two)).toContainText(/White places/);
  const board = two.getByRole('application', { name: 'SEVEN board' });
  await tabTo(two, board);
  await two.keyboard.press('o');
  await expect(live(two)).toContainText('in hand, level');
  await two.keyboard.press('n');
  await two.keyboard.press('Enter');
  for (const page of [one, two]) await expect(moves(page)).toHaveCount(2);

  await tabTo(two, two.getByRole('button', { name: 'More', exact: true }));
  await two.keyboard.press('Enter');
  await tabTo(two, two.getByRole('button', { name: 'Resign' }));
  await two.keyboard.press('Enter');
  const sure = two.getByRole('dialog').getByRole('button', { name: 'Resign' });
  await tabTo(two, sure);
  await two.keyboard.press('Enter');
  await expect(ending(two)).toBeVisible();
  await tabTo(two, ending(two).getByRole('button', { name: 'Play again' }));
  await two.keyboard.press('Enter');
  await ending(one).getByRole('button', { name: 'Agree' }).click();
  // Seats are swapped, and whoever joined begins now.
  await expect(message(two)).toContainText('Your turn, White');
  await expect(live(two)).not.toHaveText('');
});
