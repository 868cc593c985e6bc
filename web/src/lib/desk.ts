/**
 * What a board sees of a match: one place where people sit, on this device. The
 * boards read it and ask through it; they hold no rule of a game.
 */

import type { Ask, HintStep, Language, PositionView, Refusal, Reply, TableView } from '../protocol';
import type { Settings } from './settings.svelte';

export interface Desk<P extends PositionView = PositionView> {
  /** The table as it stands. Reactive, replaced as a whole. */
  readonly view: TableView;
  /** The position to draw: the newest, or one that is stepped through. */
  readonly shown: P;
  /** The number of events before `shown`. */
  readonly shownEvents: number;
  /** `shown` is the newest position. */
  readonly live: boolean;
  /** The seat for which somebody at this device may act now; null: nobody. */
  readonly acting: number | null;
  /** The numbers of the players who sit at this device; left out where all who are people do. */
  readonly people?: number[];
  /** A computer is thinking. */
  readonly thinking: boolean;
  readonly lang: Language;
  readonly settings: Settings;
  /** What the hint points at. */
  readonly hint: HintStep | null;
  /** The last refusal, until something else happens. */
  readonly refusal: Refusal | null;
  /** The board is seen from the other side. */
  readonly flipped: boolean;
  /** Somebody here has to say what real dice or a real bag show, also for a computer. */
  readonly typesDice?: boolean;
  /** When `view` was made, by `now()` of lib/time: its clocks have run on since. */
  readonly viewedAt?: number;

  /** What was possible is not shown after a turn: a teacher has chosen so. */
  readonly hidesPossible?: boolean;
  /** What is made up here is proposed to others, who decide. */
  readonly proposes?: boolean;
  /** A claim was wrong; where a teacher wants to know, it is noted. */
  readonly tried?: (claim: string, code: string) => void;

  /** Makes a move for the seat that acts; the answer says why not. */
  move(event: string): Promise<Refusal | null>;
  /** Asks for the roll or the draw. */
  press(): Promise<Refusal | null>;
  /** Says what the real dice show. */
  typeChance(event: string): Promise<Refusal | null>;
  /** Keeps what has been worked out so far. */
  draft(text: string): void;
  /** Shows a refusal in words beside the board; null takes it away. */
  refuse(refusal: Refusal | null): void;
  /** Says something in the live region. */
  announce(text: string): void;
  /** Puts a question to the rules. */
  ask<R extends Reply['reply']>(question: Ask, reply: R): Promise<Extract<Reply, { reply: R }>>;
}

/** By night the table is dark. */
export type Light = 'day' | 'night';
