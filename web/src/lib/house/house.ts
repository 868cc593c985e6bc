/** The table of one match, which lives in a worker. */

import type { Ask, EventView, Reply } from '../../protocol';
import { Post } from './post';
import { Refused } from './refused';

export class House {
  #post: Post;
  /** What has happened at the table so far: a view brings only what is new. */
  #events: EventView[] = [];

  constructor() {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), {
      type: 'module',
      name: 'table',
    });
    this.#post = new Post(worker);
  }

  /**
   * Puts a question and says what kind of answer is wanted. Fails with `Refused` if it is refused as a whole, and
   * with `Broken` if nobody answers any more. What is refused at the table comes with the table as it stands.
   */
  async ask<R extends Reply['reply']>(question: Ask, reply: R): Promise<Extract<Reply, { reply: R }>> {
    const answer = JSON.parse(await this.#post.ask(JSON.stringify(question))) as Reply;
    // Answers come in the order of their questions, so that nothing is left out between them.
    if (answer.reply === 'table') {
      this.#events = [...this.#events.slice(0, answer.view.eventsBefore), ...answer.view.events];
      answer.view.events = this.#events;
    }
    if (isOf(answer, reply)) return answer;
    if (answer.reply === 'refused') throw new Refused(answer.refused);
    throw new Error(`${question.ask} was answered by ${answer.reply}`);
  }

  /** Nobody sits at this table any more. */
  close(): void {
    this.#post.end(new DOMException('the table is closed', 'AbortError'));
  }
}

function isOf<R extends Reply['reply']>(answer: Reply, reply: R): answer is Extract<Reply, { reply: R }> {
  return answer.reply === reply;
}
