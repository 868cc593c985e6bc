// Measures the page in a real browser, as the program serves it, and prints what it found. Nothing here
// passes or fails: seconds differ from one machine and one minute to the next.
// Usage: node scripts/measure.mjs PROGRAM [FOLDER]
import { loadavg, tmpdir } from 'node:os';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { middle, served } from './served.mjs';

const RUNS = 5;
const THINKING = 12_000;
const [program, folder = 'dist'] = process.argv.slice(2);
if (!program) {
  console.error('Usage: node scripts/measure.mjs PROGRAM [FOLDER]');
  process.exit(1);
}

/** When the first page can be used: its buttons are there and the main thread is free for them. */
async function cold(browser, address) {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longest = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.longest.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main button')) return;
      observer.disconnect();
      // The next task after the drawing: a press would be answered now.
      requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => window.usable !== undefined);
  const found = await page.evaluate(() => ({
    usable: window.usable,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    long: Math.max(0, ...window.longest.map(({ duration }) => duration)),
  }));
  await context.close();
  return found;
}

/** The tasks of the page's main thread, in thousandths of a second, from a trace. */
function mainTasks(file) {
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8'));
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name))
    .filter(({ pid, tid }) => threads.has(`${pid} ${tid}`))
    .map(({ dur, ts }) => ({ millis: dur / 1000, at: ts }));
}

/** Two computers of the highest level play each other. */
async function thinking(browser, address, game) {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${address}/#/setup/${game}?seats=c8,c8`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText(/is thinking/).waitFor();
  // What comes with the opening of the table is over.
  await page.getByRole('region', { name: 'Moves' }).getByRole('listitem').nth(1).waitFor({ timeout: 60_000 });
  const file = join(tmpdir(), `tablier-trace-${process.pid}.json`);
  await browser.startTracing(page, {
    path: file,
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await page.waitForTimeout(THINKING);
  await browser.stopTracing();
  const tasks = mainTasks(file);
  rmSync(file);
  const moves = await page.getByRole('region', { name: 'Moves' }).getByRole('listitem').count();
  await context.close();
  const sorted = tasks.map(({ millis }) => millis).toSorted((a, b) => b - a);
  return { longest: sorted.slice(0, 3), tasks: sorted.length, moves };
}

await served(program, folder, async (browser, address) => {
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await cold(browser, address));
  const of = (name) => `${middle(visits.map((visit) => visit[name])).toFixed(0)} ms`;
  console.log(`cold visits, the middle one of ${RUNS}:`);
  console.log(`  first drawn ${of('painted')}, usable ${of('usable')}, longest task ${of('long')}`);
  for (const game of ['seven', 'heinash', 'hyle7']) {
    const { longest, tasks, moves } = await thinking(browser, address, game);
    const told = longest.map((millis) => millis.toFixed(1)).join(', ');
    console.log(
      `${game}, level 8 against itself: the longest of ${tasks} tasks ${told} ms (${moves} events)`,
    );
  }
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
});
