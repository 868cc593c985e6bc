/**
 * A position as layers to paint, from the table upwards. The eye looks down from
 * a little in front: a level lifts its tiles a bit up the screen and shows a wall below
 * them. In each layer all walls come before all faces, for a wall never hides a face
 * of its own level.
 */

import type { Hex, PlacedTile, SevenView } from '../../protocol';
import { around, boxAround, centre, key, turnAround, type Box, type Point } from './hex';
import { colourOf, type Colour } from './materials';
import { outline } from './outline';

/** How thick a tile of this level looks: more with every level, so that height is felt. */
export function thickness(level: number): number {
  return 0.15 + 0.03 * level;
}

/** How far up the screen the top of this level is. */
export function lift(level: number): number {
  let sum = 0;
  for (let below = 1; below <= level; below += 1) sum += thickness(below);
  return sum;
}

export interface Piece {
  /** The number of the move that placed it. */
  index: number;
  tile: string;
  seat: number;
  colour: Colour;
  level: number;
  cells: Hex[];
  face: string;
  wall: string;
  shadow: string;
  /** The line within the outline that marks the last move. */
  mark: string;
  /** Where numbers stand: the hexes that nothing covers. */
  numbers: Point[];
}

export interface Layer {
  level: number;
  pieces: Piece[];
}

/** Where the number of a cell stands when a tile of this level covers it. */
function numberAt(cell: Hex, level: number): Point {
  const { x, y } = centre(cell);
  return { x, y: y - lift(level) };
}

/** The height of every cell that something covers. */
export function heights(placed: readonly PlacedTile[]): Map<string, number> {
  const tops = new Map<string, number>();
  for (const { cells, level } of placed) {
    for (const cell of cells) tops.set(key(cell), Math.max(level, tops.get(key(cell)) ?? 0));
  }
  return tops;
}

export function pieceOf(
  placed: { tile: string; seat: number; level: number; cells: readonly Hex[] },
  pairs: boolean,
  index = 0,
  covered: (cell: Hex) => boolean = () => false,
): Piece {
  const { tile, seat, level } = placed;
  const cells = [...placed.cells];
  const raised = -lift(level);
  return {
    index,
    tile,
    seat,
    colour: colourOf(seat, pairs),
    level,
    cells,
    face: outline(cells, 0.035, 0.3, raised),
    wall: outline(cells, 0.035, 0.3, raised + thickness(level)),
    shadow: outline(cells, 0.02, 0.3, raised + thickness(level)),
    mark: outline(cells, 0.17, 0.22, raised),
    numbers: cells.filter((cell) => !covered(cell)).map((cell) => numberAt(cell, level)),
  };
}

/** The layers of a position, seen from the other side if `flipped`. */
export function layers(view: Pick<SevenView, 'placed' | 'pairs'>, flipped: boolean): Layer[] {
  const placed = flipped ? view.placed.map((one) => ({ ...one, cells: turnAround(one.cells) })) : view.placed;
  const tops = heights(placed);
  const found: Layer[] = [];
  placed.forEach((one, index) => {
    const covered = (cell: Hex) => (tops.get(key(cell)) ?? 0) > one.level;
    while (found.length < one.level) found.push({ level: found.length + 1, pieces: [] });
    found[one.level - 1]?.pieces.push(pieceOf(one, view.pairs, index, covered));
  });
  return found;
}

/** The part of the table that a picture of these tiles has to show. */
export function extent(placed: readonly { cells: readonly Hex[]; level: number }[], margin: number): Box {
  const cells = placed.flatMap((one) => [...one.cells]);
  const top = Math.max(0, ...placed.map(({ level }) => level));
  const box = boxAround(cells) ?? boxAround([[0, 0]]) ?? { left: -1, top: -1, right: 1, bottom: 1 };
  return around({ ...box, top: box.top - lift(top) }, margin);
}
