/** The worker that thinks. What was learned of a game is fetched when it is first needed. */

import { Thinker } from './pkg/wasm.js';
import hyle7On5 from './pkg/weights/hyle7-5.bin?url';
import hyle7On7 from './pkg/weights/hyle7-7.bin?url';
import sevenMisere from './pkg/weights/seven-misere.bin?url';
import sevenNormal from './pkg/weights/seven-normal.bin?url';
import { serve } from './serve';

const files: Record<string, string> = {
  'hyle7-5': hyle7On5,
  'hyle7-7': hyle7On7,
  'seven-misere': sevenMisere,
  'seven-normal': sevenNormal,
};

async function fetchFile(name: string): Promise<Uint8Array> {
  const url = files[name];
  if (url === undefined) throw new Error(`nobody knows the file ${name}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

serve(() => {
  const thinker = new Thinker();
  return async (text) => {
    const needed = thinker.needs(text).split(' ').filter(Boolean);
    const fetched = await Promise.all(needed.map(async (name) => ({ name, bytes: await fetchFile(name) })));
    for (const { name, bytes } of fetched) thinker.provide(name, bytes);
    return thinker.answer(text);
  };
});
