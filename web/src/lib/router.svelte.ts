/** Where in the page somebody is. The address after the # says it, so that every place is a link. */

import { games, isGame } from '../boards';
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
  | { page: 'print' }
  | { page: 'review'; id: string }
  | { page: 'analysis'; rest: string[]; query: URLSearchParams }
  | { page: 'puzzles'; id: string }
  | { page: 'table'; id: string; secret: string | null }
  | { page: 'tables' | 'lobby' }
  | { page: 'join'; code: string; watch: boolean }
  | { page: 'class'; id: string; view: string }
  | { page: 'lesson'; code: string }
  | { page: 'missing' };

/** Pages of which there is only one. */
const PLAIN = ['about', 'games', 'import', 'lobby', 'print', 'tables'] as const;

function isPlain(name: string): name is (typeof PLAIN)[number] {
  return PLAIN.some((plain) => plain === name);
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
  if (isPlain(page)) {
    return second === undefined ? { page } : { page: 'missing' };
  }
  if (page === 'play' || page === 'review') {
    return second ? { page, id: second } : { page: 'missing' };
  }
  if (page === 'table') {
    return second ? { page, id: second, secret: third || null } : { page: 'missing' };
  }
  if (page === 'class') return { page, id: second ?? '', view: third ?? '' };
  if (page === 'lesson') return { page, code: second ?? '' };
  // A link for watching says so, so that nobody expects a seat.
  if (page === 'join' || page === 'watch')
    return { page: 'join', code: second ?? '', watch: page === 'watch' };
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
  // A game without a folder has nobody to teach it.
  if ((page === 'learn' || page === 'strategy') && games.includes(second)) return { page, game: second };
  return { page: 'missing' };
}

/**
 * Which page, and of what: it is made anew when this changes. The rest of an address belongs to the page itself, which
 * may change it while it is used.
 */
export function identityOf(route: Route): string {
  const { page } = route;
  switch (page) {
    case 'play':
    case 'review':
    case 'puzzles':
    case 'class':
      return `${page} ${route.id}`;
    case 'table':
      // A link that brings a seat is another visit than the table without it.
      return `${page} ${route.id} ${route.secret ?? ''}`;
    case 'setup':
    case 'learn':
    case 'strategy':
    case 'rules':
      return `${page} ${route.game}`;
    case 'shared':
      return `${page} ${route.compact}`;
    case 'join':
      return `${page} ${route.code} ${route.watch ? 'watch' : ''}`;
    default:
      return page;
  }
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  /** Follows the address from now on. */
  start(): void {
    // A short address for blackboards, without the sign.
    if (location.hash === '' && location.pathname.endsWith('/class'))
      history.replaceState(history.state, '', './#/lesson');
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
