/**
 * A page that is loaded once and then used by one test after the other, for those that do not need a fresh one. Each
 * finds it as after a first visit: on the first page, in English, by day, with nothing kept, and with the same luck.
 * Whoever listens to requests, changes the clock, closes tabs or counts visits takes a page of their own.
 */

import { expect, test as own, type Page } from '@playwright/test';
import { hurry, startLuck } from './table';

interface Each {
  /** Where the luck of the test begins. */
  luck: number;
}

interface All {
  loadedPage: Page;
}

export const test = own.extend<Each, All>({
  luck: [7, { option: true }],
  loadedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, serviceWorkers } =
        project.use;
      const wanted = {
        baseURL,
        locale,
        viewport,
        userAgent,
        deviceScaleFactor,
        isMobile,
        hasTouch,
        serviceWorkers,
      };
      const said = Object.entries(wanted).filter(([, value]) => value !== undefined);
      const context = await browser.newContext({
        ...Object.fromEntries(said),
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      await hurry(page);
      await page.goto('/');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ loadedPage }, use) => use(loadedPage.context()),
  page: async ({ loadedPage, luck }, use) => {
    await asAfterAFirstVisit(loadedPage);
    await startLuck(loadedPage, luck);
    await use(loadedPage);
  },
});

async function asAfterAFirstVisit(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/#/');
  await expect(page.locator('main h1')).toBeVisible();
  // A game that was left is still written down once; whoever holds it lets go afterwards.
  const held = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []);
  await expect.poll(held).not.toContainEqual(expect.stringMatching(/^game:/));
  const changed = await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      await new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name ?? '');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const all = [...opening.result.objectStoreNames];
          const emptied = opening.result.transaction(all, 'readwrite');
          for (const one of all) emptied.objectStore(one).clear();
          emptied.onabort = () => failed(emptied.error);
          emptied.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      });
    }
    const kept = { ...localStorage };
    localStorage.clear();
    return Object.entries(kept).some(([name, value]) => name !== 'tablier.language' || value !== 'en');
  });
  // What somebody has set is in the page's memory, too.
  if (changed) await page.reload();
  await expect(page.locator('main h1')).toHaveText('Three games, one table');
}
