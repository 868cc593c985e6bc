/** What HYLE⁷ brings to a table. */

import type { Hyle7View } from '../../protocol';
import { gameParts } from '../parts';
import Board from './Board.svelte';
import { chance } from './chance';
import { describe } from './describe';
import { draw } from './draw';
import './materials.css';
import { Hyle7Play } from './play.svelte';
import Result from './Result.svelte';
import Side from './Side.svelte';
import Tray from './Tray.svelte';
import { typing } from './typing';

export const parts = gameParts<Hyle7Play, Hyle7View>({
  name: 'hyle7',
  newPlay: (desk) => new Hyle7Play(desk),
  Board,
  // As high as it is wide, so that a thumb finds its cell also where little of a window is left for the board.
  heightFor: ({ shared }, width) => (shared ? null : `min(${width}px, max(62dvh, 360px))`),
  isWide: ({ shared }) => shared,
  Side,
  Tray,
  Result,
  describe,
  draw,
  namesSeats: false,
  chance,
  typing,
  // Its own curve shows where the computer sees it end.
  expect(play, value) {
    play.expected = value;
  },
});
