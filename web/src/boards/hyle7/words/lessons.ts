/** The first game of HYLE⁷, in words. */

import { words } from '../../../lib/words.svelte';

export const learnHyle7 = words({
  en: {
    placeTitle: 'Chaos places',
    placeText:
      'One player is Chaos, the other is Order. You are Chaos: a token has come out of the bag. Put it on any cell.',
    placeDone: 'Seven times seven tokens will come like this, one by one.',
    slideTitle: 'Order slides',
    slideText:
      'Now you are Order. Take the token and slide it along its row or its column, as far as you like.',
    slideDone: 'Order may slide one token after each one that Chaos has placed.',
    slideAgain: 'Order may pass, but here slide the token.',
    pairTitle: 'Two alike',
    pairText:
      'Order wants patterns that read the same in both directions. The shortest is two alike, side by side: 2 points. Make one.',
    pairDone: 'Two tokens, two points. The number at the end of the row shows it.',
    threeTitle: 'One in the middle',
    threeText:
      'Three tokens read the same both ways when the outer two are alike. Slide the star between the triangles for 3 points.',
    threeDone: 'Triangle, star, triangle: a palindrome of three.',
    fiveTitle: 'Five in a row',
    fiveText: 'A palindrome grows around its middle. One slide makes a palindrome of five here.',
    fiveDone: 'Five points for the whole row of five, and three for the shorter one inside it.',
    insideTitle: 'What lies inside counts',
    insideText:
      'Shorter palindromes inside a longer one count too. Three squares in a row are worth 2 + 2 + 3. Make them: 7 points.',
    insideDone: 'Two pairs and one of three: 7 points.',
    insideAgain: 'That is not worth 7 points. Bring the three squares together.',
    crossTitle: 'Across and down',
    crossText:
      'Rows and columns both count. One slide makes a palindrome in a row and one in a column at the same time, 6 points together.',
    crossDone: 'One token, two palindromes.',
    crossAgain: 'That brings less than 6 points. The star at the top can go straight down.',
    quietTitle: 'Chaos again',
    quietText: 'You are Chaos, with a diamond in hand. Put it where Order gets no points from it.',
    quietDone: 'Nothing gained. Keep an eye on what Order could do with one slide, too.',
    quietAgain: 'That gave Order points. Look along the row and the column of the cell first.',
    passTitle: 'Leave it alone',
    passText:
      'You are Order on the small board, and it is nearly full. Every slide would break something. Pass.',
    passDone: 'Order need not slide. Fifty-three points are worth keeping.',
    passAgain: 'That slide cost points. Here it is better to pass.',
    endTitle: 'The last token',
    endText:
      'One cell is left. Be Chaos and put the last token there. Then the round is over and every row and column counts.',
    endDone: 'In the second round the roles are swapped. Whoever scores more as Order wins.',
  },
  fr: {
    placeTitle: 'Le Chaos pose',
    placeText:
      'L’un est le Chaos, l’autre est l’Ordre. Vous êtes le Chaos : un jeton est sorti du sac. Posez-le sur une case, n’importe laquelle.',
    placeDone: 'Sept fois sept jetons viendront ainsi, un par un.',
    slideTitle: 'L’Ordre glisse',
    slideText:
      'Maintenant vous êtes l’Ordre. Prenez le jeton et faites-le glisser sur sa ligne ou sa colonne, aussi loin que vous voulez.',
    slideDone: 'L’Ordre peut faire glisser un jeton après chaque jeton posé par le Chaos.',
    slideAgain: 'L’Ordre peut passer, mais ici faites glisser le jeton.',
    pairTitle: 'Deux pareils',
    pairText:
      'L’Ordre veut des suites qui se lisent pareil dans les deux sens. La plus courte : deux jetons pareils côte à côte, 2 points. Faites-en une.',
    pairDone: 'Deux jetons, deux points. Le nombre au bout de la ligne le montre.',
    threeTitle: 'Un au milieu',
    threeText:
      'Trois jetons se lisent pareil dans les deux sens quand les deux du bord sont pareils. Glissez l’étoile entre les triangles pour 3 points.',
    threeDone: 'Triangle, étoile, triangle : un palindrome de trois.',
    fiveTitle: 'Cinq à la suite',
    fiveText:
      'Un palindrome grandit autour de son milieu. Un seul glissement fait ici un palindrome de cinq.',
    fiveDone: 'Cinq points pour la suite de cinq, et trois pour la plus courte qui est dedans.',
    insideTitle: 'Ce qui est dedans compte',
    insideText:
      'Les palindromes plus courts à l’intérieur d’un plus long comptent aussi. Trois carrés à la suite valent 2 + 2 + 3. Faites-les : 7 points.',
    insideDone: 'Deux paires et un palindrome de trois : 7 points.',
    insideAgain: 'Cela ne fait pas 7 points. Rapprochez les trois carrés.',
    crossTitle: 'En ligne et en colonne',
    crossText:
      'Les lignes et les colonnes comptent. Un seul glissement fait un palindrome en ligne et un autre en colonne, 6 points ensemble.',
    crossDone: 'Un jeton, deux palindromes.',
    crossAgain: 'Cela fait moins de 6 points. L’étoile d’en haut peut descendre tout droit.',
    quietTitle: 'De nouveau le Chaos',
    quietText: 'Vous êtes le Chaos, un losange en main. Posez-le là où il ne donne aucun point à l’Ordre.',
    quietDone: 'Rien de gagné. Pensez aussi à ce que l’Ordre pourrait faire d’un glissement.',
    quietAgain: 'L’Ordre y a gagné des points. Regardez d’abord la ligne et la colonne de la case.',
    passTitle: 'Ne rien toucher',
    passText:
      'Vous êtes l’Ordre sur le petit plateau, presque plein. Chaque glissement casserait quelque chose. Passez.',
    passDone: 'L’Ordre n’est pas obligé de glisser. Cinquante-trois points, cela se garde.',
    passAgain: 'Ce glissement a coûté des points. Ici, mieux vaut passer.',
    endTitle: 'Le dernier jeton',
    endText:
      'Il reste une case. Soyez le Chaos et posez-y le dernier jeton. La manche est alors finie, et toutes les lignes et colonnes comptent.',
    endDone: 'À la seconde manche, on échange les rôles. Qui marque le plus comme Ordre gagne.',
  },
  es: {
    placeTitle: 'El Caos coloca',
    placeText:
      'Uno es el Caos y el otro es el Orden. Eres el Caos: ha salido una ficha de la bolsa. Ponla en cualquier casilla.',
    placeDone: 'Siete por siete fichas vendrán así, una a una.',
    slideTitle: 'El Orden desliza',
    slideText:
      'Ahora eres el Orden. Toma la ficha y deslízala por su fila o su columna, tan lejos como quieras.',
    slideDone: 'El Orden puede deslizar una ficha después de cada una que coloca el Caos.',
    slideAgain: 'El Orden puede pasar, pero aquí desliza la ficha.',
    pairTitle: 'Dos iguales',
    pairText:
      'El Orden quiere series que se lean igual en los dos sentidos. La más corta: dos iguales, una junto a otra, 2 puntos. Haz una.',
    pairDone: 'Dos fichas, dos puntos. El número al final de la fila lo muestra.',
    threeTitle: 'Una en medio',
    threeText:
      'Tres fichas se leen igual en los dos sentidos cuando las de los extremos son iguales. Desliza la estrella entre los triángulos: 3 puntos.',
    threeDone: 'Triángulo, estrella, triángulo: un palíndromo de tres.',
    fiveTitle: 'Cinco seguidas',
    fiveText:
      'Un palíndromo crece alrededor de su centro. Un solo deslizamiento hace aquí un palíndromo de cinco.',
    fiveDone: 'Cinco puntos por las cinco seguidas, y tres por el más corto que hay dentro.',
    insideTitle: 'Lo de dentro cuenta',
    insideText:
      'Los palíndromos más cortos dentro de uno más largo también cuentan. Tres cuadrados seguidos valen 2 + 2 + 3. Hazlos: 7 puntos.',
    insideDone: 'Dos parejas y uno de tres: 7 puntos.',
    insideAgain: 'Eso no vale 7 puntos. Junta los tres cuadrados.',
    crossTitle: 'En fila y en columna',
    crossText:
      'Cuentan las filas y las columnas. Un solo deslizamiento hace un palíndromo en una fila y otro en una columna, 6 puntos en total.',
    crossDone: 'Una ficha, dos palíndromos.',
    crossAgain: 'Eso da menos de 6 puntos. La estrella de arriba puede bajar recta.',
    quietTitle: 'Otra vez el Caos',
    quietText: 'Eres el Caos, con un rombo en la mano. Ponlo donde no dé ningún punto al Orden.',
    quietDone: 'Nada ganado. Mira también qué podría hacer el Orden con un deslizamiento.',
    quietAgain: 'Eso dio puntos al Orden. Mira antes la fila y la columna de la casilla.',
    passTitle: 'No tocar nada',
    passText:
      'Eres el Orden en el tablero pequeño, y está casi lleno. Cada deslizamiento rompería algo. Pasa.',
    passDone: 'El Orden no tiene que deslizar. Cincuenta y tres puntos merecen conservarse.',
    passAgain: 'Ese deslizamiento costó puntos. Aquí es mejor pasar.',
    endTitle: 'La última ficha',
    endText:
      'Queda una casilla. Sé el Caos y pon allí la última ficha. Entonces termina la ronda y cuentan todas las filas y columnas.',
    endDone: 'En la segunda ronda se cambian los papeles. Gana quien marque más como Orden.',
  },
});
