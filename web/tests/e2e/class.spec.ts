/** A class in one room: a teacher and five pupils, each on a device of their own. */

import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './axe';
import { comeIn, openClass } from './lesson';
import { everybodyLeaves, somebody } from './online';
import { dice, freeCells, pressKeys, wayTo } from './playing';
import { inSight } from './table';

test.afterEach(everybodyLeaves);

/** The teacher shows a code for a pupil's seat, and another tablet takes it. */
async function giveSeat(teacher: Page, name: string, tablet: Page, code: string): Promise<void> {
  await teacher.getByRole('button', { name: `More about ${name}` }).click();
  await teacher.getByRole('button', { name: 'Lost seat: show a code' }).click();
  const seat = teacher.getByRole('listitem').filter({ hasText: name }).locator('.code');
  await expect(seat).toHaveText(/^[A-Z0-9]{6}$/);
  await tablet.goto(`/#/lesson/${code}`);
  await tablet.getByRole('button', { name: 'I have lost my seat' }).click();
  await tablet.getByLabel('Code for the seat').fill((await seat.textContent()) ?? '');
  await tablet.getByRole('button', { name: 'Enter' }).click();
}

/** A free number that the dice can make, and how. */
async function someWay(page: Page): Promise<{ number: number; keys: string[] } | null> {
  const rolled = await dice(page);
  for (const number of await freeCells(page)) {
    const keys = wayTo(rolled, [number]);
    if (keys) return { number, keys };
  }
  return null;
}

const board = (page: Page) => page.getByRole('region', { name: 'Board' });

test('a teacher and five pupils play a lesson, one of them on a bad network', async ({
  browser,
  baseURL,
}) => {
  const teacher = await somebody(browser, baseURL);
  const code = await openClass(teacher);
  const pupils = await Promise.all(Array.from({ length: 5 }, () => somebody(browser, baseURL)));
  const names: string[] = [];
  for (const pupil of pupils) names.push(await comeIn(pupil, code));
  expect(new Set(names).size, 'every name is there once').toBe(5);
  await expect(inSight(teacher).getByText('5 pupils, 5 here')).toBeVisible();
  await expectAccessibleEverywhere(teacher, 'leading a class');

  await teacher.getByRole('button', { name: 'Pair automatically' }).click();
  // Five: two share a seat, and everybody is told whom they play.
  for (const pupil of pupils) await expect(inSight(pupil).getByText(/You play against/)).toBeVisible();
  await teacher.getByRole('button', { name: 'Start all' }).click();
  for (const pupil of pupils) await expect(board(pupil)).toBeVisible();
  await expect(inSight(teacher).getByText('going on')).toBeVisible();

  // Whoever begins rolls; then everybody at the table sees the dice.
  const roll = (page: Page) => page.getByRole('button', { name: /^Roll/ });
  const rolling: Page[] = [];
  await expect(async () => {
    rolling.length = 0;
    for (const pupil of pupils) if (await roll(pupil).isVisible()) rolling.push(pupil);
    expect(rolling.length).toBeGreaterThanOrEqual(2);
  }).toPass();
  const [first] = rolling as [Page];
  await roll(first).click();
  await expect(roll(first)).toBeHidden();

  // The battery of that tablet is empty: the teacher gives the seat to another one, where the dice still lie.
  const at = pupils.indexOf(first);
  const shown = await dice(first);
  const spare = await somebody(browser, baseURL);
  await giveSeat(teacher, names[at] ?? '', spare, code);
  await expect(board(spare)).toBeVisible();
  expect(await dice(spare)).toEqual(shown);
  await expect(inSight(first).getByText('You are not in this class any more.')).toBeVisible();
  pupils[at] = spare;
  // It is a seat like any other: the pupil goes on.
  await spare.getByRole('button', { name: 'I find nothing', exact: true }).click();
  await expect(spare.getByRole('region', { name: 'Moves' }).getByRole('listitem')).toHaveCount(2);

  // A tablet loses the network, misses that all are paused, and knows it when it is back.
  const lost = pupils.find((pupil) => pupil !== spare) as Page;
  await lost.context().setOffline(true);
  await expect(lost.locator('[data-connection]')).toBeVisible();
  await teacher.getByRole('button', { name: 'Pause all' }).click();
  await expect(inSight(teacher).getByText('Nobody can play, and no clock runs.')).toBeVisible();
  const paused = (page: Page) => inSight(page).getByText('The game is paused.').first();
  for (const pupil of pupils) if (pupil !== lost) await expect(paused(pupil)).toBeVisible();
  await expect(paused(lost)).toHaveCount(0);
  await lost.context().setOffline(false);
  await expect(paused(lost)).toBeVisible();
  // Who closes the page is away at once, and is back where they were.
  const place = lost.url();
  await lost.goto('about:blank');
  await expect(inSight(teacher).getByText('5 pupils, 4 here')).toBeVisible();
  await lost.goto(place);
  await expect(inSight(teacher).getByText('5 pupils, 5 here')).toBeVisible();
  await expect(paused(lost)).toBeVisible();
  await teacher.getByRole('button', { name: 'Go on' }).click();
  await teacher.getByRole('button', { name: 'End the round' }).click();
  for (const pupil of pupils)
    await expect(inSight(pupil).getByText('Wait until your teacher starts the round.')).toBeVisible();

  // The findings, under a real name that never left the teacher's browser.
  await teacher.getByRole('switch', { name: /^Show and write real names/ }).check();
  await teacher
    .getByLabel(/^Real name of/)
    .first()
    .fill('Zoë');
  await teacher
    .getByLabel(/^Real name of/)
    .first()
    .blur();
  const sent: string[] = [];
  teacher.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await teacher.getByRole('link', { name: 'What was found' }).click();
  await expect(teacher.getByRole('heading', { name: 'What was found' })).toBeVisible();
  const download = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'CSV of all searches' }).click();
  expect((await download).suggestedFilename()).toContain('.csv');
  expect(
    sent.some((text) => text.includes('Zo')),
    'no real name is sent',
  ).toBe(false);
  await expectAccessibleEverywhere(teacher, 'what was found');

  // One button deletes everything, and the tablets are told.
  await teacher.getByRole('link', { name: 'Back to the class' }).click();
  await teacher.getByRole('button', { name: 'Delete everything' }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(teacher.getByRole('button', { name: 'Open a class' })).toBeVisible();
  for (const pupil of pupils)
    await expect(inSight(pupil).getByText('You are not in this class any more.')).toBeVisible();
});

test('the class plays the computer: pupils propose on their own boards, and the teacher plays it', async ({
  browser,
  baseURL,
}) => {
  const teacher = await somebody(browser, baseURL);
  const code = await openClass(teacher);
  const [one, two] = [await somebody(browser, baseURL), await somebody(browser, baseURL)];
  for (const pupil of [one, two]) await comeIn(pupil, code);
  // Before a game the projector shows how to come in, and who has.
  await teacher.getByRole('link', { name: 'Open the projector view' }).click();
  await expect(teacher.getByRole('list', { name: 'Pupils' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessibleEverywhere(teacher, 'the code on the projector');
  await teacher.getByRole('link', { name: 'Back to the class' }).click();

  await inSight(teacher).getByText('All together against the computer').click();
  await inSight(teacher).getByText('pupils propose on their devices').click();
  await teacher.getByRole('button', { name: 'Open the projector view' }).click();
  await expect(board(teacher)).toBeVisible();
  for (const pupil of [one, two])
    await expect(inSight(pupil).getByText('Your teacher rolls the dice for the class.')).toBeVisible();
  await teacher.getByRole('button', { name: /^Roll/ }).click();
  for (const pupil of [one, two])
    await expect(inSight(pupil).getByText('Your class is to play. What do you propose?')).toBeVisible();
  await expect(inSight(teacher).getByText('0 of 2 have proposed something')).toBeVisible();

  const way = await someWay(one);
  if (!way) throw new Error('with a free board every roll makes something');
  // One taps: the number, the dice and the signs.
  await one.locator(`[data-number="${way.number}"]`).click();
  await pressKeys(one, way.keys, (key) => key.click());
  await one.getByRole('button', { name: `Propose ${way.number}` }).click();
  await expect(inSight(one).getByText('You propose:')).toBeVisible();
  // The other types: the number, then the calculation.
  await two.keyboard.type(String(way.number));
  await two.keyboard.press('Enter');
  await expect(two.locator('main .guide')).toHaveText(`Now write how you make ${way.number}.`);
  const plain: Record<string, string> = { '−': '-', '×': '*', '÷': '/' };
  await two.keyboard.type(way.keys.map((key) => plain[key] ?? key).join(''));
  await two.keyboard.press('Enter');
  await expect(inSight(two).getByText('You propose:')).toBeVisible();
  await expectAccessibleEverywhere(two, 'a proposal');

  // Nobody sees what others propose before the teacher shows it.
  await expect(inSight(teacher).getByText('2 of 2 have proposed something')).toBeVisible();
  const wish = teacher.getByRole('region', { name: 'Proposals' }).getByRole('listitem');
  await expect(wish).toHaveCount(0);
  await teacher.getByRole('button', { name: 'Show the proposals' }).click();
  await expect(wish).toHaveCount(1);
  await expect(wish).toContainText('2×');
  await expectAccessibleEverywhere(teacher, 'proposals');
  await wish.getByRole('button', { name: /^Play it/ }).click();
  await expect(teacher.locator(`[data-number="${way.number}"]`)).toHaveAttribute('aria-label', /black/i);
  for (const pupil of [one, two]) await expect(inSight(pupil).getByText('You propose:')).toHaveCount(0);
});

test('what has to be read from the last row is large enough', async ({ browser, baseURL }) => {
  const teacher = await somebody(browser, baseURL);
  await teacher.setViewportSize({ width: 1920, height: 1080 });
  const code = await openClass(teacher);
  const pupil = await somebody(browser, baseURL);
  await comeIn(pupil, code);
  const sizes = async (what: string, selector: string) => {
    const place = teacher.locator(selector).first();
    await expect(place).toBeVisible();
    // What is drawn is measured on the screen, for drawings and zooming have sizes of their own.
    const height = await place.evaluate((one) => {
      // A field is measured by its letters; on a projector all of the column is enlarged.
      if (one instanceof HTMLInputElement) {
        const zoom = (one as unknown as { currentCSSZoom: number }).currentCSSZoom;
        return (parseFloat(getComputedStyle(one).fontSize) * zoom * 7) / 6;
      }
      const range = document.createRange();
      range.selectNodeContents(one);
      const lines = [...range.getClientRects()];
      return Math.min(...lines.map((line) => line.height));
    });
    // A line is a sixth higher than its letters.
    expect((height * 6) / 7, what).toBeGreaterThanOrEqual(1080 / 25);
  };
  await teacher.getByRole('link', { name: 'Open the projector view' }).click();
  await sizes('the code', '.poster .letters span');
  await sizes('the address', '.poster .address');
  await sizes('a name', '.poster li');
  await teacher.getByRole('link', { name: 'Back to the class' }).click();
  await teacher.getByRole('button', { name: 'Pair automatically' }).click();
  await teacher.getByRole('link', { name: 'Open the projector view' }).click();
  await sizes('who plays whom', '.pairings li > span:last-child');
  await expectAccessibleEverywhere(teacher, 'who plays whom');
  await teacher.getByRole('link', { name: 'Back to the class' }).click();

  await inSight(teacher).getByText('All together against the computer').click();
  await teacher.getByRole('button', { name: 'Open the projector view' }).last().click();
  await teacher.getByRole('button', { name: /^Roll/ }).click();
  await sizes('whose turn it is', '.whose');
  await sizes('a number on the board', '[role="gridcell"] text');
  // The roll comes from the server; until then a cell cannot be named.
  await expect(inSight(teacher).getByText('Which cell do you want?')).toBeVisible();
  await teacher.locator('[data-number="1"]').click();
  await teacher
    .getByRole('button', { name: /^Die: / })
    .first()
    .click();
  await sizes('the calculation', '.calculator input');
  const die = await teacher.locator('.dice .die').first().boundingBox();
  expect(die?.height ?? 0, 'a die').toBeGreaterThanOrEqual(80);
});
