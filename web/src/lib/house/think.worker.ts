/** The worker that thinks. What was learned of a game is fetched when it is first needed. */

import { Thinker } from './pkg/wasm.js';
import { serve } from './serve';

const urls = import.meta.glob<string>('./pkg/weights/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function fetchFile(name: string): Promise<Uint8Array> {
  const url = urls[`./pkg/weights/${name}.bin`];
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
