/** A class over several rounds: who plays whom, as the page and the server make it together. */

import { expect, test, type Browser, type Page } from '@playwright/test';
import { comeIn, openClass } from './lesson';
import { everybodyLeaves, playTyped, sampleMoves, somebody } from './online';
import { inSight, moves, openTyping, type } from './table';

test.afterEach(everybodyLeaves);

interface Lesson {
  teacher: Page;
  /** The pupils' pages by the names they chose. */
  pupils: Map<string, Page>;
}

/** A class of so many pupils who play SEVEN, where moves can be typed. */
async function lessonOf(count: number, browser: Browser, baseURL: string | undefined): Promise<Lesson> {
  const teacher = await somebody(browser, baseURL);
  const code = await openClass(teacher);
  const pupils = new Map<string, Page>();
  for (let number = 0; number < count; number += 1) {
    const page = await somebody(browser, baseURL);
    pupils.set(await comeIn(page, code), page);
  }
  await teacher.locator('summary', { hasText: 'What is played' }).click();
  await inSight(teacher).getByText('SEVEN', { exact: true }).click();
  await expect(teacher.getByRole('radio', { name: 'SEVEN' })).toBeChecked();
  await expect(inSight(teacher).getByText(`${count} pupils, ${count} here`)).toBeVisible();
  return { teacher, pupils };
}

const tables = (teacher: Page) => teacher.locator('.tables li');

/** Who sits at each table of the round, as the teacher's page says. */
async function pairsOf(teacher: Page): Promise<[string, string][]> {
  const lines = await tables(teacher).locator('h3 + p').allTextContents();
  return lines.map((line) => line.split(' against ').map((name) => name.trim()) as [string, string]);
}

/** Two names as one text, whoever sits first. */
const both = (names: string[]) => [...names].sort().join(' and ');

const meetings = (pairs: [string, string][]) => pairs.map(both).sort();

/** Gives an order by its button and waits until the server has carried it out. */
async function order(teacher: Page, name: string): Promise<void> {
  const answer = teacher.waitForResponse((one) => one.url().endsWith('/orders'));
  await teacher.getByRole('button', { name, exact: true }).click();
  expect((await answer).ok(), name).toBe(true);
}

/** Makes a round by a button; the answer is who plays whom. Everybody plays, and knows whom. */
async function makeRound({ teacher, pupils }: Lesson, number: number, by: string) {
  await order(teacher, by);
  await expect(teacher.getByRole('heading', { name: `Round ${number} · made, not begun` })).toBeVisible();
  const pairs = await pairsOf(teacher);
  expect(pairs.flat().sort(), 'everybody plays once').toEqual([...pupils.keys()].sort());
  for (const [one, other] of [...pairs, ...pairs.map(([one, other]) => [other, one])] as [string, string][])
    await expect(inSight(page(pupils, one)).getByText(`You play against ${other}`)).toBeVisible();
  return pairs;
}

function page(pupils: Map<string, Page>, name: string): Page {
  const found = pupils.get(name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

/** Plays all tables of a round to their ends, ends it, and says who won at each. */
async function playRound({ teacher, pupils }: Lesson, pairs: [string, string][]): Promise<string[]> {
  await order(teacher, 'Start all');
  const table = async ([one, other]: [string, string]) => {
    const seats = [page(pupils, one), page(pupils, other)] as const;
    for (const [index, move] of sampleMoves('seven').entries())
      await playTyped(seats[index % 2] ?? seats[0], move, [seats[1 - (index % 2)] ?? seats[1]]);
  };
  await Promise.all(pairs.map(table));
  const standing = tables(teacher).locator('.state');
  for (let at = 0; at < pairs.length; at += 1) await expect(standing.nth(at)).toHaveText(/ won$/);
  const won = (await standing.allTextContents()).map((text) => text.trim().replace(/ won$/, ''));
  await order(teacher, 'End the round');
  for (const [name, pupil] of pupils)
    await expect(
      inSight(pupil).getByText(won.includes(name) ? 'You have won.' : 'The other side has won.'),
    ).toBeVisible();
  return won;
}

test('Swiss rounds: winners meet winners, everybody plays, and nobody meets the same partner again', async ({
  browser,
  baseURL,
}) => {
  const lesson = await lessonOf(4, browser, baseURL);
  const first = await makeRound(lesson, 1, 'Swiss round');
  const won = await playRound(lesson, first);
  for (const [at, pair] of first.entries()) expect(pair, 'who won sat there').toContain(won[at]);

  // Half of all rounds without old partners would do so by luck; made anew so often, none does.
  let second: [string, string][] = [];
  for (let times = 0; times < 6; times += 1) {
    second = await makeRound(lesson, 2, 'Swiss round');
    expect(meetings(second), 'winners meet winners').toContain(both(won));
  }
  // Whether they were played to their ends or not: those who have sat at one table have met.
  await order(lesson.teacher, 'Start all');
  await order(lesson.teacher, 'End the round');
  const before = [...meetings(first), ...meetings(second)];
  for (let times = 0; times < 3; times += 1) {
    const third = await makeRound(lesson, 3, 'Swiss round');
    for (const pair of meetings(third)) expect(before, 'nobody meets again').not.toContain(pair);
  }
});

test('a round by hand: who sits where as the teacher says, a computer, and somebody who looks on', async ({
  browser,
  baseURL,
}) => {
  const { teacher, pupils } = await lessonOf(4, browser, baseURL);
  const [a, b, c, d] = [...pupils.keys()] as [string, string, string, string];
  await teacher.getByRole('button', { name: 'By hand' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'By hand' });
  const seat = (table: number, number: number) => dialog.getByLabel(`Table ${table}, seat ${number}`);
  await seat(1, 1).selectOption({ label: c });
  await seat(1, 2).selectOption({ label: a });
  await seat(2, 1).selectOption({ label: c });
  await seat(2, 2).selectOption({ label: 'computer, level 1' });

  // Nobody can sit at two tables; it is said where it was asked.
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The same pupil is there twice.');
  await expect(tables(teacher)).toHaveCount(0);
  await seat(2, 1).selectOption({ label: d });
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(dialog).toBeHidden();
  await expect(teacher.getByRole('heading', { name: 'Round 1 · made, not begun' })).toBeVisible();
  expect(await pairsOf(teacher)).toEqual([
    [c, a],
    [d, 'computer, level 1'],
  ]);
  await expect(inSight(page(pupils, a)).getByText(`You play against ${c}`)).toBeVisible();
  await expect(inSight(page(pupils, d)).getByText('You play against computer, level 1')).toBeVisible();

  await order(teacher, 'Start all');
  const [first = '', second = ''] = sampleMoves('seven');
  await playTyped(page(pupils, c), first, [page(pupils, a)]);
  await playTyped(page(pupils, a), second, [page(pupils, c)]);
  // The computer answers by itself.
  const alone = page(pupils, d);
  await openTyping(alone);
  await type(alone, first);
  await expect(moves(alone)).toHaveCount(2);
  await expect(inSight(page(pupils, b)).getByText('You do not play in this round.')).toBeVisible();

  // The next round has everybody again, and other partners than before.
  await order(teacher, 'End the round');
  const next = await makeRound({ teacher, pupils }, 2, 'Pair automatically');
  expect(meetings(next)).not.toContain(both([a, c]));
});
