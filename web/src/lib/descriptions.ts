/**
 * What games say of themselves before anybody plays: what can be agreed, what seats are called. The texts are made by
 * the games' own crates; the tests of the messages write them to a file, so that forms are there at once.
 */

import described from '../protocol/games.json';
import type { ChoiceView, FieldView, GameDescription, GameName, Language, Tag } from '../protocol';
import { language } from './words.svelte';

/** A game in the language in use, or in another. */
export function describe(game: GameName, lang: Language = language.now): GameDescription {
  return described[lang][game] as GameDescription;
}

/** The choice that tags mean: of those that fit, the one that says most. Records can say more than a form can. */
export function meant(field: FieldView, tags: Tag[]): ChoiceView | null {
  const value = (name: string) =>
    (tags.find(([tag]) => tag === name) ?? field.choices[0]?.tags.find(([tag]) => tag === name))?.[1];
  const fits = ({ kind, tags: wanted }: ChoiceView) =>
    kind !== 'picked-at-table' &&
    wanted.every(([name, text]) => (kind === 'seeded' ? value(name)?.split(':')[0] : value(name)) === text);
  const fitting = field.choices.filter(fits);
  return fitting.toSorted((one, other) => other.tags.length - one.tags.length)[0] ?? null;
}
