/** Chances, points and costs as people write them, and who they are about. */

import { colourOf } from '../../boards/seven/materials';
import type { GameName, PositionView, ReviewStep } from '../../protocol';
import { sharesOf } from './graph';
import { figure, language } from '../words.svelte';

/** What a side is drawn in. */
export type Tint = 'white' | 'black' | 'red' | 'blue' | 'first' | 'second';

export function tintOf(position: PositionView, seat: number): Tint {
  if (position.game === 'seven') return colourOf(seat, position.pairs);
  if (position.game === 'heinash') return position.colours[seat] ?? 'black';
  return seat === 0 ? 'first' : 'second';
}

export function percent(share: number): string {
  return new Intl.NumberFormat(language.now, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A cost or a gain with its unit left to the sentence: a share of the result, or points with one digit. */
export function amount(game: GameName, value: number): string {
  return game === 'hyle7' ? figure(value, 1) : percent(value);
}

/** The same with its sign; what is too small to be seen has none. */
export function signed(game: GameName, value: number): string {
  const written = amount(game, Math.abs(value));
  if (written === amount(game, 0)) return written;
  return `${value < 0 ? '−' : '+'}${written}`;
}

export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language.now, { type: 'conjunction' }).format(parts);
}

/** The sides and their names: seats by themselves, or the two pairs. */
export function sidesOf(names: readonly string[], sides: number): string[] {
  if (sides >= names.length) return [...names];
  return Array.from({ length: sides }, (_, side) =>
    listed(names.filter((_name, seat) => seat % sides === side)),
  );
}

/** What each side can expect, in a few words. */
export function chances(step: ReviewStep, names: readonly string[]): string {
  const shares = sharesOf(step);
  const sides = sidesOf(names, shares.length);
  return shares.map((share, side) => `${sides[side] ?? ''} ${percent(share)}`).join(' · ');
}
