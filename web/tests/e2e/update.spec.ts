import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { inSight } from './table';

test.use({ serviceWorkers: 'allow' });

const folder = resolve(process.env['TABLIER_PAGE'] ?? 'dist');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the built page; once `newer` is set, as if it were another version. */
async function serve(): Promise<{ server: Server; address: string; newer: { set: boolean } }> {
  const newer = { set: false };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname;
    const name = path === '/' ? 'index.html' : path.slice(1);
    try {
      let body: Buffer | string = await readFile(join(folder, name));
      if (name === 'sw.js' && newer.set)
        body = body.toString().replace(/version = "\w+"/, 'version = "newer"');
      response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, newer };
}

test('a newer version waits while a game is open, and takes over when nobody plays', async ({ page }) => {
  const { server, address, newer } = await serve();
  // While the page loads anew there is nobody to ask.
  const caches = () => page.evaluate(() => window.caches.keys()).catch(() => []);
  const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  try {
    await page.goto(address);
    await expect.poll(controlled).toBe(true);
    const [first] = await caches();
    await page.getByRole('button', { name: 'Play HYLE⁷ against' }).click();
    await expect(page.getByRole('region', { name: 'Moves' })).toBeVisible();
    newer.set = true;
    await page.reload();
    await expect(inSight(page).getByText('A newer version is ready.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Moves' })).toBeVisible();
    expect(await caches()).toContain(first);
    // On the first page nobody plays any more.
    await page.goto(`${address}/#/`);
    await expect.poll(caches).toEqual(['tablier-newer']);
    await expect(inSight(page).getByText('A newer version is ready.')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('Three games, one table');
  } finally {
    await page.close();
    server.close();
  }
});
