/**
 * What somebody does at a board, one thing after the other. Some of it waits for an answer of the rules; what is
 * pressed, tapped or typed meanwhile is done when that is through, in the order in which it came, and is never lost.
 */

interface Doing {
  readonly name: string | null;
  readonly through: Promise<unknown>;
}

export class InOrder {
  /** What was asked for last, as long as it is not through. */
  #last: Doing | null = null;
  /** A step is being begun: what it asks for at once is part of it. */
  #parts: unknown[] | null = null;

  /** Something was begun and is not through. */
  get busy(): boolean {
    return this.#last !== null;
  }

  /**
   * Does something: at once if nothing is under way, else after all that was asked for before. Whoever presses the
   * same thing again because nothing has happened yet means it once: what has the name of the last thing that is not
   * through is that thing.
   */
  do<T>(step: () => T | Promise<T>, name: string | null = null): Promise<T> {
    if (this.#parts) {
      const part = step();
      this.#parts.push(part);
      return Promise.resolve(part);
    }
    const last = this.#last;
    if (last && name !== null && last.name === name) return last.through as Promise<T>;
    const begin = () => this.#begin(step);
    const begun = last ? last.through.then(begin, begin) : begin();
    if (!(begun instanceof Promise)) return Promise.resolve(begun);
    const doing = { name, through: begun };
    this.#last = doing;
    const end = () => {
      if (this.#last === doing) this.#last = null;
    };
    begun.then(end, end);
    return begun;
  }

  #begin<T>(step: () => T | Promise<T>): T | Promise<T> {
    const parts: unknown[] = [];
    this.#parts = parts;
    let result: T | Promise<T>;
    try {
      result = step();
    } finally {
      this.#parts = null;
    }
    return parts.some((part) => part instanceof Promise) ? Promise.all(parts).then(() => result) : result;
  }
}
