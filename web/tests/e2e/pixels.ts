/** Pictures, looked at dot by dot. */

import type { Page } from '@playwright/test';

export interface Colours {
  width: number;
  height: number;
  /** How many different colours there are, shades that nobody tells apart taken together. */
  colours: number;
  /** The share of the picture that is nearly white or pale blue, and nearly black. */
  pale: number;
  dark: number;
  /** The dots themselves, coarsely, to compare two pictures. */
  coarse: number[];
}

/** Draws a picture that is written out in its address. */
export function coloursIn(page: Page, address: string): Promise<Colours> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('no canvas');
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set<number>();
    let [pale, dark] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      colours.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
      if (blue > 200 && blue >= red) pale += 1;
      if (Math.max(red, green, blue) < 75) dark += 1;
    }
    paper.drawImage(image, 0, 0, 32, 24);
    const coarse = [...paper.getImageData(0, 0, 32, 24).data];
    const dots = data.length / 4;
    return {
      width: canvas.width,
      height: canvas.height,
      colours: colours.size,
      pale: pale / dots,
      dark: dark / dots,
      coarse,
    };
  }, address);
}

/** How much two pictures differ, dot by dot, from 0 to 255. */
export function difference(one: Colours, other: Colours): number {
  const sum = one.coarse.reduce((total, dot, at) => total + Math.abs(dot - (other.coarse[at] ?? 0)), 0);
  return sum / one.coarse.length;
}
