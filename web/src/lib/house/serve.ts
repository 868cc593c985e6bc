/** What both workers do alike: load the games once, then answer one question after the other. */

import type { Answered, Asked } from './post';
import init from './pkg/wasm.js';
import games from './pkg/wasm_bg.wasm?url';

type Answer = (text: string) => string | Promise<string>;

export function serve(prepare: () => Answer): void {
  const ready = init({ module_or_path: games }).then(prepare);
  let last: Promise<unknown> = ready;
  self.onmessage = ({ data: { id, text } }: MessageEvent<Asked>) => {
    const answered = last.then(async (): Promise<Answered> => ({ id, text: await (await ready)(text) }));
    last = answered.then(
      (answer) => self.postMessage(answer),
      // After something has broken, no answer can be trusted any more.
      (error: unknown) => self.postMessage({ id, broke: String(error) } satisfies Answered),
    );
  };
}
