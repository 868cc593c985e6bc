/** A table of a class, as a pupil or the whole class plays at it: the teacher's settings count, not the device's. */

import { OnlineMatch } from '../online/online.svelte';
import type { MyTable } from '../online/my-tables';
import type { Settings } from '../settings.svelte';
import { settings } from '../settings.svelte';

export interface Lesson {
  calculate: boolean;
  showsPossible: boolean;
}

export class ClassMatch extends OnlineMatch {
  #lesson: Lesson;

  constructor(mine: MyTable, lesson: Lesson) {
    super(mine);
    this.#lesson = lesson;
  }

  override readonly settings: Settings = new Proxy(settings, {
    get: (target, key) => (key === 'calculate' ? this.#lesson.calculate : Reflect.get(target, key)),
  });

  get hidesPossible(): boolean {
    return !this.#lesson.showsPossible;
  }
}
