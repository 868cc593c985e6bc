// Measures SEVEN's puzzles in a real browser: how long the page's own worker takes to count all solutions of a copycat,
// and to make the puzzles of a day. Nothing here passes or fails: seconds differ from one machine to the next.
// Usage: cargo run --release -p puzzles --example arrangements 1 1000 | node scripts/measure-puzzles.mjs PROGRAM [FOLDER]
import { loadavg } from 'node:os';
import { readFileSync } from 'node:fs';
import { middle, served } from './served.mjs';

const FIRST = '2026-11-16';
const DAYS = 14;
const [program, folder = 'dist'] = process.argv.slice(2);
if (!program) {
  console.error('Usage: … | node scripts/measure-puzzles.mjs PROGRAM [FOLDER]');
  process.exit(1);
}
const arrangements = readFileSync(0, 'utf8').split('\n').filter(Boolean);

/** Asks the worker of the page that thinks, one question after the other: the milliseconds and the answer of each. */
function ask(page, url, questions) {
  return page.evaluate(
    async ({ url, questions }) => {
      const worker = new Worker(url, { type: 'module' });
      const answers = [];
      for (const [id, question] of questions.entries()) {
        const start = performance.now();
        const said = await new Promise((done, failed) => {
          worker.onmessage = ({ data }) => done(data);
          worker.onerror = ({ message }) => failed(new Error(message));
          worker.postMessage({ id, text: JSON.stringify(question) });
        });
        answers.push({ millis: performance.now() - start, answer: JSON.parse(said.text ?? '{}') });
      }
      worker.terminate();
      return answers;
    },
    { url, questions },
  );
}

function told(name, answers) {
  const millis = answers.map((answer) => answer.millis);
  const [half, most] = [middle(millis), Math.max(...millis)];
  console.log(
    `${name}: ${millis.length}, the middle one ${half.toFixed(1)} ms, the longest ${most.toFixed(1)} ms`,
  );
}

await served(program, folder, async (browser, address) => {
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
  const page = await browser.newPage({ locale: 'en' });
  const thinking = page.waitForEvent('worker', (worker) => worker.url().includes('think'));
  await page.goto(`${address}/#/puzzles/${FIRST}/copycat`);
  const url = (await thinking).url();
  await page.getByRole('application').waitFor({ timeout: 60_000 });
  const first = { ask: 'puzzle-of', date: FIRST, kind: 'copycat', lang: 'en' };
  const laid = { white: '', black: '' };
  const solve = (black) => ({ ask: 'lay-solution', task: { puzzle: 'copycat', black }, laid, lang: 'en' });
  // The first answer waits for the program to be loaded.
  const counted = (await ask(page, url, [first, ...arrangements.map(solve)])).slice(1);
  const wrong = counted.filter(({ answer }) => answer.thought !== 'lay-solution');
  if (wrong.length > 0) throw new Error(`not counted: ${JSON.stringify(wrong[0])}`);
  const solvable = counted.filter(({ answer }) => answer.solutions > 0).length;
  told(`copycats counted (${solvable} can be solved)`, counted);
  const day = (after) => new Date(Date.parse(FIRST) + after * 86_400_000).toISOString().slice(0, 10);
  for (const kind of ['copycat', 'level', 'win']) {
    const days = Array.from({ length: DAYS }, (_, after) => ({ ...first, date: day(after), kind }));
    const made = (await ask(page, url, [first, ...days])).slice(1);
    if (made.some(({ answer }) => answer.thought !== 'puzzle-of')) throw new Error(`no ${kind} was made`);
    told(`days of ${kind} made`, made);
  }
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
});
