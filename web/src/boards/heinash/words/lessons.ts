/** The first game of HeiNash, in words. */

import { words } from '../../../lib/words.svelte';

export const learnHeinash = words({
  en: {
    rollTitle: 'Three dice',
    rollText: 'You are Black. Each turn begins with three dice. Roll them.',
    rollDone: 'Now a number has to be made from 5, 4 and 2.',
    sumTitle: 'Make a number',
    sumText:
      'The dice show 5, 4 and 2. Tap them with signs in between, or type. Begin simply: 5 + 4 + 2. Then place your pawn on 11.',
    sumDone: 'The result is the number of a free cell, and that cell is yours.',
    allTitle: 'All three dice',
    allText: 'Every die is used exactly once. With 6, 3 and 2, take cell 9. Dividing helps.',
    allDone: '6 × 3 ÷ 2 makes 9. With 6 + 3 alone the 2 would be left over, and that does not count.',
    bracketsTitle: 'Brackets',
    bracketsText:
      'Times and divided come before plus and minus; brackets come first of all. Make 30 with 5, 4 and 2.',
    bracketsDone: '5 × (4 + 2) makes 30. Without brackets it would be 22.',
    chainTitle: 'A chain',
    chainText:
      'Your pawns on 13 and 14 touch, and 13 lies at the side. Find a number next to them, so that your chain has three pawns.',
    chainDone: 'Cells that share an edge are joined. A chain from one side to the opposite side wins.',
    chainAgain:
      'That pawn is not joined to 13 and 14. Which free cells touch them? Try adding everything up.',
    blockTitle: 'Stop Red',
    blockText: 'Red comes down from the top and needs only one more cell to reach the bottom. Take it first.',
    blockDone: 'Red has to look for another way round.',
    blockAgain: 'Red could still close the chain. Look below 27: 32 is yours already.',
    nothingTitle: 'Nothing to be found',
    nothingText: 'Three ones make only 1, 2 and 3, and these cells are taken. Say that you find nothing.',
    nothingDone:
      'Now Red may put your pawn wherever it helps you least. That holds even if you only overlooked a number.',
    placeTitle: 'A pawn for Red',
    placeText:
      'This time Red found nothing, so you put a red pawn on any free cell. Put it where it does not make Red’s chain longer.',
    placeDone: 'Far from the others, that pawn is of little use.',
    placeAgain: 'Now Red’s chain is longer. Put the pawn far away from 3 and 9.',
    stealTitle: 'Steal the number',
    stealText:
      'In this variant you look as well while Red looks. Red found nothing with 6, 4 and 1. Show a number of your own and the cell is yours.',
    stealDone: 'Your own pawn stands there, though Red rolled the dice.',
    stealAgain: 'There is a number to be found. Even 6 + 4 + 1 is one.',
    joinTitle: 'Join two sides',
    joinText:
      'Your chain comes down from the top, and one cell is missing to the bottom. Find its number with 6, 5 and 3.',
    joinDone: 'Two opposite sides are joined. Black wins at once.',
    joinAgain: 'That does not close the chain. It needs the free cell below 27.',
  },
  fr: {
    rollTitle: 'Trois dés',
    rollText: 'Vous êtes Noir. Chaque tour commence par trois dés. Lancez-les.',
    rollDone: 'Il faut maintenant faire un nombre avec 5, 4 et 2.',
    sumTitle: 'Faire un nombre',
    sumText:
      'Les dés montrent 5, 4 et 2. Touchez-les avec des signes entre eux, ou tapez le calcul. Commençons simplement : 5 + 4 + 2. Posez ensuite votre pion sur 11.',
    sumDone: 'Le résultat est le numéro d’une case libre, et cette case est à vous.',
    allTitle: 'Les trois dés',
    allText: 'Chaque dé sert exactement une fois. Avec 6, 3 et 2, prenez la case 9. Une division aide.',
    allDone: '6 × 3 ÷ 2 font 9. Avec 6 + 3 seulement, le 2 resterait, et cela ne compte pas.',
    bracketsTitle: 'Les parenthèses',
    bracketsText:
      'Fois et divisé passent avant plus et moins ; les parenthèses passent avant tout. Faites 30 avec 5, 4 et 2.',
    bracketsDone: '5 × (4 + 2) font 30. Sans parenthèses, ce serait 22.',
    chainTitle: 'Une chaîne',
    chainText:
      'Vos pions de 13 et 14 se touchent, et 13 est au bord. Trouvez un nombre à côté d’eux pour avoir une chaîne de trois pions.',
    chainDone: 'Les cases qui ont un côté en commun sont reliées. Une chaîne d’un bord au bord opposé gagne.',
    chainAgain:
      'Ce pion n’est pas relié à 13 et 14. Quelles cases libres les touchent ? Essayez de tout additionner.',
    blockTitle: 'Arrêter Rouge',
    blockText:
      'Rouge descend d’en haut et il ne lui manque qu’une case pour atteindre le bas. Prenez-la avant lui.',
    blockDone: 'Rouge doit chercher un autre chemin.',
    blockAgain: 'Rouge pourrait encore fermer sa chaîne. Regardez sous 27 : 32 est déjà à vous.',
    nothingTitle: 'Rien à trouver',
    nothingText: 'Trois 1 ne font que 1, 2 et 3, et ces cases sont prises. Dites que vous ne trouvez rien.',
    nothingDone:
      'Rouge peut maintenant poser votre pion là où il vous aide le moins. C’est vrai aussi quand un nombre vous a échappé.',
    placeTitle: 'Un pion pour Rouge',
    placeText:
      'Cette fois, c’est Rouge qui n’a rien trouvé : vous posez un pion rouge sur une case libre. Posez-le là où il n’allonge pas la chaîne de Rouge.',
    placeDone: 'Loin des autres, ce pion ne sert pas à grand-chose.',
    placeAgain: 'La chaîne de Rouge s’est allongée. Posez le pion loin de 3 et de 9.',
    stealTitle: 'Voler le nombre',
    stealText:
      'Dans cette variante, vous cherchez en même temps que Rouge. Avec 6, 4 et 1, Rouge n’a rien trouvé. Montrez un nombre, et la case est à vous.',
    stealDone: 'C’est votre pion qui est là, et pourtant Rouge avait lancé les dés.',
    stealAgain: 'Il y a un nombre à trouver. Même 6 + 4 + 1 en est un.',
    joinTitle: 'Relier deux bords',
    joinText:
      'Votre chaîne descend d’en haut, et il manque une case pour atteindre le bas. Trouvez son numéro avec 6, 5 et 3.',
    joinDone: 'Deux bords opposés sont reliés. Noir gagne aussitôt.',
    joinAgain: 'La chaîne n’est pas fermée. Il lui faut la case libre sous 27.',
  },
  es: {
    rollTitle: 'Tres dados',
    rollText: 'Eres Negro. Cada turno empieza con tres dados. Tíralos.',
    rollDone: 'Ahora hay que hacer un número con 5, 4 y 2.',
    sumTitle: 'Hacer un número',
    sumText:
      'Los dados muestran 5, 4 y 2. Tócalos con signos entre ellos, o escribe. Empecemos por lo sencillo: 5 + 4 + 2. Luego pon tu peón en 11.',
    sumDone: 'El resultado es el número de una casilla libre, y esa casilla es tuya.',
    allTitle: 'Los tres dados',
    allText: 'Cada dado se usa exactamente una vez. Con 6, 3 y 2, toma la casilla 9. Una división ayuda.',
    allDone: '6 × 3 ÷ 2 son 9. Con 6 + 3 solamente sobraría el 2, y eso no vale.',
    bracketsTitle: 'Paréntesis',
    bracketsText:
      'Por y entre van antes que más y menos; los paréntesis van antes que todo. Haz 30 con 5, 4 y 2.',
    bracketsDone: '5 × (4 + 2) son 30. Sin paréntesis serían 22.',
    chainTitle: 'Una cadena',
    chainText:
      'Tus peones de 13 y 14 se tocan, y 13 está en el lado. Busca un número junto a ellos para tener una cadena de tres peones.',
    chainDone:
      'Las casillas que comparten un borde están unidas. Una cadena de un lado al lado opuesto gana.',
    chainAgain: 'Ese peón no está unido a 13 y 14. ¿Qué casillas libres los tocan? Prueba a sumarlo todo.',
    blockTitle: 'Parar a Rojo',
    blockText: 'Rojo baja desde arriba y solo le falta una casilla para llegar abajo. Tómala antes.',
    blockDone: 'Rojo tiene que buscar otro camino.',
    blockAgain: 'Rojo aún podría cerrar la cadena. Mira debajo de 27: 32 ya es tuya.',
    nothingTitle: 'Nada que encontrar',
    nothingText: 'Tres unos solo hacen 1, 2 y 3, y esas casillas están ocupadas. Di que no encuentras nada.',
    nothingDone:
      'Ahora Rojo puede poner tu peón donde menos te ayude. Vale también si se te escapó un número.',
    placeTitle: 'Un peón para Rojo',
    placeText:
      'Esta vez fue Rojo quien no encontró nada, así que tú pones un peón rojo en una casilla libre. Ponlo donde no alargue la cadena de Rojo.',
    placeDone: 'Lejos de los demás, ese peón sirve de poco.',
    placeAgain: 'La cadena de Rojo es más larga ahora. Pon el peón lejos de 3 y de 9.',
    stealTitle: 'Robar el número',
    stealText:
      'En esta variante tú buscas a la vez que Rojo. Con 6, 4 y 1 Rojo no encontró nada. Muestra un número y la casilla es tuya.',
    stealDone: 'Allí está tu peón, aunque los dados los tiró Rojo.',
    stealAgain: 'Sí hay un número. Hasta 6 + 4 + 1 lo es.',
    joinTitle: 'Unir dos lados',
    joinText:
      'Tu cadena baja desde arriba y le falta una casilla para llegar abajo. Busca su número con 6, 5 y 3.',
    joinDone: 'Dos lados opuestos están unidos. Negro gana en el acto.',
    joinAgain: 'Eso no cierra la cadena. Le hace falta la casilla libre de debajo de 27.',
  },
});
