import { defineConfig, devices } from '@playwright/test';

const program = process.env['TABLIER_PROGRAM'] ?? '../target/debug/tablier';
const folder = process.env['TABLIER_PAGE'] ?? 'dist';
/** Known as soon as the program has said it, which is before any test begins. */
const address = process.env['TABLIER_ADDRESS'];

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

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What fails is a fault, of the page or of its test. Nothing is tried a second time.
  retries: 0,
  reporter: [['list']],
  // These only end what would never end by itself: a machine many times slower does not come near them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    ...(address && { baseURL: address }),
    launchOptions,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    // Keeping the page for later visits is work that only the tests of exactly that have to see.
    serviceWorkers: 'block',
    // A trace of every step takes as long as the steps themselves; `--trace on` makes one. What the page looked like
    // when a test failed is kept anyway.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
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
    command: 'node tests/e2e/serve.mjs',
    env: { TABLIER_PROGRAM: program, TABLIER_PAGE: folder },
    wait: { stdout: /(?<tablier_address>http:\/\/127\.0\.0\.1:\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
