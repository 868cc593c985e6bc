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

export interface Game {
  name: GameName;
  /** A name is a name: the same in every language. */
  title: string;
  /** What it is about, in one line for the first page. */
  line(): string;
  /** The colours of its seats, where seats have some, by what was chosen in its form. */
  seatColours?(chosen: Record<string, string>): string[];
  /** What is heard when something has happened; null: nothing. */
  sound(event: EventView): Sound | null;
  /** Everything at a table. */
  table(): Promise<{ parts: GameParts }>;
  /** How it is weighed, for those who look at a game again or explore it. */
  measure(): Promise<{ measure: Measure }>;
  /** Its first game, its strategy, and the examples of its rules. */
  lessons(): Promise<{ course: Course }>;
  strategy(): Promise<{ strategy: Strategy }>;
  examples(): Promise<{ examples: Examples; captions: () => Record<string, string> }>;
  /** A picture of it for the first page, without its table. */
  picture(): Promise<{ default: Component }>;
  /** Who invented it, and where its rules are from. */
  about(): Promise<{ about: () => { origin: string } }>;
  /** What is asked before its boards are printed. */
  printChoice?(): Promise<{ default: Component<{ layout: string }, object, 'layout'> }>;
  /** Pages that only this game has, by the name of their address. */
  pages?: Record<string, () => Promise<{ default: Component<{ route: never }> }>>;
}
