/** What the header and the window's title say about the page that is open. */

import type { GameName } from '../protocol';

export const heading = $state<{ line: string; title: string; game: GameName | null }>({
  line: '',
  title: '',
  game: null,
});
