/** A pupil's seat and what is known of them: it is theirs whatever happens to the page, and a mistake counts once. */

import { expect, test, type Page } from '@playwright/test';
import { openClass } from './lesson';
import { somebody } from './online';
import { dice, freeCells } from './playing';

/** By the short address on the blackboard, as pupils type the code. */
async function typeCode(pupil: Page, code: string): Promise<void> {
  await pupil.goto('/class');
  await pupil
    .getByLabel('Type the code on the board')
    .fill(` ${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await pupil.getByRole('button', { name: 'Enter' }).click();
}

/** Notes every claim that a page tells the server to be wrong. */
function noteClaims(page: Page): string[] {
  const claims: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const said = JSON.parse(String(payload)) as { say: string; event: string };
      if (said.say === 'tried') claims.push(said.event);
    });
  });
  return claims;
}

/** Notes every row of a log that a page hears of. */
function noteRows(page: Page): string[] {
  const rows: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => rows.push(String(payload)));
  });
  return rows;
}

test('a pupil who typed the code has the same seat after a reload, and each mistake counts once', async ({
  browser,
  baseURL,
}) => {
  const [teacher, pupil] = [await somebody(browser, baseURL), await somebody(browser, baseURL)];
  const [claims, rows] = [noteClaims(pupil), noteRows(pupil)];
  const code = await openClass(teacher);
  await typeCode(pupil, code);
  // Also before a name is chosen the address says which class it is.
  await expect(pupil.locator('.names button').first()).toBeVisible();
  await expect(pupil).toHaveURL(new RegExp(`#/lesson/${code}$`));
  const name = (await pupil.locator('.names button').first().textContent()) ?? '';
  await pupil.locator('.names button').first().click();
  await expect(pupil.getByRole('heading', { level: 1, name })).toBeVisible();
  await teacher.getByRole('button', { name: 'Pair automatically' }).click();
  await teacher.getByRole('button', { name: 'Start all' }).click();

  const seat = pupil.locator('.head strong', { hasText: name });
  await expect(seat).toBeVisible();
  await pupil.reload();
  await expect(seat).toBeVisible();
  await pupil.goto('/#/about');
  await expect(seat).toHaveCount(0);
  await pupil.goBack();
  await expect(seat).toBeVisible();
  // The tab was closed, and only the short address is known.
  await typeCode(pupil, code);
  await expect(seat).toBeVisible();
  await expect(pupil).toHaveURL(new RegExp(`#/lesson/${code}$`));
  await expect(teacher.getByText('1 pupil, 1 here')).toBeVisible();

  // The number is named first. Every kind of claim against the rules is told once, with the number.
  await pupil.getByRole('button', { name: /^Roll/ }).click();
  await expect(pupil.getByText('Which cell do you want?')).toBeVisible();
  const [a = 0, b = 0, c = 0] = await dice(pupil);
  const named = (await freeCells(pupil)).findLast((number) => number !== a + b + c) ?? 0;
  await pupil.locator(`[data-number="${named}"]`).click();
  const line = pupil.locator('.calculator input');
  const wrong = {
    'another number': `${a}+${b}+${c}`,
    'a die unused': `${a}+${b}`,
    'a die used twice': `${a}+${b}+${c}+${a}`,
    'not whole': `${c}/(${a}+${b})`,
    'no calculation': `${a}+${b}+${c}+`,
  };
  for (const [told, [kind, claim]] of Object.entries(wrong).entries()) {
    await line.fill(claim);
    await line.press('Enter');
    await expect(pupil.getByRole('button', { name: 'I find nothing', exact: true })).toBeEnabled();
    await expect.poll(() => claims.length, kind).toBe(told + 1);
  }
  expect(claims).toEqual(Object.values(wrong).map((claim) => `${named}=${claim}`));

  const nothing = pupil.getByRole('button', { name: 'I find nothing', exact: true });
  await nothing.click();
  // What was found is told as it is when it is asked for: the server has to have it. The page goes on before that.
  await expect.poll(() => rows.some((row) => row.includes('"event":"none"'))).toBe(true);
  await teacher.getByRole('link', { name: 'What was found' }).click();
  // What is no calculation is no wrong one either.
  const found = teacher.getByRole('row', { name }).getByRole('cell');
  await expect(found.last()).toHaveText('4');

  // The lesson is over: who leaves is not led back.
  await teacher.getByRole('link', { name: 'Back to the class' }).click();
  await teacher.getByRole('button', { name: 'End the lesson' }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'End the lesson' }).click();
  await pupil.getByRole('button', { name: 'Leave this class on this device' }).click();
  await expect(pupil).toHaveURL(/#\/lesson$/);
  await pupil.reload();
  await expect(pupil.getByLabel('Type the code on the board')).toHaveValue('');
  for (const page of [teacher, pupil]) await page.context().close();
});
