import { expect, test } from '@playwright/test';
import { come, everybodyLeaves, openTable, placeLink, playTyped, sampleMoves, somebody } from './online';
import { expectAccessible } from './axe';
import { expectThumbs } from './thumbs';
import { inSight } from './table';

test.afterEach(everybodyLeaves);

test('a table by a link on a phone', async ({ page, browser, baseURL }) => {
  await openTable(page, 'seven?seats=p,o');
  await expectThumbs(page, 'the waiting room');
  await expectAccessible(page, 'the waiting room');
  const other = await somebody(browser, baseURL);
  await come(other, await placeLink(page));
  await playTyped(page, sampleMoves('seven')[0] ?? '', [other]);
  await expectThumbs(page, 'a table');
  await inSight(page).getByText('Say something').tap();
  await page.getByRole('button', { name: 'Good luck!' }).tap();
  await expect(other.getByRole('list', { name: 'Said at the table' })).toContainText('Good luck!');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expectThumbs(page, 'what can be done');
  await page.goto('/#/tables');
  await expect(inSight(page).getByText('Waiting for the others')).toBeVisible();
  await expectThumbs(page, 'my tables');
  await page.goto('/#/join');
  await expectThumbs(page, 'the code');
  await page.goto('/#/lobby');
  await expect(page.getByRole('link', { name: 'Open a table of HeiNash' })).toBeVisible();
  await expectThumbs(page, 'the open tables');
});
