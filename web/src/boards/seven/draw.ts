/** The board as a picture that stands alone: no style sheet, no script, fixed colours. */

import type { Light } from '../../lib/desk';
import type { SevenView } from '../../protocol';
import { face, material } from './materials';
import { extent, layers, type Layer, type Piece } from './scene';

const SIDE = 40;

/** The table, from its light part to its dark one. */
const TABLE: Record<Light, [string, string]> = {
  day: ['#e9dcc4', '#d9c7a6'],
  night: ['#362d25', '#271f19'],
};

function gradients(pieces: readonly Piece[]): string {
  const kinds = new Map(pieces.map((piece) => [`${piece.colour}-${piece.level}`, piece]));
  return [...kinds]
    .map(([name, { colour, level }]) => {
      const { far, near } = face(colour, level);
      return (
        `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">` +
        `<stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`
      );
    })
    .join('');
}

function shadows({ level, pieces }: Layer): string {
  const moved = `translate(${(0.03 * level).toFixed(3)} ${(0.05 + 0.035 * level).toFixed(3)})`;
  const widths = [0.34, 0.2, 0.07].map((width) => (width * (0.7 + 0.25 * level)).toFixed(3));
  return pieces
    .flatMap(({ shadow }) =>
      widths.map(
        (width) =>
          `<path d="${shadow}" transform="${moved}" fill="#1a120a" stroke="#1a120a" ` +
          `stroke-width="${width}" stroke-linejoin="round" opacity="0.11"/>`,
      ),
    )
    .join('');
}

function walls({ pieces }: Layer): string {
  return pieces
    .map(({ wall, colour }) => {
      const { wall: fill, foot } = material(colour);
      return `<path d="${wall}" fill="${fill}" stroke="${foot}" stroke-width="0.03"/>`;
    })
    .join('');
}

function faces({ pieces }: Layer, last: number): string {
  return pieces
    .map((piece) => {
      const { edge, ink, mark } = material(piece.colour);
      const marked =
        piece.index === last
          ? `<path d="${piece.mark}" fill="none" stroke="${mark}" stroke-width="0.085" stroke-dasharray="0.22 0.12"/>`
          : '';
      const numbers = piece.numbers
        .map(
          ({ x, y }) =>
            `<text x="${x.toFixed(3)}" y="${(y + 0.21).toFixed(3)}" fill="${ink}">${piece.level}</text>`,
        )
        .join('');
      const fill = `url(#${piece.colour}-${piece.level})`;
      return `<path d="${piece.face}" fill="${fill}" stroke="${edge}" stroke-width="0.05"/>${marked}${numbers}`;
    })
    .join('');
}

export function draw(position: SevenView, light: Light = 'day'): string {
  const [near, far] = TABLE[light];
  const { left, top, right, bottom } = extent(position.placed, 1.2);
  const painted = layers(position, false);
  const last = position.placed.length - 1;
  const [width, height] = [right - left, bottom - top];
  const box = [left, top, width, height].map((value) => value.toFixed(3)).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ` +
    `width="${Math.round(width * SIDE)}" height="${Math.round(height * SIDE)}" role="img" aria-label="SEVEN">` +
    `<defs><radialGradient id="table" cx="0.4" cy="0.35" r="0.8"><stop offset="0" stop-color="${near}"/>` +
    `<stop offset="1" stop-color="${far}"/></radialGradient>${gradients(painted.flatMap(({ pieces }) => pieces))}</defs>` +
    `<rect x="${left.toFixed(3)}" y="${top.toFixed(3)}" width="${width.toFixed(3)}" height="${height.toFixed(3)}" fill="url(#table)"/>` +
    `<g font-family="Georgia, 'Times New Roman', serif" font-size="0.6" font-weight="600" text-anchor="middle">` +
    painted.map((layer) => shadows(layer) + walls(layer) + faces(layer, last)).join('') +
    `</g></svg>`
  );
}
