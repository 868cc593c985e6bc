/**
 * Everything the page says, in every language. A text is a string or a function of
 * what it speaks about; each area has a file of its own in `src/words`. English gives the shape:
 * a missing or a foreign key in another language does not compile, and an unused
 * one fails `npm run words`.
 */

import { untrack } from 'svelte';
import type { Language } from '../protocol';

export const languages: { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
];

/** The language in use; switching it rewrites the page at once. */
export const language = $state<{ now: Language }>({ now: 'en' });

type Text = string | ((...given: never[]) => string);
type Texts = { [key: string]: Text };
/** The same keys; a text stays a text and a function takes the same. */
type Like<T extends Texts> = { [K in keyof T]: T[K] extends string ? string : T[K] };

/** The texts of one area; the function that comes back answers in the language in use. */
export function words<T extends Texts>(all: { en: T; fr: Like<T>; es: Like<T> }): () => Like<T> {
  return () => all[language.now] as Like<T>;
}

/** The form that fits a number: French says "0 point", English "0 points". */
export function plural(lang: Language, count: number, one: string, other: string): string {
  return new Intl.PluralRules(lang).select(count) === 'one' ? one : other;
}

/** A number as the language in use writes it. */
export function figure(value: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.now, options).format(value);
}

/**
 * A day, or a moment, as the language in use writes it. The day comes before the
 * month in all three languages.
 */
export function dated(moment: Date | number, options: Intl.DateTimeFormatOptions): string {
  const locale = language.now === 'en' ? 'en-GB' : language.now;
  return new Intl.DateTimeFormat(locale, options).format(moment);
}

/** A refusal is a sentence without its capital and its full stop; beside the board it gets both. */
export function sentence(text: string): string {
  // The name of a cell, as in "d7 is occupied", is written as the board writes it.
  const isCell = /^[a-z]\d\b/.test(text);
  const begun = isCell ? text : text.charAt(0).toLocaleUpperCase(language.now) + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** Says things again whenever somebody switches to another language while a component is there. */
export function onSwitch(again: () => void): void {
  let spoken = language.now;
  $effect(() => {
    if (language.now === spoken) return;
    spoken = language.now;
    untrack(again);
  });
}
