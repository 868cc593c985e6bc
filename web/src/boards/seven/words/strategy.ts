import { words } from '../../../lib/words.svelte';

export const strategySeven = words({
  en: {
    placesTitle: 'See every place',
    places:
      'Before you choose a tile, look for everything it could do. A place above the table is four cells of the same height that rest on two tiles or more. Black is to play here, and the Y goes to level 2. Find every place for it.',
    forceTitle: 'Make them climb',
    force:
      'A tile must go as high as it can, and that binds whoever has no choice. Two tiles side by side on the top level are a floor for the next one, so you want the other side to lay that floor. White is to play: leave no Black tile that can stay on the table.',
    forceDone: 'Every Black tile is forced to level 2 now.',
    forceAgain: 'One of Black’s tiles can still stay on the table.',
    closeTitle: 'Leave no floor',
    close:
      'A floor carries everybody. When you go up first, cover it so that nobody can follow. White is to play: go to level 2 and leave no Black tile a way up.',
    closeDone: 'Black has to stay on the table, and you are alone up there.',
    closeAgain: 'A Black tile could still go to level 2 or higher.',
    keepTitle: 'Keep a tile that can wait',
    keep: 'The propeller lies in two ways only, the bar and the bee in three; the worm and the pistol lie in twelve. Tiles with many ways nearly always find a place high up. Tiles with few ways are the ones that can stay on the table, and a quiet move on the table passes the duty to climb to the other side. Do not spend them all early.',
    endTitle: 'Count the last tiles',
    end: 'Near the end everything can be counted: what is left, where it must go, who comes last. Black places the last tile, so a place left open at the top belongs to Black. White is to play here: J is White’s last tile.',
  },
  fr: {
    placesTitle: 'Voir tous les endroits',
    places:
      'Avant de choisir une tuile, cherchez tout ce qu’elle pourrait faire. Au-dessus de la table, un endroit, c’est quatre cases de même hauteur qui reposent sur au moins deux tuiles. C’est à Noir, et le Y va au niveau 2. Trouvez tous ses endroits.',
    forceTitle: 'Les faire monter',
    force:
      'Une tuile doit aller le plus haut possible, et cela lie celui qui n’a pas le choix. Deux tuiles côte à côte au niveau le plus haut font un plancher pour la suivante : il faut donc que ce soit l’autre qui le pose. C’est à Blanc : ne laissez à Noir aucune tuile qui puisse rester sur la table.',
    forceDone: 'Toutes les tuiles de Noir doivent maintenant aller au niveau 2.',
    forceAgain: 'Une des tuiles de Noir peut encore rester sur la table.',
    closeTitle: 'Ne pas laisser de plancher',
    close:
      'Un plancher porte tout le monde. Si vous montez le premier, couvrez-le pour que personne ne suive. C’est à Blanc : allez au niveau 2 et ne laissez à aucune tuile noire de quoi monter.',
    closeDone: 'Noir doit rester sur la table, et vous êtes seul là-haut.',
    closeAgain: 'Une tuile noire pourrait encore aller au niveau 2 ou plus haut.',
    keepTitle: 'Garder une tuile qui peut attendre',
    keep: 'L’hélice ne se pose que de deux façons, la barre et l’abeille de trois ; le ver et le pistolet de douze. Les tuiles qui ont beaucoup de façons trouvent presque toujours une place en haut. Celles qui en ont peu sont celles qui peuvent rester sur la table, et un coup tranquille sur la table laisse à l’autre l’obligation de monter. Ne les jouez pas toutes trop tôt.',
    endTitle: 'Compter les dernières tuiles',
    end: 'Vers la fin, tout se compte : ce qui reste, où cela doit aller, qui joue en dernier. Noir pose la dernière tuile ; une place laissée libre en haut est donc pour lui. C’est à Blanc : J est sa dernière tuile.',
  },
  es: {
    placesTitle: 'Ver todos los lugares',
    places:
      'Antes de elegir una pieza, busca todo lo que podría hacer. Un lugar por encima de la mesa son cuatro casillas de la misma altura que descansan sobre dos piezas o más. Juega Negro, y la Y va al nivel 2. Encuentra todos sus lugares.',
    forceTitle: 'Hacerles subir',
    force:
      'Una pieza debe ir lo más alto posible, y eso ata a quien no puede elegir. Dos piezas juntas en el nivel más alto son un suelo para la siguiente, así que conviene que ese suelo lo ponga el otro. Juega Blanco: no dejes a Negro ninguna pieza que pueda quedarse en la mesa.',
    forceDone: 'Ahora todas las piezas de Negro deben ir al nivel 2.',
    forceAgain: 'Una pieza de Negro aún puede quedarse en la mesa.',
    closeTitle: 'No dejar suelo',
    close:
      'Un suelo sostiene a todos. Si subes primero, cúbrelo para que nadie pueda seguirte. Juega Blanco: ve al nivel 2 y no dejes a ninguna pieza negra por dónde subir.',
    closeDone: 'Negro tiene que quedarse en la mesa, y tú estás solo arriba.',
    closeAgain: 'Una pieza negra aún podría ir al nivel 2 o más alto.',
    keepTitle: 'Guardar una pieza que pueda esperar',
    keep: 'La hélice solo se puede poner de dos maneras, la barra y la abeja de tres; el gusano y la pistola, de doce. Las piezas con muchas maneras casi siempre encuentran sitio arriba. Las que tienen pocas son las que pueden quedarse en la mesa, y una jugada tranquila en la mesa deja al otro la obligación de subir. No las gastes todas pronto.',
    endTitle: 'Contar las últimas piezas',
    end: 'Cerca del final todo se puede contar: qué queda, adónde debe ir, quién juega el último. Negro pone la última pieza, así que un sitio libre en lo alto es para Negro. Juega Blanco: J es su última pieza.',
  },
});
