import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff, type Connection } from '../../src/lib/online/line';
import { Socket } from '../../src/lib/online/socket';
import type { Say, Tell } from '../../src/protocol';

/** A socket that does what the test says. */
class Fake {
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

test('the server is asked every 25 seconds whether it is there; silence is a loss', () => {
  const one = socket();
  one.start();
  last().open();
  last().tell(welcome());
  const pings = () => last().sent.filter(({ say }) => say === 'ping');
  expect(pings()).toHaveLength(1);
  last().tell({ tell: 'pong', id: 1, now: Date.now() });
  vi.advanceTimersByTime(25_000);
  expect(pings()).toHaveLength(2);
  vi.advanceTimersByTime(7_999);
  expect(states.at(-1)?.is).toBe('open');
  vi.advanceTimersByTime(1);
  expect(states.at(-1)?.is).toBe('waiting');
  one.close();
});

test('a connection that never opens is tried again', () => {
  const one = socket();
  one.start();
  vi.advanceTimersByTime(16_000 + 500);
  expect(Fake.all).toHaveLength(2);
  // What the first one says later is nobody's business.
  Fake.all[0]?.tell(welcome());
  expect(heard).toEqual([]);
  one.close();
});

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
