/** What the header and the window's title say about the page that is open. */

import type { GameName } from '../protocol';

export const heading = $state<{ line: string; title: string; game: GameName | null }>({
  line: '',
  title: '',
  game: null,
});

/** The games' names are names: the same in every language. */
export const gameNames: Record<GameName, string> = { seven: 'SEVEN', heinash: 'HeiNash', hyle7: 'HYLE⁷' };

export const games: GameName[] = ['seven', 'heinash', 'hyle7'];
