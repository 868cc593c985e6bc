import { describe, expect, it } from 'vitest';
import { parseRoute } from '../../src/lib/router.svelte';

describe('addresses', () => {
  it('lead home when they say nothing', () => {
    for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toEqual({ page: 'home' });
  });

  it('lead to a clause of the rules', () => {
    expect(parseRoute('#/rules/seven/S5')).toEqual({ page: 'rules', game: 'seven', clause: 'S5' });
    expect(parseRoute('#/rules/hyle7')).toEqual({ page: 'rules', game: 'hyle7', clause: null });
  });

  it('hold a set-up', () => {
    const route = parseRoute('#/setup/heinash?variant=steal-place&seats=p,c4');
    expect(route).toMatchObject({ page: 'setup', game: 'heinash' });
    expect(route.page === 'setup' && route.query.get('seats')).toBe('p,c4');
  });

  it('hold a whole game', () => {
    expect(parseRoute('#/game/t1.abc_-d')).toEqual({ page: 'shared', compact: 't1.abc_-d' });
  });

  it('lead to a table, with the secret of a seat from another device', () => {
    expect(parseRoute('#/table/k3')).toEqual({ page: 'table', id: 'k3', secret: null });
    expect(parseRoute('#/table/k3/ab12')).toEqual({ page: 'table', id: 'k3', secret: 'ab12' });
    expect(parseRoute('#/join/ABC234')).toEqual({ page: 'join', code: 'ABC234', watch: false });
    expect(parseRoute('#/watch/ABC234')).toEqual({ page: 'join', code: 'ABC234', watch: true });
    expect(parseRoute('#/join')).toEqual({ page: 'join', code: '', watch: false });
    expect(parseRoute('#/lobby')).toEqual({ page: 'lobby' });
    expect(parseRoute('#/table')).toEqual({ page: 'missing' });
  });

  it('that nobody knows are missing', () => {
    for (const hash of ['#/setup/chess', '#/play', '#/rules', '#/games/3', '#/%E0%A4%A', '#/nowhere']) {
      expect(parseRoute(hash), hash).toEqual({ page: 'missing' });
    }
  });
});
