/** What people type, brought to the form that records use. Nothing here says whether it is legal. */

import type { GameName } from '../protocol';

export function moveFrom(game: GameName, typed: string): string {
  const joined = typed.replace(/\s+/g, '');
  if (game === 'seven') return joined.charAt(0).toUpperCase() + joined.slice(1);
  const small = joined.toLowerCase();
  if (game === 'heinash') return small === 'rien' || small === 'nada' ? 'none' : small;
  if (small === 'passer' || small === 'pasar') return 'pass';
  // Two cells without a hyphen are a slide all the same.
  return /^[a-z]\d[a-z]\d$/.test(small) ? `${small.slice(0, 2)}-${small.slice(2)}` : small;
}

/** A roll or a draw from what people type: `5 4 2`. */
export function chanceFrom(game: GameName, typed: string): string {
  const word = game === 'heinash' ? 'roll' : 'draw';
  const small = typed.toLowerCase().trim();
  const numbers = small.startsWith(word) ? small.slice(word.length).replace(/^:/, '') : small;
  if (!/^[\d\s,-]+$/.test(numbers)) return small.replace(/\s+/g, '');
  const parts = numbers.split(/[\s,-]+/).filter((part) => part !== '');
  // Three dice are often written without anything between them.
  const only = parts[0] ?? '';
  const figures = game === 'heinash' && parts.length === 1 && only.length === 3 ? [...only] : parts;
  return `${word}:${figures.join('-')}`;
}
