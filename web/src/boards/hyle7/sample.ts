/** Positions of HYLE⁷ as records write them, for lessons and examples. */

/** Draws and their places, with nothing slid in between: `5d4` is token 5 on d4. */
export function put(tokens: string): string {
  return tokens
    .split(' ')
    .map((token) => `draw:${token[0] ?? ''} ${token.slice(1)}`)
    .join(' pass ');
}

/** The small board with one cell left. */
export const nearlyFull = put(
  '1b5 4c5 3d5 2e5 4a4 3b4 4c4 1d4 2e4 1a3 1b3 2c3 2d3 2e3 3a2 3b2 4c2 5d2 5e2 5a1 1b1 5d1 5e1 4a5',
);
