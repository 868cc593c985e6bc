import { describe, expect, it } from 'vitest';
import {
  cleaned,
  cleanedLine,
  draftOf,
  inserted,
  plain,
  pretty,
  readDraft,
  shortened,
  typedNumber,
  usedDice,
} from '../../src/boards/heinash/expression';

describe('the line', () => {
  it('takes signs as people type them and leaves out everything else', () => {
    expect(cleaned('5 x (4:2) - 1*3/X')).toBe('5×(4÷2)−1×3÷×');
    expect(cleaned('5 plus 4, é')).toBe('54');
    expect(cleaned('1'.repeat(100))).toHaveLength(40);
  });

  it('keeps the caret among what is left', () => {
    expect(cleanedLine('5a+b4', 4)).toEqual({ text: '5+4', caret: 2 });
    expect(cleanedLine('5+4', 3)).toEqual({ text: '5+4', caret: 3 });
  });

  it('writes where the caret is', () => {
    expect(inserted({ text: '5+2', caret: 2 }, '4*')).toEqual({ text: '5+4×2', caret: 4 });
    const full = { text: '1'.repeat(40), caret: 3 };
    expect(inserted(full, '2')).toBe(full);
  });

  it('deletes what stands before the caret', () => {
    expect(shortened({ text: '5+42', caret: 3 })).toEqual({ text: '5+2', caret: 2 });
    const start = { text: '5', caret: 0 };
    expect(shortened(start)).toBe(start);
  });

  it('is written for the rules and for people', () => {
    expect(plain('5×(4÷2)−1')).toBe('5*(4/2)-1');
    expect(pretty('5*(4+2)')).toBe('5 × (4 + 2)');
  });
});

describe('dice in the line', () => {
  it('are used once for each time they stand there', () => {
    expect(usedDice('', [5, 4, 2])).toEqual([false, false, false]);
    expect(usedDice('2+5', [5, 4, 2])).toEqual([true, false, true]);
    expect(usedDice('4×4', [4, 4, 4])).toEqual([true, true, false]);
    expect(usedDice('4×4', [5, 4, 2])).toEqual([false, true, false]);
  });

  it('are not used by a longer number that holds their digit', () => {
    expect(usedDice('54', [5, 4, 2])).toEqual([false, false, false]);
  });
});

describe('a draft', () => {
  it('reads back with and without a cell that was named first', () => {
    for (const [named, text] of [
      [null, '5×(4+2'],
      [30, '5×'],
      [7, ''],
    ] as const) {
      expect(readDraft(draftOf(named, text))).toEqual({ named, text });
    }
    expect(readDraft('')).toEqual({ named: null, text: '' });
  });
});

describe('a cell typed digit by digit', () => {
  it('begins anew beyond the last cell', () => {
    expect(typedNumber('', '1', 36)).toBe('1');
    expect(typedNumber('1', '7', 36)).toBe('17');
    expect(typedNumber('17', '3', 36)).toBe('3');
    expect(typedNumber('3', '7', 36)).toBe('7');
    expect(typedNumber('', '0', 36)).toBe('');
    expect(typedNumber('1', '0', 9)).toBe('');
    expect(typedNumber('', '5', 4)).toBe('');
  });
});
