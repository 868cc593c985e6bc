import { describe, expect, it } from 'vitest';
import { games } from '../../src/boards';
import { describe as describeGame } from '../../src/lib/descriptions';
import { setUpWords } from '../../src/lib/online/set-up-words';
import { fitted, formFrom, linkOf, newTableOf, setUpOf, usualForm, type Form } from '../../src/lib/setup';
import type { GameName } from '../../src/protocol';

const through = (form: Form) => {
  const link = linkOf(form);
  return formFrom(form.game, new URLSearchParams(link.slice(link.indexOf('?'))), 3);
};

const changes: Partial<Form>[] = [
  {},
  { lot: true },
  { realDice: true },
  { clock: 'bank', minutes: 3, increment: 0, hard: true },
  { clock: 'turns', gameMinutes: 20, turnSeconds: 0 },
  { link: true },
  { link: true, listed: true, delay: 120, away: 300, awayLevel: 5 },
];

/** A form with one thing chosen otherwise, for everything that can be chosen. */
function* everyChoice(game: GameName): Generator<Form> {
  const usual = usualForm(game, 3);
  for (const { key, choices } of describeGame(game).fields) {
    for (const choice of choices) {
      const numbers: Record<string, string> = choice.kind === 'seeded' ? { [choice.key]: '77' } : {};
      yield fitted({ ...usual, chosen: { ...usual.chosen, [key]: choice.key }, numbers });
    }
  }
}

describe('a set-up', () => {
  it('comes back from its link', () => {
    for (const game of games) {
      for (const change of changes) {
        const form = fitted({ ...usualForm(game, 3), ...change });
        // Of a clock that the game does not have nothing is kept.
        const { clock } = form;
        const kept = clock === (change.clock ?? 'none') ? form : fitted(usualForm(game, 3));
        expect(through(kept), linkOf(kept)).toEqual(kept);
      }
      for (const form of everyChoice(game)) expect(through(form), linkOf(form)).toEqual(form);
    }
  });

  it('is read from the links that there are', () => {
    const tags = (game: GameName, query: string) =>
      Object.fromEntries(setUpOf(formFrom(game, new URLSearchParams(query), 3), '5').tags);
    expect(tags('seven', 'players=pairs&misere=yes')).toEqual({
      Players: '4',
      Pairs: 'yes',
      Variant: 'misere',
    });
    expect(tags('seven', 'players=4')).toEqual({ Players: '4', Variant: 'normal' });
    expect(
      tags('heinash', 'variant=steal-place&sides=own&layout=shuffle&shuffle=77&colour=red&signs=%2B*&size=2'),
    ).toEqual({
      Variant: 'steal-place',
      Sides: 'own',
      Layout: 'shuffle:77',
      Colour: 'red',
      Operations: '+*',
      Size: '2',
    });
    expect(tags('hyle7', 'size=5&bag=shared')).toEqual({ Size: '5', Bag: 'shared' });
  });

  it('is told in a list of tables by what is unusual', () => {
    const told = (game: GameName, query: string) =>
      setUpWords(setUpOf(formFrom(game, new URLSearchParams(query), 3), '5'));
    expect(told('seven', 'players=pairs&seats=p,p,p,p')).toEqual(['Two pairs', 'No clock']);
    expect(told('seven', 'seats=p,p')).toEqual(['2 players', 'No clock']);
    expect(told('heinash', 'seats=p,p&layout=shuffle&signs=%2B')).toEqual([
      'Shuffled',
      '+ alone',
      'No clock',
    ]);
    expect(told('hyle7', 'seats=p,p&bag=shared&size=5')).toEqual([
      '5 by 5',
      'Both boards at once, the same tokens',
      'No clock',
    ]);
  });

  it('has as many seats as the game', () => {
    const four = formFrom('seven', new URLSearchParams('players=pairs&seats=p,p'), 5);
    expect(four.seats.map(({ who }) => who)).toEqual(['person', 'person', 'computer', 'computer']);
    expect(formFrom('hyle7', new URLSearchParams('seats=p,p,p'), 5).seats).toHaveLength(2);
  });

  it('takes nothing that it does not know', () => {
    const query = 'seats=x,c99&players=9&size=40&clock=egg&minutes=-3&layout=none&shuffle=1e3&signs=%5E';
    expect(formFrom('heinash', new URLSearchParams(query), 3)).toEqual({
      ...usualForm('heinash', 3),
      seats: [
        { who: 'computer', level: 3 },
        { who: 'computer', level: 3 },
      ],
    });
  });

  it('never has a clock without any time', () => {
    const form = formFrom('heinash', new URLSearchParams('clock=turns&game=0&turn=0'), 3);
    expect(setUpOf(form, '1').clock).toEqual({ kind: 'turns', game: null, turn: 60_000, soft: true });
  });

  it('says what the table wants to know', () => {
    const form = formFrom(
      'heinash',
      new URLSearchParams('layout=shuffle&colour=pick&dice=real&lot=yes&seats=d,c8'),
      3,
    );
    expect(setUpOf(form, '42')).toEqual({
      game: 'heinash',
      tags: [
        ['Variant', 'base'],
        ['Layout', 'shuffle:42'],
        ['Sides', 'any'],
        ['Operations', '+-*/'],
        ['Size', '6'],
      ],
      players: [{ kind: 'pair' }, { kind: 'computer', level: 8 }],
      seating: null,
      picksColour: true,
      clock: { kind: 'none' },
      dice: 'players',
    });
  });

  it('by a link has one seat for whoever makes it and an open one', () => {
    const who = (query: string) =>
      formFrom('seven', new URLSearchParams(query), 3).seats.map(({ who: sits }) => sits);
    expect(who('link=yes')).toEqual(['person', 'open']);
    expect(who('link=yes&seats=o,p')).toEqual(['open', 'person']);
    expect(who('link=yes&seats=p,p')).toEqual(['person', 'open']);
    expect(who('link=yes&seats=c3,c4')).toEqual(['computer', 'open']);
    expect(who('link=yes&players=3&seats=p,c2')).toEqual(['person', 'computer', 'open']);
    // At one screen nobody comes by a link.
    expect(who('seats=p,o')).toEqual(['person', 'person']);
  });

  it('by a link says what a server wants to know', () => {
    const query = 'link=yes&seats=o,p&listed=yes&delay=30&away=60&awayLevel=4';
    const made = newTableOf(formFrom('seven', new URLSearchParams(query), 3), '1');
    expect(made.sit).toBe(1);
    expect(formFrom('heinash', new URLSearchParams('link=yes&dice=real'), 3).realDice).toBe(false);
    expect(made.setUp.players).toEqual([{ kind: 'open' }, { kind: 'person' }]);
    expect(made.rules).toEqual({ listed: true, delay: 30, takeOver: { after: 60, level: 4 }, class: null });
  });
});
