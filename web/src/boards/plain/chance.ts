/** Dice, a bag, or whatever else a game has. */

import { joined } from '../../lib/typing';
import type { Chance } from '../parts';
import { plainWords as w } from './words/board';

export const chance: Chance = {
  asks: (name, alone) => (alone ? w().chanceAsksYou : w().chanceAsks(name)),
  asksReal: () => w().chanceReal,
  asksChoice: (name) => w().chanceChoice(name),
  help: () => w().typeHelpChance,
  from: joined,
};
