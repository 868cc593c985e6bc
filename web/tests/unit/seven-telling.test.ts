import { describe as group, expect, it } from 'vitest';
import { compared } from '../../src/boards/seven/comparing';
import { draw } from '../../src/boards/seven/draw';
import { colours, face, material } from '../../src/boards/seven/materials';
import { layers, lift } from '../../src/boards/seven/scene';
import { describe, standingInWords } from '../../src/boards/seven/telling';
import type { SevenView } from '../../src/protocol';

function view(change: Partial<SevenView>): SevenView {
  return {
    game: 'seven',
    seats: 2,
    pairs: false,
    misere: false,
    placed: [],
    held: [[], []],
    forced: [],
    levels: [],
    standing: [1, 1],
    out: [false, false],
    toMove: null,
    ...change,
  };
}

const two = view({
  placed: [
    {
      tile: 'I',
      seat: 0,
      level: 1,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    },
    {
      tile: 'I',
      seat: 1,
      level: 1,
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    },
    {
      tile: 'O',
      seat: 0,
      level: 2,
      cells: [
        [1, 0],
        [2, 0],
        [1, 1],
        [0, 1],
      ],
    },
  ],
  held: [['Y'], ['O', 'Y']],
  levels: [
    [1, 1],
    [1, 0],
  ],
  standing: [1, 2],
  toMove: 1,
});

group('the levels at the end', () => {
  it('count from the top, and the first difference decides', () => {
    const rows = compared(
      view({
        levels: [
          [3, 3],
          [3, 2],
          [1, 1],
          [0, 1],
        ],
      }),
      [2, 1],
    );
    expect(rows.map(({ level }) => level)).toEqual([4, 3, 2, 1]);
    expect(rows.map(({ decides }) => decides)).toEqual([true, false, false, false]);
    expect(rows.map(({ needless }) => needless)).toEqual([false, true, true, true]);
    const later = compared(
      view({
        levels: [
          [2, 4],
          [4, 2],
          [1, 1],
        ],
      }),
      [1, 2],
    );
    expect(later.map(({ equal, decides }) => [equal, decides])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('count from the bottom in misère', () => {
    const rows = compared(
      view({
        misere: true,
        levels: [
          [3, 3],
          [3, 2],
        ],
      }),
      [1, 2],
    );
    expect(rows.map(({ level, decides }) => [level, decides])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('are told until the last rival falls behind when several play', () => {
    const rows = compared(
      view({
        seats: 3,
        held: [[], [], []],
        out: [false, false, false],
        levels: [
          [4, 5, 6],
          [2, 1, 1],
          [1, 1, 0],
        ],
      }),
      [1, 2, 3],
    );
    expect(rows.find(({ decides }) => decides)?.level).toBe(2);
  });

  it('decide nothing when all are equal or the game was broken off', () => {
    expect(compared(view({ levels: [[7, 7]] }), [1, 1]).some(({ decides }) => decides)).toBe(false);
    expect(
      compared(view({ levels: [[2, 1]], held: [['I'], []] }), [1, 2]).some(({ decides }) => decides),
    ).toBe(false);
  });
});

group('the position in words', () => {
  it('names who would win in each language, also for pairs and equals', () => {
    expect(standingInWords(two, ['White', 'Black'], 'en')).toBe('White would win now.');
    expect(standingInWords(view({ ...two, standing: [1, 1] }), ['Blanc', 'Noir'], 'fr')).toBe(
      'La partie serait nulle maintenant.',
    );
    const pairs = view({ ...two, seats: 4, pairs: true, standing: [1, 3, 1, 3] });
    expect(standingInWords(pairs, ['Blanco', 'Rojo', 'Negro', 'Azul'], 'es')).toBe(
      'Blanco y Negro ganarían ahora.',
    );
  });

  it('tells the levels from the top, what is held, and where every tile lies', () => {
    const lines = describe(two, 'en');
    expect(lines[0]).toBe('Black to move.');
    expect(lines[3]).toBe('Level 2: White 1, Black 0.');
    expect(lines[4]).toBe('Level 1: White 1, Black 1.');
    expect(lines).toContain('Black still has O and Y.');
    expect(lines).toContain('Level 2: White’s O on 1,0 2,0 1,1 0,1 (last move).');
  });
});

group('the picture', () => {
  it('puts a number only where nothing covers it', () => {
    const [ground, upper] = layers(two, false);
    expect(ground?.pieces.map(({ numbers }) => numbers.length)).toEqual([2, 2]);
    expect(upper?.pieces.map(({ numbers }) => numbers.length)).toEqual([4]);
  });

  it('lifts and thickens what is higher', () => {
    expect(lift(2) - lift(1)).toBeGreaterThan(lift(1));
  });

  it('stands alone and paints higher levels later', () => {
    const picture = draw(two);
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(picture).not.toMatch(/class=|style=|var\(/);
    expect(picture.lastIndexOf('url(#white-1)')).toBeLessThan(picture.indexOf('url(#white-2)'));
  });

  it('lies on a dark table at night, with the same pieces', () => {
    const [day, night] = [draw(two), draw(two, 'night')];
    expect(day).toContain('#e9dcc4');
    expect(night).not.toContain('#e9dcc4');
    expect(night.slice(night.indexOf('<g'))).toBe(day.slice(day.indexOf('<g')));
  });
});

/** The contrast of two colours as WCAG defines it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [a, b] = [light(one), light(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

group('the materials', () => {
  it('keep the numbers readable on every level', () => {
    for (const colour of colours) {
      for (let level = 1; level <= 6; level += 1) {
        const { far, near } = face(colour, level);
        expect(contrast(far, material(colour).ink), `${colour} ${level}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(near, material(colour).ink), `${colour} ${level}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(far, material(colour).mark), `${colour} ${level}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('differ from level to level', () => {
    for (const colour of colours) {
      const faces = [1, 2, 3, 4].map((level) => face(colour, level).near);
      expect(new Set(faces).size).toBe(4);
    }
  });
});
