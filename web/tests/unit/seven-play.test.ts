import { beforeEach, describe, expect, it } from 'vitest';
import { middle } from '../../src/boards/seven/hex';
import { SevenPlay } from '../../src/boards/seven/play.svelte';
import type { Desk } from '../../src/lib/desk';
import type { Ask, Hex, Refusal, SevenView } from '../../src/protocol';

const flat: Hex[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
];
const steep: Hex[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 3],
];
const refused: Refusal = { code: 'not-adjacent', clause: 'S4', message: 'it has to share an edge' };

/** A desk whose rules know three places for the bar: two lying flat, one steep. */
class Pretended {
  position = {
    game: 'seven',
    seats: 2,
    pairs: false,
    misere: false,
    placed: [{ tile: 'O', seat: 0, level: 1, cells: flat }],
    held: [['I'], ['I']],
    forced: [{ tile: 'I', level: 2, count: 3 }],
    levels: [[1, 0]],
    standing: [1, 2],
    out: [false, false],
    toMove: 1,
  } as unknown as SevenView;
  view = { events: ['O'], seatNames: ['White', 'Black'] };
  live = true;
  acting: number | null = 1;
  lang = 'en';
  flipped = false;
  settings = { confirm: 'touch' };
  moved: string[] = [];
  refusals: (Refusal | null)[] = [];
  said: string[] = [];
  legal: string[] = [];

  get shown() {
    return this.position;
  }
  move(event: string) {
    this.moved.push(event);
    return Promise.resolve(null);
  }
  refuse(refusal: Refusal | null) {
    this.refusals.push(refusal);
  }
  announce(text: string) {
    this.said.push(text);
  }
  ask(question: Ask) {
    if (question.ask === 'shapes') {
      const orientations = [
        { cells: flat, turned: 1, flipped: 0 },
        { cells: steep, turned: 0, flipped: 1 },
      ];
      return Promise.resolve({ reply: 'shapes', shapes: [{ tile: 'I', orientations }] });
    }
    if (question.ask === 'places') {
      const places = [at(flat, 0, 0, 'one'), at(flat, 4, 0, 'two'), at(steep, 0, 4, 'three')];
      return Promise.resolve({ reply: 'places', level: 2, places });
    }
    if (question.ask === 'try') {
      return Promise.resolve({
        reply: 'tried',
        refused: this.legal.includes(question.event) ? null : refused,
      });
    }
    throw new Error(question.ask);
  }
}

function at(cells: Hex[], q: number, r: number, event: string) {
  return { event, cells: cells.map(([a, b]): Hex => [a + q, b + r]) };
}

let desk: Pretended;
let play: SevenPlay;

beforeEach(() => {
  desk = new Pretended();
  play = new SevenPlay(desk as unknown as Desk);
});

const near = (cells: Hex[], x = 0.4) => ({ x: middle(cells).x + x, y: middle(cells).y - 0.3 });

describe('a tile in hand', () => {
  it('snaps to the nearest place as it is turned, and a click puts it there', async () => {
    await play.take('I', 'mouse');
    expect([play.level, play.fitting.length]).toEqual([2, 2]);
    play.hover(near(flat));
    expect(play.spot?.event).toBe('one');
    await play.attempt('mouse');
    expect(desk.moved).toEqual(['one']);
    expect(play.tile).toBeNull();
  });

  it('is turned and flipped as the rules say', async () => {
    await play.take('I', 'mouse');
    play.turn();
    expect(play.cells).toEqual(steep);
    play.hover(near(at(steep, 0, 4, '').cells));
    expect(play.spot?.event).toBe('three');
    play.turn(true);
    expect(play.cells).toEqual(flat);
    play.flip();
    expect(play.cells).toEqual(flat);
  });

  it('far from every place is tried and refused in words, and stays in hand', async () => {
    await play.take('I', 'mouse');
    play.hover({ x: -30, y: -30 });
    expect(play.spot?.event).toBeNull();
    await play.attempt('mouse');
    expect(desk.refusals.at(-1)).toEqual(refused);
    expect(desk.moved).toEqual([]);
    expect(play.tile).toBe('I');
  });

  it('goes where the rules allow it though they did not list it: the first tile lies anywhere', async () => {
    await play.take('I', 'mouse');
    play.hover({ x: -30, y: -30 });
    desk.legal = [`I:${play.spot!.cells.map((cell) => cell.join(',')).join(';')}`];
    await play.attempt('mouse');
    expect(desk.moved).toEqual(desk.legal);
  });

  it('waits to be confirmed after a touch, and only where the setting says so', async () => {
    await play.take('I', 'touch');
    play.hover(near(flat));
    await play.attempt('touch');
    expect([play.pending, desk.moved.length]).toEqual([true, 0]);
    await play.confirm();
    expect(desk.moved).toEqual(['one']);
    desk.settings.confirm = 'never';
    expect(play.needsConfirming('touch')).toBe(false);
    desk.settings.confirm = 'always';
    expect(play.needsConfirming('keys')).toBe(true);
  });

  it('is on offer at once for a finger, which cannot hover', async () => {
    play.viewMiddle = () => near(at(flat, 4, 0, '').cells);
    await play.take('I', 'touch');
    expect([play.spot?.event, play.pending]).toEqual(['two', true]);
  });

  it('walks through its places by keys, and each is announced with cells, level and what is below', async () => {
    await play.take('I', 'keys');
    expect(play.spot?.event).toBe('one');
    expect(desk.said.at(-1)).toBe('Place 1 of 2: cells 0 0; 1 0; 2 0; 3 0, level 2. On White’s O.');
    play.step(1);
    expect(play.spot?.event).toBe('two');
    play.step(1);
    expect(play.spot?.event).toBe('one');
  });

  it('is let go when it is nobody’s turn here any more', async () => {
    await play.take('I', 'mouse');
    desk.acting = null;
    play.check();
    expect(play.tile).toBeNull();
    await play.take('I', 'mouse');
    expect(play.tile).toBeNull();
  });

  it('is not taken from a position that has gone on meanwhile', async () => {
    const taking = play.take('I', 'mouse');
    desk.view = { ...desk.view, events: ['O', 'Y'] };
    await taking;
    expect(play.tile).toBeNull();
  });
});
