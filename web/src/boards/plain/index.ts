/** What any game without a folder brings to a table: its moves, to be chosen from a list or typed. */

import { gameNames } from '..';
import { describe } from '../../lib/descriptions';
import type { GameName, PlainView } from '../../protocol';
import { gameParts, type GameParts } from '../parts';
import Board from './Board.svelte';
import { chance } from './chance';
import { draw } from './draw';
import { PlainPlay } from './play.svelte';
import Result from './Result.svelte';
import Side from './Side.svelte';
import Tray from './Tray.svelte';
import { typing } from './typing';
import { texts } from './words/board';

export function partsFor(name: GameName): GameParts {
  return gameParts<PlainPlay, PlainView>({
    name,
    newPlay: (desk) => new PlainPlay(desk),
    Board,
    Side,
    Tray,
    Result,
    describe({ moves, chances }, lang) {
      if (moves.length > 0) return [texts[lang].movesRead(moves.join(', '))];
      return chances.length > 0 ? [texts[lang].chancesRead(chances.join(', '))] : [texts[lang].over];
    },
    draw: (_position, light = 'day') => draw(gameNames[name], light),
    namesSeats: false,
    chance: describe(name).chance && chance,
    typing,
  });
}
