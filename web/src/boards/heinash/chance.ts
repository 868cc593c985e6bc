/** The three dice of HeiNash. */

import { chanceFrom } from '../../lib/typing';
import type { Chance } from '../parts';
import { heinashWords as w } from './words/board';

/** Three dice are often written without anything between them. */
function dice(numbers: string[]): string[] {
  const [only = '', ...others] = numbers;
  return others.length === 0 && only.length === 3 ? [...only] : numbers;
}

export const chance: Chance = {
  asks: (name, alone) => (alone ? w().rollYours(name) : w().rollOther(name)),
  asksReal: () => w().realDice,
  asksChoice: (name) => w().chooseRoll(name),
  asksTeacher: () => w().teacherRolls,
  checks: () => w().checkDice,
  help: () => w().typeHelpRoll,
  from: (typed) => chanceFrom('roll', typed, dice),
};
