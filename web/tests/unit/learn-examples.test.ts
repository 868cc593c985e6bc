/** Every example of the rules is a position that the rules lead to. */

import { expect, it } from 'vitest';
import { wordsIn } from '../../src/lib/sandbox.svelte';
import { examples } from '../../src/pages/rules/examples';
import { ask, lay } from './learn-house';

for (const [clause, { start }] of Object.entries(examples)) {
  it(`shows ${clause} by a record that replays`, () => {
    expect(lay(start).events.map(({ event }) => event)).toEqual(wordsIn(start.events));
    const { clauses } = ask({ ask: 'rules', game: start.game, lang: 'en' }, 'rules');
    expect(clauses.map((one) => one.clause)).toContain(clause);
  });
}
