import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe';
import { everybodyLeaves, playTyped, sampleMoves, somebody } from './online';
import { inSight, message, moves } from './table';

test.afterEach(everybodyLeaves);

interface Line {
  event: string;
  challenge?: { table: string };
}

/** A bot that listens, in this very test: what it hears, and what it says. */
async function makeBot(request: APIRequestContext, baseURL: string, name: string) {
  const plays = [{ game: 'seven' }, { game: 'heinash' }];
  const made = (await (await request.post('/api/bots', { data: { name, plays } })).json()) as {
    token: string;
  };
  const headers = { Authorization: `Bearer ${made.token}` };
  const ending = new AbortController();
  const stream = await fetch(`${baseURL}/api/bot/events`, { headers, signal: ending.signal });
  if (!stream.body) throw new Error('no stream');
  const lines = stream.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** The next challenge's table. */
    async challenged(): Promise<string> {
      for (;;) {
        const end = text.indexOf('\n');
        if (end < 0) {
          const { value, done } = await lines.read();
          if (done) throw new Error('the stream has ended');
          text += value;
          continue;
        }
        const line = JSON.parse(text.slice(0, end)) as Line;
        text = text.slice(end + 1);
        if (line.challenge) return line.challenge.table;
      }
    },
    ask: (method: 'get' | 'post', path: string, data?: unknown) =>
      request[method](`/api/bot/${path}`, { headers, ...(data === undefined ? {} : { data }) }),
    async leave() {
      ending.abort();
      await request.delete('/api/bot', { headers });
    },
  };
}

test('a person challenges a bot with one click, is declined once, and plays', async ({
  browser,
  baseURL,
  request,
}) => {
  const name = `Rival ${Date.now() % 1_000_000}`;
  const bot = await makeBot(request, baseURL ?? '', name);
  const page = await somebody(browser, baseURL);
  await page.goto('/#/lobby');
  const bots = page.getByRole('region', { name: 'Bots' });
  await expect(bots.getByText(name)).toBeVisible();
  await expectAccessible(page, 'the bots');

  // By the keyboard alone.
  await bots.getByRole('button', { name: `Play HeiNash against ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(bots.getByRole('status')).toContainText(`${name} has been asked`);
  await bot.ask('post', `challenges/${await bot.challenged()}/decline`, { reason: 'busy' });
  await expect(bots.getByRole('status')).toContainText('plays as many games as it can');

  // A table of one's own, with the first place.
  await page.goto('/#/setup/seven?seats=p,o&link=yes');
  await page.getByRole('button', { name: `Play against ${name}` }).click();
  const table = await bot.challenged();
  expect((await bot.ask('post', `challenges/${table}/accept`)).status()).toBe(200);
  await expect.poll(() => page.url()).toContain(table);
  await expect(page.getByRole('list', { name: 'Who plays' })).toContainText(name);
  await expect(message(page)).toContainText('Your turn');
  const [first, second] = sampleMoves('seven');
  await playTyped(page, first ?? '', []);
  const { state } = (await (await bot.ask('get', `games/${table}`)).json()) as {
    state: { version: number; yourTurn: boolean };
  };
  expect(state.yourTurn).toBe(true);
  const move = { event: second, version: state.version };
  for (const doubled of [false, true]) {
    const played = await bot.ask('post', `games/${table}/move`, move);
    expect(await played.json()).toMatchObject({ doubled });
  }
  await expect(moves(page)).toHaveCount(2);
  await bot.ask('post', `games/${table}/resign`);
  await expect(page.getByRole('dialog', { name: 'How it ended' })).toBeVisible();
  await bot.leave();
  await page.goto('/#/lobby');
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await expect(inSight(page).getByText(name)).toHaveCount(0);
});
