/** Pieces without their level's number: in a puzzle everything that is laid lies on one level. */

import type { Layer } from '../scene';

export function plain(layers: readonly Layer[]): Layer[] {
  return layers.map(({ level, pieces }) => ({
    level,
    pieces: pieces.map((piece) => ({ ...piece, numbers: [] })),
  }));
}
