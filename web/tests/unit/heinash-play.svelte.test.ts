import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeinashPlay } from '../../src/boards/heinash/play.svelte';
import { pressKey } from '../../src/boards/heinash/keys';
import type { Desk } from '../../src/lib/desk';
import type { Ask, HeinashView, May, Refusal, Weighed } from '../../src/protocol';

const owners = new Map([[20, 1]]);

function position(change: Partial<HeinashView> = {}): HeinashView {
  return {
    game: 'heinash',
    size: 6,
    variant: 'base',
    sides: 'any',
    operations: '+-*/',
    cells: Array.from({ length: 36 }, (_, index) => ({
      number: index + 1,
      row: Math.floor(index / 6),
      column: index % 6,
      owner: owners.get(index + 1) ?? null,
    })),
    colours: ['black', 'red'],
    pawnsLeft: [18, 17],
    phase: 'find',
    active: 0,
    toMove: 0,
    pawnNext: 0,
    roll: [5, 4, 2],
    chains: [0, 1],
    chainCells: [[], [20]],
    winningChain: [],
    ...change,
  };
}

/** A table that answers when it is told to. */
class Bench {
  sent: string[] = [];
  drafts: string[] = [];
  said: string[] = [];
  refused: (Refusal | null)[] = [];
  answers: { question: Ask; answer: (weighed: Weighed) => void }[] = [];
  refuses: Refusal | null = null;
  shown = $state.raw(position());
  view = {
    seat: 0,
    seats: [0, 1],
    players: [{ kind: 'person' }, { kind: 'person' }],
    draft: '',
    paused: false,
    waitsFor: { for: 'move', seat: 0 },
    may: [{ may: 'draft' }, { may: 'move' }] as May[],
    events: [{ event: 'roll:5-4-2', kind: 'chance', seat: null, said: '' }],
  };
  acting: number | null = $state(0);
  settings = { confirm: 'touch', calculate: false };
  refusal: Refusal | null = null;
  live = true;
  typesDice = false;
  lang = 'en';
  shownEvents = $state(1);

  move = (event: string) => this.#send(event);
  press = () => this.#send('press');
  typeChance = (event: string) => this.#send(event);
  draft = (text: string) => void this.drafts.push(text);
  announce = (text: string) => void this.said.push(text);
  refuse = (refusal: Refusal | null) => void this.refused.push(refusal);
  ask = (question: Ask) =>
    new Promise((done) => {
      this.answers.push({ question, answer: (weighed) => done({ reply: 'weighed', weighed }) });
    });

  #send(event: string): Promise<Refusal | null> {
    this.sent.push(event);
    return Promise.resolve(this.refuses);
  }
}

function sat(change: (bench: Bench) => void = () => undefined): { bench: Bench; play: HeinashPlay } {
  const bench = new Bench();
  change(bench);
  const play = new HeinashPlay(bench as unknown as Desk);
  play.follow();
  return { bench, play };
}

function type(play: HeinashPlay, keys: string): void {
  for (const key of keys) pressKey(play, key);
}

const worth = (value: string, cell: number | null, message: string | null = null): Weighed => ({
  value,
  cell,
  refused: message === null ? null : { code: 'x', clause: 'N3', message },
  unfinished: false,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('looking for a number', () => {
  it('asks once for what was typed in one go, and keeps it', async () => {
    const { bench, play } = sat();
    type(play, '5*(4+2)');
    await vi.runAllTimersAsync();
    expect(bench.answers.map(({ question }) => question)).toEqual([
      { ask: 'weigh', expression: '5*(4+2)', lang: 'en' },
    ]);
    expect(bench.drafts).toEqual(['5*(4+2)']);
    bench.answers[0]?.answer(worth('30', 30));
    await vi.runAllTimersAsync();
    expect(play.lit).toBe(30);
  });

  it('lets the last answer win', async () => {
    const { bench, play } = sat();
    type(play, '5*4');
    await vi.runAllTimersAsync();
    type(play, '+2');
    await vi.runAllTimersAsync();
    bench.answers[1]?.answer(worth('22', 22));
    await vi.runAllTimersAsync();
    bench.answers[0]?.answer(worth('20', null, 'the 2 is unused'));
    await vi.runAllTimersAsync();
    expect(play.weighed?.value).toBe('22');
  });

  it('lights no cell for what the rules refuse', async () => {
    const { bench, play } = sat();
    type(play, '5*2');
    await vi.runAllTimersAsync();
    bench.answers[0]?.answer(worth('10', 10, 'the 4 is unused'));
    await vi.runAllTimersAsync();
    expect(play.lit).toBeNull();
  });

  it('shows what was typed, and says a refusal that nobody has said', async () => {
    const { bench, play } = sat((table) => {
      table.refuses = { code: 'unused', clause: 'N3', message: 'the 2 is unused' };
    });
    type(play, '5×4');
    pressKey(play, 'Enter');
    await vi.runAllTimersAsync();
    expect(bench.sent).toEqual(['5*4']);
    expect(bench.refused).toContain(bench.refuses);
    expect(play.line.text).toBe('5×4');
  });

  it('begins with what was kept, and anew for somebody else', () => {
    const { bench, play } = sat((table) => (table.view.draft = '5*('));
    expect(play.line).toEqual({ text: '5×(', caret: 3 });
    bench.view.draft = '';
    play.follow();
    expect(play.line.text).toBe('5×(');
    // The other one, who may steal now, begins with an empty line.
    bench.shown = position({ variant: 'steal-number', phase: 'steal', toMove: 1 });
    bench.acting = 1;
    play.follow();
    expect([play.task, play.line.text]).toEqual(['calculate', '']);
  });

  it('asks before nothing is found by touch', async () => {
    const { bench, play } = sat();
    await play.findNothing(false);
    expect([play.giving, bench.sent]).toEqual([true, []]);
    await play.findNothing(true);
    expect([play.giving, bench.sent]).toEqual([false, ['none']]);
  });
});

describe('I calculate', () => {
  const calculate = (bench: Bench): void => void (bench.settings.calculate = true);

  it('names the cell first and shows no value', async () => {
    const { bench, play } = sat(calculate);
    expect(play.task).toBe('name');
    type(play, '30');
    expect([play.chosen, play.named]).toEqual([30, null]);
    pressKey(play, 'Enter');
    expect([play.task, play.named, play.lit]).toEqual(['calculate', 30, 30]);
    type(play, '5*(4+2)');
    await vi.runAllTimersAsync();
    expect(bench.answers).toEqual([]);
    expect(bench.drafts.at(-1)).toBe('30=5*(4+2)');
  });

  it('plays only what makes the number that was named', async () => {
    const { bench, play } = sat(calculate);
    await play.take(30, true);
    type(play, '5*4+2');
    void play.show();
    await vi.runAllTimersAsync();
    bench.answers[0]?.answer(worth('22', 22));
    await vi.runAllTimersAsync();
    expect(bench.sent).toEqual([]);
    expect(bench.refused.at(-1)?.message).toBe('5 × 4 + 2 = 22, not 30');

    play.clear();
    type(play, '5*(4+2)');
    void play.show();
    await vi.runAllTimersAsync();
    bench.answers[1]?.answer(worth('30', 30));
    await vi.runAllTimersAsync();
    expect(bench.sent).toEqual(['5*(4+2)']);
  });

  it('names no cell that is taken', async () => {
    const { play } = sat(calculate);
    await play.take(20, false);
    type(play, '20');
    expect([play.named, play.chosen]).toEqual([null, null]);
  });
});

describe('a pawn to put', () => {
  const put = (bench: Bench): void => {
    bench.shown = position({ phase: 'put', toMove: 1 });
    bench.acting = 1;
  };

  it('goes at once where the mouse points, and by touch when it is confirmed', async () => {
    const { bench, play } = sat(put);
    await play.take(17, false);
    expect(bench.sent).toEqual(['put:17']);
    await play.take(18, true);
    expect([play.chosen, bench.sent]).toEqual([18, ['put:17']]);
    await play.take(18, true);
    expect(bench.sent).toEqual(['put:17', 'put:18']);
  });

  it('can be typed, and lets the rules say why a taken cell is refused', async () => {
    const { bench, play } = sat(put);
    type(play, '17');
    pressKey(play, 'Backspace');
    expect(play.chosen).toBe(1);
    pressKey(play, 'Escape');
    expect(play.chosen).toBeNull();
    await play.take(20, true);
    expect(bench.sent).toEqual(['put:20']);
  });
});

describe('who may do what', () => {
  it('in the variants looks for a number while the other does, and cannot show it yet', async () => {
    const other = (variant: HeinashView['variant']) => (bench: Bench) => {
      bench.shown = position({ variant, active: 1, toMove: 1 });
      bench.acting = null;
    };
    expect(sat(other('base')).play.task).toBe('none');
    const computer = (table: Bench): void => {
      other('steal-number')(table);
      table.view.players = [{ kind: 'person' }, { kind: 'computer' }];
    };
    expect(sat(computer).play.task).toBe('none');
    const { bench, play } = sat(other('steal-number'));
    expect([play.task, play.mayShow]).toEqual(['calculate', false]);
    type(play, '5');
    pressKey(play, 'Enter');
    await vi.runAllTimersAsync();
    expect([bench.sent, play.line.text]).toEqual([[], '5']);
    // The other one finds nothing: what was found meanwhile is still there.
    bench.shown = position({ variant: 'steal-number', phase: 'steal', active: 1, toMove: 0 });
    bench.acting = 0;
    play.follow();
    expect([play.line.text, play.mayShow]).toEqual(['5', true]);
  });

  it('types what real dice show, also when it is a computer’s turn', async () => {
    const { bench, play } = sat((table) => {
      table.shown = position({ phase: 'roll', roll: null, toMove: null });
      table.typesDice = true;
      table.acting = null;
    });
    expect(play.task).toBe('dice');
    type(play, '2745');
    pressKey(play, 'Enter');
    await vi.runAllTimersAsync();
    expect(bench.sent).toEqual(['roll:2-4-5']);
  });

  it('does nothing in a position that is stepped through', () => {
    expect(sat((bench) => (bench.live = false)).play.task).toBe('none');
  });
});
