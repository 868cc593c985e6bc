/** The position in words. */

import type { Hex, Language, SevenView, TileLetter } from '../../protocol';
import { sevenIn } from './words/board';
import { colourOf } from './materials';

/** "White, Red and Blue", as the language joins them. */
export function listed(items: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}

export function cellsInWords(cells: readonly Hex[]): string {
  return cells.map(([q, r]) => `${q},${r}`).join(' ');
}

/** The seats that would be first, and in what sense. */
export function standingInWords(view: SevenView, names: readonly string[], lang: Language): string {
  const text = sevenIn(lang);
  if (view.placed.length === 0) return text.nothing;
  const first = view.standing.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const who = listed(
    first.map((seat) => names[seat] ?? ''),
    lang,
  );
  if (first.length === 1) return text.wouldWin(who);
  if (first.length === view.seats) return text.wouldDraw;
  return view.pairs ? text.wouldWinPair(who) : text.wouldShare(who);
}

/** The seats' names by their colours. */
function namesOf(view: SevenView, lang: Language): string[] {
  const text = sevenIn(lang);
  const named = { white: text.white, black: text.black, red: text.red, blue: text.blue };
  return Array.from({ length: view.seats }, (_, seat) => named[colourOf(seat, view.pairs)]);
}

export function describe(position: SevenView, lang: Language): string[] {
  const text = sevenIn(lang);
  const names = namesOf(position, lang);
  const name = (seat: number) => names[seat] ?? '';
  const lines = [position.toMove === null ? text.over : text.toMove(name(position.toMove))];
  lines.push(position.misere ? text.misere : text.fromTop);
  lines.push(standingInWords(position, names, lang));
  position.levels.forEach((counts, index) => {
    const each = counts.map((count, seat) => `${name(seat)} ${count}`).join(', ');
    lines.splice(3, 0, text.levelCounts(index + 1, each));
  });
  position.held.forEach((tiles, seat) => {
    lines.push(tiles.length > 0 ? text.holds(name(seat), listed(tiles, lang)) : text.holdsNone(name(seat)));
  });
  const placed = position.placed.map((one, index) => ({ one, index }));
  placed.sort((a, b) => b.one.level - a.one.level || a.index - b.index);
  for (const { one, index } of placed) {
    const last = index === position.placed.length - 1 ? ` (${text.lastMove})` : '';
    lines.push(
      text.tileOn(name(one.seat), one.tile, one.level, cellsInWords(one.cells)).replace(/\.$/, `${last}.`),
    );
  }
  return lines;
}

/** Why a tile goes to the level to which it has to go. */
export function forcedInWords(view: SevenView, tile: TileLetter, lang: Language): string {
  const text = sevenIn(lang);
  const forced = view.forced.find((one) => one.tile === tile);
  if (!forced) return '';
  if (view.placed.length === 0) return text.first;
  return forced.level === 1 ? text.onTable(tile) : text.upTo(tile, forced.level);
}
