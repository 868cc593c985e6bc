/** The one live region: what is said to those who do not see the page. */

export const said = $state<{ text: string }>({ text: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/**
 * Says something. What comes in quick succession is said in one go, for a live region
 * that changes twice at once only speaks the second text.
 */
export function announce(text: string): void {
  if (text === '') return;
  waiting.push(text);
  if (timer !== null) return;
  timer = setTimeout(() => {
    timer = null;
    const next = waiting.join(' ');
    waiting = [];
    // The same words twice are said twice only if the text differs.
    said.text = said.text === next ? `${next}\u00a0` : next;
  }, 60);
}
