/** What a class proposes in HeiNash: of a calculation the number counts. */

import type { Desk } from '../../lib/desk';
import type { Proposed } from '../parts';
import { pretty } from './expression';

export function proposal(event: string, desk: Desk): Promise<Proposed> | null {
  return /^(none|put:)/.test(event) ? null : weighed(event, desk);
}

async function weighed(expression: string, desk: Desk): Promise<Proposed> {
  const { weighed } = await desk.ask({ ask: 'weigh', expression, lang: desk.lang }, 'weighed');
  return { number: weighed.cell, text: pretty(expression) };
}
