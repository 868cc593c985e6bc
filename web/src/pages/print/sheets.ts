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
  /** How the numbers of a board lie, as a record writes it; empty: as usual. */
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
  if (sheet.layout && choices.layout) asked.set('layout', choices.layout);
  if (form === 'svg') asked.set('page', String(page));
  return `print/${sheet.name}.${form}?${asked}`;
}
