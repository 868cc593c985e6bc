import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetClass,
  keepClass,
  keepPlace,
  myClass,
  myPlaces,
  placeByCode,
  tidy,
} from '../../src/lib/class/kept';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a place is found by the code however it is typed', () => {
  keepPlace({ id: 'a', code: 'cdf-hjk', secret: 's', name: 'Loutre vive' });
  expect(placeByCode(' CDF hjk')?.secret).toBe('s');
  expect(placeByCode('CDFHJM')).toBeNull();
  expect(tidy('cd f-7')).toBe('CDF7');
});

test('a device remembers the last few lessons, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'f'])
    keepPlace({ id, code: `CODE${id}`, secret: id, name: id });
  expect(myPlaces().map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('real names are kept with the class and go with it', () => {
  keepClass({ id: 'a', code: 'CDFHJK', secret: 's', opened: 1, real: { 1: 'Zoë' } });
  keepClass({ id: 'b', code: 'CDFHJM', secret: 't', opened: 2, real: {} });
  expect(myClass('a')?.real[1]).toBe('Zoë');
  forgetClass('a');
  expect(myClass('a')).toBeNull();
  expect([...kept.values()].join('')).not.toContain('Zoë');
});

test('what is broken on the device counts as nothing', () => {
  kept.set('tablier-classes', '{');
  expect(myClass('a')).toBeNull();
});
