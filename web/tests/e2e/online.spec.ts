import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from './axe';
import {
  come,
  ending,
  everybodyLeaves,
  openTable,
  placeLink,
  playHeinashBetween,
  playTyped,
  sampleMoves,
  somebody,
  twoAt,
  watchLink,
} from './online';
import { events, inSight, message, moves, openTyping } from './table';

test.afterEach(everybodyLeaves);

test('two play a whole game of SEVEN by a link, somebody watches, and they play again', async ({
  browser,
  baseURL,
}) => {
  const one = await somebody(browser, baseURL);
  await openTable(one, 'seven?seats=p,o');
  await expect(inSight(one).getByText('One place is still open.')).toBeVisible();
  await expect(one.getByRole('img', { name: /^Square to be read by a camera/ })).toBeVisible();
  await expectAccessibleEverywhere(one, 'the waiting room');
  const [place, watching] = [await placeLink(one), await watchLink(one)];
  const two = await somebody(browser, baseURL);
  await come(two, place);
  const watcher = await somebody(browser, baseURL);
  await come(watcher, watching);
  await expect(message(watcher)).toContainText('sees every move at once');
  await expect(one).toHaveTitle(/^Your turn · SEVEN/);
  await expect(two).toHaveTitle(/^SEVEN/);
  await expect(two.getByRole('list', { name: 'Who plays' })).toContainText('is here');

  // Who only watches, or has not got the turn, can do nothing.
  await expect(watcher.locator('summary', { hasText: 'Type a move' })).toHaveCount(0);
  await openTyping(two);
  await expect(two.getByRole('button', { name: 'Play it' })).toBeDisabled();

  const all = sampleMoves('seven');
  for (const [index, move] of all.entries()) {
    const [mover, other] = index % 2 === 0 ? [one, two] : [two, one];
    await playTyped(mover, move, [other, watcher]);
    if (index === 5) {
      await one.reload();
      await expect(moves(one)).toHaveCount(6);
      await expectAccessibleEverywhere(one, 'a table');
    }
  }
  for (const page of [one, two, watcher]) {
    await expect(ending(page)).toBeVisible();
    expect(await events(page)).toEqual(all);
  }

  await ending(one).getByRole('button', { name: 'Play again' }).click();
  await expect(ending(one)).toContainText('You have asked to play again');
  const before = one.url();
  await ending(two).getByRole('button', { name: 'Agree' }).click();
  for (const page of [one, two]) {
    await expect.poll(() => page.url()).not.toBe(before);
    await expect(moves(page)).toHaveCount(0);
  }
  // The seats are swapped: the other one begins.
  await expect(message(two)).toContainText('Your turn, White');
  await expect(message(one)).toContainText('White to play');
  await expect(ending(watcher).getByRole('link', { name: 'To the next game' })).toBeVisible();
  await playTyped(two, all[0] ?? '', [one]);
});

test('HeiNash is rolled by the server, and the dice are checked in one click', async ({
  browser,
  baseURL,
}) => {
  const { one, two } = await twoAt(browser, baseURL, 'heinash?seats=p,o&size=2');
  await playHeinashBetween([one, two]);
  for (const page of [one, two]) {
    await ending(page).getByRole('button', { name: 'Check the dice' }).click();
    await expect(page.locator('[data-verdict="fair"]')).toBeVisible();
  }
  await expectAccessibleEverywhere(one, 'the end of a game');
  // A commitment that differs from the one seen before is noticed.
  await one.evaluate(
    (table) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('tablier');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const reading = store.get(table);
          reading.onsuccess = () => {
            store.put({ ...reading.result, commitment: 'ab'.repeat(32) }).onsuccess = () => {
              opening.result.close();
              done();
            };
          };
        };
      }),
    new URL(one.url()).hash.split('/')[2] ?? '',
  );
  await one.reload();
  await message(one).getByRole('button', { name: 'How it ended' }).click();
  await ending(one).getByRole('button', { name: 'Check the dice' }).click();
  await expect(one.locator('[data-verdict="unfair"]')).toBeVisible();
  // The review works as for any other game.
  await ending(two).getByRole('button', { name: 'Review' }).click();
  await expect(two.getByRole('heading', { name: /HeiNash/ }).first()).toBeVisible();
});

test('moves are taken back and games drawn by consent only', async ({ browser, baseURL }) => {
  const { one, two } = await twoAt(browser, baseURL, 'seven?seats=p,o');
  const all = sampleMoves('seven');
  await playTyped(one, all[0] ?? '', [two]);
  await one.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(message(one)).toContainText('You have asked to take your move back');
  await message(two).getByRole('button', { name: 'No', exact: true }).click();
  await expect(message(one)).not.toContainText('You have asked');
  await expect(moves(one)).toHaveCount(1);

  await playTyped(two, all[1] ?? '', [one]);
  await two.getByRole('button', { name: 'Ask to take back' }).click();
  await message(one).getByRole('button', { name: 'Agree' }).click();
  for (const page of [one, two]) await expect(moves(page)).toHaveCount(1);
  await expect(message(two)).toContainText('Your turn');

  await two.getByRole('button', { name: 'More', exact: true }).click();
  await two.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(message(one)).toContainText('A draw is offered.');
  await message(one).getByRole('button', { name: 'Agree' }).click();
  for (const page of [one, two]) await expect(ending(page)).toBeVisible();
});

test('a seat moves to another device, and its secret leaves the address at once', async ({
  browser,
  baseURL,
}) => {
  const { one, two, table } = await twoAt(browser, baseURL, 'seven?seats=p,o');
  await one.getByRole('button', { name: 'More', exact: true }).click();
  await one.getByRole('button', { name: 'Go on on another device' }).click();
  const link = await one.getByLabel('Link: Go on on another device').inputValue();
  expect(link).toMatch(/#\/table\/[a-z0-9]+\/[0-9a-f]{64}$/);
  await one.keyboard.press('Escape');
  const device = await somebody(browser, baseURL);
  await device.goto(link);
  await expect.poll(() => new URL(device.url()).hash).toBe(`#/table/${table}`);
  await expect(message(device)).toContainText('Your turn');
  await playTyped(device, sampleMoves('seven')[0] ?? '', [one, two]);

  // Who has neither seat nor code is not let in, and a code that was used takes no second place.
  const stranger = await somebody(browser, baseURL);
  await stranger.goto(`/#/table/${table}`);
  await expect(stranger.getByRole('heading', { name: 'This table is not open to everybody' })).toBeVisible();
  // Why not is said by the server, in the language that is spoken now.
  await stranger.goto('/#/table/nosuch');
  await expect(stranger.locator('main')).toContainText('There is no such table, or no longer.');
  await stranger.locator('header select').selectOption('es');
  await expect(stranger.locator('main')).toContainText('Esa mesa no existe, o ya no.');
  await stranger.locator('header select').selectOption('en');
  await stranger.goto('/#/join/ZZZZZZ');
  await expect(stranger.getByRole('alert')).toContainText('This code leads nowhere');
  await expectAccessibleEverywhere(stranger, 'a code that leads nowhere');
});

test('a link says what it invites to before anybody sits down', async ({ browser, baseURL }) => {
  const one = await somebody(browser, baseURL);
  await openTable(one, 'hyle7?seats=p,o&size=5');
  const link = await placeLink(one);
  const two = await somebody(browser, baseURL);
  await two.goto(link);
  await expect(two.getByRole('heading', { name: 'A place is waiting for you' })).toBeVisible();
  await expect(two.locator('main')).toContainText('5 by 5');
  await expectAccessibleEverywhere(two, 'an invitation');
  await two.getByRole('link', { name: 'Learn HYLE⁷ first' }).click();
  await expect(two).toHaveURL(/#\/learn\/hyle7/);
  await two.goBack();
  // Nobody has sat down so far.
  await expect(inSight(one).getByText('One place is still open.')).toBeVisible();
  await come(two, link);

  // Whoever comes too late is told so, and not that a place was waiting.
  const late = await somebody(browser, baseURL);
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('taken');
  await expect(late.getByRole('heading', { name: 'Join by a code' })).toBeVisible();
  await late.locator('header select').selectOption('es');
  await expect(late.getByRole('alert')).toContainText('Otra persona ha ocupado este sitio.');

  // A server that does not answer takes nothing away: the place is still there afterwards.
  await openTable(one, 'seven?seats=p,o');
  await late.goto(await placeLink(one));
  await expect(late.getByRole('heading', { name: 'Te espera un sitio' })).toBeVisible();
  await late.context().setOffline(true);
  await late.getByRole('button', { name: 'Ir a la mesa' }).click();
  await expect(late.getByRole('alert')).toContainText('servidor');
  await expect(late.getByRole('heading', { name: 'Te espera un sitio' })).toBeVisible();
  await late.context().setOffline(false);
  await late.getByRole('button', { name: 'Ir a la mesa' }).click();
  await expect(late).toHaveURL(/#\/table\//);
});

test('open tables are found, and all my tables say whose turn it is', async ({ browser, baseURL }) => {
  const one = await somebody(browser, baseURL);
  const table = await openTable(one, 'hyle7?seats=p,o&size=5&listed=yes');
  await expect(inSight(one).getByText('among the open tables')).toBeVisible();
  const two = await somebody(browser, baseURL);
  await two.clock.install();
  await two.goto('/#/lobby');
  const row = two.getByRole('list', { name: 'Tables with an open place' }).getByRole('listitem').first();
  await expect(row).toContainText('HYLE⁷');
  await expectAccessibleEverywhere(two, 'the open tables');
  await row.getByRole('button', { name: 'Sit down' }).click();
  // Draws come by themselves.
  for (const page of [one, two]) await expect(moves(page)).toHaveCount(1);

  await two.goto('/#/tables');
  const mine = two.getByRole('listitem').filter({ hasText: 'HYLE⁷' });
  await expect(mine).toContainText('Waiting for the others');
  await expectAccessibleEverywhere(two, 'my tables');
  await playTyped(one, 'a1', []);
  // The tables are looked at every half minute; nobody has to wait so long here.
  await expect(async () => {
    await two.clock.fastForward(30_000);
    await expect(mine).toContainText('Your turn', { timeout: 3000 });
  }).toPass();
  await expect(two).toHaveTitle(/^\(1\) My tables/);

  // Whoever made the table deletes it, and it is gone for everybody.
  await mine.getByRole('link', { name: 'To the table' }).click();
  await expect(message(two)).toContainText('Your turn');
  await one.getByRole('button', { name: 'More', exact: true }).click();
  await one.getByRole('button', { name: 'Delete the table' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Delete the table' }).click();
  await expect(one).toHaveURL(/#\/tables$/);
  await expect(two.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await two.goto(`/#/table/${table}`);
  await two.reload();
  await expect(two.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});

test('who watches with a delay is told why there is nothing to see yet', async ({ browser, baseURL }) => {
  const one = await somebody(browser, baseURL);
  await openTable(one, 'seven?seats=p,o&delay=60');
  const watcher = await somebody(browser, baseURL);
  await watcher.goto(await watchLink(one));
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await expect(watcher.getByRole('heading', { name: 'This game is shown with a delay' })).toBeVisible();
  await expectAccessibleEverywhere(watcher, 'a game that is shown later');
});

test('a computer plays at a table', async ({ browser, baseURL }) => {
  const { one, two } = await twoAt(browser, baseURL, 'seven?players=3&seats=p,o,c1');
  const all = sampleMoves('seven');
  await playTyped(one, all[0] ?? '', [two]);
  await playTyped(two, all[1] ?? '', []);
  for (const page of [one, two]) await expect(moves(page)).toHaveCount(3);
  await expect(one.getByRole('list', { name: 'Who plays' })).toContainText('Computer, level 1');
});
