/** Ideas for a game, with positions to try. Whatever counts as an answer is worked out by the rules or the players. */

import type { Component } from 'svelte';
import type { Bench, Sandbox, Start } from '../lib/sandbox.svelte';
import type { PositionView, TableView } from '../protocol';

/** A position, and what is to be found on it: `nothing` where it is only to be played with. */
export interface Trial {
  find: string;
  start: Start;
}

/** Something is to be reached that can be read off the position. */
export interface Goal extends Trial {
  find: 'goal';
  goal: (before: TableView, after: TableView) => boolean;
  done: string;
  again: string;
  /** One way to do it, for the tests. */
  solution: string;
}

export interface Idea<T extends Trial = Trial | Goal> {
  title: string;
  text: string;
  trial?: T;
}

/** What was tried on a sandbox. */
export interface Tried {
  bench: Bench;
  sandbox: Sandbox;
  before: TableView;
  after: TableView;
}

/** What came of it, in the language in use. */
export interface Judged {
  good: boolean;
  text: () => string;
}

export interface Strategy {
  ideas: readonly Idea[];
  /** A text of the ideas in the language in use. */
  say(key: string): string;
  /** Where all of something is to be found: who asks for it, by what is to be found. */
  searches: Readonly<Record<string, Component<{ sandbox: Sandbox; trial: never; label: string }>>>;
  /** Where one move is to be found: who judges it, by what is to be found. */
  judges: Readonly<Record<string, (tried: Tried) => Promise<Judged>>>;
  /** What lies below the board is part of the question. */
  showsTray(position: PositionView): boolean;
}

export function isGoal(trial: Trial): trial is Goal {
  return trial.find === 'goal';
}

/** Texts by their names; what is no plain text has no words here. */
export function saying(texts: () => object): Strategy['say'] {
  return (key) => {
    const text: unknown = (texts() as Record<string, unknown>)[key];
    return typeof text === 'string' ? text : '';
  };
}
