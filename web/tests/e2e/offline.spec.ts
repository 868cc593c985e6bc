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
  // Everything that the worker lists, whatever the order in which it comes.
  const listed = await page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text();
    return [...worker.matchAll(/"([\w./-]+\.\w+)"/g)].map(([, name]) => name ?? '');
  });
  expect(listed.filter((name) => name.endsWith('.bin'))).toHaveLength(4);
  expect(listed.some((name) => /View3D-.*\.js/.test(name))).toBe(true);
  await expect
    .poll(async () => {
      const urls = await kept();
      return listed.filter((name) => !urls.some((url) => url.endsWith(`/${name}`)));
    })
    .toEqual([]);
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
