import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { coloursIn, difference } from './pixels';
import { begin, hurry, moves, openTyping, type } from './table';

/** The turning view as it is on the screen. */
async function seen(page: Page) {
  const picture = await page.locator('canvas').screenshot({ animations: 'disabled' });
  return coloursIn(page, `data:image/png;base64,${picture.toString('base64')}`);
}

test('SEVEN in three dimensions: drawn only when asked for, with its tiles, and it turns', async ({
  page,
}) => {
  await hurry(page);
  // A small window, for without a graphics card every dot is worked out by hand.
  await page.setViewportSize({ width: 900, height: 560 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await begin(page, 'seven?seats=p,p');
  await openTyping(page);
  const view = page.getByRole('button', { name: /^3-D/ });
  const drawing = () => loaded.filter((url) => /View3D.*\.js/.test(url));
  expect(drawing()).toEqual([]);
  await view.click();
  await expect(page.locator('canvas')).toBeVisible();
  expect(drawing().length).toBeGreaterThan(0);
  await expect.poll(async () => (await seen(page)).colours).toBeGreaterThan(5);
  const empty = await seen(page);

  // Ice and graphite stand on the table.
  for (const text of ['I:0,0;1,0;2,0;3,0', 'O:0,1;1,1;0,2;-1,2', 'P:0,0;0,1;1,0;2,0', 'I:4,0;5,0;6,0;7,0']) {
    await type(page, text);
  }
  await expect(moves(page)).toHaveCount(4);
  await expect.poll(async () => difference(await seen(page), empty)).toBeGreaterThan(2);
  const full = await seen(page);
  expect(full.dark).toBeGreaterThan(empty.dark + 0.01);
  expect(full.pale).toBeGreaterThan(empty.pale + 0.01);
  expect(full.colours).toBeGreaterThan(60);

  const room = page.getByRole('application', { name: /three dimensions/ });
  await room.focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => difference(await seen(page), full)).toBeGreaterThan(1);
  const turned = await seen(page);
  const box = await page.locator('canvas').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 120);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 320, (box?.y ?? 0) + 150, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => difference(await seen(page), turned)).toBeGreaterThan(1);
  await expectAccessible(page, 'three dimensions');

  // By night the table is dark.
  const day = await seen(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await seen(page)).dark).toBeGreaterThan(day.dark + 0.2);
  await room.focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('application', { name: 'SEVEN board' })).toBeFocused();
});
