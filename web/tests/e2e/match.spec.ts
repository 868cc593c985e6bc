import { expect, test as own, type Page } from '@playwright/test';
import { test } from './loaded';
import { cell, playHeinash, tiles } from './playing';
import {
  begin,
  ceremony,
  events,
  hurry,
  inSight,
  keptGames,
  message,
  moves,
  openTyping,
  type,
  untilAsked,
} from './table';

test('a hint is a ladder that ends with the whole move', async ({ page }) => {
  for (const [link, last] of [
    ['seven?seats=p,c1', /level/i],
    ['heinash?seats=p,c1', /=/],
    ['hyle7?seats=p,c1', /[a-g][1-7]/],
  ] as const) {
    await begin(page, link);
    const roll = page.getByRole('button', { name: 'Roll the dice' });
    if (link.startsWith('heinash')) await roll.click();
    const hint = page.getByRole('button', { name: 'Hint' });
    await expect(hint).toBeEnabled();
    await hint.click();
    const more = page.getByRole('button', { name: 'Tell me more' });
    await expect(more).toBeVisible();
    const steps = [await message(page).textContent()];
    while (await more.isEnabled()) {
      await more.click();
      await expect.poll(() => message(page).textContent()).not.toBe(steps.at(-1));
      steps.push(await message(page).textContent());
    }
    expect(steps.length, link).toBeGreaterThan(1);
    expect(steps.at(-1), link).toMatch(last);
    expect(new Set(steps).size).toBe(steps.length);
    // It is said again in another language, on the same rung.
    await page.getByLabel('Language').selectOption('fr');
    await expect(message(page)).not.toHaveText(steps.at(-1) ?? '');
    await expect(page.getByRole('button', { name: 'En dire plus' })).toBeDisabled();
    await page.getByLabel('Langue').selectOption('en');
  }
});

test('a finished game is taken back, made again and counted once', async ({ page }) => {
  await begin(page, 'heinash?seats=p,c1&size=2');
  await playHeinash(page, (button) => button.click(), false);
  const played = await events(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => moves(page).count()).toBeLessThan(played.length);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => events(page)).toEqual(played);
  await expect(ceremony(page)).toBeVisible();
  await ceremony(page).getByRole('link', { name: 'First page' }).click();
  await page.goto('/#/games');
  const counted = page.getByRole('table', { name: 'HeiNash' }).locator('tbody td');
  await expect(counted).toHaveCount(3);
  const sum = (await counted.allTextContents()).reduce((total, text) => total + Number(text), 0);
  expect(sum).toBe(1);
});

test('whoever resigns is asked first, and the defeat is counted', async ({ page }) => {
  await begin(page, 'seven?seats=p,c2');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page
    .getByRole('dialog', { name: 'Give up this game?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(ceremony(page)).toBeHidden();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ceremony(page)).toContainText('Black');
  await page.goto('/#/games');
  const row = page.getByRole('table', { name: 'SEVEN' }).getByRole('row', { name: /^2/ });
  await expect(row).toHaveText(/2\s*0\s*0\s*1/);
  await page.goto('/#/');
  await page.getByLabel('Level of the computer in SEVEN').selectOption('2');
  await expect(inSight(page).getByText('so far 0 won, 0 drawn, 1 lost')).toBeVisible();
});

test('two people agree on a draw and play again', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5');
  await expect(moves(page)).toHaveCount(1);
  await cell(page, 'a1').click();
  await expect(moves(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Agree on a draw' }).click();
  await expect(ceremony(page)).toContainText(/draw/i);
  await ceremony(page).getByRole('button', { name: 'Play again' }).click();
  await expect(ceremony(page)).toBeHidden();
  await expect(moves(page)).toHaveCount(1);
});

own(
  'a game in progress goes on after the tab was closed, in another language, with nothing lost',
  async ({ page, context }) => {
    await hurry(page);
    await begin(page, 'seven?seats=p,c1');
    await openTyping(page);
    await type(page, 'I:0,0;1,0;2,0;3,0');
    await expect(moves(page)).toHaveCount(2);
    expect(await untilAsked(page)).toBe('asked');
    const before = await events(page);
    // A tile in hand does not get lost by the switch of language either.
    await tiles(page).first().click();
    await page.getByLabel('Language').selectOption('es');
    await expect(page.getByRole('region', { name: 'Jugadas' })).toBeVisible();
    await expect(page.locator('.slots button[aria-pressed="true"]')).toHaveCount(1);
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address.replace(/#.*/, '#/'));
    await again.getByRole('link', { name: 'Seguir' }).click();
    await expect(again.getByRole('region', { name: 'Jugadas' }).getByRole('listitem')).toHaveCount(2);
    const titles = await again
      .getByRole('region', { name: 'Jugadas' })
      .locator('li button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')));
    expect(titles).toEqual(before);
  },
);

/** The lines that are kept on this device before they are finished. */
const keptDrafts = async (page: Page): Promise<string[]> =>
  (await keptGames(page)).map(({ draft }) => draft?.text ?? '');

test('an unfinished line is still there after a reload, and gone once it is played', async ({ page }) => {
  await begin(page, 'heinash?seats=p,p&size=4&dice=real');
  await openTyping(page);
  await type(page, '5 4 2');
  const line = page.getByRole('textbox', { name: 'Your calculation' });
  await line.fill('(5-4)');
  await expect.poll(() => keptDrafts(page)).toEqual(['(5-4)']);
  await page.reload();
  await expect(line).toHaveValue('(5−4)');
  await line.press('End');
  await line.pressSequentially('*2');
  await page.getByRole('button', { name: 'Place on 2' }).click();
  await expect(page.locator('[data-number="2"]')).toHaveAttribute('aria-label', /black/);
  await expect.poll(() => keptDrafts(page)).toEqual(['']);

  // The same with a cell that was named first.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/I calculate/).click();
  await page.keyboard.press('Escape');
  await openTyping(page);
  await type(page, '5 4 2');
  await page.locator('[data-number="10"]').click();
  await line.fill('5*4');
  await expect.poll(() => keptDrafts(page)).toEqual(['10=5*4']);
  await page.reload();
  await expect(line).toHaveValue('5×4');
  await expect(inSight(page).getByText('for 10')).toBeVisible();
});

own('sounds are off until somebody wants them', async ({ page }) => {
  await hurry(page);
  await page.addInitScript(() => {
    const own = window as unknown as { sounded: number };
    own.sounded = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...given) {
      own.sounded += 1;
      start.apply(this, given);
    };
    const buffered = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given) {
      own.sounded += 1;
      buffered.apply(this, given);
    };
  });
  const sounded = () => page.evaluate(() => (window as unknown as { sounded: number }).sounded);
  await begin(page, 'hyle7?seats=p,p&size=5');
  await expect(moves(page)).toHaveCount(1);
  await cell(page, 'a1').click();
  await expect(moves(page)).toHaveCount(2);
  expect(await sounded()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Small sounds').click();
  await page.keyboard.press('Escape');
  await cell(page, 'a1').click();
  await cell(page, 'a3').click();
  await expect.poll(sounded).toBeGreaterThan(0);
});

test('for the left hand the column stands on the left', async ({ page }) => {
  await begin(page, 'heinash?seats=p,c1');
  const order = async () => {
    const board = await page.getByRole('region', { name: 'Board' }).boundingBox();
    const column = await page.getByRole('region', { name: 'The game' }).boundingBox();
    return (board?.x ?? 0) < (column?.x ?? 0) ? 'board first' : 'column first';
  };
  expect(await order()).toBe('board first');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/Left-handed/).click();
  await page.keyboard.press('Escape');
  expect(await order()).toBe('column first');
});

test('the board is seen from the other side', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5');
  const corner = async () => {
    const [first, last] = [await cell(page, 'a1').boundingBox(), await cell(page, 'e5').boundingBox()];
    return (first?.y ?? 0) > (last?.y ?? 0) ? 'below' : 'above';
  };
  expect(await corner()).toBe('below');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Turn the board round' }).click();
  expect(await corner()).toBe('above');
  await expect(moves(page)).toHaveCount(1);
  await cell(page, 'a1').click();
  await expect.poll(() => events(page)).toContain('a1');
});
