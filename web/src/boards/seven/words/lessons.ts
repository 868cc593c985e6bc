/** The first game of SEVEN, in words. */

import { words } from '../../../lib/words.svelte';

export const learnSeven = words({
  en: {
    firstTitle: 'The first tile',
    firstText: 'White begins. Take any tile from the tray and put it anywhere on the table.',
    firstDone: 'The game has begun. Everybody has the same seven tiles.',
    touchTitle: 'Edge to edge',
    touchText:
      'Now you are Black. Take the O, the bee, and put it on the table. It has to touch White’s tile along an edge.',
    touchDone: 'On the table every tile touches another one. The thin lines show where it may go.',
    turnTitle: 'Turn it',
    turnText:
      'White’s bar, the I, lies flat across. Take your own I, turn it (R) and place it in another direction. Other tiles can also be flipped (F).',
    turnDone: 'Tiles may be turned and flipped as you like, as long as they fit the honeycomb.',
    turnAgain: 'That lies in the same direction. Turn it once or twice before you put it down.',
    climbTitle: 'Up to level 2',
    climbText: 'Two bars lie side by side: room for a tile on top of both. Put your U on level 2.',
    climbDone: 'A tile on level 2 lies flat and rests on at least two tiles, whoever they belong to.',
    stayTitle: 'As high as it can',
    stayText:
      'Below each tile in the tray you see its level: it must go as high as it can. One of your tiles fits nowhere higher. Put it on the table.',
    stayDone:
      'The Y is too wide for two bars, so it stays on the table. You choose the tile; the tile’s level follows from the rules.',
    highestTitle: 'Up to level 3',
    highestText:
      'The stack is two levels high. One of your tiles can go on level 3. Find it in the tray and put it there.',
    highestDone: 'Nobody is higher now. At the end the highest level counts first.',
    forceTitle: 'Force the others up',
    forceText:
      'You are White. Put a tile so close that Black has to climb: after your move, every Black tile must go to level 2.',
    forceDone:
      'Whatever Black chooses now goes to level 2. And on two tiles of level 2, there is room for level 3.',
    forceAgain:
      'At least one of Black’s tiles can still stay on the table. Leave more room on top, where two tiles meet.',
    closeTitle: 'Leave no room',
    closeText: 'Now the other way round: go up so that no Black tile can follow you to level 2.',
    closeDone: 'You are alone on level 2, and every Black tile stays on the table.',
    closeAgain: 'Black could still reach level 2 or more. Cover more of the place where the two bees meet.',
    leadTitle: 'Who is ahead?',
    leadText:
      'Black has a tile on level 2 and you have none, so Black would win now. Two of your tiles can go up as well. Take the lead.',
    leadDone: 'Level 2 is equal now, so level 1 decides: two White tiles against one.',
    leadAgain: 'Black is still ahead. Look for a tile that the tray marks with level 2.',
    lastTitle: 'The last tile',
    lastText:
      'Your last tile, O, goes to level 3. Black then has one tile left, O as well. Place yours so that Black cannot climb on it to level 4.',
    lastDone:
      'Black’s last tile stays on the table. Level 3 is equal, but on level 2 White has more tiles: White wins.',
    lastAgain:
      'Black could climb on your tile to level 4 and win. Put it where it makes no place with Black’s tile on level 3.',
  },
  fr: {
    firstTitle: 'La première tuile',
    firstText:
      'Blanc commence. Prenez une tuile, n’importe laquelle, et posez-la où vous voulez sur la table.',
    firstDone: 'La partie a commencé. Tout le monde a les sept mêmes tuiles.',
    touchTitle: 'Bord à bord',
    touchText:
      'Maintenant vous êtes Noir. Prenez le O, l’abeille, et posez-le sur la table. Il doit toucher la tuile de Blanc par un bord.',
    touchDone: 'Sur la table, chaque tuile en touche une autre. Les traits fins montrent où elle peut aller.',
    turnTitle: 'Tournez-la',
    turnText:
      'La barre de Blanc, le I, est couchée. Prenez votre I, tournez-le (R) et posez-le dans une autre direction. D’autres tuiles se retournent aussi (F).',
    turnDone:
      'On tourne et on retourne les tuiles comme on veut, pourvu qu’elles entrent dans le nid d’abeilles.',
    turnAgain: 'Elle est dans la même direction. Tournez-la une ou deux fois avant de la poser.',
    climbTitle: 'Au niveau 2',
    climbText:
      'Deux barres sont côte à côte : il y a la place pour une tuile à cheval sur les deux. Posez votre U au niveau 2.',
    climbDone:
      'Au niveau 2, une tuile est à plat et repose sur au moins deux tuiles, peu importe à qui elles sont.',
    stayTitle: 'Le plus haut possible',
    stayText:
      'Sous chaque tuile est écrit son niveau : elle doit aller le plus haut possible. Une des vôtres ne tient nulle part plus haut. Posez-la sur la table.',
    stayDone:
      'Le Y est trop large pour deux barres, il reste donc sur la table. Vous choisissez la tuile ; son niveau, ce sont les règles qui le disent.',
    highestTitle: 'Au niveau 3',
    highestText: 'La pile a deux niveaux. Une de vos tuiles peut aller au niveau 3. Trouvez-la et posez-la.',
    highestDone: 'Personne n’est plus haut. À la fin, c’est le niveau le plus haut qui compte d’abord.',
    forceTitle: 'Obliger à monter',
    forceText:
      'Vous êtes Blanc. Posez une tuile assez près pour que Noir doive monter : après votre coup, toutes les tuiles noires vont au niveau 2.',
    forceDone:
      'Quoi que Noir choisisse, ce sera au niveau 2. Et sur deux tuiles du niveau 2, il y a de la place pour le niveau 3.',
    forceAgain:
      'Au moins une tuile de Noir peut encore rester sur la table. Laissez plus de place au-dessus, là où deux tuiles se touchent.',
    closeTitle: 'Ne pas laisser de place',
    closeText:
      'Maintenant l’inverse : montez de sorte qu’aucune tuile noire ne puisse vous suivre au niveau 2.',
    closeDone: 'Vous êtes seul au niveau 2, et toutes les tuiles noires restent sur la table.',
    closeAgain:
      'Noir pourrait encore atteindre le niveau 2 ou plus. Couvrez mieux l’endroit où les deux abeilles se touchent.',
    leadTitle: 'Qui est devant ?',
    leadText:
      'Noir a une tuile au niveau 2, vous aucune : Noir gagnerait maintenant. Deux de vos tuiles peuvent monter aussi. Prenez l’avantage.',
    leadDone:
      'Le niveau 2 est à égalité, c’est donc le niveau 1 qui décide : deux tuiles blanches contre une.',
    leadAgain: 'Noir est encore devant. Cherchez une tuile marquée du niveau 2.',
    lastTitle: 'La dernière tuile',
    lastText:
      'Votre dernière tuile, le O, va au niveau 3. Il restera à Noir une tuile, un O aussi. Posez le vôtre pour que Noir ne puisse pas monter dessus au niveau 4.',
    lastDone:
      'La dernière tuile de Noir reste sur la table. Égalité au niveau 3, mais Blanc a plus de tuiles au niveau 2 : Blanc gagne.',
    lastAgain:
      'Noir pourrait monter sur votre tuile, au niveau 4, et gagner. Posez-la là où elle ne fait pas de place avec la tuile noire du niveau 3.',
  },
  es: {
    firstTitle: 'La primera pieza',
    firstText: 'Empieza Blanco. Toma una pieza cualquiera y ponla donde quieras sobre la mesa.',
    firstDone: 'La partida ha empezado. Todos tienen las mismas siete piezas.',
    touchTitle: 'Borde con borde',
    touchText:
      'Ahora eres Negro. Toma la O, la abeja, y ponla sobre la mesa. Tiene que tocar la pieza de Blanco por un borde.',
    touchDone: 'Sobre la mesa cada pieza toca otra. Las líneas finas muestran dónde puede ir.',
    turnTitle: 'Gírala',
    turnText:
      'La barra de Blanco, la I, está tumbada. Toma tu I, gírala (R) y ponla en otra dirección. Otras piezas también se voltean (F).',
    turnDone: 'Las piezas se giran y se voltean como quieras, mientras encajen en el panal.',
    turnAgain: 'Está en la misma dirección. Gírala una o dos veces antes de ponerla.',
    climbTitle: 'Al nivel 2',
    climbText:
      'Dos barras están una junto a otra: hay sitio para una pieza encima de las dos. Pon tu U en el nivel 2.',
    climbDone:
      'En el nivel 2 una pieza queda plana y descansa sobre al menos dos piezas, sean de quien sean.',
    stayTitle: 'Lo más alto posible',
    stayText:
      'Debajo de cada pieza ves su nivel: tiene que ir lo más alto posible. Una de las tuyas no cabe más arriba. Ponla sobre la mesa.',
    stayDone:
      'La Y es demasiado ancha para dos barras, así que se queda en la mesa. Tú eliges la pieza; su nivel lo dicen las reglas.',
    highestTitle: 'Al nivel 3',
    highestText: 'La pila tiene dos niveles. Una de tus piezas puede ir al nivel 3. Búscala y ponla allí.',
    highestDone: 'Nadie está más alto. Al final cuenta primero el nivel más alto.',
    forceTitle: 'Obligar a subir',
    forceText:
      'Eres Blanco. Pon una pieza tan cerca que Negro tenga que subir: tras tu jugada, todas las piezas negras deben ir al nivel 2.',
    forceDone:
      'Elija lo que elija Negro, irá al nivel 2. Y sobre dos piezas del nivel 2 hay sitio para el nivel 3.',
    forceAgain:
      'Al menos una pieza de Negro aún puede quedarse en la mesa. Deja más sitio arriba, donde se tocan dos piezas.',
    closeTitle: 'No dejar sitio',
    closeText: 'Ahora al revés: sube de modo que ninguna pieza negra pueda seguirte al nivel 2.',
    closeDone: 'Estás solo en el nivel 2, y todas las piezas negras se quedan en la mesa.',
    closeAgain:
      'Negro aún podría llegar al nivel 2 o más. Cubre mejor el sitio donde se tocan las dos abejas.',
    leadTitle: '¿Quién va por delante?',
    leadText:
      'Negro tiene una pieza en el nivel 2 y tú ninguna: ahora ganaría Negro. Dos de tus piezas también pueden subir. Ponte por delante.',
    leadDone: 'El nivel 2 está igualado, así que decide el nivel 1: dos piezas blancas contra una.',
    leadAgain: 'Negro sigue por delante. Busca una pieza marcada con el nivel 2.',
    lastTitle: 'La última pieza',
    lastText:
      'Tu última pieza, la O, va al nivel 3. A Negro le quedará una, también la O. Pon la tuya de modo que Negro no pueda subirse a ella al nivel 4.',
    lastDone:
      'La última pieza de Negro se queda en la mesa. El nivel 3 está igualado, pero en el nivel 2 Blanco tiene más piezas: gana Blanco.',
    lastAgain:
      'Negro podría subirse a tu pieza, al nivel 4, y ganar. Ponla donde no haga sitio junto a la pieza negra del nivel 3.',
  },
});
