/**
 * Editing an expression: what a key or a button does to the line, and how a line is
 * written for people and for the rules. Whether it makes sense is for the rules to say.
 */

/** A line that is being written, and where the next sign goes. */
export interface Line {
  text: string;
  caret: number;
}

/** No expression is longer; the rules refuse more. */
const LONGEST = 40;

const SIGNS: Record<string, string> = {
  '*': '×',
  x: '×',
  X: '×',
  '·': '×',
  '/': '÷',
  ':': '÷',
  '-': '−',
  '–': '−',
};

const PLAIN: Record<string, string> = { '×': '*', '÷': '/', '−': '-' };

/** The sign that a character stands for, as it is shown; null if it stands for none. */
export function signFor(character: string): string | null {
  const sign = SIGNS[character] ?? character;
  return sign.length === 1 && '0123456789+−×÷()'.includes(sign) ? sign : null;
}

/** What can stand in an expression, as it is shown; everything else is left out. */
export function cleaned(text: string): string {
  return Array.from(text)
    .map((character) => signFor(character) ?? '')
    .join('')
    .slice(0, LONGEST);
}

/** What somebody typed or pasted, with the caret where it was among what is left. */
export function cleanedLine(text: string, caret: number): Line {
  const whole = cleaned(text);
  return { text: whole, caret: Math.min(cleaned(text.slice(0, caret)).length, whole.length) };
}

export function inserted(line: Line, piece: string): Line {
  const added = cleaned(piece);
  if (line.text.length + added.length > LONGEST) return line;
  const text = line.text.slice(0, line.caret) + added + line.text.slice(line.caret);
  return { text, caret: line.caret + added.length };
}

/** Takes away what stands before the caret. */
export function shortened(line: Line): Line {
  if (line.caret === 0) return line;
  const text = line.text.slice(0, line.caret - 1) + line.text.slice(line.caret);
  return { text, caret: line.caret - 1 };
}

/** As records write it: `5*(4+2)`. */
export function plain(text: string): string {
  return Array.from(text)
    .map((character) => PLAIN[character] ?? character)
    .join('');
}

/** As people write it: `5 × (4 + 2)`. */
export function pretty(text: string): string {
  return cleaned(text).replace(/[+−×÷]/g, ' $& ');
}

/** Which of the dice stand in the line already, each digit taking the first die that is left. */
export function usedDice(text: string, dice: readonly number[]): boolean[] {
  const used = dice.map(() => false);
  for (const number of text.match(/\d+/g) ?? []) {
    const index = dice.findIndex((die, at) => !used[at] && String(die) === number);
    if (index >= 0) used[index] = true;
  }
  return used;
}

/** What is kept of a line for later: with the cell that was named first, `30=5*(4+2)`. */
export function draftOf(named: number | null, text: string): string {
  return named === null ? plain(text) : `${named}=${plain(text)}`;
}

export function readDraft(draft: string): { named: number | null; text: string } {
  const [, named, text] = /^(?:(\d{1,2})=)?(.*)$/s.exec(draft) ?? [];
  return { named: named === undefined ? null : Number(named), text: cleaned(text ?? '') };
}

/** The digits of a cell's number typed one after the other; one that leads beyond the last cell begins anew. */
export function typedNumber(sofar: string, digit: string, largest: number): string {
  const longer = Number(sofar + digit);
  if (longer >= 1 && longer <= largest) return String(longer);
  return Number(digit) >= 1 && Number(digit) <= largest ? digit : '';
}
