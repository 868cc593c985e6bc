/** A game that the page has never heard of is played in it all the same: nothing but the rules know this one. */

import { expect, test as product, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './axe';
import { test } from './fourth';
import { come, everybodyLeaves, openTable, placeLink, somebody } from './online';
import { begin, ceremony, events, grown, inSight, message, moves, tabTo } from './table';

test.afterEach(everybodyLeaves);

const sheet = (page: Page) => page.getByRole('region', { name: 'This turn' });
const chance = (page: Page) => page.getByRole('button', { name: 'Let chance decide' });
const cell = (page: Page, number: number) => page.getByRole('button', { name: `put:${number}`, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Type a move' });

async function roll(page: Page): Promise<void> {
  const before = await moves(page).count();
  await chance(page).click();
  await grown(page, before);
}

async function typed(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('it is set up by the form that its description makes', async ({ page }) => {
  await page.goto('/#/setup/trio');
  await expect(page.locator('main h1')).toHaveText('Set up Trio');
  await page.getByRole('radio', { name: '9', exact: true }).check();
  await page.getByRole('radio', { name: 'A real die' }).check();
  await page.getByLabel('Who plays Second').selectOption('Person');
  await page.getByLabel('Who plays Third').selectOption('Person');
  await expectAccessible(page, 'set-up');
  await page.getByRole('button', { name: 'Begin' }).click();
  // Somebody throws a real die and says what it shows: by the list, or by typing.
  await expect(message(page)).toContainText('choose what came');
  await page.getByRole('button', { name: 'die:2' }).click();
  await expect(cell(page, 9)).toBeVisible();
  await cell(page, 9).click();
  await typed(page, 'die:4');
  await expect(message(page)).toContainText('throw from 1 to 3 is expected here, as in die:2');
  await typed(page, 'die: 3');
  await expect.poll(() => events(page)).toEqual(['die:2', 'put:9', 'die:3']);
});

test('it is played by pressing, by typing, and refuses with its own clause', async ({ page }) => {
  await begin(page, 'trio?seats=p,p,p');
  await expect(message(page)).toContainText('Player 1 to play. First, chance decides.');
  await typed(page, 'put:1');
  await expect(message(page)).toContainText('Chance has to speak before anybody moves.');
  await roll(page);
  await expect(sheet(page).getByRole('heading')).toHaveText('Player 1 to play');
  await cell(page, 4).hover();
  await expect(sheet(page)).toContainText(/Player 1 writes \d on 4\./);
  await cell(page, 4).click();
  await roll(page);
  await expect(cell(page, 4)).toHaveCount(0);
  await typed(page, 'put:4');
  await expect(message(page)).toContainText('Cell 4 is not free.');
  await expect(field(page)).toHaveValue('put:4');
  await typed(page, 'castle');
  await expect(message(page)).toContainText('as in put:4');
  await typed(page, ' put:2 ');
  await expect(field(page)).toHaveValue('');
  await expect(moves(page)).toHaveCount(4);
  // What was refused leads to its clause, on the page of the game's rules.
  await roll(page);
  await typed(page, 'put:2');
  await message(page).getByRole('link', { name: 'Rule T1' }).click();
  await expect(page.getByRole('heading', { name: 'A turn' })).toBeInViewport();
  await expectAccessible(page, 'rules');
  await page.goBack();
  await expect(cell(page, 6)).toBeVisible();
  // An earlier position shows what could be played there, and what was.
  await page.getByRole('button', { name: 'One back' }).click();
  await page.getByRole('button', { name: 'One back' }).click();
  await expect(cell(page, 2)).toHaveCount(0);
  await expect(sheet(page).locator('[aria-current=true]')).toHaveText('put:2');
});

test('a whole game by keyboard alone against computers, to a link that others open', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, 'trio?seats=p,c1,c3');
  await tabTo(page, chance(page));
  const chosen: string[] = [];
  for (const turn of [1, 2]) {
    await expect(chance(page)).toBeFocused();
    await page.keyboard.press('Enter');
    // The keyboard goes on to the moves by itself; the arrows walk among them.
    const buttons = sheet(page).getByRole('button', { name: /^put:/ });
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(buttons.last()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    chosen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    await page.keyboard.press('Enter');
    await expect(turn === 1 ? chance(page) : ceremony(page)).toBeVisible();
  }
  await expect(ceremony(page).getByRole('listitem')).toHaveText([/Player/, /Player/, /Player/]);
  await expect(ceremony(page)).toContainText(/wins?\b/);
  await expectAccessible(page, 'the end');
  // The dialog hides the list from those who go by names and roles.
  const list = page.locator('main .column ol > li button');
  const played = await list.evaluateAll((all) => all.map((one) => one.getAttribute('title')));
  expect(played).toHaveLength(12);
  expect([played[1], played[7]]).toEqual(chosen);

  await ceremony(page).getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('dialog').getByText('Copied.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.locator('main h1')).toHaveText('Trio');
  await expect(page.getByRole('img', { name: 'The game is over' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review' })).toBeVisible();
});

test('it is looked at again, with what each seat could expect', async ({ page }) => {
  const record = '[Game "trio"]\n\ndie:3 put:2 die:1 put:4';
  await page.goto(`/#/review/${encodeURIComponent(record)}`);
  const graph = page.getByRole('slider');
  await expect(graph).toHaveAttribute('aria-valuenow', '4');
  await expect(page.getByRole('heading', { name: 'Luck and choice' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await graph.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(graph).toHaveAttribute('aria-valuetext', /Player 1 \d+% · Player 2 \d+% · Player 3 \d+%/);
  await expect(sheet(page).locator('[aria-current=true]')).toHaveText('put:2');
  await expectAccessible(page, 'review');
});

test('it is explored, with a computer’s opinion', async ({ page }) => {
  await page.goto('/#/analysis/trio');
  await page.getByRole('button', { name: 'die:3' }).click();
  await cell(page, 2).click();
  await expect(page.getByRole('button', { name: 'die:1' })).toBeVisible();
  await expect(sheet(page).getByRole('heading')).toHaveText('Chance decides');
  await expectAccessible(page, 'analysis');
});

test('it is played between three devices at a table that the server holds', async ({ browser, baseURL }) => {
  const all = [];
  for (let seat = 0; seat < 3; seat += 1) all.push(await somebody(browser, baseURL));
  const [one, two, three] = all as [Page, Page, Page];
  await openTable(one, 'trio?seats=p,o,o');
  await come(two, await placeLink(one));
  await come(three, await placeLink(one));
  for (const [turn, page] of all.entries()) {
    await chance(page).click();
    for (const other of all) await expect(moves(other)).toHaveCount(2 * turn + 1);
    await cell(page, turn + 1).click();
    for (const other of all) await expect(moves(other)).toHaveCount(2 * turn + 2);
  }
  expect(await events(two)).toEqual(await events(one));
  await expectAccessible(one, 'a plain board online');
});

test('everybody can read it, in each language, by day and by night', async ({ page }) => {
  await begin(page, 'trio?seats=p,p,c2');
  await roll(page);
  await expectAccessibleEverywhere(page, 'a plain board');
  await page.locator('header select').selectOption('fr');
  await expect(page.getByRole('region', { name: 'Ce tour' })).toContainText('Joueur 1 joue');
  await page.locator('header select').selectOption('es');
  await expect(page.getByRole('region', { name: 'Este turno' })).toContainText('Juega');
});

test('no list has it, and nobody teaches it', async ({ page }) => {
  await page.goto('/#/');
  await expect(page.locator('main article')).toHaveCount(3);
  await expect(inSight(page).getByText('Trio')).toHaveCount(0);
  await page.goto('/#/learn/trio');
  await expect(inSight(page).getByText('There is nothing on this table')).toBeVisible();
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a move waits for a yes', async ({ page }) => {
    await begin(page, 'trio?seats=p,p,p');
    await chance(page).tap();
    await cell(page, 5).tap();
    await expect(sheet(page)).toContainText(/Player 1 writes \d on 5\./);
    await expect(moves(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await cell(page, 6).tap();
    await expectAccessible(page, 'a plain board on a phone');
    await page.getByRole('button', { name: 'Play put:6' }).tap();
    await expect(moves(page)).toHaveCount(2);
    expect((await events(page))[1]).toBe('put:6');
  });
});

product('the page that everybody gets does not know it', async ({ page }) => {
  await page.goto('/#/setup/trio');
  await expect(inSight(page).getByText('There is nothing on this table')).toBeVisible();
});
