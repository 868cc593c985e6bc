/**
 * The game that the class plays together, on a pupil's own device. The pupil watches the table, and works on the board
 * as if it were theirs; what comes of it is a proposal to the class.
 */

import type { Refusal } from '../../protocol';
import { isRefusal } from '../house/refused';
import type { MyTable } from '../online/my-tables';
import { isPerson } from '../result';
import { language } from '../words.svelte';
import { ClassMatch, type Lesson } from './match.svelte';

interface Proposal {
  /** Which version of the table it is about. */
  version: number;
  event: string;
  /** What it would do. */
  said: string;
}

export class VoteMatch extends ClassMatch {
  readonly proposes = true;

  #proposal = $state.raw<Proposal | null>(null);
  #send: (event: string) => Promise<void>;

  constructor(mine: MyTable, lesson: Lesson, send: (event: string) => Promise<void>) {
    super(mine, lesson);
    this.#send = send;
  }

  /** What I propose about the table as it stands. */
  get proposal(): Proposal | null {
    return this.#proposal?.version === this.view.version ? this.#proposal : null;
  }

  /** The class has a move to make, whatever I have proposed. */
  get asksClass(): boolean {
    const { waitsFor, paused } = this.view;
    return waitsFor.for === 'move' && !paused && isPerson(this.playerOn(waitsFor.seat));
  }

  override get acting(): number | null {
    return this.asksClass && this.live && this.proposal === null ? this.waiting : null;
  }

  /** Hands a proposal in. What is against the rules is refused here at once. */
  override move = async (event: string): Promise<Refusal | null> => {
    const { version } = this.view;
    const { refused } = await this.ask({ ask: 'try', event, lang: language.now }, 'tried');
    if (refused) return this.#refused(refused);
    const { said } = await this.ask({ ask: 'would', event, lang: language.now }, 'would');
    try {
      await this.#send(event);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return this.#refused({ code: error.code, clause: error.clause, message: error.message });
    }
    this.#proposal = { version, event, said };
    this.announce(said);
    return null;
  };

  /** Takes the proposal up again; the class has it until there is another. */
  change(): void {
    this.#proposal = null;
  }

  override async translate(): Promise<void> {
    await super.translate();
    const { proposal } = this;
    if (!proposal) return;
    const { said } = await this.ask({ ask: 'would', event: proposal.event, lang: language.now }, 'would');
    if (this.proposal === proposal) this.#proposal = { ...proposal, said };
  }

  #refused(refusal: Refusal): Refusal {
    this.refuse(refusal);
    return refusal;
  }
}
