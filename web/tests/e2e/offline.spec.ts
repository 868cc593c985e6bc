import { expect, test } from '@playwright/test';
import { playHeinash } from './playing';
import { begin, ceremony, hurry, inSight, moves, untilAsked } from './table';

test.use({ serviceWorkers: 'allow' });

test('after a first visit everything works without a network', async ({ context, page }) => {
  await hurry(page);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker has taken hold of this page, too.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('fetch-the-rest'));
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0] ?? '');
      return (await cache.keys()).map(({ url }) => url);
    });
  // The turning view and what the players have learned come last.
  await expect.poll(async () => (await kept()).some((url) => /View3D-.*\.js/.test(url))).toBe(true);
  await expect.poll(async () => (await kept()).filter((url) => url.endsWith('.bin')).length).toBe(4);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Three games, one table');
  for (const game of ['seven', 'hyle7']) {
    await begin(page, `${game}?seats=c2,p`);
    // The computer has thought and moved.
    expect(await untilAsked(page)).toBe('asked');
    expect(await moves(page).count()).toBeGreaterThan(0);
  }
  await begin(page, 'heinash?seats=c1,p&size=3');
  await playHeinash(page, (button) => button.click(), false);
  await ceremony(page).getByRole('link', { name: 'First page' }).click();
  await expect(page.locator('h1')).toHaveText('Three games, one table');
  await page.goto('/#/games');
  await expect(page.getByRole('table', { name: 'HeiNash' })).toBeVisible();
  for (const place of [
    'rules/seven/S5',
    'learn/hyle7',
    'strategy/heinash',
    'about',
    'analysis',
    'import',
    'puzzles',
    'print',
  ]) {
    await page.goto(`/#/${place}`);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await expect(inSight(page).getByText('Something fell off the table')).toHaveCount(0);
  }
});
