/** HeiNash on the page. */

import './heinash.css';
import { gameParts } from '../../lib/desk';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Result from './Result.svelte';
import Side from './Side.svelte';
import { describe } from './describe';
import { draw } from './draw';
import { heightFor } from './geometry';
import { HeinashPlay } from './play.svelte';

export const parts = gameParts<HeinashPlay>({
  name: 'heinash',
  newPlay: (desk) => new HeinashPlay(desk),
  Board,
  heightFor: (position, width) => (position.game === 'heinash' ? heightFor(position.size, width) : null),
  Side,
  Tray: null,
  Result,
  Picture,
  describe,
  draw,
});
