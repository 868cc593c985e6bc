/** The pages, each loaded when it is opened. */

import type { Component } from 'svelte';
import { gameOf, games } from '../boards';
import type { Game } from '../boards/game';
import Home from '../pages/Home.svelte';
import type { Route } from './router.svelte';

type Page = Component<{ route: never }>;

// Only what an address can lead to; the parts of a page travel with it.
const files = import.meta.glob<{ default: Page }>([
  '../pages/{About,Games,Import,Missing,Shared}.svelte',
  '../pages/*/{Play,Setup,Learn,Strategy,Rules,Review,Analysis,Print}.svelte',
  '../pages/online/{Online,Tables,Join,Lobby}.svelte',
  '../pages/class/{Class,Lesson}.svelte',
]);

/** Those that games have to themselves are not among them. */
const where: Record<Exclude<Route['page'], 'home' | 'puzzles'>, string> = {
  games: '../pages/Games.svelte',
  play: '../pages/play/Play.svelte',
  setup: '../pages/setup/Setup.svelte',
  shared: '../pages/Shared.svelte',
  import: '../pages/Import.svelte',
  learn: '../pages/learn/Learn.svelte',
  strategy: '../pages/strategy/Strategy.svelte',
  rules: '../pages/rules/Rules.svelte',
  about: '../pages/About.svelte',
  review: '../pages/review/Review.svelte',
  analysis: '../pages/analysis/Analysis.svelte',
  print: '../pages/print/Print.svelte',
  table: '../pages/online/Online.svelte',
  tables: '../pages/online/Tables.svelte',
  join: '../pages/online/Join.svelte',
  lobby: '../pages/online/Lobby.svelte',
  class: '../pages/class/Class.svelte',
  lesson: '../pages/class/Lesson.svelte',
  missing: '../pages/Missing.svelte',
};

/** Pages that only one game has. */
const own = Object.assign({}, ...games.map((game) => gameOf(game).pages)) as NonNullable<Game['pages']>;

export async function pageFor(page: Route['page']): Promise<Page> {
  if (page === 'home') return Home as Page;
  const load = own[page] ?? files[(where as Record<string, string>)[page] ?? ''];
  if (!load) throw new Error(`no page ${page}`);
  return (await load()).default;
}
