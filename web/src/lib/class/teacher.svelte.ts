/** A class as its teacher has it: what the server tells, what is ordered, and the real names that stay here. */

import type { ClassSide, Glance, Order, PupilId, TeacherView } from '../../protocol';
import { classWords } from '../../words/class';
import { isRefusal } from '../house/refused';
import { announce } from '../live.svelte';
import { sentence } from '../words.svelte';
import { giveOrder } from './api';
import { keepClass, type MyClass } from './kept';
import { ClassLink } from './link.svelte';

export class Teacher {
  view = $state.raw<TeacherView | null>(null);
  glances = $state.raw<ReadonlyMap<string, Glance>>(new Map());
  /** When something last happened at a table, by this device's clock: the server's may be another. */
  readonly seen = new Map<string, number>();
  refused = $state('');
  busy = $state(false);
  /** The last code for a lost seat, and whose. */
  seatCode = $state.raw<{ pupil: PupilId; code: string } | null>(null);
  /** Real names are shown; not while others can see the screen. */
  showsReal = $state(false);
  mine = $state.raw<MyClass>() as MyClass;
  readonly link: ClassLink;

  constructor(mine: MyClass) {
    this.mine = mine;
    this.link = new ClassLink(mine.id, mine.secret, (tell) => {
      if (tell.tell === 'class') this.view = tell;
      if (tell.tell === 'glance') this.#glance(tell);
    });
  }

  #glance(glance: Glance): void {
    if (this.glances.get(glance.table)?.at !== glance.at) this.seen.set(glance.table, Date.now());
    this.glances = new Map(this.glances).set(glance.table, glance);
  }

  /** Carries out an order; false if it was refused, and then it says why. */
  async order(order: Order): Promise<boolean> {
    this.busy = true;
    this.refused = '';
    try {
      const { code } = await giveOrder(this.mine.id, this.mine.secret, order);
      if (code !== null && 'pupil' in order) this.seatCode = { pupil: order.pupil, code };
      return true;
    } catch (error) {
      this.refused = isRefusal(error) ? sentence(error.message) : String(error);
      announce(this.refused);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The name that the class knows. */
  name(pupil: PupilId): string {
    return this.view?.names[pupil - 1] ?? String(pupil);
  }

  /** What to call a pupil on this screen. */
  called(pupil: PupilId): string {
    const real = this.mine.real[pupil];
    return this.showsReal && real ? `${real} (${this.name(pupil)})` : this.name(pupil);
  }

  /** What to call a pupil in files and prints that stay with the teacher. */
  written(pupil: PupilId): string {
    return this.mine.real[pupil] || this.name(pupil);
  }

  side(side: ClassSide): string {
    if (side.side === 'computer') return classWords().computer(side.level);
    return side.pupils.map((pupil) => this.called(pupil)).join(' + ');
  }

  writeReal(pupil: PupilId, name: string): void {
    const real = { ...this.mine.real };
    if (name.trim() === '') delete real[pupil];
    else real[pupil] = name.trim();
    this.mine = { ...this.mine, real };
    keepClass(this.mine);
  }
}
