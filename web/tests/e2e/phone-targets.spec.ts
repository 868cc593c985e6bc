import { expect, type Page } from '@playwright/test';
import { test } from './loaded';
import { cell, tiles } from './playing';
import { expectThumbs } from './thumbs';
import { begin, ceremony, inSight, message, moves, openTyping, refused, type, untilAsked } from './table';

// Whatever can be pressed is large enough for a thumb, on every page and in every state of a board.
const quiet = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

test('pages to read and to choose from', async ({ page }) => {
  const places: [address: string, shown: string][] = [
    ['', 'main h2'],
    ['games', 'main h1'],
    ['import', 'main textarea'],
    ['about', 'main h1'],
    ['nowhere', 'main h1'],
    ['analysis', 'main textarea'],
    ['puzzles', 'main h3 a'],
    ['puzzles/holes/14', 'main [role=application]'],
    ['puzzles/island/S', 'main [role=application]'],
    ['puzzles/fifth-level', 'main [role=application]'],
  ];
  for (const [address, shown] of places) {
    await page.goto(`/#/${address}`);
    await expect(page.locator(shown).first()).toBeVisible();
    await quiet(page);
    await expectThumbs(page, `#/${address}`);
  }
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectThumbs(page, 'settings');
});

test('a review, and the analysis of a record', async ({ page }) => {
  // A token is drawn, put on a1, and slid to a6.
  const record = 't1.AgA4lTVQHyY';
  await page.goto(`/#/review/${record}`);
  await expect(page.getByRole('heading', { name: 'Luck and choice' })).toBeVisible();
  await expectThumbs(page, 'review');
  await page.goto(`/#/analysis/${record}?at=1`);
  await expect(page.locator('[data-branch]')).toHaveCount(3);
  await expectThumbs(page, 'analysis');
  await page.goto(`/#/game/${record}`);
  await expect(page.locator('main h1')).toBeVisible();
  await expectThumbs(page, 'a game in a link');
});

for (const game of ['seven', 'heinash', 'hyle7']) {
  test(`${game}: set-up, rules, strategy, lesson and analysis board`, async ({ page }) => {
    await page.goto(`/#/setup/${game}`);
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    for (const more of await page.locator('main summary').all()) await more.tap();
    await expectThumbs(page, 'set-up');

    await page.goto(`/#/rules/${game}`);
    const examples = page.getByRole('button', { name: /^Try it/ });
    await expect(examples.first()).toBeVisible();
    await expectThumbs(page, 'rules');
    await examples.first().tap();
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await expectThumbs(page, 'an example to play with');

    await page.goto(`/#/strategy/${game}`);
    await expect(page.locator('main figure, main .trial').first()).toBeVisible();
    await expectThumbs(page, 'strategy');

    await page.goto(`/#/learn/${game}`);
    await expect(inSight(page).getByText('Step 1 of 10')).toBeVisible();
    await expectThumbs(page, 'lesson');

    await page.goto(`/#/analysis/${game}`);
    await expect(page.locator('main .board').first()).toBeVisible();
    await expectThumbs(page, 'analysis board');
  });
}

test('SEVEN: to move, tile in hand, refusal, looking back, over', async ({ page }) => {
  await begin(page, 'seven?seats=p,c1');
  expect(await untilAsked(page)).toBe('asked');
  await expectThumbs(page, 'to move');
  await tiles(page).first().tap();
  await expect(page.getByRole('button', { name: /^Place here/ })).toBeVisible();
  await expectThumbs(page, 'tile in hand');
  await page.getByRole('button', { name: /^Place here/ }).tap();
  await expect(moves(page)).toHaveCount(2);
  expect(await untilAsked(page)).toBe('asked');
  await openTyping(page);
  await refused(page, 'Y:0,0;1,0;2,0;3,0', 'shape', 'S1');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expectThumbs(page, 'refusal, and everything unfolded');
  await page.getByRole('button', { name: 'To the beginning' }).tap();
  await expectThumbs(page, 'looking back');
  await page.getByRole('button', { name: 'Share' }).tap();
  await expectThumbs(page, 'share');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Resign' }).tap();
  await expectThumbs(page, 'resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
  await expect(ceremony(page)).toBeVisible();
  await expectThumbs(page, 'over');
  await page.keyboard.press('Escape');
  await page.goto('/#/');
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.goto('/#/games');
  await expect(inSight(page).getByText(/SEVEN/).first()).toBeVisible();
  await expectThumbs(page, 'my games');
});

for (const size of [2, 3, 4, 5, 6]) {
  test(`HeiNash with ${size} rows: to roll, to find, to put`, async ({ page }) => {
    await begin(page, `heinash?seats=p,p&size=${size}&clock=turns&game=10`);
    await expectThumbs(page, 'to roll');
    await page.getByRole('button', { name: 'Roll the dice' }).tap();
    await expect(page.getByRole('textbox', { name: 'Your calculation' })).toBeVisible();
    await expectThumbs(page, 'to find');
    // Everything that a turn needs is seen at once.
    for (const needed of [
      page.getByRole('gridcell').first(),
      page.getByRole('gridcell').last(),
      page.getByRole('group', { name: /^The dice show/ }),
      page.getByRole('button', { name: 'plus' }),
      page.getByRole('button', { name: 'I find nothing' }),
    ])
      await expect(needed).toBeInViewport({ ratio: 0.95 });
    await page.getByRole('button', { name: 'I find nothing' }).tap();
    await page.getByRole('button', { name: 'Yes, I find nothing' }).tap();
    await expect(inSight(page).getByText('Tap a free cell, or type its number.')).toBeVisible();
    await page.locator('[data-number="2"]').tap();
    await expect(page.getByRole('button', { name: 'Put on 2' })).toBeInViewport();
    await expectThumbs(page, 'to put');
    await page.getByRole('button', { name: 'Put on 2' }).tap();
    await expect(message(page)).toContainText(/Red/);
    await page.locator('summary', { hasText: 'Last turn' }).tap();
    await expectThumbs(page, 'what was possible');
  });
}

test('HeiNash: real dice, and a cell named first', async ({ page }) => {
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByLabel(/I calculate/).tap();
  await page.keyboard.press('Escape');
  await begin(page, 'heinash?seats=p,p&dice=real&colour=pick&sides=own&variant=steal-number');
  await expectThumbs(page, 'pick a colour');
  await message(page).getByRole('button', { name: 'Black' }).tap();
  await expect(page.getByRole('button', { name: 'Play with these dice' })).toBeVisible();
  await expectThumbs(page, 'real dice');
  await openTyping(page);
  await type(page, '5 4 2');
  await expectThumbs(page, 'to name a cell');
  await page.locator('[data-number="10"]').tap();
  await expectThumbs(page, 'to say how');
});

for (const link of ['hyle7?seats=p,p', 'hyle7?seats=p,p&size=5', 'hyle7?seats=p,p&bag=shared']) {
  test(`${link}: to place, to confirm, to slide, over`, async ({ page }) => {
    await begin(page, link);
    await expect(moves(page)).toHaveCount(1);
    await expectThumbs(page, 'to place');
    await cell(page, 'c3', 0).tap();
    await expect(page.getByRole('button', { name: 'Place on c3' })).toBeVisible();
    await expectThumbs(page, 'to confirm');
    await page.getByRole('button', { name: 'Place on c3' }).tap();
    await expect(moves(page)).toHaveCount(2);
    await expectThumbs(page, 'to slide');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'Agree on a draw' }).tap();
    await expect(ceremony(page)).toBeVisible();
    await expectThumbs(page, 'over');
  });
}
