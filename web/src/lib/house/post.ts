/** Questions to a worker and its answers: texts with a number, in any order. */

/** What a worker is sent. */
export interface Asked {
  id: number;
  text: string;
}

/** What it sends back: an answer, or what broke. */
export type Answered = { id: number; text: string } | { id: number; broke: string };

/** Why a worker cannot answer any more: it could not be loaded, or something in it broke. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

interface Waiting {
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
}

/** A worker with the questions it has not answered yet. */
export class Post {
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #next = 0;
  /** Why nobody answers any more. */
  #ended: { why: unknown } | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      if ('broke' in data) this.#break(data.broke);
      else this.#settle(data.id, data.text);
    };
    // A script that cannot be loaded says nothing of itself.
    worker.onerror = (event) => {
      event.preventDefault();
      this.#break(event.message || 'the worker could not be loaded');
    };
    worker.onmessageerror = () => this.#break('an answer could not be read');
  }

  ask(text: string): Promise<string> {
    if (this.#ended) return Promise.reject(this.#ended.why);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const asked: Asked = { id, text };
      this.#worker.postMessage(asked);
    });
  }

  /** Ends the worker. Whoever waits, or asks later, hears this. */
  end(why: unknown): void {
    this.#ended ??= { why };
    this.#worker.terminate();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(why);
  }

  #settle(id: number, text: string): void {
    this.#waiting.get(id)?.resolve(text);
    this.#waiting.delete(id);
  }

  #break(why: string): void {
    this.end(new Broken(why));
  }
}
