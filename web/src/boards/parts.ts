/** What a game brings to a table, wherever it is played, explored or looked at again. */

import type { Component } from 'svelte';
import type { Desk, Light } from '../lib/desk';
import type { GameName, Language, PositionView } from '../protocol';

/** Every component gets `{ desk, play }`. */
export interface GameParts<Play = unknown, Position extends PositionView = PositionView> {
  name: GameName;
  /** What goes on while somebody makes up a move: the tile in hand, the expression so far. One for each match. */
  newPlay(desk: Desk): Play;
  /** The board; it fills its parent. */
  Board: Component<{ desk: Desk; play: Play }>;
  /** How high the board wants to be on a screen that can be scrolled, for its width in pixels, as a length of CSS. */
  heightFor?(position: Position, width: number): string | null;
  /** The board is wider than high, and wants all the width there is. */
  isWide?(position: Position): boolean;
  /** The game's part of the column beside the board. */
  Side: Component<{ desk: Desk; play: Play }>;
  /** What lies below the board. Null: what is played with stands beside it, in `Side`. */
  Tray: Component<{ desk: Desk; play: Play }> | null;
  /** Why the game ended as it did, drawn. */
  Result: Component<{ desk: Desk; play: Play }>;
  /** The position as text for those who do not see it, a line each. */
  describe(position: Position, lang: Language): string[];
  /** The board as a picture that stands alone. Files that leave the page are drawn by day. */
  draw(position: Position, light?: Light): string;
  /** People are called by the names of their seats. Not where roles change and seats have numbers for names. */
  namesSeats: boolean;
  /** Dice or a bag; null: there is no chance in it. */
  chance: Chance | null;
  typing: Typing;
  /** Shows at the board what an analysis expects; null: nothing. */
  expect?(play: Play, value: number | null): void;
  /** A move that a class proposes, where it is told otherwise than by what it would do; null: this one is not. */
  proposal?(event: string, desk: Desk): Promise<Proposed> | null;
}

/** What chance is in a game, and what is said about it. */
export interface Chance {
  /** Somebody is to roll or draw. `alone`: it is the one person who reads this. */
  asks(name: string, alone: boolean): string;
  /** Real dice are to be rolled, or a real token drawn, and typed. */
  asksReal(): string;
  /** Whoever explores a game may say what comes. */
  asksChoice(name: string): string;
  /** What a class reads while its teacher is to do it. */
  asksTeacher?(): string;
  /** Checks afterwards that nobody has bent it. */
  checks?(): string;
  /** How it is typed. */
  help(): string;
  /** A roll or a draw as records write it, from what somebody typed. */
  from(typed: string): string;
}

/** Moves that are typed. Nothing here says whether one is legal. */
export interface Typing {
  help(): string;
  /** A move as records write it, from what somebody typed. */
  move(typed: string): string;
  /** The board has a field of its own: always, or one that a class types in and nowhere else. */
  onBoard?: 'always' | 'in-class';
}

export interface Proposed {
  /** The number that is wanted: proposals of the same number are one wish. */
  number: number | null;
  text: string;
}

/** The page hands each component the very play that `newPlay` made, and a game its own positions. */
export function gameParts<Play, Position extends PositionView>(own: GameParts<Play, Position>): GameParts {
  return own as unknown as GameParts;
}
