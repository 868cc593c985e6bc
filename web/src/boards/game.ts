/**
 * A game as the page knows it before anything of it is loaded, and the ways to load the rest. This much of every game
 * travels with the first page, so it is small; what only one page needs comes with that page.
 */

import type { Component } from 'svelte';
import type { Sound } from '../lib/sound';
import type { EventView, GameName } from '../protocol';
import type { Examples } from './examples';
import type { Course } from './lessons';
import type { Measure } from './measure';
import type { GameParts } from './parts';
import type { Strategy } from './strategy';

/** Examples and what is said below them. */
export interface ShownExamples {
  examples: Examples;
  captions: () => Record<string, string>;
}

/** What any game has, also one without a folder of its own: it can be played, looked at again and explored. */
export interface Playable {
  /** The colours of its seats, where seats have some, by what was chosen in its form. */
  seatColours?(chosen: Record<string, string>): string[];
  /** What is heard when something has happened; null: nothing. */
  sound(event: EventView): Sound | null;
  /** Everything at a table. */
  table(): Promise<{ parts: GameParts }>;
  /** How it is weighed, for those who look at a game again or explore it. */
  measure(): Promise<{ measure: Measure }>;
  /** The examples of its rules. */
  examples?(): Promise<ShownExamples>;
}

/** A game with a folder: it is shown in lists, told about and taught. */
export interface Game extends Playable {
  name: GameName;
  /** What it is about, in one line for the first page. */
  line(): string;
  /** Its first game and its strategy. */
  lessons(): Promise<{ course: Course }>;
  strategy(): Promise<{ strategy: Strategy }>;
  examples(): Promise<ShownExamples>;
  /** A picture of it for the first page, without its table. */
  picture(): Promise<{ default: Component }>;
  /** Who invented it, and where its rules are from. */
  about(): Promise<{ about: () => { origin: string } }>;
  /** What is asked before its boards are printed. */
  printChoice?(): Promise<{ default: Component<{ layout: string }, object, 'layout'> }>;
  /** Pages that only this game has, by the name of their address. */
  pages?: Record<string, () => Promise<{ default: Component<{ route: never }> }>>;
}
