import { describe, expect, it } from 'vitest';
import { seedOf } from '../../src/boards/heinash/seed';
import { fileOf, type Sheet } from '../../src/pages/print/sheets';

const sheet: Sheet = { name: 'heinash-board', game: 'heinash', title: '', about: '', pages: 1, layout: true };

describe('files to print', () => {
  it('say what was chosen', () => {
    const choices = { lang: 'fr', paper: 'a3', layout: 'shuffle:7' } as const;
    expect(fileOf(sheet, choices, 'pdf')).toBe('print/heinash-board.pdf?lang=fr&paper=a3&layout=shuffle%3A7');
    const mat = { ...sheet, name: 'seven-mat', layout: false };
    expect(fileOf(mat, choices, 'svg', 2)).toBe('print/seven-mat.svg?lang=fr&paper=a3&page=2');
  });

  it('are shuffled by numbers of 64 bits', () => {
    expect(seedOf(' 007 ')).toBe('7');
    expect(seedOf('18446744073709551615')).toBe('18446744073709551615');
    for (const wrong of ['', '-1', '1.5', 'seven', '18446744073709551616', '1'.repeat(40)]) {
      expect(seedOf(wrong), wrong).toBeNull();
    }
  });
});
