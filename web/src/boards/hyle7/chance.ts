/** The bag of HYLE⁷. */

import { chanceFrom } from '../../lib/typing';
import type { Chance } from '../parts';
import { w } from './words/board';

export const chance: Chance = {
  asks: (name) => w().drawsToken(name),
  asksReal: () => w().realBag,
  asksChoice: (name) => w().chooseDraw(name),
  help: () => w().typeHelpDraw,
  from: (typed) => chanceFrom('draw', typed),
};
