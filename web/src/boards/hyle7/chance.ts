/** The bag of HYLE⁷. */

import { chanceFrom } from '../../lib/typing';
import type { Chance } from '../parts';
import { tableWords as w } from './words/table';

export const chance: Chance = {
  asks: (name) => w().draw(name),
  asksReal: () => w().realBag,
  asksChoice: (name) => w().chooseDraw(name),
  help: () => w().typeHelpDraw,
  from: (typed) => chanceFrom('draw', typed),
};
