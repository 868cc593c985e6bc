/** The board as a picture that stands alone: it brings its own colours, whatever page it is shown on. */

import type { Light } from '../../lib/desk';
import type { Hyle7Board, Hyle7View } from '../../protocol';
import { CELL, MARGIN, cellNames, centre, colourAt } from './geometry';
import { linesOf } from './lines';
import { signOf } from './signs';

const GAP = 40;
const FOOT = 60;

const COLOURS = {
  day: {
    table: '#e9dcc4',
    frame: '#cdb58a',
    frameEdge: '#a98f63',
    cell: '#f1e6d0',
    cellEdge: '#c9b48c',
    label: '#51463a',
    score: '#2a2520',
    shadow: 'fill="#3a2a10" fill-opacity="0.1"',
  },
  night: {
    table: '#362d25',
    frame: '#33291e',
    frameEdge: '#5f4e39',
    cell: '#4b3f31',
    cellEdge: '#6b5a45',
    label: '#d6c8b2',
    score: '#f0e7d9',
    shadow: 'fill="#000" fill-opacity="0.18"',
  },
};

type Colours = (typeof COLOURS)[Light];

function token(colour: number, { shadow }: Colours): string {
  const sign = signOf(colour);
  return (
    `<g ${shadow}><ellipse cx="3" cy="9" rx="43" ry="40"/>` +
    '<ellipse cx="2" cy="8" rx="41" ry="38"/><ellipse cx="1" cy="7" rx="39" ry="37"/></g>' +
    `<circle cy="5" r="38" fill="${sign.side}"/><circle r="38" fill="${sign.fill}"/>` +
    '<circle r="30" fill="none" stroke="#fff" stroke-opacity="0.42" stroke-width="2"/>' +
    `<path d="${sign.path}" fill="${sign.mark}" stroke="${sign.mark}" stroke-width="2" stroke-linejoin="round"/>`
  );
}

function cells(board: Hyle7Board, colours: Colours): string {
  const size = board.rows.length;
  return cellNames(size)
    .flat()
    .map((cell) => {
      const at = centre(cell, size, false);
      const colour = colourAt(board.rows, cell);
      const wood = `<rect x="-46" y="-46" width="92" height="92" rx="13" fill="${colours.cell}" stroke="${colours.cellEdge}" stroke-width="1.5"/>`;
      return `<g transform="translate(${at.x} ${at.y})">${wood}${colour > 0 ? token(colour, colours) : ''}</g>`;
    })
    .join('');
}

function ends(board: Hyle7Board): string {
  const size = board.rows.length;
  const far = size * CELL;
  return linesOf(board)
    .map((line) => {
      const at = centre(line.cells[0] ?? 'a1', size, false);
      const row = line.kind === 'row';
      const name = row ? `x="-26" y="${at.y + 9}"` : `x="${at.x}" y="${far + 38}"`;
      const points = row ? `x="${far + 32}" y="${at.y + 10}"` : `x="${at.x}" y="-22"`;
      const score = line.points > 0 ? `<text ${points} font-size="27">${line.points}</text>` : '';
      return `<text ${name} font-size="25">${line.name}</text>${score}`;
    })
    .join('');
}

export function draw(view: Hyle7View, light: Light = 'day'): string {
  const colours = COLOURS[light];
  const boards = view.boards.filter((_, at) => view.shared || at === view.current);
  const size = view.size;
  const wide = size * CELL + MARGIN.left + MARGIN.right;
  const high = size * CELL + MARGIN.top + MARGIN.bottom + FOOT;
  const width = boards.length * wide + (boards.length - 1) * GAP;
  const drawn = boards.map((board, at) => {
    const side = size * CELL + 24;
    return (
      `<g transform="translate(${MARGIN.left + at * (wide + GAP)} ${MARGIN.top})">` +
      `<rect x="-12" y="-12" width="${side}" height="${side}" rx="22" fill="${colours.frame}" stroke="${colours.frameEdge}" stroke-width="2"/>` +
      `${cells(board, colours)}<g fill="${colours.label}" text-anchor="middle" font-family="Georgia, serif">${ends(board)}` +
      `<text x="${(size * CELL) / 2}" y="${size * CELL + MARGIN.bottom + 36}" font-size="40" fill="${colours.score}">${board.score}</text>` +
      '</g></g>'
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${high}" width="${width}" height="${high}">` +
    `<title>HYLE⁷</title><rect width="${width}" height="${high}" fill="${colours.table}"/>${drawn.join('')}</svg>`
  );
}
