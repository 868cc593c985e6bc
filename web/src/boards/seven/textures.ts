/** What is painted for the turning view: the table's grid and the numbers on the pieces. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';

/** The table's surface: one tile of the hexagonal grid, repeated. */
export function cloth(table: string, line: string): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 222;
  canvas.height = 384;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = table;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.strokeStyle = line;
    pen.scale(canvas.width / Math.sqrt(3), canvas.height / 3);
    pen.lineWidth = 0.035;
    pen.beginPath();
    const half = Math.sqrt(3) / 2;
    for (const [x, y] of [
      [0, 0],
      [2 * half, 0],
      [half, 1.5],
      [0, 3],
      [2 * half, 3],
    ] as const) {
      pen.moveTo(x, y - 1);
      for (const [right, down] of [
        [half, -0.5],
        [half, 0.5],
        [0, 1],
        [-half, 0.5],
        [-half, -0.5],
        [0, -1],
      ] as const) {
        pen.lineTo(x + right, y + down);
      }
    }
    pen.stroke();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  // The disc is 180 wide and its picture starts at a corner of its square.
  texture.repeat.set(180 / Math.sqrt(3), 60);
  texture.offset.set((-90 / Math.sqrt(3)) % 1, 0);
  return texture;
}

/** The number of a level, to lie on a piece. */
export function figure(level: number, ink: string): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = ink;
    pen.font = '600 86px Georgia, serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(level), 64, 70);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
