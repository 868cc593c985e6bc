import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Computers, type Seen } from '../../src/lib/match/computers';
import { Hints } from '../../src/lib/match/hints.svelte';
import type { Thinker } from '../../src/lib/house/thinker';
import type { GameName, HintView, PlayerKind, TableView, WaitsFor } from '../../src/protocol';

const computer: PlayerKind = { kind: 'computer', level: 4 };
const person: PlayerKind = { kind: 'person' };

function table(game: GameName, players: PlayerKind[], waitsFor: WaitsFor, more: Partial<TableView> = {}) {
  const told: unknown[] = [];
  const choose = vi.fn(async () => 'd4');
  const cancel = vi.fn();
  const view = {
    game,
    players,
    seats: players.map((_, seat) => seat),
    waitsFor,
    paused: false,
    pace: { think: 1500, least: 700 },
    ...more,
  } as TableView;
  const match: Seen = {
    view,
    waiting: 'seat' in waitsFor ? waitsFor.seat : null,
    realDice: false,
    thinking: false,
    playerOn: (seat) => players[seat],
    record: async () => '',
    thinker: () => ({ choose, cancel }) as unknown as Thinker,
    act: async (player, act) => told.push([player, act]),
    fail: (error) => {
      throw error;
    },
  };
  return { match, told, choose, cancel };
}

describe('computers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('think as long as the table says and move no sooner than that', async () => {
    const { match, told, choose } = table('seven', [person, computer], { for: 'move', seat: 1 });
    new Computers(match).goOn();
    await vi.advanceTimersByTimeAsync(690);
    expect(match.thinking).toBe(true);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(choose).toHaveBeenCalledWith('', 4, expect.any(String), 1500);
    expect(told).toEqual([[1, { act: 'move', event: 'd4' }]]);
    expect(match.thinking).toBe(false);
  });

  it('leave people their moves and their dice', async () => {
    for (const waits of [{ for: 'move', seat: 0 } as const, { for: 'press', seat: 0 } as const]) {
      const { match, told } = table('heinash', [person, computer], waits, { pace: null });
      new Computers(match).goOn();
      await vi.advanceTimersByTimeAsync(5000);
      expect(told).toEqual([]);
    }
  });

  it('draw the token in HYLE⁷, for people too, unless the bag is real', async () => {
    const drawn = table('hyle7', [person, person], { for: 'press', seat: 0 });
    new Computers(drawn.match).goOn();
    await vi.advanceTimersByTimeAsync(1000);
    expect(drawn.told).toEqual([[0, { act: 'press' }]]);
    const real = table('hyle7', [person, person], { for: 'press', seat: 0 });
    new Computers({ ...real.match, realDice: true }).goOn();
    await vi.advanceTimersByTimeAsync(1000);
    expect(real.told).toEqual([]);
  });

  it('do nothing while the game is paused, and nothing after they were stopped', async () => {
    const paused = table('seven', [computer, person], { for: 'move', seat: 0 }, { paused: true });
    new Computers(paused.match).goOn();
    const stopped = table('seven', [computer, person], { for: 'move', seat: 0 });
    stopped.choose.mockImplementation(() => new Promise(() => undefined));
    const computers = new Computers(stopped.match);
    computers.goOn();
    await vi.advanceTimersByTimeAsync(100);
    computers.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(stopped.cancel).toHaveBeenCalledOnce();
    expect([paused.told, stopped.told]).toEqual([[], []]);
  });
});

describe('a hint', () => {
  const rung = (text: string) => ({ text, clause: null, hexes: [], tile: null, numbers: [], cells: [] });
  const ladder: HintView = { steps: [rung('a nudge'), rung('more'), rung('the move')], event: 'd4' };

  it('goes up one rung at each asking and is worked out once', async () => {
    const work = vi.fn(async () => ladder);
    const hints = new Hints(work);
    expect(hints.shown(7)).toBeNull();
    const said: (string | undefined)[] = [];
    for (let asking = 0; asking < 4; asking += 1) {
      await hints.more(7, 'en');
      said.push(hints.shown(7)?.text);
    }
    expect(said).toEqual(['a nudge', 'more', 'the move', 'the move']);
    expect(hints.hasMore(7)).toBe(false);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is gone when the position has moved on', async () => {
    const hints = new Hints(async () => ladder);
    await hints.more(7, 'en');
    expect(hints.shown(8)).toBeNull();
    expect(hints.hasMore(8)).toBe(true);
  });

  it('stays on its rung in another language', async () => {
    const work = vi.fn(async () => ladder);
    const hints = new Hints(work);
    await hints.more(7, 'en');
    await hints.more(7, 'en');
    await hints.translate(7, 'es');
    expect(hints.shown(7)?.text).toBe('more');
    expect(work).toHaveBeenLastCalledWith('es');
  });
});
