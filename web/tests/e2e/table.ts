/** What every test does at a table. */

import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Lets nobody wait and leaves nothing to luck: the pauses that a person needs are cut short, and what the page
 * asks of chance is the same in every run.
 */
export async function hurry(page: Page, seed = 7): Promise<void> {
  await page.addInitScript((start: number) => {
    const wait = window.setTimeout.bind(window);
    const sooner = (then: TimerHandler, millis?: number, ...given: unknown[]) =>
      wait(then, (millis ?? 0) / 10, ...given);
    window.setTimeout = sooner as typeof window.setTimeout;

    const luck = { state: start };
    Object.assign(window, { luck });
    const next = () => {
      luck.state = (Math.imul(luck.state, 1664525) + 1013904223) >>> 0;
      return luck.state >>> 24;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let index = 0; index < bytes.length; index += 1) bytes[index] = next();
      }
      return array;
    };
  }, seed);
}

/** Lets the luck of a page that was told to hurry begin anew. */
export const startLuck = (page: Page, seed: number): Promise<void> =>
  page.evaluate((start) => {
    (window as unknown as { luck: { state: number } }).luck.state = start;
  }, seed);

/** Sets up a game by its link and sits down at it. */
export async function begin(page: Page, link: string): Promise<void> {
  await page.goto(`/#/setup/${link}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'Moves' })).toBeVisible();
}

/** What is said to those who do not see the page. */
export const live = (page: Page): Locator => page.locator('body > * [role="status"][aria-live]');

/**
 * All that can be seen. The live region repeats much of it for those who do not see the page, a moment later and for a
 * moment only, so that a text looked for everywhere would be found once or twice.
 */
export const inSight = (page: Page): Locator => page.locator('#page > :not(.said)');

/** Waits until the page has drawn what it was told. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Goes on with Tab until something has the focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

export const moves = (page: Page): Locator =>
  page.getByRole('region', { name: 'Moves' }).getByRole('listitem');

/** The events so far, as records write them. */
export const events = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Moves' })
    .locator('li button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title') ?? ''));

/** What is kept of a game on a device, as far as tests look at it. */
export interface KeptGame {
  moves: number;
  paused?: boolean;
  draft?: { text: string } | null;
}

/**
 * The games that are kept on this device. They are written down right after they are seen; whoever loads the page anew
 * in a test waits for that.
 */
export const keptGames = (page: Page): Promise<KeptGame[]> =>
  page.evaluate(
    () =>
      new Promise<KeptGame[]>((found, failed) => {
        const opened = indexedDB.open('tablier');
        opened.onerror = () => failed(new Error('nothing is kept'));
        opened.onsuccess = () => {
          const all = opened.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            opened.result.close();
            found(all.result as KeptGame[]);
          };
        };
      }),
  );

/** The box that says whose turn it is, what was refused, and the hint. */
export const message = (page: Page): Locator => page.locator('main .message');

export const ceremony = (page: Page): Locator => page.getByRole('dialog', { name: 'How it ended' });

export async function openTyping(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Type a move' }).click();
}

/** Types a move that is played. */
export async function type(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Types something that the table refuses, and expects its words and the link to its rule. */
export async function refused(page: Page, text: string, words: string, clause: string | null): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type a move' });
  const before = await moves(page).count();
  await field.fill(text);
  await field.press('Enter');
  await expectRefusal(page, words, clause);
  await expect(field).toHaveValue(text);
  await expect(moves(page)).toHaveCount(before);
}

export async function expectRefusal(page: Page, words: string, clause: string | null): Promise<void> {
  await expect(message(page)).toContainText(words);
  const link = message(page).getByRole('link');
  if (clause === null) await expect(link).toHaveCount(0);
  else {
    const game = clause.startsWith('S') ? 'seven' : clause.startsWith('N') ? 'heinash' : 'hyle7';
    await expect(link).toHaveAttribute('href', `#/rules/${game}/${clause}`);
    await expect(link).toHaveText(`Rule ${clause}`);
  }
}

/** Waits until more than so many events have happened. It looks at every frame: games are long. */
export async function grown(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (least) => document.querySelectorAll('main .column ol > li').length > least,
    before,
  );
}

/** Waits until somebody here has to act or the game is over; the answer says which. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open]')) return 'over';
    const said = document.querySelector('main .message p')?.textContent ?? '';
    return /^(Your turn|You begin)/.test(said) ? 'asked' : null;
  });
  return (await found.jsonValue()) as 'asked' | 'over';
}
