/** What SEVEN brings to a table. */

import type { SevenView } from '../../protocol';
import { gameParts } from '../parts';
import Board from './Board.svelte';
import { draw } from './draw';
import { SevenPlay } from './play.svelte';
import Result from './Result.svelte';
import Side from './Side.svelte';
import { describe } from './telling';
import Tray from './Tray.svelte';
import { typing } from './typing';

export const parts = gameParts<SevenPlay, SevenView>({
  name: 'seven',
  newPlay: (desk) => new SevenPlay(desk),
  Board,
  Side,
  Tray,
  Result,
  describe,
  draw,
  namesSeats: true,
  chance: null,
  typing,
});
