/** What helps with a puzzle on the table: a ladder of hints, a solution, and how many there are. */

import { Thinker } from '../../../lib/house/thinker';
import { announce } from '../../../lib/live.svelte';
import { language } from '../../../lib/words.svelte';
import type { HintStep, PuzzleTask } from '../../../protocol';
import { listsOf, Lying } from './lying.svelte';

export abstract class Helped extends Lying {
  hints = $state.raw<HintStep[]>([]);
  /** How many steps of the hint are shown. */
  hinted = $state(0);
  thinking = $state(false);
  onhinted: () => void = () => undefined;
  #thinker = new Thinker();

  readonly hint = $derived<HintStep | null>(this.hinted > 0 ? (this.hints[this.hinted - 1] ?? null) : null);

  override close(): void {
    super.close();
    this.#thinker.close();
  }

  protected override forget(): void {
    this.hints = [];
    this.hinted = 0;
  }

  /** One step further down the ladder of hints. */
  async askHint(): Promise<void> {
    if (this.hints.length === 0) {
      this.thinking = true;
      try {
        this.hints = (await this.#thinker.layHint(this.task, this.laid, language.now)).steps;
      } finally {
        this.thinking = false;
      }
      this.hinted = 0;
    }
    if (this.hinted >= this.hints.length) return;
    this.hinted += 1;
    this.onhinted();
    announce(this.hint?.text ?? '');
  }

  /** Lays the solution; the tiles that were laid come back with one step back. */
  async showSolution(): Promise<boolean> {
    this.thinking = true;
    try {
      const { laid } = await this.#thinker.laySolution(this.task, this.laid, language.now);
      if (!laid) return false;
      await this.order.do(async () => {
        this.letGo(true);
        this.showing = true;
        await this.change(listsOf(laid));
      });
      return true;
    } finally {
      this.thinking = false;
    }
  }

  /** How many solutions the black tiles have that somebody lays for others. */
  async countCopies(): Promise<number | null> {
    const task: PuzzleTask = { puzzle: 'copycat', black: this.laid.black };
    const empty = { white: '', black: '' };
    return (await this.#thinker.laySolution(task, empty, language.now)).solutions;
  }
}
