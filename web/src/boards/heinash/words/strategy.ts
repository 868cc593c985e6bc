import { words } from '../../../lib/words.svelte';

export const strategyHeinash = words({
  en: {
    numbersTitle: 'Know what three dice can do',
    numbers:
      'The more numbers you find, the freer you choose. Go through them in order: everything added, one product plus or minus the third die, a sum in brackets times a die, and then the divisions. Find every number that 5, 4 and 2 make.',
    oddsTitle: 'Small numbers come more easily',
    odds: 'Each number from 1 to 10 can be made with more than half of all rolls. With 31, 33 or 34 it is fewer than one roll in fifteen. On the usual board the small numbers lie at the top, so a chain that leads downwards needs its hard cells early: take a rare number when the dice offer it.',
    bridgeTitle: 'Two ways across',
    bridge:
      'Two pawns that have two free cells between them are as good as joined: if one cell is taken, you take the other, as soon as the dice let you. Look at 10 and 21 here. Either 15 or 16 joins them.',
    giveTitle: 'Before you give up',
    give: 'Saying that you find nothing gives your pawn to the other side, who will bury it in a corner. Turn a minus round, divide, try brackets: there is nearly always something. These dice look poor. What do they make?',
    sidesTitle: 'Two directions at once',
    sides:
      'Nobody owns the sides: a chain may join top and bottom or left and right. A chain through the middle threatens both. Black is to play and can win here.',
    sidesDone: 'Left and right are joined.',
    sidesAgain: 'That does not join two sides yet. Look at the right end of the chain.',
    dice: (roll: string) => `The dice: ${roll}`,
    calculation: 'A calculation',
    check: 'Check',
    knownNumber: (value: string) => `You have ${value} already. Another number?`,
    makes: (value: string) => `That makes ${value}.`,
  },
  fr: {
    numbersTitle: 'Savoir ce que font trois dés',
    numbers:
      'Plus vous trouvez de nombres, plus vous avez de choix. Passez-les en revue : tout additionner, un produit plus ou moins le troisième dé, une somme entre parenthèses fois un dé, puis les divisions. Trouvez tous les nombres que font 5, 4 et 2.',
    oddsTitle: 'Les petits nombres viennent plus facilement',
    odds: 'Chaque nombre de 1 à 10 peut se faire avec plus de la moitié des lancers. Pour 31, 33 ou 34, c’est moins d’un lancer sur quinze. Sur le plateau habituel, les petits nombres sont en haut ; une chaîne qui descend a donc besoin tôt de ses cases difficiles : prenez un nombre rare quand les dés l’offrent.',
    bridgeTitle: 'Deux passages',
    bridge:
      'Deux pions qui ont deux cases libres entre eux sont presque reliés : si l’une est prise, vous prenez l’autre, dès que les dés le permettent. Regardez 10 et 21. 15 les relie, et 16 aussi.',
    giveTitle: 'Avant de renoncer',
    give: 'Dire que vous ne trouvez rien, c’est donner votre pion à l’adversaire, qui l’enterrera dans un coin. Retournez une soustraction, divisez, essayez des parenthèses : il y a presque toujours quelque chose. Ces dés ont l’air pauvres. Que font-ils ?',
    sidesTitle: 'Deux directions à la fois',
    sides:
      'Les bords ne sont à personne : une chaîne peut relier le haut et le bas ou la gauche et la droite. Une chaîne au milieu menace les deux. C’est à Noir, et il peut gagner.',
    sidesDone: 'La gauche et la droite sont reliées.',
    sidesAgain: 'Cela ne relie pas encore deux bords. Regardez le bout droit de la chaîne.',
    dice: (roll: string) => `Les dés : ${roll}`,
    calculation: 'Un calcul',
    check: 'Vérifier',
    knownNumber: (value: string) => `Vous avez déjà ${value}. Un autre nombre ?`,
    makes: (value: string) => `Cela fait ${value}.`,
  },
  es: {
    numbersTitle: 'Saber qué hacen tres dados',
    numbers:
      'Cuantos más números encuentres, más puedes elegir. Repásalos en orden: sumarlo todo, un producto más o menos el tercer dado, una suma entre paréntesis por un dado, y luego las divisiones. Encuentra todos los números que hacen 5, 4 y 2.',
    oddsTitle: 'Los números pequeños salen más',
    odds: 'Cada número del 1 al 10 se puede hacer con más de la mitad de las tiradas. Con 31, 33 o 34 son menos de una de cada quince. En el tablero habitual los números pequeños están arriba, así que una cadena que baja necesita pronto sus casillas difíciles: toma un número raro cuando los dados lo ofrezcan.',
    bridgeTitle: 'Dos pasos',
    bridge:
      'Dos peones con dos casillas libres entre ellos están casi unidos: si te quitan una, tomas la otra en cuanto los dados te dejen. Mira 10 y 21. Los une 15, y también 16.',
    giveTitle: 'Antes de rendirte',
    give: 'Decir que no encuentras nada es regalar tu peón al rival, que lo enterrará en una esquina. Dale la vuelta a una resta, divide, prueba paréntesis: casi siempre hay algo. Estos dados parecen pobres. ¿Qué hacen?',
    sidesTitle: 'Dos direcciones a la vez',
    sides:
      'Los lados no son de nadie: una cadena puede unir arriba y abajo o izquierda y derecha. Una cadena por el centro amenaza las dos cosas. Juega Negro y puede ganar.',
    sidesDone: 'Izquierda y derecha están unidas.',
    sidesAgain: 'Eso aún no une dos lados. Mira el extremo derecho de la cadena.',
    dice: (roll: string) => `Los dados: ${roll}`,
    calculation: 'Un cálculo',
    check: 'Comprobar',
    knownNumber: (value: string) => `Ya tienes ${value}. ¿Otro número?`,
    makes: (value: string) => `Eso hace ${value}.`,
  },
});
