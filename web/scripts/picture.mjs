// Takes the picture of the README: a game of each on the real page, the first large.
// Usage: node scripts/picture.mjs PROGRAM FILE [FOLDER]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { served } from './served.mjs';

const [program, file, folder = 'dist'] = process.argv.slice(2);
if (!program || !file) {
  console.error('Usage: node scripts/picture.mjs PROGRAM FILE [FOLDER]');
  process.exit(1);
}

/** The stored games, each stopped where there is most to see. */
const GAMES = [
  { name: 'seven', events: 12 },
  { name: 'heinash', events: 27 },
  { name: 'hyle7', events: 84 },
];
const WINDOW = { width: 1280, height: 800 };

/** The beginning of a stored game in the form that a link carries. */
function link({ name, events }) {
  const text = readFileSync(`../data/games/${name}.record`, 'utf8');
  const [tags, moves] = text.split('\n\n');
  const begun = `${tags}\n\n${moves.trim().split(/\s+/).slice(0, events).join(' ')}\n`;
  const args = ['convert', '-', '--to', 'compact'];
  return execFileSync(program, args, { input: begun, encoding: 'utf8' }).trim();
}

async function screenshot(browser, address, game) {
  const context = await browser.newContext({
    locale: 'en',
    viewport: WINDOW,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}/#/game/${link(game)}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('section.board [role]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const taken = await page.screenshot();
  await context.close();
  return taken.toString('base64');
}

await served(program, folder, async (browser, address) => {
  const pictures = [];
  for (const game of GAMES) pictures.push(await screenshot(browser, address, game));
  const page = await browser.newPage({ viewport: { width: 1920, height: 800 } });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`).join('');
  // One of 1200 pixels, and beside it two that are as high together.
  await page.setContent(
    `<style>body{margin:0;display:inline-grid;gap:14px;grid-template-columns:1200px 589px}
     img{box-sizing:border-box;width:100%;border-radius:10px;border:1px solid #dccfb8}
     img:first-child{grid-row:1/3}</style>${images}`,
  );
  const { x, y, width, height } = await page.locator('body').boundingBox();
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 88,
    clip: { x, y, width, height, scale: 1 },
  });
  writeFileSync(file, Buffer.from(data, 'base64'));
});
