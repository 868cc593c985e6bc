/**
 * What the pieces are made of: ice, graphite and two plastics. One table serves
 * the board, the tray, the turning view and the exported picture. The pieces stay what
 * they are at night; it is the table that grows dark. So each has an edge that
 * shows on either.
 */

export type Colour = 'white' | 'black' | 'red' | 'blue';

export interface Material {
  /** The top face, from the far edge to the near one. */
  far: string;
  near: string;
  /** What both tend to with every level. */
  high: string;
  wall: string;
  /** The lower part of the wall. */
  foot: string;
  edge: string;
  /** The numbers. */
  ink: string;
  /** The line within the outline of the last move. */
  mark: string;
}

const table: Record<Colour, Material> = {
  white: {
    far: '#e6f0f3',
    near: '#c6d9e0',
    high: '#ffffff',
    wall: '#86a2ad',
    foot: '#5f7d89',
    edge: '#6f8b96',
    ink: '#2f4a55',
    mark: '#0f5e5a',
  },
  black: {
    far: '#3a3d42',
    near: '#25272b',
    high: '#686d76',
    wall: '#1b1c1f',
    foot: '#0d0e0f',
    edge: '#7c828b',
    ink: '#f4f6f8',
    mark: '#f1d9a4',
  },
  red: {
    far: '#a5362e',
    near: '#872620',
    high: '#c04b40',
    wall: '#6b1d18',
    foot: '#4d120f',
    edge: '#e08a80',
    ink: '#ffffff',
    mark: '#ffe2b0',
  },
  blue: {
    far: '#2f5893',
    near: '#204478',
    high: '#4576bb',
    wall: '#183260',
    foot: '#0f2245',
    edge: '#88aee4',
    ink: '#ffffff',
    mark: '#ffe2b0',
  },
};

export const colours: readonly Colour[] = ['white', 'black', 'red', 'blue'];

export function material(colour: Colour): Material {
  return table[colour];
}

/** The seats' colours in turn order; pairs sit white, red, black, blue. */
export function colourOf(seat: number, pairs: boolean): Colour {
  const order: readonly Colour[] = pairs ? ['white', 'red', 'black', 'blue'] : colours;
  return order[seat] ?? 'blue';
}

/** The face of a piece on a level: the nearer to the light, the lighter. */
export function face(colour: Colour, level: number): { far: string; near: string } {
  const { far, near, high } = table[colour];
  const light = Math.min(0.27 * (level - 1), 0.9);
  return { far: mix(far, high, light), near: mix(near, high, light) };
}

function channel(hex: string, index: number): number {
  return Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
}

/** So much of the second colour in the first. */
export function mix(one: string, other: string, part: number): string {
  const channels = [0, 1, 2].map((index) => {
    const value = channel(one, index) * (1 - part) + channel(other, index) * part;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
