import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './loaded';
import { coloursIn } from './pixels';
import { begin, ceremony, events, message, moves, openTyping, type } from './table';

const games = [
  {
    game: 'seven',
    link: 'seven?seats=p,p&misere=yes',
    typed: ['I:0,0;1,0;2,0;3,0', 'O:0,1;1,1;0,2;-1,2', 'P:0,0;0,1;1,0;2,0'],
  },
  {
    game: 'heinash',
    link: 'heinash?seats=p,p&dice=real&layout=shuffle&shuffle=12&variant=steal-place',
    typed: ['5 4 2', '5*4/2', '6 6 1', 'none', 'none', 'put:7'],
  },
  {
    game: 'hyle7',
    link: 'hyle7?seats=p,p&dice=real&bag=shared',
    typed: ['3', 'd4', 'a1', 'd4-d7', 'pass', '5', 'e5'],
  },
];

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Share' }).click();
}

/** Opens what somebody pasted and goes on with it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/#/import');
  await page.getByRole('textbox', { name: 'Record' }).fill(text);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
}

for (const { game, link, typed } of games) {
  test(`${game}: a record goes out and comes back by text, JSON, link, file and clipboard`, async ({
    page,
  }) => {
    await begin(page, link);
    await openTyping(page);
    for (const text of typed) await type(page, text);
    const before = await events(page);
    expect(before).toHaveLength(typed.length);
    await share(page);
    const dialog = page.getByRole('dialog', { name: 'Share and keep' });

    const exported: string[] = [];
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    for (const button of [
      dialog.getByRole('button', { name: 'Copy the link' }),
      dialog.getByRole('button', { name: 'Copy', exact: true }).first(),
      dialog.getByRole('button', { name: 'Copy', exact: true }).last(),
    ]) {
      const old = await clipboard();
      await button.click();
      await expect(dialog.getByText('Copied.')).toBeVisible();
      await expect.poll(clipboard).not.toBe(old);
      exported.push(await clipboard());
    }
    expect(exported[0]).toContain('#/game/');
    expect(exported[1]).toContain(`[Game "${game}"]`);
    expect(JSON.parse(exported[2] ?? '')).toMatchObject({ tags: { Game: game } });

    const files: { name: string; text: string }[] = [];
    for (const button of await dialog.getByRole('button', { name: 'File' }).all()) {
      const downloading = page.waitForEvent('download');
      await button.click();
      const download = await downloading;
      files.push({
        name: download.suggestedFilename(),
        text: await readFile(await download.path(), 'utf8'),
      });
    }
    expect(files.map(({ name }) => name)).toEqual([`tablier-${game}.txt`, `tablier-${game}.json`]);
    expect(files.map(({ text }) => text)).toEqual(exported.slice(1));

    for (const text of exported) {
      await paste(page, text);
      await expect(moves(page)).toHaveCount(before.length);
      expect(await events(page)).toEqual(before);
    }
    for (const { name, text } of files) {
      await page.goto('/#/import');
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect(moves(page)).toHaveCount(before.length);
      expect(await events(page)).toEqual(before);
    }
  });

  test(`${game}: the board as a picture of lines and of dots`, async ({ page }) => {
    await begin(page, link);
    await openTyping(page);
    for (const text of typed.slice(0, 2)) await type(page, text);
    await share(page);
    const kept: Buffer[] = [];
    for (const name of ['SVG', 'PNG']) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`tablier-${game}.${name.toLowerCase()}`);
      kept.push(await readFile(await download.path()));
    }
    const [svg, png] = kept;
    const drawn = svg?.toString() ?? '';
    expect(drawn).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(drawn).not.toMatch(/var\(--|<script|href="(?!#)/);
    expect(png?.subarray(1, 4).toString()).toBe('PNG');
    const lines = await coloursIn(page, `data:image/svg+xml;base64,${svg?.toString('base64')}`);
    const dots = await coloursIn(page, `data:image/png;base64,${png?.toString('base64')}`);
    expect(lines.width).toBeGreaterThan(200);
    expect(dots.width).toBe(2 * lines.width);
    expect(dots.height).toBe(2 * lines.height);
    // A blank picture has one colour.
    expect(lines.colours).toBeGreaterThan(20);
    expect(dots.colours).toBeGreaterThan(20);
  });
}

test('a finished game in a record can be kept and looked at', async ({ page }) => {
  await page.goto('/#/import');
  await page
    .getByRole('textbox', { name: 'Record' })
    .fill('[Game "seven"]\n\nI:0,0;1,0;2,0;3,0 O:0,1;1,1;0,2;-1,2 resign:0');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Keep it and look at it' }).click();
  await expect(moves(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'How it ended' }).click();
  await expect(ceremony(page)).toContainText('White');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'One back' }).click();
  await expect(message(page)).toContainText('Looking back: after 2 of 3.');
});
