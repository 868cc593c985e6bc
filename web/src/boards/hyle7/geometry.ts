/** Where things lie on a drawn board. A cell is 100 units wide. */

export const CELL = 100;
/** Room around the cells: coordinates on the left and below, scores above and on the right. */
export const MARGIN = { left: 38, top: 50, right: 52, bottom: 44 };

export interface Point {
  x: number;
  y: number;
}

/** Column from the left and row from the top, counted from 0. */
export interface Place {
  column: number;
  row: number;
}

export function nameOf(place: Place, size: number): string {
  return String.fromCharCode(97 + place.column) + String(size - place.row);
}

export function placeOf(name: string, size: number): Place {
  return { column: name.charCodeAt(0) - 97, row: size - Number(name.slice(1)) };
}

/** The names of all cells, row by row from the top. */
export function cellNames(size: number): string[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => nameOf({ column, row }, size)),
  );
}

export function colourAt(rows: number[][], name: string): number {
  const place = placeOf(name, rows.length);
  return rows[place.row]?.[place.column] ?? 0;
}

/** The other side's view turns the board by half a turn. The same again turns it back. */
export function seen(place: Place, size: number, flipped: boolean): Place {
  return flipped ? { column: size - 1 - place.column, row: size - 1 - place.row } : place;
}

/** The middle of a cell. */
export function centre(name: string, size: number, flipped: boolean): Point {
  const place = seen(placeOf(name, size), size, flipped);
  return { x: (place.column + 0.5) * CELL, y: (place.row + 0.5) * CELL };
}

/** The cell one step away as it is seen; the same cell at the edge. */
export function neighbour(
  name: string,
  across: number,
  down: number,
  size: number,
  flipped: boolean,
): string {
  const from = seen(placeOf(name, size), size, flipped);
  const within = (value: number) => Math.min(size - 1, Math.max(0, value));
  const to = { column: within(from.column + across), row: within(from.row + down) };
  return nameOf(seen(to, size, flipped), size);
}

/** A frame around neighbouring cells of one line. */
export function frame(cells: string[], size: number, flipped: boolean, inset: number) {
  const points = cells.map((cell) => centre(cell, size, flipped));
  const left = Math.min(...points.map((point) => point.x)) - CELL / 2 + inset;
  const top = Math.min(...points.map((point) => point.y)) - CELL / 2 + inset;
  const right = Math.max(...points.map((point) => point.x)) + CELL / 2 - inset;
  const bottom = Math.max(...points.map((point) => point.y)) + CELL / 2 - inset;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Where a token that is pulled by a pointer shows itself: it keeps to its row or its
 * column and stops at the last of the cells it may reach. `cell` is the nearest of them.
 */
export function pulled(
  from: string,
  reach: string[],
  pull: Point,
  size: number,
  flipped: boolean,
): { at: Point; cell: string } {
  const start = centre(from, size, flipped);
  const across = Math.abs(pull.x) >= Math.abs(pull.y);
  const stops = [from, ...reach]
    .map((cell) => ({ cell, at: centre(cell, size, flipped) }))
    .filter(({ at }) => (across ? at.y === start.y : at.x === start.x));
  const along = stops.map(({ at }) => (across ? at.x : at.y));
  const wanted = across ? start.x + pull.x : start.y + pull.y;
  const reached = Math.min(Math.max(...along), Math.max(Math.min(...along), wanted));
  const at = across ? { x: reached, y: start.y } : { x: start.x, y: reached };
  const distance = (point: Point) => Math.hypot(point.x - at.x, point.y - at.y);
  const nearest = stops.reduce((best, stop) => (distance(stop.at) < distance(best.at) ? stop : best));
  return { at, cell: nearest.cell };
}
