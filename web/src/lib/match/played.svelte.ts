/** A table at which people play, whoever holds it: what was refused, what is looked at, and what is asked of its worker. */

import type { Ask, PositionView, Refusal, Reply } from '../../protocol';
import { House } from '../house/house';
import { isRefusal } from '../house/refused';
import { play } from '../sound';
import { Tableside } from '../tableside.svelte';
import { language } from '../words.svelte';
import { LookingBack } from './looking-back.svelte';

export class PlayedTable extends Tableside {
  refusal = $state.raw<Refusal | null>(null);
  /** Something is broken; nothing more happens until the page is opened anew. */
  broken = $state.raw<string | null>(null);
  /** Counts how often the whole of a game has ended, so that the ceremony opens by itself once. */
  endings = $state(0);

  protected readonly house = new House();
  protected readonly back = new LookingBack();
  protected closed = false;

  get live(): boolean {
    return this.back.live;
  }

  get shown(): PositionView {
    return this.back.position(this.view);
  }

  get shownEvents(): number {
    return this.back.events(this.view);
  }

  async ask<R extends Reply['reply']>(question: Ask, reply: R): Promise<Extract<Reply, { reply: R }>> {
    try {
      return await this.house.ask(question, reply);
    } catch (error) {
      // A worker that broke answers nobody any more; what is refused is only refused.
      if (!isRefusal(error)) this.fail(error);
      throw error;
    }
  }

  refuse(refusal: Refusal | null): void {
    this.refusal = refusal;
    if (!refusal) return;
    play('refuse');
    this.announce(refusal.message);
  }

  fail(error: unknown): void {
    if (!this.closed) this.broken = isRefusal(error) ? error.message : String(error);
  }

  /** Shows the position after so many events. */
  async stepTo(events: number): Promise<void> {
    const shown = await this.back.go(events, () => this.view, this.#positionAfter);
    if (shown === null) return;
    this.refusal = null;
    const event = this.view.events[shown - 1];
    if (event) this.announce(event.said);
  }

  #positionAfter = async (events: number): Promise<PositionView> =>
    (await this.ask({ ask: 'position', events, lang: language.now }, 'position')).position;

  /** So many events on, from where the step before leads. */
  stepBy = (by: number) => this.stepTo(this.back.from(this.view) + by);

  async record(form: 'text' | 'json' | 'compact'): Promise<string> {
    return (await this.ask({ ask: 'record', form }, 'record')).text;
  }
}
