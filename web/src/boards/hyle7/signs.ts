/**
 * The seven tokens: a colour that people who see colours differently can tell
 * apart, and a sign, so that the colour is never the only difference.
 */

export interface Sign {
  fill: string;
  /** The token's side, seen from a little below. */
  side: string;
  /** The sign on top. */
  mark: string;
  /** Its outline around the origin, for a token of radius 38. */
  path: string;
}

const DARK = '#2a2520';
const LIGHT = '#ffffff';

/** A figure with so many corners; every second one lies on the inner circle. */
function corners(count: number, radius: number, inner: number, down = 0): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : inner;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle) + down).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const CIRCLE = 'M-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z';
const TRIANGLE = corners(3, 16, 16, 3);
const SQUARE = 'M-12 -12H12V12H-12Z';
const DIAMOND = 'M0 -16L13 0L0 16L-13 0Z';
const STAR = corners(10, 17, 7, 1);
const CROSS = 'M-5 -15H5V-5H15V5H5V15H-5V5H-15V-5H-5Z';
const HEXAGON = corners(6, 15, 15);

const SIGNS: Sign[] = [
  { fill: '#E69F00', side: '#a87400', mark: DARK, path: CIRCLE },
  { fill: '#56B4E9', side: '#3480ad', mark: DARK, path: TRIANGLE },
  { fill: '#009E73', side: '#006b4e', mark: LIGHT, path: SQUARE },
  { fill: '#F0E442', side: '#b3a922', mark: DARK, path: DIAMOND },
  { fill: '#0072B2', side: '#004b78', mark: LIGHT, path: STAR },
  { fill: '#D55E00', side: '#964100', mark: LIGHT, path: CROSS },
  { fill: '#CC79A7', side: '#964f78', mark: DARK, path: HEXAGON },
];

const NONE: Sign = { fill: 'none', side: 'none', mark: 'none', path: '' };

/** The sign of a colour from 1 to 7. */
export function signOf(colour: number): Sign {
  return SIGNS[colour - 1] ?? NONE;
}
