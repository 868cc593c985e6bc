import { expect, test } from '@playwright/test';
import { counting } from './travelling';
import { begin, moves, untilAsked } from './table';

test.use({ serviceWorkers: 'allow' });

for (const game of ['seven', 'heinash', 'hyle7']) {
  test(`a first game of ${game} needs less than 700 kB, and nothing travels twice`, async ({
    browser,
    baseURL,
  }) => {
    const { address, travelled, server } = await counting(baseURL ?? '');
    const context = await browser.newContext({ locale: 'en', baseURL: address });
    try {
      const page = await context.newPage();
      // What not every visit needs comes when the page has long been in use: here, never.
      await page.addInitScript(() => {
        const wait = window.setTimeout.bind(window);
        const soon = (then: TimerHandler, millis = 0, ...given: unknown[]) =>
          millis < 8000 ? wait(then, millis, ...given) : 0;
        window.setTimeout = soon as typeof window.setTimeout;
      });
      await page.goto('/');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await begin(page, `${game}?seats=c1,p`);
      await untilAsked(page);
      expect(await moves(page).count()).toBeGreaterThan(0);
      const whole = travelled.filter(({ status }) => status === 200);
      // What the service worker keeps for later visits is in it, too.
      const bytes = whole.reduce((sum, one) => sum + one.bytes, 0);
      console.log(`${game}: ${(bytes / 1000).toFixed(0)} kB in ${whole.length} files`);
      expect(bytes).toBeLessThan(700_000);
      const games = whole.filter(({ path }) => path.endsWith('.wasm'));
      expect(games.map(({ path }) => path)).toHaveLength(1);
      expect(games[0]?.bytes).toBeGreaterThan(100_000);
      // The turning view and other games' learning are not part of a first game.
      const later = whole.map(({ path }) => path).filter((path) => /View3D.*js|\.bin/.test(path));
      expect(later.filter((path) => !path.includes(`/${game}-`))).toEqual([]);
      const assets = whole.map(({ path }) => path).filter((path) => path.startsWith('/assets/'));
      expect(assets.toSorted()).toEqual([...new Set(assets)].toSorted());
    } finally {
      await context.close();
      server.closeAllConnections();
      server.close();
    }
  });
}
