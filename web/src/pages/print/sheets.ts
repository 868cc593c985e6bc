/** What can be printed: the server has the list and makes the files. */

import type { GameName, Language } from '../../protocol';

export interface Sheet {
  name: string;
  game: GameName;
  title: string;
  about: string;
  pages: number;
  /** Whether the numbers of the board can be laid out. */
  layout: boolean;
}

export type Paper = 'a4' | 'a3';

export interface Choices {
  lang: Language;
  paper: Paper;
  /** As a record writes it: `reading`, `balanced` or `shuffle:7`. */
  layout: string;
}

/** The list, or nothing where no server answers with one. */
export async function sheetsFor(lang: Language, paper: Paper): Promise<Sheet[] | null> {
  try {
    const answer = await fetch(`print/sheets.json?${new URLSearchParams({ lang, paper })}`);
    if (!answer.ok) return null;
    const { sheets } = (await answer.json()) as { sheets: Sheet[] };
    return sheets;
  } catch {
    return null;
  }
}

/** The address of a file; a drawing has one page. */
export function fileOf(sheet: Sheet, choices: Choices, form: 'pdf' | 'svg', page = 1): string {
  const asked = new URLSearchParams({ lang: choices.lang, paper: choices.paper });
  if (sheet.layout) asked.set('layout', choices.layout);
  if (form === 'svg') asked.set('page', String(page));
  return `print/${sheet.name}.${form}?${asked}`;
}

/** A seed as it is typed: digits that the shuffle takes, or nothing. */
export function seedOf(text: string): string | null {
  const digits = text.trim();
  if (!/^\d{1,20}$/.test(digits)) return null;
  return BigInt(digits) < 2n ** 64n ? String(BigInt(digits)) : null;
}
