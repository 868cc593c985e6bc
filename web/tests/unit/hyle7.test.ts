import { describe as suite, expect, test } from 'vitest';
import { describe } from '../../src/boards/hyle7/describe';
import { draw } from '../../src/boards/hyle7/draw';
import {
  cellNames,
  centre,
  frame,
  nameOf,
  neighbour,
  placeOf,
  pulled,
} from '../../src/boards/hyle7/geometry';
import { formed, inOrder, linesOf, outermost, pointedOut } from '../../src/boards/hyle7/lines';
import { lastMoves, onlyPerson, ownSeat } from '../../src/boards/hyle7/moves';
import { signOf } from '../../src/boards/hyle7/signs';
import { follow } from '../../src/boards/hyle7/tokens';
import type { EventView, Hyle7Board, Hyle7View, TableView } from '../../src/protocol';

const EMPTY = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);

/** A board of five with the row `2 1 2 1 0` in the middle and a pair of 3 in column e. */
function board(): Hyle7Board {
  return {
    chaos: 0,
    order: 1,
    rows: [
      [0, 0, 0, 0, 3],
      [0, 0, 0, 0, 3],
      [2, 1, 2, 1, 0],
      [0, 0, 0, 0, 0],
      [5, 0, 0, 0, 0],
    ],
    score: 8,
    palindromes: [
      { cells: ['a3', 'b3', 'c3'], points: 3 },
      { cells: ['b3', 'c3', 'd3'], points: 3 },
      { cells: ['e5', 'e4'], points: 2 },
    ],
    rowScores: [0, 0, 6, 0, 0],
    columnScores: [0, 0, 0, 0, 2],
    bag: [3, 3, 3, 5, 4],
    history: [0, 0, 2, 2, 5, 8],
    done: false,
  };
}

function view(changes: Partial<Hyle7View> = {}): Hyle7View {
  const second: Hyle7Board = {
    ...board(),
    chaos: 1,
    order: 0,
    rows: EMPTY,
    score: 0,
    palindromes: [],
    rowScores: [0, 0, 0, 0, 0],
    columnScores: [0, 0, 0, 0, 0],
    history: [],
  };
  return {
    game: 'hyle7',
    size: 5,
    shared: false,
    boards: [board(), second],
    current: 0,
    phase: 'place',
    drawn: 4,
    toMove: 0,
    slides: [],
    scores: [0, 8],
    ...changes,
  };
}

const event = (text: string, seat: number | null): EventView => ({
  event: text,
  kind: seat === null ? 'chance' : 'move',
  seat,
  said: text,
});

suite('cells', () => {
  test('are named from the bottom left and found again', () => {
    expect(nameOf({ column: 0, row: 6 }, 7)).toBe('a1');
    expect(nameOf({ column: 3, row: 0 }, 7)).toBe('d7');
    for (const name of cellNames(7).flat()) expect(nameOf(placeOf(name, 7), 7)).toBe(name);
  });

  test('lie on the opposite side when the board is seen from the other side', () => {
    expect(centre('a1', 7, false)).toEqual({ x: 50, y: 650 });
    expect(centre('a1', 7, true)).toEqual({ x: 650, y: 50 });
    expect(centre('d4', 7, true)).toEqual(centre('d4', 7, false));
  });

  test('have neighbours as they are seen, and none beyond the edge', () => {
    expect(neighbour('d4', 1, 0, 7, false)).toBe('e4');
    expect(neighbour('d4', 1, 0, 7, true)).toBe('c4');
    expect(neighbour('d4', 0, -1, 7, false)).toBe('d5');
    expect(neighbour('g7', 1, 0, 7, false)).toBe('g7');
  });

  test('of a palindrome are framed whichever way the board is turned', () => {
    expect(frame(['b3', 'c3', 'd3'], 5, false, 0)).toEqual({ x: 100, y: 200, width: 300, height: 100 });
    expect(frame(['e5', 'e4'], 5, true, 0)).toEqual({ x: 0, y: 300, width: 100, height: 200 });
  });
});

suite('a pulled token', () => {
  const reach = ['b1', 'c1', 'a2'];

  test('keeps to the line of the stronger pull', () => {
    expect(pulled('a1', reach, { x: 120, y: -40 }, 5, false)).toEqual({ at: { x: 170, y: 450 }, cell: 'b1' });
    expect(pulled('a1', reach, { x: 20, y: -80 }, 5, false)).toEqual({ at: { x: 50, y: 370 }, cell: 'a2' });
  });

  test('stops at the last cell it may reach', () => {
    expect(pulled('a1', reach, { x: 900, y: 0 }, 5, false)).toEqual({ at: { x: 250, y: 450 }, cell: 'c1' });
    expect(pulled('a1', reach, { x: -900, y: 0 }, 5, false)).toEqual({ at: { x: 50, y: 450 }, cell: 'a1' });
  });

  test('goes the other way on a turned board', () => {
    expect(pulled('a1', reach, { x: -90, y: 0 }, 5, true).cell).toBe('b1');
  });
});

suite('tokens are followed', () => {
  const before = follow([], board().rows);

  test('and keep their identity when they slide', () => {
    const rows = board().rows.map((row) => [...row]);
    rows[4] = [0, 0, 0, 5, 0];
    const slid = follow(before, rows);
    const moved = before.find((token) => token.cell === 'a1');
    expect(slid.find((token) => token.cell === 'd1')).toEqual({ ...moved, cell: 'd1', fresh: false });
    expect(slid).toHaveLength(before.length);
  });

  test('and only one that was just put down is fresh', () => {
    const rows = board().rows.map((row) => [...row]);
    rows[3] = [0, 5, 0, 0, 0];
    expect(
      follow(before, rows)
        .filter((token) => token.fresh)
        .map((token) => token.cell),
    ).toEqual(['b2']);
    expect(follow([], rows).some((token) => token.fresh)).toBe(false);
  });

  test('and one of another colour is not taken for the same', () => {
    const rows = board().rows.map((row) => [...row]);
    rows[4] = [0, 0, 4, 0, 0];
    const ids = new Set(before.map((token) => token.id));
    expect(ids.has(follow(before, rows).find((token) => token.cell === 'c1')?.id ?? 0)).toBe(false);
  });
});

suite('palindromes', () => {
  test('are sorted into their lines with the points of the rules', () => {
    const lines = linesOf(board());
    expect(lines.map((line) => line.name).join('')).toBe('54321abcde');
    const row = lines.find((line) => line.name === '3');
    expect(row?.points).toBe(6);
    expect(row?.palindromes.map((palindrome) => palindrome.cells[0])).toEqual(['a3', 'b3']);
    expect(lines.find((line) => line.name === 'e')?.palindromes).toHaveLength(1);
    expect(lines.flatMap((line) => line.palindromes)).toHaveLength(board().palindromes.length);
  });

  test('are found through a cell, in a line, or one alone', () => {
    const now = board();
    expect(pointedOut(now, { board: 0, cell: 'b3' })).toHaveLength(2);
    expect(pointedOut(now, { board: 0, cell: 'a1' })).toHaveLength(0);
    const [line] = linesOf(now).filter((each) => each.name === 'e');
    if (line) expect(pointedOut(now, { board: 0, line })).toEqual(line.palindromes);
  });

  test('inside another are not outlined on their own', () => {
    const long = { cells: ['a1', 'b1', 'c1', 'd1', 'e1'], points: 5 };
    const inside = { cells: ['b1', 'c1', 'd1'], points: 3 };
    const beside = { cells: ['d1', 'e1', 'f1'], points: 3 };
    expect(outermost([long, inside, beside])).toEqual([long, beside]);
  });

  test('that are new are told from those that were there', () => {
    const [first, ...others] = board().palindromes;
    expect(formed(others, board().palindromes)).toEqual([first]);
  });

  test('are read from the left or from the top', () => {
    expect(inOrder({ cells: ['c3', 'a3', 'b3'], points: 3 })).toEqual(['a3', 'b3', 'c3']);
    expect(inOrder({ cells: ['e4', 'e5'], points: 2 })).toEqual(['e5', 'e4']);
  });
});

suite('the last move', () => {
  test('belongs to the board on which its seat has that role', () => {
    const events = [
      event('draw:3', null),
      event('d4', 0),
      event('e2', 1),
      event('d4-d5', 1),
      event('pass', 0),
    ];
    expect(lastMoves(events, view({ shared: true }))).toEqual([
      { from: 'd4', to: 'd5' },
      { from: null, to: 'e2' },
    ]);
    expect(lastMoves([], view())).toEqual([null, null]);
  });
});

suite('who sits there', () => {
  const table = (kinds: TableView['players']) => ({ seats: [1, 0], players: kinds }) as TableView;

  test('is the only person, or nobody in particular', () => {
    expect(onlyPerson(table([{ kind: 'person' }, { kind: 'computer', level: 3 }]))).toBe(1);
    expect(onlyPerson(table([{ kind: 'person' }, { kind: 'pair' }]))).toBeNull();
    expect(
      onlyPerson(
        table([
          { kind: 'computer', level: 3 },
          { kind: 'computer', level: 3 },
        ]),
      ),
    ).toBeNull();
  });

  test('is whoever has this device, where others play on theirs', () => {
    const view = table([{ kind: 'person' }, { kind: 'person' }]);
    expect(ownSeat({ view })).toBeNull();
    expect(ownSeat({ view, people: [0] })).toBe(1);
    expect(ownSeat({ view, people: [1] })).toBe(0);
    expect(ownSeat({ view, people: [0, 1] })).toBeNull();
  });

  test('is nobody who only watches, unless they propose for the only person', () => {
    const view = table([{ kind: 'person' }, { kind: 'computer', level: 3 }]);
    expect(ownSeat({ view, people: [] })).toBeNull();
    expect(ownSeat({ view, people: [], proposes: true })).toBe(1);
  });
});

suite('the position', () => {
  test('is told row by row in each language', () => {
    const english = describe(view(), 'en');
    expect(english).toContain('Row 3: triangle, circle, triangle, circle, empty; 6 points.');
    expect(english).toContain('Row 1: star, 4 empty.');
    expect(english).toContain('The token to place is a diamond.');
    expect(english.filter((line) => line.startsWith('Row'))).toHaveLength(5);
    expect(describe(view(), 'fr')).toContain('Ligne 1\u00a0: étoile, 4 vides.');
    expect(describe(view(), 'es')).toContain('Fila 1: estrella, 4 vacías.');
  });

  test('of a shared bag is told for both boards', () => {
    const lines = describe(view({ shared: true }), 'en');
    expect(lines.filter((line) => line.startsWith('Row'))).toHaveLength(10);
    expect(lines).toContain('Board 2: 0 points.');
  });

  test('is drawn with every token, and nothing from outside', () => {
    const picture = draw(view());
    for (const colour of [1, 2, 3, 5]) expect(picture).toContain(signOf(colour).path);
    expect(picture).not.toContain(signOf(4).path);
    expect(picture).not.toMatch(/var\(|class=|href/);
    expect(draw(view({ shared: true })).length).toBeGreaterThan(picture.length);
  });

  test('is drawn on dark wood at night, with the same tokens', () => {
    const night = draw(view(), 'night');
    expect(night).not.toContain('#e9dcc4');
    for (const colour of [1, 2, 3, 5]) expect(night).toContain(`fill="${signOf(colour).fill}"`);
  });
});
