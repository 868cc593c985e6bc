/** Where somebody is in a first game, and what came of the last attempt. */

import type { Course, Step } from '../../boards/lessons';
import { announce } from '../../lib/live.svelte';
import { Bench, Sandbox } from '../../lib/sandbox.svelte';
import type { GameName, TableView } from '../../protocol';
import { learnWords as w } from '../../words/learn';
import { keepStep, stepReached } from './progress';

export class Lesson {
  readonly game: GameName;
  readonly course: Course;
  /** The number of the step, from 0; one more than there are is the end. */
  at = $state(0);
  phase = $state<'doing' | 'done' | 'again'>('doing');
  sandbox = $state.raw<Sandbox | null>(null);
  /** What is said to those who want to see how. */
  shown = $state<{ event: string } | null>(null);
  broken = $state(false);

  #bench: Bench;
  #asked = 0;

  constructor(game: GameName, course: Course, bench: Bench) {
    this.game = game;
    this.course = course;
    this.#bench = bench;
  }

  get step(): Step | null {
    return this.course.steps[this.at] ?? null;
  }

  get count(): number {
    return this.course.steps.length;
  }

  resume(): Promise<void> {
    return this.goTo(Math.min(stepReached(this.game), this.count));
  }

  async goTo(at: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    keepStep(this.game, at);
    const step = this.course.steps[at];
    let sandbox: Sandbox | null = null;
    try {
      sandbox = step ? await Sandbox.open(this.#bench, step.start) : null;
    } catch (error) {
      console.error(error);
      this.broken = true;
      return;
    }
    if (asked !== this.#asked) {
      sandbox?.close();
      return;
    }
    this.sandbox?.close();
    this.at = at;
    this.phase = 'doing';
    this.shown = null;
    this.sandbox = sandbox;
    if (sandbox) sandbox.onmoved = (before) => this.#judge(before);
    if (step) announce(this.course.say(step.text));
  }

  next(): Promise<void> {
    return this.goTo(this.at + 1);
  }

  async retry(): Promise<void> {
    const { sandbox } = this;
    // What is done on the board before it is laid again would be lost with it.
    await sandbox?.reset();
    if (sandbox !== this.sandbox) return;
    this.phase = 'doing';
    this.shown = null;
    sandbox?.wake();
  }

  /** Points at one way to do it. */
  show(): void {
    if (this.way === undefined || !this.sandbox) return;
    this.shown = { event: this.way };
    this.sandbox.hint = this.course.hint(this.way);
  }

  /** One way to do it. */
  get way(): string | undefined {
    return this.step?.solution[0];
  }

  close(): void {
    this.#asked += 1;
    this.sandbox?.close();
  }

  #judge(before: TableView): void {
    const { step, sandbox } = this;
    const event = sandbox?.view.events.at(-1)?.event;
    if (!step || !sandbox || event === undefined) return;
    const verdict = step.goal({ before, after: sandbox.view, event });
    if (verdict === 'on') return;
    this.phase = verdict;
    this.shown = null;
    // Nothing more happens on the board until somebody has read what is said about it.
    sandbox.asleep = true;
    announce(this.said);
    if (verdict === 'done') keepStep(this.game, this.at + 1);
  }

  /** What is said about the last attempt. */
  get said(): string {
    const { step } = this;
    if (!step || this.phase === 'doing') return '';
    if (this.phase === 'done') return this.course.say(step.done);
    return step.again === undefined ? w().again : this.course.say(step.again);
  }
}
