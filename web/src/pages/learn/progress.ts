/** How far somebody has come in each first game. It is kept on this device. */

import { games } from '../../boards';
import type { GameName } from '../../protocol';

const PLACE = 'tablier.learn';

export type Progress = Partial<Record<GameName, number>>;

/** Reads what was kept; whatever does not fit is forgotten. */
export function readProgress(text: string | null): Progress {
  const progress: Progress = {};
  try {
    const kept: unknown = text === null ? null : JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return progress;
    for (const game of games) {
      const at: unknown = (kept as Record<string, unknown>)[game];
      if (typeof at === 'number' && Number.isInteger(at) && at >= 0) progress[game] = at;
    }
  } catch {
    // Somebody else wrote there.
  }
  return progress;
}

function kept(): Progress {
  try {
    return readProgress(localStorage.getItem(PLACE));
  } catch {
    return {};
  }
}

/** The number of the step that is next, from 0. */
export function stepReached(game: GameName): number {
  return kept()[game] ?? 0;
}

export function keepStep(game: GameName, at: number): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [game]: at }));
  } catch {
    // A device that keeps nothing begins anew each time.
  }
}
