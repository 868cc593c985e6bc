/**
 * The page with one more game, which is in no list and has no board of its own: it loads WebAssembly that knows the
 * game, and descriptions in which it stands. Only tests see it, so nothing is made smaller. `cargo xtask browser` makes
 * what it is built from.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import type { GameDescription, Language } from '../../src/protocol';
import page from '../../vite.config.ts';

const folder = process.env['TABLIER_FOURTH'] ?? '';

/** The files of the games' descriptions as Rust would write them if the game were in its list. */
function described(): Plugin {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const game = read(join(folder, 'game.json')) as Record<Language, GameDescription>;
  const more = {
    'titles.json': (titles: Record<string, unknown>) => ({ ...titles, [game.en.game]: game.en.title }),
    'games.json': (games: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(games).map(([lang, all]) => {
          const one = game[lang as Language];
          return [lang, { ...(all as object), [one.game]: one }];
        }),
      ),
  };
  return {
    name: 'tablier-fourth',
    enforce: 'pre',
    load(id) {
      const name = /\/src\/protocol\/(titles\.json|games\.json)$/.exec(id)?.[1];
      return name ? JSON.stringify(more[name as keyof typeof more](read(id))) : null;
    },
  };
}

export default mergeConfig(
  page,
  defineConfig({
    plugins: [described()],
    resolve: { alias: [{ find: /^\.\/pkg\/(wasm.*)$/, replacement: join(folder, 'pkg', '$1') }] },
    build: { minify: false },
  }),
);
