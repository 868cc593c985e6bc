import { expect, test } from 'vitest';
import { InOrder } from '../../src/lib/in-order';

/** Answers that come when the test says so. */
function answers() {
  const open: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((done) => open.push(done)),
    async next() {
      open.shift()?.();
      // What follows from an answer has happened before anybody can press another key.
      await new Promise((done) => setTimeout(done));
    },
  };
}

test('what needs no answer is done at once, and leaves nothing under way', () => {
  const order = new InOrder();
  const done: string[] = [];
  void order.do(() => done.push('one'));
  expect(done).toEqual(['one']);
  expect(order.busy).toBe(false);
});

test('what comes while an answer is on its way is done after it, in order', async () => {
  const order = new InOrder();
  const { wait, next } = answers();
  const done: string[] = [];
  void order.do(() => wait().then(() => done.push('first')));
  void order.do(() => wait().then(() => done.push('second')));
  const third = order.do(() => done.push('third'));
  expect([done, order.busy]).toEqual([[], true]);
  await next();
  expect(done).toEqual(['first']);
  await next();
  expect(done).toEqual(['first', 'second', 'third']);
  expect([await third, order.busy]).toEqual([3, false]);
});

test('the same thing again means it once, but only right after itself', async () => {
  const order = new InOrder();
  const { wait, next } = answers();
  const done: string[] = [];
  const press = (name: string) => order.do(() => wait().then(() => done.push(name)), name);
  const first = press('enter');
  expect(press('enter')).toBe(first);
  void press('one');
  void press('enter');
  void press('enter');
  for (let left = 3; left > 0; left -= 1) await next();
  expect(done).toEqual(['enter', 'one', 'enter']);
  void press('enter');
  await next();
  expect(done).toHaveLength(4);
});

test('what a step asks for at once is part of it and comes before what waits', async () => {
  const order = new InOrder();
  const { wait, next } = answers();
  const done: string[] = [];
  void order.do(wait);
  void order.do(() => void order.do(() => wait().then(() => done.push('inner'))));
  void order.do(() => done.push('after'));
  await next();
  expect(done).toEqual([]);
  await next();
  expect(done).toEqual(['inner', 'after']);
});

test('what fails is told to whoever asked for it, and holds nothing up', async () => {
  const order = new InOrder();
  const failing = order.do(() => Promise.reject(new Error('no answer')));
  const after = order.do(() => 'done');
  await expect(failing).rejects.toThrow('no answer');
  expect(await after).toBe('done');
  expect(order.busy).toBe(false);
});
