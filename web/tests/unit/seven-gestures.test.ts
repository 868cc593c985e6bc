import { beforeEach, describe, expect, it } from 'vitest';
import { Gestures } from '../../src/boards/seven/gestures';

let seen: string[];
let gestures: Gestures;
let grabs: boolean;

function pointer(left: number, top: number, pointerId = 1, pointerType = 'touch'): PointerEvent {
  return { clientX: left, clientY: top, pointerId, pointerType, button: 0 } as PointerEvent;
}

beforeEach(() => {
  seen = [];
  grabs = false;
  gestures = new Gestures({
    spot: (event) => ({ left: event.clientX, top: event.clientY }),
    grabs: () => grabs,
    hover: ({ left, top }) => seen.push(`hover ${left} ${top}`),
    tap: ({ left, top }, touch) => seen.push(`tap ${left} ${top} ${touch}`),
    drop: () => seen.push('drop'),
    pan: (x, y) => seen.push(`pan ${x} ${y}`),
    zoom: (factor) => seen.push(`zoom ${factor.toFixed(2)}`),
    turn: (back) => seen.push(back ? 'turn back' : 'turn'),
  });
});

describe('pointers on the board', () => {
  it('tap when they hardly move', () => {
    gestures.down(pointer(10, 10));
    gestures.move(pointer(14, 13));
    gestures.up(pointer(14, 13));
    expect(seen).toEqual(['tap 14 13 true']);
  });

  it('move the view when they go further, from where they went down', () => {
    gestures.down(pointer(10, 10));
    gestures.move(pointer(30, 10));
    gestures.move(pointer(35, 12));
    gestures.up(pointer(35, 12));
    expect(seen).toEqual(['pan -20 0', 'pan -5 -2']);
  });

  it('carry the tile when a finger takes hold of it', () => {
    grabs = true;
    gestures.down(pointer(10, 10));
    gestures.move(pointer(40, 10));
    gestures.up(pointer(40, 10));
    expect(seen).toEqual(['hover 40 10', 'drop']);
  });

  it('hover with a mouse, never with a finger', () => {
    gestures.move(pointer(5, 6, 1, 'mouse'));
    gestures.move(pointer(7, 8));
    expect(seen).toEqual(['hover 5 6']);
  });

  it('zoom when two fingers part, and tap nothing afterwards', () => {
    gestures.down(pointer(0, 0, 1));
    gestures.down(pointer(100, 0, 2));
    gestures.move(pointer(200, 0, 2));
    gestures.up(pointer(200, 0, 2));
    gestures.up(pointer(0, 0, 1));
    expect(seen).toContain('zoom 2.00');
    expect(seen.some((one) => one.startsWith('tap'))).toBe(false);
  });

  it('turn once for every sixth of a turn, either way round', () => {
    for (const way of [1, -1]) {
      seen = [];
      gestures.down(pointer(0, 0, 1));
      gestures.down(pointer(100, 0, 2));
      for (let degrees = 5; degrees <= 120; degrees += 5) {
        const angle = (way * degrees * Math.PI) / 180;
        gestures.move(pointer(100 * Math.cos(angle), 100 * Math.sin(angle), 2));
      }
      gestures.up(pointer(0, 0, 2));
      gestures.up(pointer(0, 0, 1));
      expect(seen.filter((one) => one.startsWith('turn'))).toEqual(
        way > 0 ? ['turn', 'turn'] : ['turn back', 'turn back'],
      );
    }
  });

  it('mean nothing when the system takes them away', () => {
    gestures.down(pointer(10, 10));
    gestures.cancel(pointer(10, 10));
    gestures.up(pointer(10, 10));
    expect(seen).toEqual([]);
  });
});
