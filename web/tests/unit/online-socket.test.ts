import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff, isLost, type Connection } from '../../src/lib/online/line';
import { Socket } from '../../src/lib/online/socket';
import type { Say, Tell } from '../../src/protocol';

/** A socket that does what the test says. */
class Fake {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Fake[] = [];
  readyState = 0;
  sent: Say[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Fake.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Say);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(tell: Tell): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = (): Fake => Fake.all.at(-1) as Fake;

let after = 0;
let states: Connection[] = [];
let heard: Tell[] = [];
const page = new EventTarget();

function socket(): Socket {
  return new Socket('ws://here/api/tables/x/socket', {
    hello: () => ({ say: 'hello', seat: 's', watch: null, after, luck: null, lang: 'en' }),
    heard: (tell) => heard.push(tell),
    changed: (state) => states.push(state),
  });
}

function welcome(now = Date.now()): Tell {
  return { tell: 'welcome', table: 'x', player: 0, full: true, rows: [], here: [true], now };
}

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  after = 0;
  states = [];
  heard = [];
  vi.stubGlobal('WebSocket', Fake);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('tries are further and further apart, never all at once, and never too far', () => {
  expect(backoff(0, 0)).toBe(250);
  expect(backoff(0, 1)).toBe(500);
  expect(backoff(3, 1)).toBe(4000);
  expect(backoff(50, 1)).toBe(20_000);
  expect(backoff(50, 0)).toBe(10_000);
});

test('a lost connection is opened again with a hello that names the last row', () => {
  const one = socket();
  one.start();
  last().open();
  expect(last().sent).toMatchObject([{ say: 'hello', after: 0 }]);
  last().tell(welcome());
  expect(states.at(-1)).toEqual({ is: 'open' });
  after = 7;
  last().break();
  expect(states.at(-1)?.is).toBe('waiting');
  expect(Fake.all).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(Fake.all).toHaveLength(2);
  last().open();
  expect(last().sent).toMatchObject([{ say: 'hello', after: 7 }]);
  one.close();
  vi.advanceTimersByTime(60_000);
  expect(Fake.all).toHaveLength(2);
});

test('a server that stops says when to come back, and one that refuses is not asked again', () => {
  const one = socket();
  one.start();
  last().open();
  last().tell(welcome());
  last().tell({ tell: 'closing', code: 'stopping', back: 1500 });
  last().break();
  vi.advanceTimersByTime(1499);
  expect(Fake.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Fake.all).toHaveLength(2);
  last().open();
  last().tell({ tell: 'closing', code: 'no-table', back: null });
  last().break();
  expect(states.at(-1)).toEqual({ is: 'ended', code: 'no-table' });
  vi.advanceTimersByTime(600_000);
  page.dispatchEvent(new Event('online'));
  expect(Fake.all).toHaveLength(2);
});

/** A connection that is open, with the first question answered. */
function opened(): Socket {
  const one = socket();
  one.start();
  last().open();
  last().tell(welcome());
  answer();
  return one;
}

const pings = () => last().sent.flatMap((said) => (said.say === 'ping' ? [said.id] : []));
const answer = () => last().tell({ tell: 'pong', id: pings().at(-1) ?? 0, now: Date.now() });
const state = () => states.at(-1)?.is;
const later = (millis: number) => void vi.advanceTimersByTime(millis);

test('after five seconds of silence the server is asked, and after nine it counts as lost', () => {
  const one = opened();
  expect(pings()).toHaveLength(1);
  later(4_999);
  expect(pings()).toHaveLength(1);
  later(1);
  expect(pings()).toHaveLength(2);
  later(3_999);
  expect(state()).toBe('open');
  later(1);
  expect(state()).toBe('waiting');
  one.close();
});

test('whatever the server says is a sign of life, and then it is not asked', () => {
  const one = opened();
  for (let round = 0; round < 10; round += 1) {
    later(4_500);
    last().tell({ tell: 'here', player: 0, here: true });
  }
  expect(pings()).toHaveLength(1);
  later(5_000);
  expect(pings()).toHaveLength(2);
  // Also while the answer is waited for; silence counts anew from then on.
  later(3_500);
  last().tell({ tell: 'here', player: 0, here: true });
  later(4_999);
  expect([state(), pings().length]).toEqual(['open', 2]);
  later(4_001);
  expect(state()).toBe('waiting');
  one.close();
});

test('where the browser says that there is no network, it is known within two seconds', () => {
  const one = opened();
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  // What was on its way when the network went is no sign that there is one.
  later(200);
  last().tell({ tell: 'here', player: 0, here: true });
  later(300);
  expect(pings()).toHaveLength(3);
  later(799);
  expect(state()).toBe('open');
  later(1);
  expect(state()).toBe('waiting');
  one.close();
});

test('a server that answers without a network out there is not lost', () => {
  const one = opened();
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  for (let round = 0; round < 20; round += 1) {
    answer();
    later(300);
  }
  expect(state()).toBe('open');
  one.close();
});

test('a page that nobody looks at asks seldom, and asks at once when somebody does', () => {
  const one = opened();
  vi.stubGlobal('document', Object.assign(document, { hidden: true }));
  document.dispatchEvent(new Event('visibilitychange'));
  answer();
  expect(pings()).toHaveLength(2);
  later(24_999);
  expect(pings()).toHaveLength(2);
  later(1);
  expect(pings()).toHaveLength(3);
  later(7_999);
  expect(state()).toBe('open');
  answer();
  vi.stubGlobal('document', Object.assign(document, { hidden: false }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(pings()).toHaveLength(4);
  later(4_000);
  expect(state()).toBe('waiting');
  one.close();
});

test('a page that was held up itself asks once more before it says that the server is silent', () => {
  const one = opened();
  later(5_000);
  // The timer comes late, and before what has been heard meanwhile.
  const clock = vi.spyOn(performance, 'now');
  const before = performance.now();
  clock.mockImplementation(() => before + 5_000);
  later(4_000);
  clock.mockRestore();
  expect([state(), pings().length]).toEqual(['open', 3]);
  later(4_000);
  expect(state()).toBe('waiting');
  one.close();
});

test('a first try may hang for eight seconds; what is tried later is said to be lost all the time', () => {
  const one = socket();
  one.start();
  expect(states.at(-1)).toEqual({ is: 'connecting', lost: false });
  later(7_999);
  expect(state()).toBe('connecting');
  later(1);
  expect(state()).toBe('waiting');
  later(500);
  expect(Fake.all).toHaveLength(2);
  expect(states.at(-1)).toEqual({ is: 'connecting', lost: true });
  // What the first one says later is nobody's business.
  Fake.all[0]?.tell(welcome());
  expect(heard).toEqual([]);
  // A network that comes back does not wait until the try that hangs is given up.
  page.dispatchEvent(new Event('online'));
  expect(Fake.all).toHaveLength(3);
  expect(states.every(isLostAfterwards)).toBe(true);
  last().open();
  last().tell(welcome());
  last().break();
  later(500);
  expect(states.slice(-2)).toMatchObject([{ is: 'waiting' }, { is: 'connecting', lost: true }]);
  one.close();
});

/** Only the very first state is not lost. */
const isLostAfterwards = (one: Connection, index: number) => isLost(one) === index > 0;

test('the clock follows the quickest answer', () => {
  const one = socket();
  one.start();
  last().open();
  vi.advanceTimersByTime(900);
  last().tell(welcome(one.time + 60_000));
  // A slow way: half of it is taken for the way back.
  const ahead = () => one.time - Math.round(performance.timeOrigin + performance.now());
  expect(ahead()).toBeCloseTo(60_000 + 450, -1);
  vi.advanceTimersByTime(20);
  const now = Math.round(performance.timeOrigin + performance.now());
  last().tell({ tell: 'pong', id: 1, now: now + 60_000 });
  expect(ahead()).toBeCloseTo(60_000 + 10, -1);
  one.close();
});
