/** What HYLE⁷ brings to the page. */

import { gameParts, type Desk, type Light } from '../../lib/desk';
import type { Hyle7View, Language, PositionView } from '../../protocol';
import Board from './Board.svelte';
import { describe } from './describe';
import { draw } from './draw';
import './materials.css';
import Picture from './Picture.svelte';
import { Hyle7Play } from './play.svelte';
import Result from './Result.svelte';
import Side from './Side.svelte';
import Tray from './Tray.svelte';

export const parts = gameParts<Hyle7Play>({
  name: 'hyle7',
  newPlay: (desk: Desk) => new Hyle7Play(desk),
  Board,
  // As high as it is wide, so that a thumb finds its cell also where little of a window is left for the board.
  heightFor: (position: PositionView, width: number) =>
    (position as Hyle7View).shared ? null : `min(${width}px, max(62dvh, 360px))`,
  Side,
  Tray,
  Result,
  Picture,
  describe: (position: PositionView, lang: Language) => describe(position as Hyle7View, lang),
  draw: (position: PositionView, light?: Light) => draw(position as Hyle7View, light),
});
