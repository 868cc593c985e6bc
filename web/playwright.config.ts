import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['TABLIER_PORT'] ?? 4179);
const program = process.env['TABLIER_PROGRAM'] ?? '../target/debug/tablier';
const folder = process.env['TABLIER_PAGE'] ?? 'dist';
const data = join(tmpdir(), `tablier-browser-${port}.db`);
const address = `http://127.0.0.1:${port}`;

const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--enable-unsafe-swiftshader',
  ],
};

// A picture of every step would take longer than the steps themselves.
const trace = { mode: 'retain-on-failure', screenshots: false, snapshots: true } as const;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine may be too slow once, which is told as flaky; what fails twice is a fault.
  retries: 1,
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { baseURL: address, launchOptions, locale: 'en-GB', trace },
  projects: [
    { name: 'desk', testIgnore: /phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: /phone/,
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, defaultBrowserType: 'chromium' },
    },
  ],
  webServer: {
    // The program itself serves the page, so that its headers are those that everybody gets.
    command: `${program} serve --page ${folder} --listen 127.0.0.1:${port} --data ${data}`,
    url: address,
    reuseExistingServer: false,
  },
});
