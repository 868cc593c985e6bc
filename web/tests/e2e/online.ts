/** What people do at tables that the server holds. */

import { readFileSync } from 'node:fs';
import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { dice, freeCells, pressKeys, wayTo } from './playing';
import { events, inSight, message, moves } from './table';

const devices = new Set<BrowserContext>();

/** Somebody on a device of their own. */
export async function somebody(
  browser: Browser,
  baseURL: string | undefined,
  own: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }), ...own });
  devices.add(context);
  return context.newPage();
}

/** Everybody who came goes home, so that nobody plays on while others are tried. */
export async function everybodyLeaves(): Promise<void> {
  const all = [...devices];
  devices.clear();
  await Promise.all(all.map((device) => device.close()));
}

/** Opens a table by the set-up page; the answer is its name. */
export async function openTable(page: Page, link: string): Promise<string> {
  await page.goto(`/#/setup/${link}&link=yes`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('list', { name: 'Who plays' })).toBeVisible();
  return new URL(page.url()).hash.split('/')[2] ?? '';
}

/** The link to an open place, as it stands in the waiting room. */
export const placeLink = (page: Page, which = 0): Promise<string> =>
  page
    .getByLabel(/^Link: A place for/)
    .nth(which)
    .inputValue();

/** The link for watching. */
export async function watchLink(page: Page): Promise<string> {
  await inSight(page).getByText('Invite somebody to watch').click();
  return page.getByLabel('Link: For watching').inputValue();
}

/** Comes by a link and sits down, or watches. */
export async function come(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /^(To the table|Watch)$/ }).click();
  await expect(page.getByRole('list', { name: 'Who plays' })).toBeVisible();
}

/** Two people at a table, the first of whom has opened it. */
export async function twoAt(
  browser: Browser,
  baseURL: string | undefined,
  link: string,
): Promise<{ one: Page; two: Page; table: string }> {
  const [one, two] = await Promise.all([somebody(browser, baseURL), somebody(browser, baseURL)]);
  const table = await openTable(one, link);
  await come(two, await placeLink(one));
  for (const page of [one, two]) await expect(page.getByRole('region', { name: 'Moves' })).toBeVisible();
  return { one, two, table };
}

/** The moves of a whole game that is in the repository. */
export function sampleMoves(game: 'seven'): string[] {
  const text = readFileSync(new URL(`../../../data/games/${game}.record`, import.meta.url), 'utf8');
  return text
    .replace(/^\[.*$/gm, '')
    .split(/\s+/)
    .filter(Boolean);
}

/** Types a move on the page of whoever has it, and waits until it is on every page. */
export async function playTyped(page: Page, move: string, others: Page[]): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type a move' });
  if (!(await field.isVisible())) await page.locator('summary', { hasText: 'Type a move' }).click();
  const before = await moves(page).count();
  await expect(message(page)).toContainText('Your turn');
  await field.fill(move);
  await field.press('Enter');
  for (const one of [page, ...others]) await expect(moves(one)).toHaveCount(before + 1);
}

export const ending = (page: Page): Locator => page.getByRole('dialog', { name: 'How it ended' });

/** HeiNash between two devices: whoever has something to do does it, until the game is over on both. */
export async function playHeinashBetween(pages: [Page, Page], mostTurns = 200): Promise<void> {
  const [one, two] = pages;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const acting = await Promise.race(pages.map((page) => canAct(page)));
    if (acting === null) break;
    const before = await moves(acting).count();
    await actHeinash(acting);
    for (const page of pages) await expect.poll(() => moves(page).count()).toBeGreaterThan(before);
    expect(await events(one)).toEqual(await events(two));
  }
  for (const page of pages) await expect(ending(page)).toBeVisible();
}

const roll = (page: Page) => page.getByRole('button', { name: 'Roll the dice' });
const nothing = (page: Page) => page.getByRole('button', { name: 'I find nothing', exact: true });
const choose = (page: Page) => inSight(page).getByText('Tap a free cell, or type its number.');

/** The page, as soon as it can act; null when the game is over there. */
async function canAct(page: Page): Promise<Page | null> {
  const something = roll(page).or(nothing(page)).or(choose(page)).or(ending(page)).first();
  await something.waitFor();
  return (await ending(page).isVisible()) ? null : page;
}

async function actHeinash(page: Page): Promise<void> {
  if (await roll(page).isVisible()) return roll(page).click();
  const free = await freeCells(page);
  if (await choose(page).isVisible()) return page.locator(`[data-number="${free[0]}"]`).click();
  const way = wayTo(await dice(page), free);
  if (!way) return nothing(page).click();
  await pressKeys(page, way, (key) => key.click());
  await page.getByRole('button', { name: /^(Place|Show) (on )?\d+$/ }).click();
}
