/** What HeiNash brings to a table. */

import './heinash.css';
import type { HeinashView } from '../../protocol';
import { gameParts } from '../parts';
import Board from './Board.svelte';
import Result from './Result.svelte';
import Side from './Side.svelte';
import { chance } from './chance';
import { describe } from './describe';
import { draw } from './draw';
import { heightFor } from './geometry';
import { HeinashPlay } from './play.svelte';
import { proposal } from './proposal';
import { typing } from './typing';

export const parts = gameParts<HeinashPlay, HeinashView>({
  name: 'heinash',
  newPlay: (desk) => new HeinashPlay(desk),
  Board,
  heightFor: ({ size }, width) => heightFor(size, width),
  Side,
  Tray: null,
  Result,
  describe,
  draw,
  namesSeats: true,
  chance,
  typing,
  proposal,
});
