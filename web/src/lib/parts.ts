/** What each game brings, loaded when it is needed. */

import type { Component } from 'svelte';
import type { GameName } from '../protocol';
import type { GameParts } from './desk';

const boards = import.meta.glob<{ parts: GameParts }>('../boards/*/index.ts');
const styles = import.meta.glob('../boards/*/*.css');
const pictures = import.meta.glob<{ default: Component }>('../boards/*/Picture.svelte');

const loaded = new Map<GameName, Promise<GameParts>>();

export function partsOf(game: GameName): Promise<GameParts> {
  const there = loaded.get(game);
  if (there) return there;
  const parts = (async () => {
    const board = await boards[`../boards/${game}/index.ts`]?.();
    if (!board) throw new Error(`no board for ${game}`);
    return board.parts;
  })();
  loaded.set(game, parts);
  // Whoever loses the network in between can try again.
  parts.catch(() => loaded.delete(game));
  return parts;
}

/** The picture of a game without its board. */
export async function pictureOf(game: GameName): Promise<Component> {
  const picture = pictures[`../boards/${game}/Picture.svelte`];
  if (!picture) return (await partsOf(game)).Picture;
  // A game's materials may stand in a file that only its board asks for.
  const materials = Object.keys(styles).filter((path) => path.startsWith(`../boards/${game}/`));
  await Promise.all(materials.map((path) => styles[path]?.()));
  return (await picture()).default;
}
