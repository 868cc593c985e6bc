/** The hint of a match: a ladder from a nudge to the whole move, one rung at each asking. */

import type { HintStep, HintView, Language } from '../../protocol';
import { announce } from '../live.svelte';

export class Hints {
  /** One is being worked out. */
  busy = $state(false);
  #ladder = $state.raw<{ hint: HintView; rung: number; version: number } | null>(null);
  #work: (lang: Language) => Promise<HintView>;

  constructor(work: (lang: Language) => Promise<HintView>) {
    this.#work = work;
  }

  /** What is shown in this version of the position. */
  shown(version: number): HintStep | null {
    const ladder = this.#ladder;
    return ladder?.version === version ? (ladder.hint.steps[ladder.rung] ?? null) : null;
  }

  hasMore(version: number): boolean {
    const ladder = this.#ladder;
    return ladder?.version !== version || ladder.rung + 1 < ladder.hint.steps.length;
  }

  /** One rung more. */
  async more(version: number, lang: Language): Promise<void> {
    if (this.busy || !this.hasMore(version)) return;
    const ladder = this.#ladder;
    if (ladder?.version === version) this.#ladder = { ...ladder, rung: ladder.rung + 1 };
    else await this.#ask(version, lang, 0);
    announce(this.shown(version)?.text ?? '');
  }

  /** Says the same in another language. */
  async translate(version: number, lang: Language): Promise<void> {
    const ladder = this.#ladder;
    if (ladder?.version === version) await this.#ask(version, lang, ladder.rung);
  }

  drop(): void {
    this.#ladder = null;
  }

  async #ask(version: number, lang: Language, rung: number): Promise<void> {
    this.busy = true;
    try {
      const hint = await this.#work(lang);
      this.#ladder = { hint, rung: Math.min(rung, hint.steps.length - 1), version };
    } finally {
      this.busy = false;
    }
  }
}
