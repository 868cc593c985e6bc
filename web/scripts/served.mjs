// The page in a real browser, as the program serves it, for measurements.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';

function freePort() {
  return new Promise((done) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address();
      listener.close(() => done(port));
    });
  });
}

export const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Serves the page, opens a browser for `measure`, and ends both. */
export async function served(program, folder, measure) {
  const port = await freePort();
  const server = spawn(program, ['serve', '--page', folder, '--listen', `127.0.0.1:${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((ready, failed) => {
      server.stdout.once('data', ready);
      server.once('error', failed);
      server.once('exit', () => failed(new Error(`${program} serves nothing`)));
    });
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    });
    try {
      await measure(browser, `http://127.0.0.1:${port}`);
    } finally {
      await browser.close();
    }
  } finally {
    server.kill();
  }
}
