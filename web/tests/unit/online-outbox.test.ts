import { expect, test } from 'vitest';
import { Outbox } from '../../src/lib/online/outbox';
import { PHRASES } from '../../src/lib/online/phrases';

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
