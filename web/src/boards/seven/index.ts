/** SEVEN on the page. */

import { gameParts } from '../../lib/desk';
import Board from './Board.svelte';
import { draw } from './draw';
import Picture from './Picture.svelte';
import { SevenPlay } from './play.svelte';
import Result from './Result.svelte';
import Side from './Side.svelte';
import { describe } from './telling';
import Tray from './Tray.svelte';

export const parts = gameParts<SevenPlay>({
  name: 'seven',
  newPlay: (desk) => new SevenPlay(desk),
  Board,
  Side,
  Tray,
  Result,
  Picture,
  describe,
  draw,
});
