/**
 * Where things lie on the rhombus. All hexes are pointy-top and have sides of
 * length 1. The board lies flat, with its rows from left to right, or, where there is
 * more height than width, stands on its sharp corner: turned by 60°, so that hexes stay as they are.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  row: number;
  column: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'top' | 'bottom' | 'left' | 'right';

export interface Attitude {
  size: number;
  upright: boolean;
  /** Seen from the other side of the table. */
  flipped: boolean;
}

/** What the frame takes around the hexes. */
export const FRAME = 0.48;

/** What its shadow takes below it. */
const SHADOW = 0.14;

/** How wide the rails in it are. */
export const RAIL = 0.26;

const HALF = Math.sqrt(3) / 2;

/** How the six neighbours of a cell lie: rows down and columns to the right. */
const AROUND: [rows: number, columns: number][] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
];

/** How far apart neighbours in a row and neighbours in a column lie. */
function steps(upright: boolean): { row: Point; column: Point } {
  return upright
    ? { row: { x: HALF, y: 1.5 }, column: { x: -HALF, y: 1.5 } }
    : { row: { x: 2 * HALF, y: 0 }, column: { x: HALF, y: 1.5 } };
}

export function centre(place: Place, { size, upright, flipped }: Attitude): Point {
  const step = steps(upright);
  // Half a turn about the middle of the board leaves the board where it is.
  const row = flipped ? size - 1 - place.row : place.row;
  const column = flipped ? size - 1 - place.column : place.column;
  return { x: column * step.row.x + row * step.column.x, y: column * step.row.y + row * step.column.y };
}

/** The corners of a hex around a point, the topmost first, clockwise. */
export function corners(at: Point, radius = 1): Point[] {
  return [
    { x: at.x, y: at.y - radius },
    { x: at.x + HALF * radius, y: at.y - radius / 2 },
    { x: at.x + HALF * radius, y: at.y + radius / 2 },
    { x: at.x, y: at.y + radius },
    { x: at.x - HALF * radius, y: at.y + radius / 2 },
    { x: at.x - HALF * radius, y: at.y - radius / 2 },
  ];
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A hex as a path whose corners are softened. */
export function softHex(at: Point, radius: number, soft: number): string {
  const all = corners(at, radius);
  const part = soft / radius;
  let path = '';
  all.forEach((corner, index) => {
    const before = all[(index + 5) % 6] ?? corner;
    const after = all[(index + 1) % 6] ?? corner;
    const from = between(corner, before, part);
    const to = between(corner, after, part);
    path += `${index === 0 ? 'M' : 'L'}${written(from)}Q${written(corner)} ${written(to)}`;
  });
  return `${path}Z`;
}

const written = (point: Point): string => `${round(point.x)} ${round(point.y)}`;

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** What there is to see of a board of this size, its frame included. */
export function extent(attitude: Attitude): Box {
  const last = attitude.size - 1;
  const ends = [0, last].flatMap((row) => [0, last].map((column) => centre({ row, column }, attitude)));
  const left = Math.min(...ends.map((end) => end.x)) - HALF - FRAME;
  const right = Math.max(...ends.map((end) => end.x)) + HALF + FRAME;
  const top = Math.min(...ends.map((end) => end.y)) - 1 - FRAME;
  const bottom = Math.max(...ends.map((end) => end.y)) + 1 + FRAME + SHADOW;
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}

/** Cells narrower than this, in pixels, are hit by a thumb only with care. */
const THUMB = 46;

/** No cell of a standing board is narrower than this on a phone. */
const LEAST = 44.5;

/** Table that is left free around the frame on a phone, at each edge. */
export const MARGIN = 3;

/** How many pixels a side of a hex has in so much space. */
function scaleIn(size: number, upright: boolean, width: number, height: number): number {
  const box = extent({ size, upright, flipped: false });
  return Math.min(width / box.width, height / box.height);
}

/** Whether the board had better stand on its corner in so much space: where it gains much, or where a thumb needs it. */
export function standsBetter(size: number, width: number, height: number): boolean {
  const flat = scaleIn(size, false, width, height);
  const standing = scaleIn(size, true, width, height);
  return standing > (2 * HALF * flat < THUMB ? 1 : 1.2) * flat;
}

/**
 * How high the board wants to be on a screen that can be scrolled, for its width in pixels, as a length of CSS:
 * flat and no higher than it fills, unless its cells were too small for a thumb; then it stands.
 */
export function heightFor(size: number, width: number): string {
  const inner = width - 2 * MARGIN;
  const pixels = (upright: boolean, scale: number): number =>
    Math.round(extent({ size, upright, flipped: false }).height * scale + 2 * MARGIN);
  const flat = scaleIn(size, false, inner, Infinity);
  if (2 * HALF * flat >= THUMB) return `min(${pixels(false, flat)}px, 62dvh)`;
  const standing = scaleIn(size, true, inner, Infinity);
  const least = Math.min(standing, LEAST / (2 * HALF));
  return `min(${pixels(true, standing)}px, max(${pixels(true, least)}px, 62dvh))`;
}

type Edge = [Point, Point];

interface SideLine {
  /** From end to end. */
  line: string;
  /** Its whole edges, each for itself. */
  edges: string;
}

/**
 * What runs along each side. An edge at a blunt corner belongs to both sides that meet
 * there, half to each.
 */
export function sideLines(attitude: Attitude): Record<Side, SideLine> {
  const edges: Record<Side, Edge[]> = { top: [], bottom: [], left: [], right: [] };
  const { size } = attitude;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      for (const [rows, columns] of AROUND) {
        const beyond = { row: row + rows, column: column + columns };
        const [one, other] = sidesBeyond(beyond.row, beyond.column, size);
        if (one === undefined) continue;
        const [from, to] = edgeTowards({ row, column }, beyond, attitude);
        if (other === undefined) {
          edges[one].push([from, to]);
          continue;
        }
        // Each half lies where its own side goes on.
        const middle = between(from, to, 0.5);
        const towards = centre(neighbourAlong(one, { row, column }, size), attitude);
        const [near, far] = distance(from, towards) < distance(to, towards) ? [from, to] : [to, from];
        edges[one].push([near, middle]);
        edges[other].push([middle, far]);
      }
    }
  }
  const lines = (all: Edge[]): SideLine => ({
    line: joined(all),
    edges: all
      .filter(([from, to]) => distance(from, to) > 0.9)
      .map((edge) => `M${edge.map(written).join('L')}`)
      .join(''),
  });
  return {
    top: lines(edges.top),
    bottom: lines(edges.bottom),
    left: lines(edges.left),
    right: lines(edges.right),
  };
}

/** Edges that hang together in a row, as one path. */
function joined(edges: Edge[]): string {
  const same = (one: Point, other: Point): boolean => distance(one, other) < 0.01;
  const rest = [...edges];
  const [first] = rest.splice(0, 1);
  if (first === undefined) return '';
  const line = [...first];
  for (;;) {
    const [start, end] = [line[0], line[line.length - 1]];
    const index = rest.findIndex((edge) =>
      edge.some((point) => [start, end].some((tip) => tip && same(tip, point))),
    );
    const [edge] = index < 0 ? [] : rest.splice(index, 1);
    if (edge === undefined || start === undefined || end === undefined) break;
    const [from, to] = edge;
    if (same(end, from)) line.push(to);
    else if (same(end, to)) line.push(from);
    else if (same(start, from)) line.unshift(to);
    else line.unshift(from);
  }
  return `M${line.map(written).join('L')}`;
}

function sidesBeyond(row: number, column: number, size: number): Side[] {
  const sides: Side[] = [];
  if (row < 0) sides.push('top');
  if (row >= size) sides.push('bottom');
  if (column < 0) sides.push('left');
  if (column >= size) sides.push('right');
  return sides;
}

/** The next cell along a side, seen from a corner cell of it. */
function neighbourAlong(side: Side, corner: Place, size: number): Place {
  const middle = (size - 1) / 2;
  return side === 'top' || side === 'bottom'
    ? { row: corner.row, column: corner.column + Math.sign(middle - corner.column) }
    : { row: corner.row + Math.sign(middle - corner.row), column: corner.column };
}

/** The edge of a cell on the way to a neighbour. */
function edgeTowards(place: Place, neighbour: Place, attitude: Attitude): [Point, Point] {
  const at = centre(place, attitude);
  const other = centre(neighbour, attitude);
  const nearest = corners(at).sort((one, two) => distance(one, other) - distance(two, other));
  const [from, to] = nearest;
  return [from ?? at, to ?? at];
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The lines that tie the cells of a chain together. */
export function links(places: Place[], attitude: Attitude): string {
  const points = places.map((place) => centre(place, attitude));
  let path = '';
  points.forEach((from, index) => {
    for (const to of points.slice(index + 1)) {
      // Neighbours are √3 apart, all others at least 3.
      if (distance(from, to) < 2) path += `M${written(from)}L${written(to)}`;
    }
  });
  return path;
}

/** Where an arrow key leads: to the neighbour that lies there, and nowhere beyond the border. */
export function stepped(from: Place, key: string, { size, upright, flipped }: Attitude): Place | null {
  const turned = ({ row, column }: Place): Place =>
    flipped ? { row: size - 1 - row, column: size - 1 - column } : { row, column };
  const start = turned(from);
  const step = upright ? steppedUpright : steppedFlat;
  const inside = (place: Place | undefined): place is Place =>
    place !== undefined && [place.row, place.column].every((value) => value >= 0 && value < size);
  const far = { Home: 'ArrowLeft', End: 'ArrowRight', PageUp: 'ArrowUp', PageDown: 'ArrowDown' }[key];
  if (far === undefined && step(start, key).length === 0) return null;
  let at = start;
  for (let steps = far === undefined ? 1 : 2 * size; steps > 0; steps -= 1) {
    at = step(at, far ?? key).find(inside) ?? at;
  }
  return turned(at);
}

function steppedFlat({ row, column }: Place, key: string): Place[] {
  if (key === 'ArrowLeft') return [{ row, column: column - 1 }];
  if (key === 'ArrowRight') return [{ row, column: column + 1 }];
  if (key === 'ArrowUp') return [{ row: row - 1, column }];
  if (key === 'ArrowDown') return [{ row: row + 1, column }];
  return [];
}

/** On a board that stands no neighbour lies straight above or below: the way zigzags, and follows the border at the sides. */
function steppedUpright({ row, column }: Place, key: string): Place[] {
  if (key === 'ArrowLeft') return [{ row: row + 1, column: column - 1 }];
  if (key === 'ArrowRight') return [{ row: row - 1, column: column + 1 }];
  const even = (row + column) % 2 === 0;
  if (key === 'ArrowUp') {
    const ways = [
      { row: row - 1, column },
      { row, column: column - 1 },
    ];
    return even ? ways : ways.reverse();
  }
  if (key === 'ArrowDown') {
    const ways = [
      { row, column: column + 1 },
      { row: row + 1, column },
    ];
    return even ? ways : ways.reverse();
  }
  return [];
}
