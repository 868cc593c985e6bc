// Asks the players in WebAssembly what `probe.rs` asked them natively.
// Usage: node probe.mjs talk FOLDER FILE, or node probe.mjs speed FOLDER FILE
//
// FOLDER holds what the page's workers load, FILE what `probe` printed. `talk` fails unless
// every answer is the same to the letter; `speed` prints positions a second.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [what, folder, file] = process.argv.slice(2);
const { initSync, Thinker } = await import(pathToFileURL(resolve(folder, 'wasm.js')));
initSync({ module: readFileSync(join(folder, 'wasm_bg.wasm')) });
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');

function ask(thinker, question) {
  for (const name of thinker.needs(question).split(' ').filter(Boolean)) {
    thinker.provide(name, readFileSync(join(folder, 'weights', `${name}.bin`)));
  }
  return thinker.answer(question);
}

/** What a thinker keeps from one question to the next must not depend on another game. */
const startOf = (question) => JSON.parse(question).record.split('\n\n')[0];

function talk() {
  // A watch that moves with every look, as that of `probe.rs` does.
  let looks = 0;
  Object.defineProperty(performance, 'now', { value: () => looks++ });
  let thinker = new Thinker();
  let before = '';
  for (let at = 0; at + 2 < lines.length; at += 3) {
    const [question, answer, looked] = lines.slice(at, at + 3);
    if (startOf(question) !== before) thinker = new Thinker();
    before = startOf(question);
    looks = 0;
    const here = ask(thinker, question);
    // The first look is when the watch is started.
    const there = `${answer} in ${looked} looks`;
    const said = `${here} in ${looks - 1} looks`;
    if (said !== there) {
      console.log(`Error: the players differ about ${question}`);
      console.log(`  natively:       ${there}\n  in WebAssembly: ${said}`);
      process.exit(1);
    }
  }
  console.log(`${lines.length / 3} answers are the same natively and in WebAssembly`);
}

function speed() {
  let [nodes, seconds] = [0, 0];
  // The first round lets the engine settle on its best code.
  for (const counts of [false, true]) {
    for (const question of lines.slice(1)) {
      const thinker = new Thinker();
      const start = performance.now();
      const answer = JSON.parse(ask(thinker, question));
      if (!counts) continue;
      seconds += (performance.now() - start) / 1000;
      nodes += answer.analysis.nodes;
    }
  }
  console.log((nodes / seconds).toFixed(0));
}

if (lines.length < 3) {
  console.log(`Error: there is nothing to compare in ${file}`);
  process.exit(1);
}
(what === 'speed' ? speed : talk)();
