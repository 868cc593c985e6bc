/** Where in the page somebody is. The address after the # says it, so that every place is a link. */

import type { GameName } from '../protocol';

export type Route =
  | { page: 'home' }
  | { page: 'games' }
  | { page: 'play'; id: string }
  | { page: 'setup'; game: GameName; query: URLSearchParams }
  | { page: 'shared'; compact: string }
  | { page: 'import' }
  | { page: 'learn' | 'strategy'; game: GameName }
  | { page: 'rules'; game: GameName; clause: string | null }
  | { page: 'about' }
  | { page: 'review'; id: string }
  | { page: 'analysis'; rest: string[]; query: URLSearchParams }
  | { page: 'puzzles'; id: string }
  | { page: 'missing' };

export function isGame(name: string | undefined): name is GameName {
  return name === 'seven' || name === 'heinash' || name === 'hyle7';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an address such as `#/rules/seven/S5` means. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s, 2);
  const [page, second, third, ...more] = path.split('/').map(decoded);
  const asked = new URLSearchParams(query);
  if (page === '' || page === undefined) return { page: 'home' };
  if (page === 'games' || page === 'about' || page === 'import') {
    return second === undefined ? { page } : { page: 'missing' };
  }
  if (page === 'play' || page === 'review') {
    return second ? { page, id: second } : { page: 'missing' };
  }
  if (page === 'game' && second) return { page: 'shared', compact: second };
  if (page === 'analysis') {
    const rest = [second, third, ...more].filter((part): part is string => Boolean(part));
    return { page, rest, query: asked };
  }
  if (page === 'puzzles') {
    return { page, id: [second, third, ...more].filter(Boolean).join('/') };
  }
  if (!isGame(second)) return { page: 'missing' };
  if (page === 'setup') return { page, game: second, query: asked };
  if (page === 'rules') return { page, game: second, clause: third || null };
  if (page === 'learn' || page === 'strategy') return { page, game: second };
  return { page: 'missing' };
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  /** Follows the address from now on. */
  start(): void {
    this.route = parseRoute(location.hash);
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)));
  }

  /** Goes to a place; `replace` leaves no step to come back to. */
  go(hash: string, replace = false): void {
    if (replace) {
      history.replaceState(history.state, '', hash);
      this.route = parseRoute(hash);
    } else {
      location.hash = hash;
    }
  }
}

export const router = new Router();
