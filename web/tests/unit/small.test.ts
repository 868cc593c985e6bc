import { describe, expect, it } from 'vitest';
import { chance as dice } from '../../src/boards/heinash/chance';
import { typing as heinash } from '../../src/boards/heinash/typing';
import { chance as bag } from '../../src/boards/hyle7/chance';
import { typing as hyle7 } from '../../src/boards/hyle7/typing';
import { typing as seven } from '../../src/boards/seven/typing';
import { recordIn } from '../../src/lib/files';
import { onlyLevel, onlyPerson, resultFor } from '../../src/lib/result';
import { languageFor, readSettings } from '../../src/lib/settings.svelte';
import { clockFace } from '../../src/lib/time';
import { dated, language, sentence } from '../../src/lib/words.svelte';

describe('results', () => {
  it('are those of somebody alone against computers', () => {
    const computer = { kind: 'computer', level: 4 } as const;
    expect(onlyPerson([computer, { kind: 'pair' }])).toBe(1);
    expect(onlyPerson([{ kind: 'person' }, { kind: 'person' }])).toBeNull();
    expect(onlyLevel([computer, { kind: 'person' }, computer])).toBe(4);
    expect(onlyLevel([computer, { kind: 'computer', level: 5 }])).toBeNull();
  });

  it('know partners from opponents', () => {
    expect(resultFor({ places: [1, 2] }, 0, false)).toBe('won');
    expect(resultFor({ places: [1, 2] }, 1, false)).toBe('lost');
    expect(resultFor({ places: [1, 1, 3] }, 1, false)).toBe('drawn');
    expect(resultFor({ places: [1, 3, 1, 3] }, 2, true)).toBe('won');
    expect(resultFor({ places: [1, 3, 1, 3] }, 2, false)).toBe('drawn');
    expect(resultFor({ places: [1, 1, 1, 1] }, 2, true)).toBe('drawn');
  });
});

describe('days', () => {
  it('come before the month in every language', () => {
    const day = new Date(2026, 10, 7);
    const written = (['en', 'fr', 'es'] as const).map((now) => {
      language.now = now;
      return dated(day, { dateStyle: 'long' });
    });
    language.now = 'en';
    expect(written).toEqual(['7 November 2026', '7 novembre 2026', '7 de noviembre de 2026']);
  });
});

describe('what is typed', () => {
  it('becomes what records write', () => {
    expect(seven.move('u:0,0; 0,1;1,-1;2,-1')).toBe('U:0,0;0,1;1,-1;2,-1');
    expect(heinash.move('( 5 X 4) ÷ 2')).toBe('(5x4)÷2');
    expect(heinash.move('Rien')).toBe('none');
    expect(hyle7.move('D4 d7')).toBe('d4-d7');
    expect(hyle7.move('Pasar')).toBe('pass');
    expect(dice.from('5 4 2')).toBe('roll:5-4-2');
    expect(dice.from('542')).toBe('roll:5-4-2');
    expect(dice.from('roll:5-4-2')).toBe('roll:5-4-2');
    expect(bag.from('3')).toBe('draw:3');
  });

  it('may be a link with a game', () => {
    expect(recordIn('https://example.org/#/game/t1.ab-c')).toBe('t1.ab-c');
    expect(recordIn('  [Game "seven"]\n\n')).toBe('[Game "seven"]');
  });
});

describe('a refusal', () => {
  it('becomes a sentence, but a cell keeps its name', () => {
    expect(sentence('the dice have to be rolled first')).toBe('The dice have to be rolled first.');
    expect(sentence('élan')).toBe('Élan.');
    expect(sentence('d7 is occupied')).toBe('d7 is occupied.');
    expect(sentence('Is it so?')).toBe('Is it so?');
  });
});

describe('a clock', () => {
  it('shows a time only when it is not up, and what is overdrawn', () => {
    expect(clockFace(61_000)).toBe('1:01');
    expect(clockFace(1)).toBe('0:01');
    expect(clockFace(0)).toBe('0:00');
    expect(clockFace(-5000)).toBe('−0:05');
  });
});

describe('settings', () => {
  it('survive what somebody else wrote there', () => {
    const usual = readSettings(null);
    expect(usual.sound).toBe(false);
    for (const text of ['', '{', 'null', '3', '[]', '{"levels":{"seven":99},"theme":"pink","sound":"yes"}']) {
      expect(readSettings(text), text).toEqual(usual);
    }
    expect(readSettings('{"theme":"dark","levels":{"hyle7":8}}')).toEqual({
      ...usual,
      theme: 'dark',
      levels: { ...usual.levels, hyle7: 8 },
    });
  });

  it('speak the first language that the page knows', () => {
    expect(languageFor(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(languageFor(['de'])).toBe('en');
  });
});
