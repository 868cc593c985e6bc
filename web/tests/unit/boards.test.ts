/** What every game brings to the page, and that nobody else has to know which games there are. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameNames, gameOf, games, isGame, measuredPartsOf } from '../../src/boards';
import { draw } from '../../src/boards/plain/draw';
import { plainGame } from '../../src/boards/plain/game';
import type { EventView, GameName, PlainView } from '../../src/protocol';

const source = new URL('../../src/', import.meta.url).pathname;

function filesIn(folder: string): string[] {
  return readdirSync(join(source, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === 'boards' || entry.name === 'pkg' ? [] : filesIn(path);
    return /\.(ts|svelte)$/.test(path) && path !== 'protocol/messages.ts' ? [path] : [];
  });
}

describe('a game', () => {
  for (const name of games) {
    it(`${name} brings what every page asks for`, async () => {
      const game = gameOf(name);
      const { parts, measure } = await measuredPartsOf(name);
      expect([game.name, parts.name]).toEqual([name, name]);
      expect([gameNames[name], game.line(), (await game.about()).about().origin].every(Boolean)).toBe(true);
      expect(typeof measure.amount(0.5)).toBe('string');
      expect((await game.picture()).default).toBeTruthy();
      expect(parts.typing.help()).not.toBe('');
      if (parts.chance) expect(parts.chance.asks('Ana', true)).not.toBe('');
    });
  }

  it('is heard as it sounds', () => {
    const event = (kind: EventView['kind'], text: string) => ({ kind, event: text, seat: 0, said: '' });
    const heard = (game: GameName) =>
      [event('chance', 'x:1'), event('move', 'd4'), event('move', 'd4-d7'), event('stop', 'draw')].map(
        (one) => gameOf(game).sound(one),
      );
    expect(heard('seven')).toEqual([null, 'place', 'place', null]);
    expect(heard('heinash')).toEqual(['roll', 'place', 'place', null]);
    expect(heard('hyle7')).toEqual([null, 'place', 'slide', null]);
  });

  it('that the page does not know is nobody’s', () => {
    for (const name of ['chess', '', 'toString', undefined]) expect(isGame(name)).toBe(false);
    expect(() => gameOf('chess' as GameName)).toThrow('chess');
    expect(Object.keys(gameNames)).toEqual(games);
  });

  it('without a folder has a plain board, whatever it is', async () => {
    for (const name of games) {
      const game = plainGame(name);
      const { parts } = await game.table();
      const { measure } = await game.measure();
      expect(parts.name).toBe(name);
      // Only where the game says so is there any chance, or any luck to weigh.
      const own = (await gameOf(name).table()).parts;
      expect([parts.chance !== null, measure.luck !== undefined]).toEqual(Array(2).fill(own.chance !== null));
      const position: PlainView = { game: 'plain', moves: ['a1', 'b2'], chances: [], toMove: 0, out: [] };
      expect(parts.describe(position, 'fr')).toEqual(['Coups possibles\u00a0: a1, b2.']);
    }
    expect(draw('<Q&A>', 'day')).toContain('&lt;Q&amp;A>');
  });

  it('is named only in its own folder', () => {
    const named = new RegExp(`['"\`](?:${games.join('|')})['"\`]`);
    const naming = filesIn('').filter((path) => named.test(readFileSync(join(source, path), 'utf8')));
    expect(naming).toEqual([]);
  });
});
