import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules, or all but the one about colours, which takes as long as all others together. */
type Rules = 'all' | 'all but colours';

/** Expects that axe finds nothing to complain about on the page as it is. */
export async function expectAccessible(page: Page, what: string, rules: Rules = 'all'): Promise<void> {
  // In another language some pages are read anew.
  await expect(page.locator('main .notice.loading')).toHaveCount(0);
  // What is still fading in has no contrast yet, so it is brought to its end; what moves for ever is left alone.
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });
  await page.evaluate(`window.axe === undefined && (() => { ${source} })()`);
  // Only what was found travels, for what was in order is a hundred times as much.
  const found = await page.evaluate(async (colours) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: colours } },
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('; ')}`,
    );
  }, rules === 'all');
  expect(found, what).toEqual([]);
}

/**
 * The same in every language, by day and by night, without leaving the page. Colours do not depend on the language,
 * nor names and roles on the light: so colours are looked at once by day and once by night, and all else in every
 * language.
 */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  // English by day comes last: the tests go on in it.
  for (const [language, light, rules] of [
    ['fr', 'dark', 'all but colours'],
    ['es', 'dark', 'all'],
    ['en', 'light', 'all'],
  ] as const) {
    await page.emulateMedia({ colorScheme: light });
    await page.locator('header select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', light);
    await expectAccessible(page, `${what}, ${language}, ${light}`, rules);
  }
}
