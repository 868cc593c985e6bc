import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectThumbs } from './thumbs';
import { inSight } from './table';

/** Large enough for a thumb, and readable by everybody. */
async function expectFit(page: Page, what: string): Promise<void> {
  await expectThumbs(page, what);
  await expectAccessible(page, what);
}

test('a class on phones, for the teacher and for a pupil', async ({ page: teacher, browser, baseURL }) => {
  await teacher.goto('/#/class');
  await expect(teacher.getByRole('button', { name: 'Open a class' })).toBeVisible();
  await expectFit(teacher, 'opening a class');
  await teacher.getByRole('button', { name: 'Open a class' }).tap();
  const code = teacher.locator('.code').first();
  await expect(code).toHaveText(/^[A-Z0-9]{8}$/);
  await expectFit(teacher, 'an empty class');

  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-GB' };
  const contexts = await Promise.all(
    [0, 1].map(() => browser.newContext({ ...phone, ...(baseURL && { baseURL }) })),
  );
  const pupils = await Promise.all(contexts.map((context) => context.newPage()));
  const [pupil] = pupils as [Page];
  // The address on the blackboard, then the code.
  await pupil.goto('/class');
  await pupil.getByLabel('Type the code on the board').fill((await code.textContent()) ?? '');
  await expectFit(pupil, 'the code of a class');
  await pupil.getByRole('button', { name: 'Enter' }).tap();
  for (const one of pupils.slice(1)) await one.goto(`/#/lesson/${await code.textContent()}`);
  await expect(pupil.locator('.names button').first()).toBeVisible();
  await expectFit(pupil, 'names to choose from');
  await pupil.getByRole('button', { name: 'I have lost my seat' }).tap();
  await expectFit(pupil, 'a lost seat');
  await pupil.getByRole('button', { name: 'Cancel' }).tap();
  for (const one of pupils) {
    await one.locator('.names button').first().tap();
    await expect(inSight(one).getByText('Wait until your teacher starts the round.')).toBeVisible();
  }
  await expectFit(pupil, 'waiting');

  await expect(inSight(teacher).getByText('2 pupils, 2 here')).toBeVisible();
  await teacher
    .getByRole('button', { name: /^More about/ })
    .first()
    .tap();
  for (const more of await teacher.locator('main summary').all()) await more.tap();
  await inSight(teacher).getByText('for each turn', { exact: true }).tap();
  await expect(inSight(teacher).getByText('45 s')).toBeVisible();
  await expect(teacher.getByLabel('More seconds for each turn')).toBeVisible();
  await teacher.getByRole('switch', { name: /^Show and write real names/ }).tap();
  await expectFit(teacher, 'everything unfolded');
  await teacher.getByRole('button', { name: 'By hand' }).tap();
  await expectFit(teacher, 'tables by hand');
  await teacher.getByRole('button', { name: 'Use this' }).tap();
  await expect(inSight(pupil).getByText(/You play against/)).toBeVisible();
  await expectFit(pupil, 'whom I play');
  await teacher.getByRole('button', { name: 'Start all' }).tap();
  await expect(pupil.getByRole('region', { name: 'Board' })).toBeVisible();
  await expectFit(teacher, 'a round');

  // Whose turn it is was drawn by lot.
  const rolls = pupils.map((one) => one.getByRole('button', { name: 'Roll the dice' }));
  const visible = () => Promise.all(rolls.map((roll) => roll.isVisible()));
  await expect.poll(visible).toContain(true);
  const first = pupils[(await visible()).indexOf(true)] ?? pupil;
  await first.getByRole('button', { name: 'Roll the dice' }).tap();
  await expect(first.getByRole('button', { name: 'I find nothing' })).toBeVisible();
  await expectFit(first, 'to name a number');
  await first.locator('[data-number="10"]').tap();
  await expectFit(first, 'to say how');
  await first.getByRole('button', { name: 'I find nothing' }).tap();
  await first.getByRole('button', { name: 'Yes, I find nothing' }).tap();
  // The other one puts the pawn; then both can look at what was possible.
  const other = first === pupil ? (pupils[1] ?? pupil) : pupil;
  await other.locator('[data-number="2"]').tap();
  await other.getByRole('button', { name: 'Put on 2' }).tap();
  await first.locator('summary', { hasText: 'Last turn' }).tap();
  await expectFit(first, 'what was possible');
  await teacher.getByRole('button', { name: 'End the round' }).tap();
  await expect(inSight(pupil).getByText('Wait until your teacher starts the round.')).toBeVisible();
  await teacher.getByRole('link', { name: 'What was found' }).tap();
  await expect(teacher.getByRole('heading', { name: 'By number' })).toBeVisible();
  await expectFit(teacher, 'what was found');
  await Promise.all(contexts.map((context) => context.close()));
});
