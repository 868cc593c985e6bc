/** A picture of a game whose board nobody has drawn: its name on the table. */

import type { Light } from '../../lib/desk';

const COLOURS = {
  day: { table: '#e9dcc4', card: '#fdfaf3', edge: '#a98f63', ink: '#2a2520' },
  night: { table: '#362d25', card: '#2a2521', edge: '#5f4e39', ink: '#f0e7d9' },
};

const escaped = (text: string) => text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));

export function draw(title: string, light: Light): string {
  const { table, card, edge, ink } = COLOURS[light];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">' +
    `<title>${escaped(title)}</title><rect width="480" height="320" fill="${table}"/>` +
    `<rect x="60" y="90" width="360" height="140" rx="14" fill="${card}" stroke="${edge}" stroke-width="2"/>` +
    `<text x="240" y="178" text-anchor="middle" font-family="Georgia, serif" font-size="52" fill="${ink}">` +
    `${escaped(title)}</text></svg>`
  );
}
