/** The board as a picture that stands alone: it brings its own colours, whatever page it is shown on. */

import type { Light } from '../../lib/desk';
import type { HeinashView } from '../../protocol';
import {
  centre,
  extent,
  FRAME,
  links,
  RAIL,
  round,
  sideLines,
  softHex,
  type Attitude,
  type Side,
} from './geometry';

/** The board. */
const WOOD = {
  day: {
    table: '#e9dcc4',
    wood: '#b08a5b',
    edge: '#8a6940',
    ground: '#c3a67b',
    cell: '#fbf6e9',
    line: '#b9a27c',
    number: '#4d4438',
  },
  night: {
    table: '#362d25',
    wood: '#5c4630',
    edge: '#34271a',
    ground: '#3b2e21',
    cell: '#cfc3ab',
    line: '#7d6c50',
    number: '#2c261d',
  },
};

type Wood = (typeof WOOD)[Light];

/** What lies on it stays what it is at night. */
const COLOURS = {
  inlay: '#fbeedd',
  gold: '#e8b33c',
  black: { face: '#2f3237', high: '#5a6069', low: '#14161a' },
  red: { face: '#b5362b', high: '#d8685d', low: '#7c1f17' },
};

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const JOINED = 'stroke-linejoin="round"';
const FONT = 'font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle"';

export function draw(position: HeinashView, light: Light = 'day'): string {
  const wood = WOOD[light];
  const attitude: Attitude = { size: position.size, upright: false, flipped: false };
  const box = extent(attitude);
  const margin = 0.5;
  const [width, height] = [round(box.width + 2 * margin), round(box.height + 2 * margin)];
  const [left, top] = [round(box.x - margin), round(box.y - margin)];
  const at = (cell: HeinashView['cells'][number]) => centre(cell, attitude);

  const grounds = position.cells.map((cell) => softHex(at(cell), 1.01, 0)).join('');
  const hexes = position.cells.map((cell) => softHex(at(cell), 0.95, 0.12)).join('');
  const numbers = position.cells
    .filter((cell) => cell.owner === null)
    .map((cell) => text(at(cell).x, at(cell).y + 0.21, cell.number, wood.number, 0.6))
    .join('');
  const chained = position.cells.filter((cell) => position.winningChain.includes(cell.number));
  const chain = stroke(links(chained, attitude), COLOURS.gold, 0.5);
  const pawns = position.cells
    .filter((cell) => cell.owner !== null)
    .map((cell) => pawn(at(cell).x, at(cell).y, position.colours[cell.owner ?? 0] ?? 'black', cell.number))
    .join('');

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" ` +
    `width="${Math.round(width * 60)}" height="${Math.round(height * 60)}">` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${wood.table}"/>` +
    frame(position, attitude, wood) +
    `<path d="${grounds}" fill="${wood.ground}"/>` +
    `<path d="${hexes}" fill="${wood.cell}" stroke="${wood.line}" stroke-width="0.03"/>` +
    `${numbers}${chain}${pawns}</svg>`
  );
}

function stroke(path: string, colour: string, width: number, more = ROUND): string {
  return path === ''
    ? ''
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
}

function frame(position: HeinashView, attitude: Attitude, { wood, edge }: Wood): string {
  const lines = sideLines(attitude);
  const sides = Object.values(lines);
  const all = sides.map(({ line }) => line).join('');
  const edges = sides.map((side) => side.edges).join('');
  const outside =
    stroke(all, edge, 2 * FRAME - 0.06, `${ROUND} transform="translate(0 0.08)"`) +
    stroke(all, wood, 2 * FRAME - 0.06);
  const stripes = 'stroke-dasharray="0 0.43 0.14 1"';
  if (position.sides === 'any') {
    return (
      outside +
      stroke(all, COLOURS.black.face, 2 * RAIL) +
      stroke(all, COLOURS.red.face, RAIL) +
      stroke(edges, COLOURS.inlay, RAIL, stripes)
    );
  }
  const owned: [Side, number][] = [
    ['top', 0],
    ['bottom', 0],
    ['left', 1],
    ['right', 1],
  ];
  return (
    outside +
    owned
      .map(([side, seat]) => {
        const colour = position.colours[seat] ?? 'black';
        const rail = stroke(lines[side].line, COLOURS[colour].face, 2 * RAIL, JOINED);
        return colour === 'red' ? rail + stroke(lines[side].edges, COLOURS.inlay, 2 * RAIL, stripes) : rail;
      })
      .join('')
  );
}

function text(x: number, y: number, number: number, colour: string, size: number): string {
  return `<text x="${round(x)}" y="${round(y)}" fill="${colour}" font-size="${size}" ${FONT}>${number}</text>`;
}

function pawn(x: number, y: number, colour: 'black' | 'red', number: number): string {
  const { face, high, low } = COLOURS[colour];
  const ring = (radius: number): string =>
    `<circle r="${radius}" fill="none" stroke="${high}" stroke-width="0.035"/>`;
  const strip = (angle: number): string =>
    `<path d="M0 -0.69V-0.55" stroke="${COLOURS.inlay}" stroke-width="0.16" transform="rotate(${angle})"/>`;
  const rim = colour === 'red' ? [30, 90, 150, 210, 270, 330].map(strip).join('') : ring(0.61);
  return (
    `<g transform="translate(${round(x)} ${round(y)})"><circle cy="0.07" r="0.7" fill="${low}"/>` +
    `<g transform="translate(0 -0.03)"><circle r="0.7" fill="${face}"/>${rim}${ring(0.53)}` +
    `${text(0, 0.19, number, '#fff', 0.54)}</g></g>`
  );
}
