import { describe, expect, it } from 'vitest';
import { fitted, formFrom, linkOf, newTableOf, setUpOf, usualForm, type Form } from '../../src/lib/setup';
import type { GameName } from '../../src/protocol';

const through = (form: Form) => {
  const link = linkOf(form);
  return formFrom(form.game, new URLSearchParams(link.slice(link.indexOf('?'))), 3);
};

const changes: Partial<Form>[] = [
  {},
  { lot: true },
  { players: '3' },
  { players: '4', misere: true },
  { players: 'pairs' },
  {
    variant: 'steal-number',
    sides: 'own',
    layout: 'shuffle',
    shuffle: '77',
    colour: 'red',
    operations: '+*',
    size: 5,
  },
  { variant: 'steal-place', layout: 'balanced', colour: 'pick', operations: '+' },
  { size: 5, shared: true, realDice: true },
  { clock: 'bank', minutes: 3, increment: 0, hard: true },
  { clock: 'turns', gameMinutes: 20, turnSeconds: 0 },
  { link: true },
  { link: true, listed: true, delay: 120, away: 300, awayLevel: 5 },
];

/** What a game does not know is as usual. */
function known(game: GameName, change: Partial<Form>): Partial<Form> {
  const { players, misere, variant, sides, layout, shuffle, colour, operations, shared, size, ...rest } =
    change;
  const { clock, realDice, ...others } = rest;
  const some = clock === undefined || (clock === 'turns' && game !== 'heinash') ? {} : { clock };
  if (game === 'seven') return { ...others, ...some, ...(players && { players }), ...(misere && { misere }) };
  const dice = realDice ? { realDice } : {};
  if (game === 'hyle7')
    return { ...others, ...some, ...dice, ...(shared && { shared }), ...(size === 5 && { size }) };
  return {
    ...others,
    ...some,
    ...dice,
    ...(variant && { variant, layout, colour, operations }),
    ...(sides && { sides, shuffle, size }),
  } as Partial<Form>;
}

describe('a set-up', () => {
  it('comes back from its link', () => {
    for (const game of ['seven', 'heinash', 'hyle7'] as const) {
      for (const change of changes) {
        const only = known(game, change);
        if (only.clock === undefined)
          for (const key of ['minutes', 'increment', 'hard', 'gameMinutes', 'turnSeconds'] as const)
            delete only[key];
        const form = fitted({ ...usualForm(game, 3), ...only });
        expect(through(form), linkOf(form)).toEqual(form);
      }
    }
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
        ['Sides', 'any'],
        ['Layout', 'shuffle:42'],
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
