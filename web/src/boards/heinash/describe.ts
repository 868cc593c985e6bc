/** The position as text, a line each. */

import type { HeinashView, Language } from '../../protocol';
import { heinashTexts } from './words/board';

export function describe(position: HeinashView, lang: Language): string[] {
  const words = heinashTexts[lang];
  const [first = 'black', second = 'red'] = position.colours;
  const rows = Array.from({ length: position.size }, (_, row) => {
    const cells = position.cells
      .filter((cell) => cell.row === row)
      .map((cell) => {
        const colour = cell.owner === null ? undefined : position.colours[cell.owner];
        return colour === undefined
          ? String(cell.number)
          : words.cellOwned(cell.number, colour).replace(',', '');
      });
    return words.row(row + 1, cells.join(', '));
  });
  const chains = words.chainsNow(first, position.chains[0] ?? 0, second, position.chains[1] ?? 0);
  const roll = position.roll === null ? [] : [words.rolled(...position.roll)];
  const sides = position.sides === 'any' ? words.sidesAny : words.sidesOwn(first, second);
  return [`${words.size(position.size)} ${sides}`, ...rows, chains, ...roll];
}
