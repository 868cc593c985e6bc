/** Whatever can be pressed on a phone is large enough for a thumb. */

import { expect, type Page } from '@playwright/test';

/** What is smaller than 44 pixels either way. A link in the middle of a sentence is as high as its line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const pressed =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="gridcell"], [role="slider"]';
    const inSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const found: string[] = [];
    for (const element of document.querySelectorAll(pressed)) {
      if (element.closest('[inert], .said') || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      // Behind an open dialog nothing can be pressed.
      const dialog = document.querySelector('dialog[open]');
      if (dialog && !dialog.contains(element)) continue;
      if (element.tagName === 'A' && inSentence(element)) continue;
      // A label is pressed as well as what it labels.
      const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
      const boxes = [element, ...(element.matches('input') && label ? [label] : [])].map((one) =>
        one.getBoundingClientRect(),
      );
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (width >= LEAST && height >= LEAST) continue;
      // On the other board of a shared bag nothing can be done before its turn.
      if (element.matches('.place:not(.now) *')) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
      const where = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      found.push(`${where} “${name}” ${Math.round(width * 10) / 10}×${Math.round(height * 10) / 10}`);
    }
    return [...new Set(found)];
  });
}

export async function expectThumbs(page: Page, what: string): Promise<void> {
  // A page that has just changed may still be finding its sizes.
  const { poll } = expect.configure({ soft: true });
  await poll(() => tooSmall(page), what).toEqual([]);
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await poll(over, `${what}: nothing is beside the screen`).toBeLessThanOrEqual(0);
}
