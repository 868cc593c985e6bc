import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that axe finds nothing to complain about on the page as it is. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What is still fading in has no contrast yet; what moves for ever is not waited for.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
      .map((one) => one.finished.catch(() => undefined));
    await Promise.all(ending);
  });
  await page.evaluate(`window.axe === undefined && (() => { ${source} })()`);
  const results = (await page.evaluate('axe.run({ resultTypes: ["violations"] })')) as AxeResults;
  const found = results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('; ')}`,
  );
  expect(found, what).toEqual([]);
}

/** The same in every language, by day and by night, without leaving the page. */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  const lights = ['light', 'dark'] as const;
  // English comes last: the tests go on in it.
  for (const [language, light] of ['fr', 'es', 'en'].flatMap((one) =>
    lights.map((two) => [one, two] as const),
  )) {
    await page.locator('header select').selectOption(language);
    await page.emulateMedia({ colorScheme: light });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', light);
    await expectAccessible(page, `${what}, ${language}, ${light}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
