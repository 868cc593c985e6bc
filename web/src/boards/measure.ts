/** How a game is weighed: what is expected in it, and how that is told and drawn when it is looked at again or explored. */

import type { Curve } from '../lib/review/graph';
import type { AnalysisView, HintStep, JudgedMove, PositionView, ReviewStep } from '../protocol';

/** What a side is drawn in, as in `pages/review/seats.css`. */
export type Tint = 'white' | 'black' | 'red' | 'blue';

/** Names of seats in turn order. */
type Names = readonly string[];

export interface Measure<Position extends PositionView = PositionView> {
  /** What a move touches, to be marked on the position that is shown. */
  marksOf(event: string, before: Position, after: Position, shown: Position): HintStep;
  /** Left out where sides are not told apart by a colour. */
  tintOf?(position: Position, seat: number): Tint;
  /** The number of the round that a position is in; left out where there is but one. */
  roundOf?(position: Position): number;

  /** A cost or a gain, its unit left to the sentence. */
  amount(value: number): string;
  /** A move costs such an amount. */
  costs(amount: string): string;
  /** What can be expected at a step. */
  expected(step: ReviewStep, names: Names): string;
  /** The same in a column of figures, */
  figure(step: ReviewStep): string;
  /** and what stands above that column: what is only said, and what is shown. */
  column(first: ReviewStep | undefined, names: Names): { said: string; shown: string };
  /** The longest bar stands for no less. */
  leastBar: number;
  /** What dice or a bag gave; left out in a game without chance. */
  luck?(): string;
  /** What the graph is called. */
  graph(): string;
  /** Left out where the graph has the sides' chances as areas. */
  lines?: Lines<Position>;

  /** What each side can expect, the first side's share first; empty where points are expected. */
  shares(analysis: AnalysisView): number[];
  /** Points that can be expected, where there are no shares. */
  total?(value: number): string;
  /** What a line of an analysis is worth to whoever moves, */
  worth(analysis: AnalysisView, line: number): string;
  /** and its unit, said to those who do not see the column. */
  unit?(): string;
  /** How far it was looked ahead, where that says something. */
  depth?(analysis: AnalysisView): string;
}

/** A graph of points. */
export interface Lines<Position extends PositionView = PositionView> {
  /** `second` is the number of events before the second round, null if there is none. */
  of(steps: readonly ReviewStep[], end: Position, second: number | null, names: Names): Curve[];
  /** On which line a move is marked; null: on any that has a point there. */
  marks(move: JudgedMove, end: Position): number | null;
}
