/**
 * The page with a game that has no board of its own and is in no list, served by the program itself. It is made by
 * `tests/e2e/fourth.config.ts`.
 */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test as own } from '@playwright/test';
import { hurry } from './table';

const program = process.env['TABLIER_PROGRAM'] ?? '../target/debug/tablier';
const folder = process.env['TABLIER_FOURTH'] ?? '../target/xtask/fourth';

interface All {
  /** Where it is served. */
  fourth: string;
}

export const test = own.extend<object, All>({
  fourth: [
    // Playwright reads off the braces what a fixture needs.
    async ({}, use) => {
      const server = spawn(process.execPath, ['tests/e2e/serve.mjs'], {
        env: { ...process.env, TABLIER_PROGRAM: program, TABLIER_PAGE: join(folder, 'page') },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const address = await new Promise<string>((found, failed) => {
        let said = '';
        server.stdout.on('data', (more) => {
          said += String(more);
          const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
          if (address) found(address);
        });
        server.on('exit', () => failed(new Error('nobody serves the page with a fourth game')));
      });
      await use(address);
      const ended = new Promise((done) => server.on('exit', done));
      server.stdin.end();
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: ({ fourth }, use) => use(fourth),
  page: async ({ page }, use) => {
    await hurry(page);
    await use(page);
  },
});
