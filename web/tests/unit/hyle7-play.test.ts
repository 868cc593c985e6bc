import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Hyle7Play } from '../../src/boards/hyle7/play.svelte';
import type { Desk } from '../../src/lib/desk';
import type { Hyle7View } from '../../src/protocol';

/** A desk at which seat 1 is Order and may slide the token on a1. */
function newDesk() {
  const rows = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
  rows[4] = [3, 0, 0, 0, 4];
  const empty = {
    score: 0,
    palindromes: [],
    rowScores: [],
    columnScores: [],
    bag: [],
    history: [],
    done: false,
  };
  const shown: Hyle7View = {
    game: 'hyle7',
    size: 5,
    shared: false,
    boards: [
      { ...empty, chaos: 0, order: 1, rows },
      { ...empty, chaos: 1, order: 0, rows: [] },
    ],
    current: 0,
    phase: 'slide',
    drawn: null,
    toMove: 1,
    slides: [{ from: 'a1', to: ['b1', 'c1', 'd1', 'a2'] }],
    scores: [0, 0],
  };
  return {
    shown,
    view: { events: [{ event: 'draw:3' }, { event: 'a1' }] },
    live: true,
    acting: 1 as number | null,
    lang: 'en',
    settings: { confirm: 'touch' },
    move: vi.fn(async () => null),
    refuse: vi.fn(),
    announce: vi.fn(),
    ask: vi.fn(async () => ({
      reply: 'tried',
      refused: { code: 'in-the-way', clause: 'H2', message: 'e1 is in the way' },
    })),
  };
}

let desk: ReturnType<typeof newDesk>;
let play: Hyle7Play;

beforeEach(() => {
  desk = newDesk();
  play = new Hyle7Play(desk as unknown as Desk);
});

describe('Order', () => {
  test('picks a token up, sees its reach, and slides it', async () => {
    await play.choose(0, 'a1', 'mouse');
    expect(play.held).toBe('a1');
    expect(play.reach(play.held)).toContain('d1');
    await play.choose(0, 'c1', 'mouse');
    expect(desk.move).toHaveBeenCalledExactlyOnceWith('a1-c1');
  });

  test('lets go by choosing the same token again', async () => {
    await play.choose(0, 'a1', 'key');
    await play.choose(0, 'a1', 'key');
    expect(play.held).toBeNull();
    expect(desk.move).not.toHaveBeenCalled();
  });

  test('is told by the rules why a token does not get there', async () => {
    await play.choose(0, 'a1', 'mouse');
    await play.choose(0, 'c3', 'mouse');
    expect(desk.ask).toHaveBeenCalledWith({ ask: 'try', event: 'a1-c3', lang: 'en' }, 'tried');
    expect(desk.refuse).toHaveBeenLastCalledWith(expect.objectContaining({ clause: 'H2' }));
    expect(desk.move).not.toHaveBeenCalled();
  });

  test('cannot pick up a token that has no room', async () => {
    await play.choose(0, 'e1', 'mouse');
    expect(play.held).toBeNull();
    expect(desk.refuse).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'hemmed-in' }));
  });

  test('may pass, but nobody else may', async () => {
    await play.pass();
    expect(desk.move).toHaveBeenCalledExactlyOnceWith('pass');
    desk.acting = null;
    await play.pass();
    expect(desk.move).toHaveBeenCalledOnce();
  });
});

describe('a touch', () => {
  test('waits for a yes', async () => {
    await play.choose(0, 'a1', 'touch');
    await play.choose(0, 'c1', 'touch');
    expect(desk.move).not.toHaveBeenCalled();
    expect(play.proposal).toEqual({ event: 'a1-c1', from: 'a1', to: 'c1' });
    await play.choose(0, 'c1', 'touch');
    expect(desk.move).toHaveBeenCalledExactlyOnceWith('a1-c1');
  });

  test('can be moved to another cell before the yes', async () => {
    await play.choose(0, 'a1', 'touch');
    await play.choose(0, 'c1', 'touch');
    await play.choose(0, 'd1', 'touch');
    await play.confirm();
    expect(desk.move).toHaveBeenCalledExactlyOnceWith('a1-d1');
  });

  test('counts at once if nobody wants to be asked, and a click waits if everybody is', async () => {
    desk.settings.confirm = 'never';
    await play.choose(0, 'a1', 'touch');
    await play.choose(0, 'c1', 'touch');
    expect(desk.move).toHaveBeenCalledOnce();
    desk.settings.confirm = 'always';
    await play.choose(0, 'd1', 'mouse');
    expect(desk.move).toHaveBeenCalledOnce();
  });
});

describe('Chaos', () => {
  beforeEach(() => {
    Object.assign(desk.shown, { phase: 'place', drawn: 2, toMove: 0, slides: [] });
    desk.acting = 0;
  });

  test('puts the token on an empty cell', async () => {
    await play.choose(0, 'c3', 'mouse');
    expect(desk.move).toHaveBeenCalledExactlyOnceWith('c3');
  });

  test('hears from the rules that a cell is taken', async () => {
    await play.choose(0, 'a1', 'mouse');
    expect(desk.ask).toHaveBeenCalledWith({ ask: 'try', event: 'a1', lang: 'en' }, 'tried');
    expect(desk.move).not.toHaveBeenCalled();
  });

  test('cannot play on the other board, in the past or for somebody else', async () => {
    await play.choose(1, 'c3', 'mouse');
    desk.live = false;
    await play.choose(0, 'c3', 'mouse');
    Object.assign(desk, { live: true, acting: 1 });
    await play.choose(0, 'c3', 'mouse');
    expect(desk.move).not.toHaveBeenCalled();
    expect(play.pointed).toEqual({ board: 0, cell: 'c3' });
  });
});

test('what is in hand ends with the moment it belongs to', async () => {
  await play.choose(0, 'a1', 'touch');
  await play.choose(0, 'c1', 'touch');
  desk.view = { events: [...desk.view.events, { event: 'pass' }] };
  expect(play.held).toBeNull();
  expect(play.proposal).toBeNull();
});

test('a refused move is taken back', async () => {
  desk.move.mockResolvedValueOnce({ code: 'x', clause: 'H2', message: 'x' } as never);
  await play.choose(0, 'a1', 'mouse');
  await play.choose(0, 'c1', 'mouse');
  expect(play.proposal).toBeNull();
});
