/**
 * Lets the program serve the page for as long as somebody reads what this says: the program chooses a free port and
 * says where it is, its data lie in a folder of their own, and both are gone when the tests end or are ended.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { TABLIER_PROGRAM: program, TABLIER_PAGE: page } = process.env;
const data = mkdtempSync(join(tmpdir(), 'tablier-browser-'));
const server = spawn(
  program,
  ['serve', '--page', page, '--listen', '127.0.0.1:0', '--data', join(data, 'tablier.db')],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);

const end = () => server.kill();
process.on('SIGTERM', end);
process.on('SIGINT', end);
// Whoever started this holds the other end. It closes even where they were given no time to say anything.
process.stdin.on('close', end).resume();

server.on('error', (error) => {
  console.error(`${program} cannot be started: ${error.message}`);
  process.exitCode = 1;
  process.stdin.destroy();
});
server.on('close', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(process.exitCode ?? code ?? 0);
});
