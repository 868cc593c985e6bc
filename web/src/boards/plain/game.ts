/** Any game without a folder of its own, before its board is loaded. */

import type { GameName } from '../../protocol';
import type { Playable } from '../game';

export const plainGame = (name: GameName): Playable => ({
  sound: ({ kind }) => (kind === 'chance' ? 'roll' : kind === 'move' ? 'place' : null),
  table: async () => ({ parts: (await import('.')).partsFor(name) }),
  measure: async () => ({ measure: (await import('./measure')).measureFor(name) }),
});
