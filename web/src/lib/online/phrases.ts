/** What can be said at a table, in the order in which it is offered. */

import type { Phrase } from '../../protocol';

export const PHRASES: readonly Phrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'one-moment',
  'back',
  'good-game',
  'goodbye',
];
