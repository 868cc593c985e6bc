/** The computer players, which think in a worker of their own. */

import type {
  AnalysisView,
  DayKind,
  DayPuzzle,
  HintView,
  JudgementView,
  LaidTiles,
  Language,
  LayHint,
  PuzzleTask,
  Question,
  ReviewStep,
  Thought,
} from '../../protocol';
import { Post } from './post';
import { Refused } from './refused';

/** How long an analysis thinks in one go: the first answers come quickly, later ones go deeper. */
const FIRST_GO = 150;
const LONGEST_GO = 2500;

interface Analysing {
  /** How many moves to tell. */
  lines?: number;
  /** How long to think in all, in thousandths of a second. */
  millis?: number;
}

export class Thinker {
  #post: Post | null = null;

  /** A move for a computer of this level. */
  async choose(record: string, level: number, seed: string, millis: number): Promise<string> {
    return (await this.#ask({ ask: 'choose', record, level, seed, millis }, 'choice')).event;
  }

  /**
   * What a position is worth, told again and again while it becomes clearer. What was found before is kept, so each
   * go begins where the last one ended. Ends when the value is proven, the time is up, or the signal says so.
   */
  async analyse(
    record: string,
    onprogress: (analysis: AnalysisView, done: boolean) => void,
    signal?: AbortSignal,
    { lines = 5, millis = 30_000 }: Analysing = {},
  ): Promise<AnalysisView> {
    const stop = () => this.cancel();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      let left = millis;
      for (let go = FIRST_GO; ; go = Math.min(go * 2, LONGEST_GO)) {
        const time = Math.min(go, left);
        const found = await this.#ask({ ask: 'analyse', record, millis: time, lines }, 'analysis');
        signal?.throwIfAborted();
        left -= time;
        const done = found.done || left <= 0;
        onprogress(found.analysis, done);
        if (done) return found.analysis;
      }
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  /** A hint for the seat to move. */
  async hint(record: string, millis: number, lang: Language): Promise<HintView> {
    return (await this.#ask({ ask: 'hint', record, millis, lang }, 'hint')).hint;
  }

  /** How the position after so many events of a record stands. */
  async review(record: string, events: number, millis: number): Promise<ReviewStep> {
    return (await this.#ask({ ask: 'review', record, events, millis }, 'review')).step;
  }

  /** What every move of a record cost. */
  async judge(record: string, steps: ReviewStep[], lang: Language): Promise<JudgementView> {
    return (await this.#ask({ ask: 'judge', record, steps, lang }, 'judgement')).judgement;
  }

  /** Help with a puzzle. */
  async layHint(task: PuzzleTask, laid: LaidTiles, lang: Language): Promise<LayHint> {
    return (await this.#ask({ ask: 'lay-hint', task, laid, lang }, 'lay-hint')).hint;
  }

  /** A puzzle's solution, and for a copycat how many there are. */
  async laySolution(
    task: PuzzleTask,
    laid: LaidTiles,
    lang: Language,
  ): Promise<{ solutions: number | null; laid: LaidTiles | null }> {
    return this.#ask({ ask: 'lay-solution', task, laid, lang }, 'lay-solution');
  }

  /** The puzzle of a day. */
  async puzzleOf(date: string, kind: DayKind, lang: Language): Promise<DayPuzzle> {
    return (await this.#ask({ ask: 'puzzle-of', date, kind, lang }, 'puzzle-of')).puzzle;
  }

  /** A forced win: how it stands for a seat, and what whoever is to move plays best. */
  async defend(
    record: string,
    seat: number,
    millis: number,
  ): Promise<Extract<Thought, { thought: 'defence' }>> {
    return this.#ask({ ask: 'defend', record, seat, millis }, 'defence');
  }

  /** Stops thinking at once. Whoever waits for an answer hears an `AbortError`; the next question starts afresh. */
  cancel(): void {
    const post = this.#post;
    this.#post = null;
    post?.end(new DOMException('thinking was stopped', 'AbortError'));
  }

  /** Nothing more will be asked. */
  close(): void {
    this.cancel();
  }

  async #ask<T extends Thought['thought']>(
    question: Question,
    thought: T,
  ): Promise<Extract<Thought, { thought: T }>> {
    const post = (this.#post ??= start());
    let answer: Thought;
    try {
      answer = JSON.parse(await post.ask(JSON.stringify(question))) as Thought;
    } catch (error) {
      // A worker that broke is of no use to the next question.
      if (this.#post === post) this.#post = null;
      throw error;
    }
    if (isOf(answer, thought)) return answer;
    if (answer.thought === 'refused') throw new Refused(answer.refused);
    throw new Error(`${question.ask} was answered by ${answer.thought}`);
  }
}

function start(): Post {
  return new Post(
    new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module', name: 'think' }),
  );
}

function isOf<T extends Thought['thought']>(
  answer: Thought,
  thought: T,
): answer is Extract<Thought, { thought: T }> {
  return answer.thought === thought;
}
