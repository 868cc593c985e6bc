/** Whoever looks elsewhere is called when it is their turn: by the tab, and by the browser if it may. */

import { expect, test, type Page } from '@playwright/test';
import { come, everybodyLeaves, openTable, placeLink, playTyped, sampleMoves, somebody } from './online';
import { inSight } from './table';

test.use({ serviceWorkers: 'allow' });

test.afterEach(everybodyLeaves);

interface Noting {
  notes: { title: string; body: string }[];
  away: boolean;
}

/**
 * A browser that has been asked already, or will answer so; what it would show is noted. No tab of these tests is ever
 * behind another, so the page is told when it is.
 */
async function noteNotifications(page: Page, permission: NotificationPermission, answer = permission) {
  await page.addInitScript(
    ([now, then]) => {
      const noting: Noting = { notes: [], away: false };
      Object.assign(window, { noting });
      const note = (title: string, options?: NotificationOptions) =>
        void noting.notes.push({ title, body: options?.body ?? '' });
      const Noted = class {
        static permission = now;
        static requestPermission = async () => (Noted.permission = then);
        constructor(title: string, options?: NotificationOptions) {
          note(title, options);
        }
      };
      Object.defineProperty(window, 'Notification', { value: Noted, configurable: true });
      // Where the page works offline, its worker shows them.
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => note(title, options);
      Object.defineProperty(document, 'hidden', { get: () => noting.away });
    },
    [permission, answer] as const,
  );
}

const notes = (page: Page) => page.evaluate(() => (window as unknown as { noting: Noting }).noting.notes);
const look = (page: Page, away: boolean) =>
  page.evaluate((now) => ((window as unknown as { noting: Noting }).noting.away = now), away);

const all = sampleMoves('seven');

test('the tab says that it is my turn, and a notification comes only if it was allowed', async ({
  browser,
  baseURL,
}) => {
  const [one, allowed] = [await somebody(browser, baseURL), await somebody(browser, baseURL)];
  await noteNotifications(one, 'denied');
  await noteNotifications(allowed, 'default', 'granted');
  await openTable(one, 'seven?seats=p,o');
  await come(allowed, await placeLink(one));
  await expect(one).toHaveTitle(/^Your turn · SEVEN/);
  await expect(allowed).toHaveTitle(/^SEVEN/);

  // Nobody was asked yet, so nothing comes but the title.
  await look(allowed, true);
  await playTyped(one, all[0] ?? '', [allowed]);
  await expect(allowed).toHaveTitle(/^Your turn · SEVEN/);
  await expect(one).toHaveTitle(/^SEVEN/);
  expect(await notes(allowed)).toEqual([]);

  // The browser is asked by a press of the button and not before.
  await allowed.getByRole('button', { name: 'More', exact: true }).click();
  await allowed.getByRole('button', { name: 'Notify me when it is my turn' }).click();
  await expect(inSight(allowed).getByText('You are notified when it is your turn')).toBeVisible();
  await look(one, true);
  await playTyped(allowed, all[1] ?? '', [one]);
  await expect(one).toHaveTitle(/^Your turn · SEVEN/);
  await playTyped(one, all[2] ?? '', [allowed]);
  const called = [{ title: 'Your turn · SEVEN', body: 'The others have played.' }];
  await expect.poll(() => notes(allowed)).toEqual(called);
  // Who has forbidden it is not called.
  expect(await notes(one)).toEqual([]);
  await one.getByRole('button', { name: 'More', exact: true }).click();
  await expect(inSight(one).getByText('Your browser does not allow notifications here.')).toBeVisible();

  // Who looks at the board sees the move.
  await look(allowed, false);
  await playTyped(allowed, all[3] ?? '', [one]);
  await playTyped(one, all[4] ?? '', [allowed]);
  await expect(allowed).toHaveTitle(/^Your turn · SEVEN/);
  expect(await notes(allowed)).toEqual(called);
});
