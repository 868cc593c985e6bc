import { expect } from '@playwright/test';
import { test } from './loaded';
import { cell, ghost, take, tiles } from './playing';
import { begin, expectRefusal, inSight, message, moves, openTyping, refused, type } from './table';

test('SEVEN says why a tile cannot go there, and by which rule', async ({ page }) => {
  await begin(page, 'seven?seats=p,p');
  await openTyping(page);
  await refused(page, 'I:2000000000,0;1,0;2,0;3,0', 'whole number', null);
  await refused(page, 'I:1000000000,0;999999999,0;999999998,0;999999997,0', 'too far out', 'S2');
  await refused(page, 'what', 'letter', null);
  await type(page, 'I:0,0;1,0;2,0;3,0');
  await type(page, 'O:0,1;1,1;0,2;-1,2');
  await refused(page, 'I:4,0;5,0;6,0;7,0', 'White has placed the I already.', 'S1');
  await refused(page, 'Y:0,0;1,0;2,0;3,0', 'do not have the shape of Y.', 'S1');
  await refused(page, 'S:3,0;4,0;4,1;5,1', 'The tile would not lie flat', 'S3');
  await refused(page, 'S:10,10;11,10;11,11;12,11', 'has to share an edge', 'S4');
  await refused(page, 'O:0,1;1,1;0,2;-1,2', 'O would rest on a single tile, the O', 'S5');
  await refused(page, 'O:4,0;5,0;4,1;5,-1', 'O can go to level 2, so it must', 'S6');
  // The same from the board: the tile is let down far away from everything.
  await take(tiles(page).filter({ hasText: 'O' }).first());
  const board = await page.getByRole('application', { name: 'SEVEN board' }).boundingBox();
  await page.mouse.move((board?.x ?? 0) + 20, (board?.y ?? 0) + 20);
  await expect(ghost(page)).toHaveAttribute('data-ghost', 'illegal');
  await page.mouse.click((board?.x ?? 0) + 20, (board?.y ?? 0) + 20);
  await expectRefusal(page, 'has to share an edge', 'S4');
  await expect(moves(page)).toHaveCount(2);
  // It is forgotten as soon as something else happens.
  await page.keyboard.press('Escape');
  await tiles(page).filter({ hasText: 'U' }).first().click();
  await expect(message(page)).not.toContainText('edge');
});

test('HeiNash says what is wrong with a calculation', async ({ page }) => {
  await begin(page, 'heinash?seats=p,p&dice=real');
  await openTyping(page);
  await refused(page, '5 4 7', 'three dice from 1 to 6', null);
  await type(page, '542');
  await refused(page, '(5*4)/3', 'There is no 3 among the dice.', 'N3');
  await refused(page, '5*4+2+2', 'The 2 is used twice.', 'N3');
  await refused(page, '5*4', 'The 2 is unused.', 'N3');
  await refused(page, '2/(5-4-', 'expected here', null);
  await refused(page, '5/2+4', 'not a whole number', 'N4');
  await refused(page, '5*4*2', 'There is no cell 40.', 'N4');
  await refused(page, 'put:3', 'No pawn may be put yet', 'N5');
  await type(page, '5*4/2');
  await type(page, '5-4-2');
  await refused(page, '5*4/2', '10 is taken.', 'N3');
  await type(page, 'none');
  await refused(page, '5+4+2', 'Nothing was found', 'N5');
  await refused(page, 'put:40', 'There is no cell 40.', 'N1');
  // A click on a pawn is refused in the same words.
  await page.locator('[data-number="10"]').click();
  await expectRefusal(page, '10 is taken.', 'N5');
  await type(page, 'put:1');
  await type(page, '1 1 2');
  await refused(page, '2/(1-1)', 'divides by zero', 'N4');
});

test('HeiNash refuses signs that were not agreed, and what the variants do not know', async ({ page }) => {
  await begin(page, 'heinash?seats=p,p&dice=real&signs=%2B&variant=steal-place');
  await openTyping(page);
  await type(page, '5 4 2');
  await refused(page, '5*4/2', 'Only + is allowed in this game.', 'N3');
  await refused(page, 'put:3', 'No pawn may be put yet', 'N7');
  await type(page, 'none');
  await type(page, '5+4+2');
  await refused(page, 'none', 'The number has been shown', 'N7');
  await type(page, 'put:3');
  await type(page, '5 4 2');
  await type(page, 'none');
  await type(page, '5+4+2');
  await refused(page, 'put:3', '3 is taken.', 'N7');
  await begin(page, 'heinash?seats=p,p&dice=real&variant=steal-number');
  await openTyping(page);
  await type(page, '5 4 2');
  await refused(page, 'put:3', 'No pawn may be put yet', 'N6');
});

test('HYLE⁷ says why a token cannot go there', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5&dice=real');
  await openTyping(page);
  await refused(page, 'draw:7', 'is played without colour 7', 'H7');
  await type(page, '1');
  await refused(page, 'pass', "It is Chaos's turn", 'H2');
  await refused(page, 'f6', 'There is no cell f6 on the small board.', 'H7');
  await refused(page, 'z9', 'expected here', null);
  await type(page, 'c3');
  await refused(page, 'a1', "It is Order's turn", 'H2');
  await refused(page, 'a1-a2', 'There is no token on a1.', 'H2');
  await refused(page, 'c3-c3', 'has to move the token', 'H2');
  await refused(page, 'c3-d4', 'slides along its row or its column', 'H2');
  await type(page, 'pass');
  await type(page, '1');
  // The name of a cell is no word that begins a sentence.
  await refused(page, 'c3', 'c3 is occupied.', 'H2');
  await cell(page, 'c3').click();
  await expectRefusal(page, 'c3 is occupied.', 'H2');
  await type(page, 'c4');
  await refused(page, 'c3-c5', 'c4 is in the way.', 'H2');
  for (const next of ['c5', 'b5', 'd5']) {
    await type(page, 'pass');
    await type(page, '1');
    await type(page, next);
  }
  await type(page, 'pass');
  await refused(page, '1', 'holds no more of colour 1', 'H1');
  await type(page, '2');
  await type(page, 'b4');
  await type(page, 'pass');
  await type(page, '2');
  await type(page, 'd4');
  // c5 has a neighbour on each side.
  await cell(page, 'c5').click();
  await expectRefusal(page, 'has no room to slide', 'H2');
  await page.getByLabel('Language').selectOption('fr');
  await cell(page, 'c5').click();
  await expect(message(page)).toContainText('n’a pas la place de glisser');
  await expect(message(page).getByRole('link')).toHaveText('Règle H2');
  await page.getByLabel('Langue').selectOption('es');
  await cell(page, 'c5').click();
  await expect(message(page)).toContainText('no tiene sitio para deslizarse');
});

// At a table those who are out are played for, so only a record from elsewhere can go against these rules.
for (const [record, said] of [
  [
    '[Game "seven"] [Players "3"] I:0,0;1,0;2,0;3,0 resign:1 O:0,1;1,1;0,2;1,2',
    ['Black is out of the game', 'Noir est hors jeu', 'Negro está fuera'],
  ],
  [
    '[Game "seven"] [Players "3"] I:0,0;1,0;2,0;3,0 resign:1 resign:1',
    ['Black is out of the game already', 'Noir est déjà hors jeu', 'Negro ya está fuera'],
  ],
  ['[Game "hyle7"] time:0 draw:1 d4', ['Player 1’s time is up', 'Joueur 1', 'Jugador 1']],
  ['[Game "hyle7"] draw:1 d4 time:1 d4-d5', ['Player 2’s time is up', 'Joueur 2', 'Jugador 2']],
] as const) {
  test(`a record that goes on for somebody who is out is refused: ${record}`, async ({ page }) => {
    await page.goto('/#/import');
    for (const [index, language] of ['en', 'fr', 'es'].entries()) {
      await page.locator('header select').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('textarea').fill(record);
      await page.locator('button[type="submit"]').click();
      await expect(page.getByRole('alert')).toContainText(said[index] ?? '');
    }
  });
}

test('a set-up that the rules do not know is refused with a way back', async ({ page }) => {
  await page.goto('/#/game/nonsense');
  await expect(page.getByRole('link', { name: 'Open a record' })).toBeVisible();
  await page.goto('/#/play/nobody');
  await expect(inSight(page).getByText('This game is not on this device')).toBeVisible();
});

test('a rule is one click away from its refusal', async ({ page }) => {
  await begin(page, 'hyle7?seats=p,p&size=5');
  await expect(moves(page)).toHaveCount(1);
  await cell(page, 'c3').click();
  await expect(moves(page)).toHaveCount(2);
  await openTyping(page);
  await refused(page, 'c3-d4', 'slides along its row', 'H2');
  await message(page).getByRole('link').click();
  await expect(page).toHaveURL(/#\/rules\/hyle7\/H2$/);
  await page.goBack();
  await expect(moves(page)).toHaveCount(2);
});
