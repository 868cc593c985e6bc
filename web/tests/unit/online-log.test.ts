import { expect, test } from 'vitest';
import { Log } from '../../src/lib/online/log';
import { Outbox } from '../../src/lib/online/outbox';
import { PHRASES } from '../../src/lib/online/phrases';
import type { Entry, What } from '../../src/protocol';

const rules = { listed: false, delay: 30, takeOver: null, class: null };
const opened: What = {
  what: 'opened',
  setUp: {
    game: 'heinash',
    tags: [],
    players: [{ kind: 'person' }, { kind: 'open' }],
    seating: [0, 1],
    picksColour: false,
    clock: { kind: 'none' },
    dice: 'host',
  },
  rules,
  commitment: 'ab',
};

const row = (seq: number, ...all: What[]) => ({ seq, entries: all.map((what): Entry => [seq * 10, what]) });

test('the log says what the table itself does not', () => {
  const log = new Log();
  log.read(row(1, opened));
  expect(log.facts).toMatchObject({ commitment: 'ab', rules, revealed: false, next: null });
  log.read(row(2, { what: 'sat', player: 1, kind: { kind: 'person' }, name: 'bot' }));
  log.read(
    row(3, { what: 'said', player: 1, phrase: 'hello' }, { what: 'said', player: 1, phrase: 'hello' }),
  );
  log.read(row(4, { what: 'revealed', secret: 'cd' }, { what: 'next', table: 'other' }));
  expect(log.seq).toBe(4);
  expect(log.facts.names.get(1)).toBe('bot');
  expect(log.facts.said.map(({ number }) => number)).toEqual([1, 2]);
  expect(log.facts).toMatchObject({ revealed: true, next: 'other' });
  log.clear();
  expect(log.seq).toBe(0);
  expect(log.facts.commitment).toBeNull();
});

test('programs that sit there from the start have their names at once', () => {
  const log = new Log();
  log.read(row(1, { ...opened, names: [null, 'Rival'] }));
  expect([...log.facts.names]).toEqual([[1, 'Rival']]);
});

test('only the last phrases are remembered', () => {
  const log = new Log();
  for (let seq = 1; seq <= 30; seq += 1) log.read(row(seq, { what: 'said', player: 0, phrase: 'oops' }));
  expect(log.facts.said).toHaveLength(20);
  expect(log.facts.said.at(-1)?.number).toBe(30);
});

test('what another device has said under the same number is not mine', () => {
  const log = new Log();
  log.read(row(1, { what: 'told', player: 0, id: 5, act: { act: 'answer', offer: 'draw', accept: true } }));
  // The order of the parts does not matter, what they say does.
  expect(log.has(0, 5, { accept: true, act: 'answer', offer: 'draw' })).toBe(true);
  expect(log.has(0, 5, { act: 'answer', offer: 'draw', accept: false })).toBe(false);
  expect(log.has(1, 5, { act: 'answer', offer: 'draw', accept: true })).toBe(false);
  expect(log.lastId(0)).toBe(5);
  expect(log.lastId(1)).toBe(0);
});

test('numbers grow past everything that was used, here or elsewhere', async () => {
  const outbox = new Outbox(3, [{ id: 4, version: 1, act: { act: 'press' } }]);
  const { sent, answered } = outbox.add(2, { act: 'resign' }, 0);
  expect(sent.id).toBe(5);
  expect(outbox.add(2, { act: 'press' }, 11).sent.id).toBe(12);
  expect(outbox.pending.map(({ id }) => id)).toEqual([4, 5, 12]);
  expect(outbox.take(5)).toEqual(sent);
  outbox.answer(5, null);
  expect(await answered).toBeNull();
  expect(outbox.take(5)).toBeNull();
  expect(outbox.lastId).toBe(12);
});

test('every phrase can be said once', () => {
  expect(new Set(PHRASES).size).toBe(9);
});
