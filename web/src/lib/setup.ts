/**
 * The form in which a match is set up. Its state is the link: everything that differs
 * from the usual stands in the address, and the address brings the form back.
 */

import type {
  ChoiceView,
  ClockRules,
  FieldView,
  GameName,
  NewTable,
  PlayerKind,
  SetUp,
  Tag,
} from '../protocol';
import { describe } from './descriptions';

/** `open`: whoever comes by a link. At such a table the only `person` is whoever sets it up. */
export type Sitter = 'person' | 'pair' | 'computer' | 'open';

export interface Form {
  game: GameName;
  /** For each seat, in turn order, who sits there. */
  seats: { who: Sitter; level: number }[];
  lot: boolean;
  /** What was chosen for each field of the game's description, by their keys. */
  chosen: Record<string, string>;
  /** The numbers that choices are made from, by their keys; without one a new number is taken each time. */
  numbers: Record<string, string>;
  clock: 'none' | 'bank' | 'turns';
  /** Minutes for each seat, and seconds that a move adds. */
  minutes: number;
  increment: number;
  /** Minutes for the game and seconds for each turn; 0: no such time. */
  gameMinutes: number;
  turnSeconds: number;
  hard: boolean;
  realDice: boolean;
  /** Others play on their own devices and come by a link. */
  link: boolean;
  /** Anybody may find the table. */
  listed: boolean;
  /** By how many seconds watchers see everything later. */
  delay: number;
  /** After how many seconds a computer goes on for somebody who is away, and at which level; 0: never. */
  away: number;
  awayLevel: number;
}

/** A field of a game's description with the choice that a form has made there. */
export interface Chosen {
  field: FieldView;
  choice: ChoiceView;
}

export function choicesOf({ game, chosen }: Pick<Form, 'game' | 'chosen'>): Chosen[] {
  return describe(game).fields.flatMap((field) => {
    const choice = field.choices.find(({ key }) => key === chosen[field.key]) ?? field.choices[0];
    return choice ? [{ field, choice }] : [];
  });
}

/** What each seat is called. */
export function seatNames(form: Pick<Form, 'game' | 'chosen'>): string[] {
  const changed = choicesOf(form).flatMap(({ choice }) => (choice.seats ? [choice.seats] : []));
  return changed[0] ?? describe(form.game).seats;
}

export function usualForm(game: GameName, level: number): Form {
  const fields = describe(game).fields.map(({ key, choices }) => [key, choices[0]?.key ?? '']);
  return {
    game,
    seats: describe(game).seats.map((_, seat) => ({ who: seat === 0 ? 'person' : 'computer', level })),
    lot: false,
    chosen: Object.fromEntries(fields) as Record<string, string>,
    numbers: {},
    clock: 'none',
    minutes: 10,
    increment: 5,
    gameMinutes: 0,
    turnSeconds: 60,
    hard: false,
    realDice: false,
    link: false,
    listed: false,
    delay: 0,
    away: 0,
    awayLevel: 3,
  };
}

/** Brings what depends on each other together: as many seats as the game has, and no clock that it lacks. */
export function fitted(form: Form): Form {
  const level = form.seats.find((seat) => seat.who === 'computer')?.level ?? 3;
  const { hasTurnClock, hasSharedSeats, chance } = describe(form.game);
  const count = seatNames(form).length;
  let seats = form.seats.slice(0, count);
  while (seats.length < count) seats.push({ who: form.link ? 'open' : 'computer', level });
  seats = form.link
    ? byLink(seats)
    : seats.map((seat) => (canSit(seat.who, hasSharedSeats) ? seat : { ...seat, who: 'person' }));
  const clock = form.clock === 'turns' && !hasTurnClock ? 'none' : form.clock;
  const noTurns = form.gameMinutes === 0 && form.turnSeconds === 0;
  // Nobody sees the real dice of somebody who is far away.
  const realDice = form.realDice && !form.link && chance !== null;
  return { ...form, seats, clock, realDice, turnSeconds: noTurns ? 60 : form.turnSeconds };
}

/** At one screen nobody comes by a link, and not every game lets two share a seat. */
function canSit(who: Sitter, shared: boolean): boolean {
  return who !== 'open' && (who !== 'pair' || shared);
}

/** Whoever sets a table up sits on one seat at most; at least one is open to others. */
function byLink(seats: Form['seats']): Form['seats'] {
  let me = false;
  const sat = seats.map(({ who, level }): Form['seats'][number] => {
    if (who === 'computer') return { who, level };
    const isMe = who !== 'open' && !me;
    me ||= isMe;
    return { who: isMe ? 'person' : 'open', level };
  });
  if (sat.some(({ who }) => who === 'open')) return sat;
  const last = sat.findLastIndex(({ who }) => who === 'computer');
  return sat.map((seat, index) => (index === last ? { ...seat, who: 'open' } : seat));
}

const WHO = { p: 'person', d: 'pair', c: 'computer', o: 'open' } as const;

function oneOf<T extends string>(given: string | null, all: readonly T[], otherwise: T): T {
  return all.find((one) => one === given) ?? otherwise;
}

function within(given: string | null, least: number, most: number, otherwise: number): number {
  const number = given === null || given === '' ? NaN : Number(given);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}

/** The form that an address means; what it does not say, or says wrongly, is as usual. */
export function formFrom(game: GameName, query: URLSearchParams, level: number): Form {
  const usual = usualForm(game, level);
  const get = (name: string) => query.get(name);
  const seats = (get('seats') ?? '').split(',').flatMap((text) => {
    const who = WHO[text[0] as keyof typeof WHO];
    return who ? [{ who, level: within(text.slice(1), 1, 8, level) }] : [];
  });
  const form: Form = {
    ...usual,
    seats: seats.length > 0 ? seats : usual.seats,
    lot: get('lot') === 'yes',
    chosen: Object.fromEntries(
      describe(game).fields.map(({ key, choices }) => {
        const choice = choices.find((one) => one.key === get(key)) ?? choices[0];
        return [key, choice?.key ?? ''];
      }),
    ) as Record<string, string>,
    clock: oneOf(get('clock'), ['none', 'bank', 'turns'], 'none'),
    minutes: within(get('minutes'), 1, 180, usual.minutes),
    increment: within(get('increment'), 0, 300, usual.increment),
    gameMinutes: within(get('game'), 0, 180, usual.gameMinutes),
    turnSeconds: within(get('turn'), 0, 900, usual.turnSeconds),
    hard: get('hard') === 'yes',
    realDice: get('dice') === 'real',
    link: get('link') === 'yes',
    listed: get('listed') === 'yes',
    delay: within(get('delay'), 0, 3600, 0),
    away: within(get('away'), 0, 86_400, 0),
    awayLevel: within(get('awayLevel'), 1, 8, usual.awayLevel),
  };
  for (const { choice } of choicesOf(form)) {
    const number = get(choice.key) ?? '';
    if (choice.kind === 'seeded' && /^\d{1,18}$/.test(number)) form.numbers = { [choice.key]: number };
  }
  return fitted(form);
}

/** The address of a form: only what its game knows and what differs from the usual. */
export function linkOf(form: Form): string {
  const { game } = form;
  const query = new URLSearchParams();
  const put = (name: string, value: string | number, usual: string | number) => {
    if (value !== usual) query.set(name, String(value));
  };
  const seats = form.seats.map(({ who, level }) =>
    who === 'computer' ? `c${level}` : who === 'pair' ? 'd' : who === 'open' ? 'o' : 'p',
  );
  query.set('seats', seats.join(','));
  put('lot', form.lot ? 'yes' : 'no', 'no');
  for (const { field, choice } of choicesOf(form)) {
    put(field.key, choice.key, field.choices[0]?.key ?? '');
    if (choice.kind === 'seeded') put(choice.key, form.numbers[choice.key] ?? '', '');
  }
  put('clock', form.clock, 'none');
  if (form.clock === 'bank') {
    put('minutes', form.minutes, 10);
    put('increment', form.increment, 5);
  }
  if (form.clock === 'turns') {
    put('game', form.gameMinutes, 0);
    put('turn', form.turnSeconds, 60);
  }
  if (form.clock !== 'none') put('hard', form.hard ? 'yes' : 'no', 'no');
  if (describe(game).chance) put('dice', form.realDice ? 'real' : 'host', 'host');
  if (form.link) {
    query.set('link', 'yes');
    put('listed', form.listed ? 'yes' : 'no', 'no');
    put('delay', form.delay, 0);
    put('away', form.away, 0);
    if (form.away > 0) put('awayLevel', form.awayLevel, 3);
  }
  return `#/setup/${game}?${query.toString()}`;
}

function tagsOf(form: Form, seed: string): Tag[] {
  return choicesOf(form).flatMap(({ choice }) =>
    choice.kind === 'seeded'
      ? choice.tags.map(([name, value]): Tag => [name, `${value}:${form.numbers[choice.key] ?? seed}`])
      : choice.tags,
  );
}

function clockOf(form: Form): ClockRules {
  const soft = !form.hard;
  if (form.clock === 'bank') {
    return { kind: 'bank', main: form.minutes * 60_000, increment: form.increment * 1000, soft };
  }
  if (form.clock === 'turns') {
    const game = form.gameMinutes > 0 ? form.gameMinutes * 60_000 : null;
    const turn = form.turnSeconds > 0 ? form.turnSeconds * 1000 : null;
    return { kind: 'turns', game, turn, soft };
  }
  return { kind: 'none' };
}

/** The set-up of a form; `seed` shuffles the numbers where nothing else says how. */
export function setUpOf(form: Form, seed: string): SetUp {
  const players = form.seats.map(({ who, level }): PlayerKind =>
    who === 'computer' ? { kind: who, level } : { kind: who },
  );
  return {
    game: form.game,
    tags: tagsOf(form, seed),
    players,
    seating: form.lot ? null : players.map((_, number) => number),
    picksColour: choicesOf(form).some(({ choice }) => choice.kind === 'picked-at-table'),
    clock: clockOf(form),
    dice: form.realDice ? 'players' : 'host',
  };
}

/** What a server is asked for: the set-up, and how the table is played over the network. */
export function newTableOf(form: Form, seed: string): NewTable {
  const sit = form.seats.findIndex(({ who }) => who === 'person');
  const takeOver = form.away > 0 ? { after: form.away, level: form.awayLevel } : null;
  return {
    setUp: setUpOf(form, seed),
    rules: { listed: form.listed, delay: form.delay, takeOver, class: null },
    sit: sit < 0 ? null : sit,
  };
}
