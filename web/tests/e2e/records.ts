/** Games that are nearly over, so that a test of the end does not have to play all that comes before it. */

import { expect, type Page } from '@playwright/test';
import { sampleMoves } from './online';

/** A game of SEVEN in which each side has one tile left; White is to place. */
export const SEVEN_NEARLY_OVER = `[Game "seven"]\n\n${sampleMoves('seven').slice(0, 12).join(' ')}`;

/** The first round of a match of HYLE⁷ on the small board, and the second one. */
const FIRST_ROUND = `
  draw:3 c5 pass draw:1 c3 c3-a3 draw:1 b1 a3-c3 draw:5 a4 c3-c1 draw:1 a5 a4-a2 draw:2 d3 c1-c3 draw:2 e1 b1-b3
  draw:3 b4 c5-e5 draw:3 d5 d3-d1 draw:2 c2 b4-a4 draw:5 b1 d1-d2 draw:4 c4 c2-b2 draw:3 c1 d2-d3 draw:5 a1 b2-d2
  draw:1 b5 e1-d1 draw:4 d4 e5-e2 draw:1 c2 a4-b4 draw:5 e1 d5-c5 draw:3 e4 c5-e5 draw:4 d5 a5-a4 draw:2 e3 c4-c5
  draw:5 a5 d4-c4 draw:4 d4 b1-b2 draw:2 b1 a2-a3 draw:4 a2`;
const SECOND_ROUND = `
  draw:1 d1 d1-c1 draw:1 a5 a5-d5 draw:2 b4 b4-c4 draw:2 d3 d5-a5 draw:4 b2 c4-b4 draw:5 e2 b4-b5 draw:3 a2 e2-e4
  draw:5 b3 a5-a3 draw:1 a1 e4-a4 draw:3 d1 b2-e2 draw:5 b4 b3-b1 draw:4 c2 e2-d2 draw:2 c4 b5-e5 draw:1 c5 c2-c3
  draw:5 b3 e5-e3 draw:4 e4 c5-e5 draw:5 e2 b3-b2 draw:2 c2 a4-a5 draw:4 b3 d3-d4 draw:2 e1 e5-c5 draw:4 d3 a3-a4
  draw:3 b5 d4-d5 draw:1 a3 e4-e5 draw:3 e4 pass draw:3 d4`;

const eventsIn = (text: string) => text.split(/\s+/).filter(Boolean);
const hyle7 = (events: string[]) => `[Game "hyle7"]\n[Size "5"]\n\n${events.join(' ')}`;

/** A match of HYLE⁷ with four tokens to place in the first round; Chaos has drawn. */
export const HYLE7_FIRST_ROUND_NEARLY_OVER = hyle7(eventsIn(FIRST_ROUND).slice(0, 3 * 21 + 1));

/** The same match with four slides left in the second round; Order is to slide. */
export const HYLE7_NEARLY_OVER = hyle7([
  ...eventsIn(FIRST_ROUND),
  ...eventsIn(SECOND_ROUND).slice(0, 3 * 20 + 2),
]);

/** Opens a record and goes on with it against the computer of the first level. */
export async function playOn(page: Page, record: string): Promise<void> {
  const game = /Game "(\w+)"/.exec(record)?.[1] ?? '';
  const name = { seven: 'SEVEN', heinash: 'HeiNash', hyle7: 'HYLE⁷' }[game] ?? '';
  await page.goto('/#/');
  await page.getByLabel(`Level of the computer in ${name}`).selectOption('1');
  await page.goto('/#/import');
  await page.getByRole('textbox', { name: 'Record' }).fill(record);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Play on against the computer' }).click();
  await expect(page.getByRole('region', { name: 'Moves' })).toBeVisible();
}
