// The page in a real browser, as the program serves it, for measurements.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  // What is kept meanwhile is nobody's, so it goes with the server.
  const kept = mkdtempSync(join(tmpdir(), 'tablier-served-'));
  const where = ['--listen', `127.0.0.1:${port}`, '--data', join(kept, 'tablier.db')];
  const server = spawn(program, ['serve', '--page', folder, ...where], {
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
    const ended = server.exitCode === null ? once(server, 'exit') : null;
    server.kill();
    await ended;
    rmSync(kept, { recursive: true });
  }
}
