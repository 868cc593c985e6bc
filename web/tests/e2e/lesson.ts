/** What a teacher and pupils do in every lesson. */

import { expect, type Page } from '@playwright/test';
import { inSight } from './table';

/** Opens a class; the answer is its code. */
export async function openClass(page: Page): Promise<string> {
  await page.goto('/#/class');
  await page.getByRole('button', { name: 'Open a class' }).click();
  const code = page.locator('.code').first();
  await expect(code).toHaveText(/^[A-Z0-9]{8}$/);
  return (await code.textContent()) ?? '';
}

/** Comes in by the code under the first name that is suggested; the answer is that name. */
export async function comeIn(page: Page, code: string): Promise<string> {
  await page.goto(`/#/lesson/${code.toLowerCase()}`);
  const first = page.locator('.names button').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(inSight(page).getByText('Wait until your teacher starts the round.')).toBeVisible();
  return name;
}
