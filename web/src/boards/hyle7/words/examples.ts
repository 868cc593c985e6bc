/** What the examples of the rules show. */

import { words } from '../../../lib/words.svelte';

export const exampleWords = words({
  en: {
    h1: 'The board is empty, the first token has been drawn, and 48 are left in the bag.',
    h2: 'Order may slide any token along its row or column, or pass.',
    h3: 'On the small board, one cell is left. With the last token the round is over.',
    h4: 'ABABA in row 4 scores 14, AAA in column g scores 7. Point at the numbers beside the board.',
    h5: 'ABCDCBA: palindromes of three, five and seven, 15 points together.',
    h6: 'The second round on the small board. The roles are swapped, and 53 points are to be beaten.',
    h7: 'The small board: five by five, five colours.',
    h8: 'Both boards from one bag: the same token is placed on each of them.',
  },
  fr: {
    h1: 'Le plateau est vide, le premier jeton est tiré, et il en reste 48 dans le sac.',
    h2: 'L’Ordre peut faire glisser un jeton sur sa ligne ou sa colonne, ou passer.',
    h3: 'Sur le petit plateau, il reste une case. Avec le dernier jeton, la manche est finie.',
    h4: 'ABABA sur la ligne 4 rapporte 14 points, AAA sur la colonne g en rapporte 7. Pointez les nombres au bord du plateau.',
    h5: 'ABCDCBA : des palindromes de trois, cinq et sept, 15 points ensemble.',
    h6: 'La seconde manche sur le petit plateau. Les rôles sont échangés, et il faut battre 53 points.',
    h7: 'Le petit plateau : cinq sur cinq, cinq couleurs.',
    h8: 'Deux plateaux et un seul sac : le même jeton est posé sur chacun.',
  },
  es: {
    h1: 'El tablero está vacío, ya se ha sacado la primera ficha y quedan 48 en la bolsa.',
    h2: 'El Orden puede deslizar una ficha por su fila o su columna, o pasar.',
    h3: 'En el tablero pequeño queda una casilla. Con la última ficha termina la ronda.',
    h4: 'ABABA en la fila 4 vale 14 puntos, AAA en la columna g vale 7. Señala los números junto al tablero.',
    h5: 'ABCDCBA: palíndromos de tres, cinco y siete, 15 puntos en total.',
    h6: 'La segunda ronda en el tablero pequeño. Los papeles se han cambiado y hay que superar 53 puntos.',
    h7: 'El tablero pequeño: cinco por cinco, cinco colores.',
    h8: 'Dos tableros y una sola bolsa: la misma ficha se coloca en cada uno.',
  },
});
