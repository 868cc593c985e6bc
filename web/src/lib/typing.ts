/** What people type, brought to the form that records use. Nothing here says whether it is legal. */

export function joined(typed: string): string {
  return typed.replace(/\s+/g, '');
}

/** A roll or a draw, which records write as `roll:5-4-2`, from what people type: `5 4 2`. */
export function chanceFrom(
  word: string,
  typed: string,
  figuresIn = (numbers: string[]): readonly string[] => numbers,
): string {
  const small = typed.toLowerCase().trim();
  const numbers = small.startsWith(word) ? small.slice(word.length).replace(/^:/, '') : small;
  if (!/^[\d\s,-]+$/.test(numbers)) return joined(small);
  const parts = numbers.split(/[\s,-]+/).filter((part) => part !== '');
  return `${word}:${figuresIn(parts).join('-')}`;
}
