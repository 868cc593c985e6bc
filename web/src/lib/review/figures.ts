/** Chances and costs as people write them, and who they are about. */

import type { ReviewStep } from '../../protocol';
import { language } from '../words.svelte';
import { sharesOf } from './graph';

/** A share in per cent. Spanish is written as the games write it, without the space that `Intl` puts there. */
export function percent(share: number): string {
  const text = new Intl.NumberFormat(language.now, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
  return language.now === 'es' ? text.replace(/\s/u, '') : text;
}

/** An amount with its sign; what is too small to be seen has none. */
export function signed(amount: (value: number) => string, value: number): string {
  const written = amount(Math.abs(value));
  if (written === amount(0)) return written;
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
export function told(shares: readonly number[], names: readonly string[]): string {
  const sides = sidesOf(names, Math.max(1, shares.length));
  return shares.map((share, side) => `${sides[side] ?? ''} ${percent(share)}`).join(' · ');
}

export function chances(step: ReviewStep, names: readonly string[]): string {
  return told(sharesOf(step), names);
}
