/** What was said and is not yet known to be kept. It is said again, under the same number, until the server answers. */

import type { Act, Refusal } from '../../protocol';

/** Something said at the table: the sender's number for it, and the version of the table it is about. */
export interface Pending {
  id: number;
  version: number;
  act: Act;
}

type Answer = (refused: Refusal | null) => void;

export class Outbox {
  /** In the order in which it was said. */
  pending: Pending[];
  /** The last number that was given. */
  lastId: number;
  #waiting = new Map<number, Answer>();

  constructor(lastId: number, pending: Pending[]) {
    this.pending = pending;
    this.lastId = pending.reduce((last, { id }) => Math.max(last, id), lastId);
  }

  /** Adds something under a number that nobody at this seat has used. */
  add(version: number, act: Act, used: number): { sent: Pending; answered: Promise<Refusal | null> } {
    this.lastId = Math.max(this.lastId, used) + 1;
    const sent = { id: this.lastId, version, act };
    this.pending = [...this.pending, sent];
    const answered = new Promise<Refusal | null>((done) => this.#waiting.set(sent.id, done));
    return { sent, answered };
  }

  /** Takes out what was answered; null if it is not in here. */
  take(id: number): Pending | null {
    const found = this.pending.find((one) => one.id === id) ?? null;
    if (found) this.pending = this.pending.filter((one) => one !== found);
    return found;
  }

  /** Tells whoever said it. */
  answer(id: number, refused: Refusal | null): void {
    this.#waiting.get(id)?.(refused);
    this.#waiting.delete(id);
  }
}
