/** What the examples of the rules show. */

import { words } from '../../../lib/words.svelte';

export const exampleWords = words({
  en: {
    n1: 'A balanced board: the numbers are spread so that no side is easier than another.',
    n2: 'Here the sides are owned: Black joins top and bottom, Red left and right.',
    n3: 'The dice show 5, 4 and 2. Fourteen numbers can be made.',
    n4: 'Only exact results count. Try 7 ÷ 2, or leave a die out, and see what is said.',
    n5: 'Black found nothing. Red now puts a black pawn on any free cell.',
    n6: 'Red rolled and found nothing. Black may show a number and put a black pawn there.',
    n7: 'Black has shown a number and may put a black pawn on any free cell.',
    n8: 'One cell is missing between top and bottom: 33.',
    n9: 'The time is up. Black’s longest chain from a side has two pawns, Red’s has one: Black wins.',
    n10: 'On nine cells each player has five pawns. Red has put all five, three of them stolen, and is skipped: Black rolls again.',
    n11: 'Whoever won the draw picked red, so Red rolls first.',
    n12: 'Black’s time for the turn was up with 5, 4 and 2 on the table. That counts as nothing found: Red puts a black pawn.',
  },
  fr: {
    n1: 'Un plateau équilibré : les nombres sont répartis pour qu’aucun bord ne soit plus facile qu’un autre.',
    n2: 'Ici, chacun a ses bords : Noir relie le haut et le bas, Rouge la gauche et la droite.',
    n3: 'Les dés montrent 5, 4 et 2. On peut faire quatorze nombres.',
    n4: 'Seuls les résultats exacts comptent. Essayez 7 ÷ 2, ou laissez un dé de côté, et voyez ce qui est dit.',
    n5: 'Noir n’a rien trouvé. Rouge pose maintenant un pion noir sur une case libre de son choix.',
    n6: 'Rouge a lancé les dés et n’a rien trouvé. Noir peut montrer un nombre et y poser un pion noir.',
    n7: 'Noir a montré un nombre et peut poser un pion noir sur n’importe quelle case libre.',
    n8: 'Il manque une case entre le haut et le bas : 33.',
    n9: 'Le temps est écoulé. La plus longue chaîne de Noir depuis un bord a deux pions, celle de Rouge un : Noir gagne.',
    n10: 'Sur neuf cases, chacun a cinq pions. Rouge a posé les siens, dont trois volés, et passe son tour : Noir relance les dés.',
    n11: 'La personne désignée par le sort a choisi le rouge : Rouge lance les dés en premier.',
    n12: 'Le temps du tour de Noir est écoulé alors que les dés montrent 5, 4 et 2. C’est comme n’avoir rien trouvé : Rouge pose un pion noir.',
  },
  es: {
    n1: 'Un tablero equilibrado: los números están repartidos para que ningún lado sea más fácil que otro.',
    n2: 'Aquí cada uno tiene sus lados: Negro une arriba y abajo, Rojo izquierda y derecha.',
    n3: 'Los dados muestran 5, 4 y 2. Se pueden hacer catorce números.',
    n4: 'Solo cuentan los resultados exactos. Prueba 7 ÷ 2, o deja un dado fuera, y mira qué se dice.',
    n5: 'Negro no encontró nada. Ahora Rojo pone un peón negro en cualquier casilla libre.',
    n6: 'Rojo tiró los dados y no encontró nada. Negro puede mostrar un número y poner allí un peón negro.',
    n7: 'Negro ha mostrado un número y puede poner un peón negro en cualquier casilla libre.',
    n8: 'Falta una casilla entre arriba y abajo: 33.',
    n9: 'Se acabó el tiempo. La cadena más larga de Negro desde un lado tiene dos peones, la de Rojo uno: gana Negro.',
    n10: 'En nueve casillas cada uno tiene cinco peones. Rojo ha puesto los cinco, tres de ellos robados, y se le salta: Negro vuelve a tirar.',
    n11: 'Quien ganó el sorteo eligió rojo, así que Rojo tira primero.',
    n12: 'A Negro se le acabó el tiempo del turno con 5, 4 y 2 en la mesa. Cuenta como no haber encontrado nada: Rojo pone un peón negro.',
  },
});
