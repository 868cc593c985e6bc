import { plural, words } from '../../../lib/words.svelte';

export const strategyHyle7 = words({
  en: {
    crowdTitle: 'Look for the crowded line',
    crowd:
      'A token that completes a line nearly full of pairs is worth far more than a new pair elsewhere, for every shorter palindrome inside counts again. You are Order: find the best slide.',
    bothTitle: 'Rows and columns together',
    both: 'Each token belongs to a row and to a column. The best slide often helps in both, or helps in one and costs nothing in the other. You are Order again.',
    quietTitle: 'Chaos: the quiet cell',
    quiet:
      'Chaos looks at each empty cell and asks what it gives at once, then what one slide could make of it. There are nine empty cells here, and only one of them gives Order nothing. Find it.',
    quietDone: 'No palindrome came of it.',
    quietAgain: 'That gave Order some points.',
    roomTitle: 'Keep room to slide',
    room: 'A token that is hemmed in on all four sides never moves again. Order keeps lanes open toward the places that will count and fills the far corners first. Chaos does the opposite: a token across a lane can be worth more than one that breaks a pattern.',
    middleTitle: 'Build around a middle',
    middle:
      'Palindromes grow outwards from their middle, two tokens at a time. ABA can become CABAC, and that can become five or seven long. Around a middle Order needs two tokens alike, so count in the bag what can still come. And when every slide would break something, pass.',
    gained: (points: number) => `${points} ${plural('en', points, 'point', 'points')} gained.`,
    best: (points: number) => `The best slide gains ${points}.`,
    bestToo: 'There is nothing better.',
  },
  fr: {
    crowdTitle: 'Chercher la ligne bien remplie',
    crowd:
      'Un jeton qui complète une ligne presque pleine de paires vaut bien plus qu’une nouvelle paire ailleurs, car chaque palindrome plus court à l’intérieur compte encore. Vous êtes l’Ordre : trouvez le meilleur glissement.',
    bothTitle: 'Lignes et colonnes ensemble',
    both: 'Chaque jeton appartient à une ligne et à une colonne. Le meilleur glissement aide souvent les deux, ou aide l’une sans rien coûter à l’autre. Vous êtes encore l’Ordre.',
    quietTitle: 'Le Chaos : la case tranquille',
    quiet:
      'Le Chaos regarde chaque case vide et se demande ce qu’elle donne tout de suite, puis ce qu’un glissement pourrait en faire. Il y a ici neuf cases vides, et une seule ne donne rien à l’Ordre. Trouvez-la.',
    quietDone: 'Aucun palindrome n’en est sorti.',
    quietAgain: 'L’Ordre y a gagné des points.',
    roomTitle: 'Garder de la place pour glisser',
    room: 'Un jeton entouré des quatre côtés ne bouge plus jamais. L’Ordre garde des couloirs ouverts vers les endroits qui compteront et remplit d’abord les coins éloignés. Le Chaos fait l’inverse : un jeton en travers d’un couloir peut valoir plus qu’un jeton qui casse une suite.',
    middleTitle: 'Bâtir autour d’un milieu',
    middle:
      'Un palindrome grandit à partir de son milieu, deux jetons à la fois. ABA peut devenir CABAC, et continuer jusqu’à sept. Autour d’un milieu, l’Ordre a besoin de deux jetons pareils : comptez dans le sac ce qui peut encore venir. Et quand chaque glissement casserait quelque chose, passez.',
    gained: (points: number) => `${points} ${plural('fr', points, 'point gagné', 'points gagnés')}.`,
    best: (points: number) => `Le meilleur glissement en gagne ${points}.`,
    bestToo: 'Il n’y a pas mieux.',
  },
  es: {
    crowdTitle: 'Buscar la línea bien llena',
    crowd:
      'Una ficha que completa una línea casi llena de parejas vale mucho más que una pareja nueva en otro sitio, porque cada palíndromo más corto de dentro vuelve a contar. Eres el Orden: encuentra el mejor deslizamiento.',
    bothTitle: 'Filas y columnas juntas',
    both: 'Cada ficha pertenece a una fila y a una columna. El mejor deslizamiento suele ayudar en las dos, o ayuda en una sin costar nada en la otra. Vuelves a ser el Orden.',
    quietTitle: 'El Caos: la casilla tranquila',
    quiet:
      'El Caos mira cada casilla vacía y se pregunta qué da enseguida, y luego qué podría hacer con ella un deslizamiento. Aquí hay nueve casillas vacías, y solo una no da nada al Orden. Encuéntrala.',
    quietDone: 'No salió ningún palíndromo.',
    quietAgain: 'Eso dio puntos al Orden.',
    roomTitle: 'Guardar sitio para deslizar',
    room: 'Una ficha rodeada por los cuatro lados no se mueve nunca más. El Orden deja pasillos abiertos hacia los sitios que van a contar y llena antes las esquinas lejanas. El Caos hace lo contrario: una ficha atravesada en un pasillo puede valer más que una que rompe una serie.',
    middleTitle: 'Construir alrededor de un centro',
    middle:
      'Los palíndromos crecen desde su centro, de dos en dos fichas. ABA puede llegar a ser CABAC, y seguir hasta siete. Alrededor de un centro el Orden necesita dos fichas iguales: cuenta en la bolsa lo que aún puede salir. Y cuando todo deslizamiento rompería algo, pasa.',
    gained: (points: number) => `${points} ${plural('es', points, 'punto ganado', 'puntos ganados')}.`,
    best: (points: number) => `El mejor deslizamiento gana ${points}.`,
    bestToo: 'No hay nada mejor.',
  },
});
