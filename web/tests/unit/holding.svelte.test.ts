/** What is pressed while an answer of the rules is on its way: nothing is lost, and nothing is done twice. */

import { beforeEach, expect, test, vi } from 'vitest';
import { pressKey } from '../../src/boards/heinash/keys';
import { HeinashPlay } from '../../src/boards/heinash/play.svelte';
import { Hyle7Play } from '../../src/boards/hyle7/play.svelte';
import { Drag, type Carrier } from '../../src/boards/seven/drag.svelte';
import { onKey } from '../../src/boards/seven/keys';
import { SevenPlay } from '../../src/boards/seven/play.svelte';
import type { Desk } from '../../src/lib/desk';
import { LookingBack } from '../../src/lib/match/looking-back.svelte';
import type { Ask, Hex, TableView } from '../../src/protocol';

class Button {}
vi.stubGlobal('HTMLButtonElement', Button);

const bar: Hex[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
];
const shapes = [{ tile: 'I', orientations: [{ cells: bar, turned: 0, flipped: 0 }] }];
const moved = (q: number): Hex[] => bar.map(([a, b]) => [a + q, b]);
const places = [
  { event: 'one', cells: moved(0) },
  { event: 'two', cells: moved(6) },
  { event: 'three', cells: moved(12) },
];

/** Answers that come when the test says so, one after the other. */
class Slow {
  #open: (() => void)[] = [];

  answer<T>(what: T): Promise<T> {
    return new Promise((done) => this.#open.push(() => done(what)));
  }

  /** Until nobody waits any more. */
  async all(): Promise<void> {
    for (let left = 20; left > 0; left -= 1) {
      this.#open.shift()?.();
      await new Promise((done) => setTimeout(done));
    }
  }
}

let slow: Slow;
beforeEach(() => {
  slow = new Slow();
});

function sevenDesk() {
  return {
    view: { events: ['O'], seatNames: ['White', 'Black'] },
    shown: { placed: [], forced: [{ tile: 'I', level: 1, count: 3 }], toMove: 0 },
    live: true,
    acting: 0 as number | null,
    lang: 'en',
    flipped: false,
    settings: { confirm: 'never' },
    refuse: vi.fn(),
    announce: vi.fn(),
    move: vi.fn(() => slow.answer(null)),
    ask: ({ ask }: Ask) =>
      slow.answer(
        ask === 'shapes' ? { shapes } : ask === 'places' ? { level: 1, places } : { refused: null },
      ),
  };
}

const press = (play: SevenPlay, key: string, target: object = {}) =>
  onKey({ key, target } as unknown as KeyboardEvent, play, null);

test('SEVEN: a tile, the way through its places and Enter typed at once are all done', async () => {
  const desk = sevenDesk();
  const play = new SevenPlay(desk as unknown as Desk);
  for (const key of ['1', 'n', 'ArrowRight', 'Enter', 'Enter']) expect(press(play, key)).toBe(true);
  expect(press(play, 'Tab')).toBe(false);
  // A button does what Enter means for it by itself.
  expect(press(play, 'Enter', new Button())).toBe(false);
  await slow.all();
  expect(desk.move.mock.calls).toEqual([['three']]);
});

test('SEVEN: a tile that is let go again in the same breath is not in hand', async () => {
  const desk = sevenDesk();
  const play = new SevenPlay(desk as unknown as Desk);
  for (const key of ['1', 'Escape']) press(play, key);
  await slow.all();
  expect(play.tile).toBeNull();
  expect(desk.move).not.toHaveBeenCalled();
});

test('SEVEN: a tile dropped before it is known where it may lie goes where it was dropped', async () => {
  const desk = sevenDesk();
  const play = new SevenPlay(desk as unknown as Desk);
  play.aim = () => () => ({ x: 13, y: 0 });
  const drag = new Drag<'I'>(play as unknown as Carrier, (tile, via) => void play.take(tile, via));
  const at = (clientX: number) =>
    ({
      button: 0,
      pointerId: 1,
      pointerType: 'mouse',
      clientX,
      clientY: 0,
      currentTarget: { setPointerCapture: () => undefined },
    }) as unknown as PointerEvent;
  drag.down(at(0), 'I', true);
  drag.move(at(100));
  drag.up(at(100));
  await slow.all();
  expect(desk.move.mock.calls).toEqual([['two']]);
  expect(play.dragging).toBe(false);
});

test('SEVEN: while the server has not answered a move, the keys of the view are not held up', async () => {
  const desk = sevenDesk();
  const play = new SevenPlay(desk as unknown as Desk);
  press(play, '1');
  await slow.all();
  press(play, 'Enter');
  desk.acting = null;
  expect(press(play, '1')).toBe(true);
  expect(press(play, 'n')).toBe(true);
  // What was pressed then was for nobody, also when it is this seat's turn again.
  desk.acting = 0;
  await slow.all();
  expect(play.tile).toBeNull();
});

function hyle7Desk() {
  const rows = [
    [3, 0],
    [0, 0],
  ];
  return {
    shown: {
      boards: [{ rows }],
      current: 0,
      phase: 'place',
      toMove: 0,
      slides: [],
    },
    view: { events: [{ event: 'draw:3' }] },
    live: true,
    acting: 0,
    settings: { confirm: 'never' },
    refuse: vi.fn(),
    announce: vi.fn(),
    move: vi.fn((_event: string) => slow.answer(null)),
  };
}

test('HYLE⁷: a cell that is clicked twice is taken once, and no refusal follows', async () => {
  const desk = hyle7Desk();
  const play = new Hyle7Play(desk as unknown as Desk);
  void play.choose(0, 'b1', 'mouse');
  void play.choose(0, 'b1', 'mouse');
  await slow.all();
  expect(desk.move.mock.calls).toEqual([['b1']]);
});

class HeinashDesk {
  position = $state.raw<object>({});
  view = $state.raw<object>({});
  acting = 0;
  live = true;
  lang = 'en';
  typesDice = $state(true);
  settings = { confirm: 'never', calculate: false };
  refusal = null;
  rolled = 0;
  sent: string[] = [];
  accepts = false;
  /** The board follows what has changed a moment later. */
  onchange: () => void = () => undefined;

  constructor() {
    this.#stand('roll', null);
  }

  get shown() {
    return this.position;
  }
  get shownEvents() {
    return this.rolled;
  }

  #stand(phase: string, roll: number[] | null) {
    this.position = { cells: [], phase, roll, toMove: 0, active: 0, variant: 'base', operations: '+-*/' };
    const events = Array.from({ length: this.rolled }, () => ({ event: 'roll', kind: 'chance' }));
    this.view = { seat: 0, seats: [0, 1], players: [], draft: '', paused: false, may: [], events };
    setTimeout(() => this.onchange());
  }

  typeChance = async (event: string) => {
    this.sent.push(event);
    await slow.answer(null);
    this.rolled += 1;
    this.typesDice = false;
    this.#stand('find', [5, 4, 2]);
    return null;
  };
  move = async (event: string) => {
    this.sent.push(event);
    await slow.answer(null);
    if (!this.accepts) return { code: 'no-cell', clause: null, message: event };
    this.rolled += 1;
    this.#stand('find', [6, 6, 6]);
    return null;
  };
  press = () => Promise.resolve(null);
  draft = () => undefined;
  announce = () => undefined;
  refuse = () => undefined;
  ask = () => slow.answer({ weighed: { value: null, cell: null, refused: null } });
  tried = vi.fn();
}

function heinash(): { desk: HeinashDesk; play: HeinashPlay } {
  const desk = new HeinashDesk();
  const play = new HeinashPlay(desk as unknown as Desk);
  desk.onchange = () => play.follow();
  play.follow();
  return { desk, play };
}

test('HeiNash: the dice, a calculation and Enter typed at once are all done', async () => {
  const { desk, play } = heinash();
  for (const key of ['5', '4', '2', 'Enter', 'Enter', '5', '*', '4', '-', '2', 'Enter', 'Enter']) {
    expect(pressKey(play, key), key).toBe(true);
  }
  await slow.all();
  expect(desk.sent).toEqual(['roll:5-4-2', '5*4-2']);

  const other = heinash();
  for (const key of ['5', '4', '2', 'Enter', '5', '*', '4']) pressKey(other.play, key);
  await slow.all();
  expect(other.play.line.text).toBe('5×4');
});

test('HeiNash: another claim while one is on its way is made after it, and each is told to the teacher once', async () => {
  const { desk, play } = heinash();
  for (const key of ['5', '4', '2', 'Enter']) pressKey(play, key);
  await slow.all();
  for (const key of ['5', '+', '4', 'Enter', 'Backspace', '2', 'Enter']) pressKey(play, key);
  await slow.all();
  expect(desk.sent.slice(1)).toEqual(['5+4', '5+2']);
  expect(desk.tried.mock.calls).toEqual([
    ['5+4', 'no-cell'],
    ['5+2', 'no-cell'],
  ]);
});

test('HeiNash: what was shown for one roll is not shown for the next', async () => {
  const { desk, play } = heinash();
  for (const key of ['5', '4', '2', 'Enter']) pressKey(play, key);
  await slow.all();
  desk.accepts = true;
  play.write('5+4', 3);
  void play.show();
  play.write('5*4', 3);
  void play.show();
  await slow.all();
  expect(desk.sent).toEqual(['roll:5-4-2', '5+4']);
});

test('steps through a game that are pressed quickly are all taken', async () => {
  const back = new LookingBack();
  const view = { events: [1, 2, 3, 4, 5] } as unknown as TableView;
  const step = (by: number) =>
    back.go(
      back.from(view) + by,
      () => view,
      (events) => slow.answer({ events } as never),
    );
  for (const by of [-1, -1, -1, 1]) void step(by);
  await slow.all();
  expect(back.events(view)).toBe(3);
  // Whoever goes to the end is not taken back by what was asked for before.
  const earlier = step(-1);
  expect(await back.go(5, () => view, vi.fn())).toBe(5);
  await slow.all();
  expect(await earlier).toBeNull();
  expect(back.live).toBe(true);
});
