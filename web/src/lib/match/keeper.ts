/** Keeps one game on this device after every event, one writing after the other. */

import type { Saved, SetUp, TableView } from '../../protocol';
import { onlyLevel, onlyPerson, resultFor } from '../result';
import { countResult, writeGame, type Draft, type Kept } from '../storage';

export class Keeper {
  #kept: Kept;
  #overtaken: () => void;
  #last: Promise<void> = Promise.resolve();

  constructor(kept: Kept, overtaken: () => void) {
    this.#kept = kept;
    this.#overtaken = overtaken;
  }

  get id(): string {
    return this.#kept.id;
  }

  get setUp(): SetUp {
    return this.#kept.saved?.setUp ?? this.#kept.setUp;
  }

  keep(saved: Saved, view: TableView): Promise<void> {
    return this.#next(() => this.#keep(saved, view));
  }

  /** Keeps what somebody is working out, as long as nothing else happens. */
  keepDraft(draft: Draft): Promise<void> {
    return this.#next(async () => void (await this.#write({ ...this.#kept, draft, touched: Date.now() })));
  }

  #next(write: () => Promise<void>): Promise<void> {
    this.#last = this.#last.catch(() => undefined).then(write);
    return this.#last;
  }

  async #keep(saved: Saved, view: TableView): Promise<void> {
    const { draft } = this.#kept;
    const counts = view.outcome !== null && !this.#kept.counted;
    const next: Kept = {
      ...this.#kept,
      saved,
      position: view.position,
      moves: view.events.filter((event) => event.kind === 'move').length,
      outcome: view.outcome,
      // With the next event it belongs to the past.
      draft: draft?.events === view.events.length ? draft : null,
      paused: view.paused,
      counted: this.#kept.counted || counts,
      touched: Date.now(),
    };
    if ((await this.#write(next)) && counts) await count(view);
  }

  async #write(next: Kept): Promise<boolean> {
    const written = await writeGame(next);
    if (written) this.#kept = { ...next, writing: next.writing + 1 };
    else this.#overtaken();
    return written;
  }
}

/** Counts the result of somebody who has played alone against computers of one level. */
async function count(view: TableView): Promise<void> {
  const person = onlyPerson(view.players);
  const level = onlyLevel(view.players);
  if (person === null || level === null || view.outcome === null) return;
  const pairs = view.tags.some(([name, value]) => name === 'Pairs' && value === 'yes');
  await countResult(view.game, level, resultFor(view.outcome, view.seats.indexOf(person), pairs));
}
