import { describe, expect, it } from 'vitest';
import type { AnalysisView, HeinashView, Hyle7View, ReviewStep, SevenView } from '../../src/protocol';
import { measure as heinash } from '../../src/boards/heinash/measure';
import { curvesOf, measure as hyle7 } from '../../src/boards/hyle7/measure';
import { measure as seven } from '../../src/boards/seven/measure';
import { chances, percent, sidesOf, signed } from '../../src/lib/review/figures';
import * as graph from '../../src/lib/review/graph';
import { language } from '../../src/lib/words.svelte';

const paper = { width: 100, height: 50 };
const step = (events: number, value: number, values: number[] = []): ReviewStep => ({
  events,
  exact: false,
  value,
  values,
  best: null,
  bestValue: null,
  cost: null,
});

describe('the graph', () => {
  it('means the nearest event, and none beyond the ends', () => {
    expect(graph.eventAt(0, 10, paper)).toBe(0);
    expect(graph.eventAt(26, 10, paper)).toBe(3);
    expect(graph.eventAt(-40, 10, paper)).toBe(0);
    expect(graph.eventAt(400, 10, paper)).toBe(10);
    expect(graph.eventAt(10, 0, paper)).toBe(0);
    expect(graph.across(5, 10, paper)).toBe(50);
    expect(graph.across(0, 0, paper)).toBe(0);
  });

  it('draws two sides as two areas that meet', () => {
    const [first, second] = graph.areas([step(0, 0.5), step(1, 0.2)], 1, paper);
    // The first side fills half of the height and then a fifth from the bottom.
    expect(first).toBe('M0 25L100 40L100 50L0 50Z');
    expect(second).toBe('M0 0L100 0L100 40L0 25Z');
    expect(graph.boundary([step(0, 0.5), step(1, 0.2)], 1, paper)).toBe('M0 25L100 40');
    expect(graph.areas([], 1, paper)).toEqual([]);
  });

  it('stacks the shares of three seats to the whole height', () => {
    const shares = [step(0, 0.5, [0.5, 0.3, 0.2])];
    const [first, second, third] = graph.areas(shares, 1, paper);
    expect(first).toBe('M0 25L0 50Z');
    expect(second).toBe('M0 10L0 25Z');
    expect(third).toBe('M0 0L0 10Z');
  });

  it('has a scale that holds the highest value with few lines', () => {
    const curve = (value: number) => [{ name: '', points: [{ events: 0, value }] }];
    expect(graph.scaleOf(curve(83))).toEqual({ top: 100, ticks: [0, 25, 50, 75, 100] });
    expect(graph.scaleOf(curve(3)).top).toBe(10);
    expect(graph.scaleOf([]).ticks.length).toBeGreaterThan(1);
  });

  it('ends the first round with its score and begins the second', () => {
    const steps = [step(0, 80), step(1, 78), step(2, 60), step(3, 62)];
    const [first, second] = curvesOf(steps, 2, 91, ['one', 'two']);
    expect(first).toEqual({
      name: 'one',
      points: [
        { events: 0, value: 80 },
        { events: 1, value: 78 },
        { events: 2, value: 91 },
      ],
    });
    expect(second?.points.map(({ events }) => events)).toEqual([2, 3]);
  });

  it('does not draw the score of a round before it has been weighed so far', () => {
    const curves = curvesOf([step(0, 80)], 2, 91, ['one', 'two']);
    expect(curves).toEqual([{ name: 'one', points: [{ events: 0, value: 80 }] }]);
  });

  it('draws a line for each Order where both boards share a bag', () => {
    const curves = curvesOf([step(0, 70, [70, 65]), step(1, 66, [72, 66])], null, null, ['A', 'B']);
    expect(curves.map(({ name, points }) => [name, points.at(-1)?.value])).toEqual([
      ['A', 72],
      ['B', 66],
    ]);
  });

  it('counts what has been weighed up to the first gap', () => {
    expect(graph.weighedOf([])).toBe(0);
    expect(graph.weighedOf([step(0, 1), step(1, 1), step(3, 1)])).toBe(2);
  });

  it('thinks longer about each position of a short game', () => {
    expect(graph.patience(15)).toBe(1200);
    expect(graph.patience(60)).toBe(600);
    expect(graph.patience(293)).toBeGreaterThanOrEqual(120);
  });
});

describe('figures', () => {
  it('have the sign as each language sets it', () => {
    const written = (['en', 'fr', 'es'] as const).map((code) => {
      language.now = code;
      return percent(0.126);
    });
    language.now = 'en';
    expect(written.map((text) => text.replace(/\s/u, '_'))).toEqual(['13%', '13_%', '13%']);
  });

  it('are told for each side', () => {
    expect(chances(step(0, 0.63), ['White', 'Black'])).toBe('White 63% · Black 37%');
    expect(chances(step(0, 0.25, [0.25, 0.25, 0.5]), ['A', 'B', 'C'])).toBe('A 25% · B 25% · C 50%');
    expect(chances(step(0, 1), ['A', 'B', 'C', 'D'])).toBe('A and C 100% · B and D 0%');
    expect(sidesOf(['A', 'B'], 2)).toEqual(['A', 'B']);
  });

  it('have a sign unless they are nothing', () => {
    expect(signed(heinash.amount, 0.123)).toBe('+12%');
    expect(signed(heinash.amount, -0.5)).toBe('−50%');
    expect(signed(heinash.amount, -0.001)).toBe('0%');
    expect(signed(hyle7.amount, -2.25)).toMatch(/^−2\.[23]$/);
  });

  it('are drawn in the colours of the pieces', () => {
    const pawns = { colours: ['red', 'black'] } as unknown as HeinashView;
    expect([heinash.tintOf?.(pawns, 0), heinash.tintOf?.(pawns, 1)]).toEqual(['red', 'black']);
    const tiles = { pairs: false } as unknown as SevenView;
    expect(seven.tintOf?.(tiles, 0)).not.toBe(seven.tintOf?.(tiles, 1));
  });

  it('stand in a column that says whose they are where one is enough', () => {
    const names = ['White', 'Black', 'Red'];
    expect(seven.figure(step(0, 0.63))).toBe('63%');
    expect(seven.column(step(0, 0.63), names.slice(0, 2)).shown).toBe('White');
    expect(seven.figure(step(0, 0.25, [0.25, 0.25, 0.5]))).toBe('25 / 25 / 50');
    expect(seven.column(step(0, 0.25, [0.25, 0.25, 0.5]), names).shown).not.toBe('White');
    expect(hyle7.figure(step(0, 77.5))).toBe('77.5');
  });
});

describe('an analysis', () => {
  const found = (value: number | null, seat: number, values: number[] = [], lines: number[] = []) =>
    ({
      exact: false,
      value,
      values,
      seat,
      lines: lines.map((worth) => ({ value: worth, moves: [] })),
      depth: 0,
      nodes: 0,
    }) as AnalysisView;

  it('is told from the first seat, whoever moves', () => {
    expect(heinash.shares(found(0.75, 1))).toEqual([0.25, 0.75]);
    expect(seven.shares(found(-1, 0))).toEqual([0, 1]);
    expect(seven.shares(found(0, 3))).toEqual([0.5, 0.5]);
    expect(seven.shares(found(null, 0, [0.2, 0.3, 0.5]))).toEqual([0.2, 0.3, 0.5]);
    expect(hyle7.shares(found(80, 0))).toEqual([]);
  });

  it('tells a line to whoever moves', () => {
    expect(seven.worth(found(0, 1, [], [0.5]), 0)).toBe('75%');
    expect(seven.worth(found(null, 1, [0.2, 0.3, 0.5], [0.4, 0.3]), 1)).toBe('30%');
    expect(hyle7.worth(found(80, 1, [], [77.5]), 0)).toBe('77.5');
  });

  it('knows of other moves of SEVEN only a limit until something is proven', () => {
    const open = found(0, 1, [], [0.5, 0.2]);
    expect(seven.worth(open, 1)).toBe('≤\u00a075%');
    expect(seven.worth({ ...open, exact: true }, 1)).toBe('60%');
    expect(heinash.worth(open, 1)).toBe('20%');
  });
});

describe('what a move touches', () => {
  it('is the tile, the pawns that changed, or the cells of the token', () => {
    const cells = [[0, 0] as [number, number]];
    const table = { placed: [{ cells }] } as unknown as SevenView;
    expect(seven.marksOf('U:…', table, table, table).hexes).toEqual(cells);
    const board = (...owners: (number | null)[]) =>
      ({ cells: owners.map((owner, index) => ({ number: index + 1, owner })) }) as unknown as HeinashView;
    const after = board(0, 0, 0);
    expect(heinash.marksOf('1+1', board(null, 1, 0), after, after).numbers).toEqual([1, 2]);
    const round = { current: 0 } as unknown as Hyle7View;
    expect(hyle7.marksOf('d4-d7', round, round, round).cells).toEqual(['d4', 'd7']);
    expect(hyle7.marksOf('pass', round, round, round).cells).toEqual([]);
    // On the other board the same cells mean nothing.
    expect(hyle7.marksOf('d4-d7', round, round, { ...round, current: 1 }).cells).toEqual([]);
  });
});
