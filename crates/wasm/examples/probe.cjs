// Prints from WebAssembly what `probe.rs` prints natively.
// Usage: node probe.cjs FOLDER SEED NODES, or node probe.cjs FOLDER GAME NODES
"use strict";
const { performance } = require("node:perf_hooks");
const path = require("node:path");

const [folder, what, nodes] = process.argv.slice(2);
const wasm = require(path.resolve(folder, "wasm.js"));
if (/^\d+$/.test(what)) {
  process.stdout.write(wasm.probe(Number(what), Number(nodes)));
} else {
  // The first run lets the browser's engine settle on its best code.
  wasm.measure(what, Number(nodes) / 10);
  const start = performance.now();
  const measured = wasm.measure(what, Number(nodes));
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`${(measured.nodes / seconds).toFixed(0)}\n`);
}
