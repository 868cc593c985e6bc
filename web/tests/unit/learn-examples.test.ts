/** Every example of the rules is a position that the rules lead to. */

import { expect, it } from 'vitest';
import { wordsIn } from '../../src/lib/sandbox.svelte';
import { gameOf, games } from '../../src/boards';
import { ask, lay } from './learn-house';

const all = await Promise.all(games.map((game) => gameOf(game).examples()));

for (const { examples, captions } of all)
  for (const [clause, { start, caption }] of Object.entries(examples)) {
    it(`shows ${clause} by a record that replays`, () => {
      expect(lay(start).events.map(({ event }) => event)).toEqual(wordsIn(start.events));
      expect(captions()[caption]).toBeTruthy();
      const { clauses } = ask({ ask: 'rules', game: start.game, lang: 'en' }, 'rules');
      expect(clauses.map((one) => one.clause)).toContain(clause);
    });
  }
