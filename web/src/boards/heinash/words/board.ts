/** What HeiNash's board says. */

import { plural, words } from '../../../lib/words.svelte';

type Colour = 'black' | 'red';
type Variant = 'base' | 'steal-number' | 'steal-place';

const NARROW = '\u202f';
const SPACE = '\u00a0';

const name = {
  en: (colour: Colour): string => (colour === 'black' ? 'Black' : 'Red'),
  fr: (colour: Colour): string => (colour === 'black' ? 'Noir' : 'Rouge'),
  es: (colour: Colour): string => (colour === 'black' ? 'Negro' : 'Rojo'),
};
const pawn = {
  fr: (colour: Colour): string => (colour === 'black' ? 'pion noir' : 'pion rouge'),
  es: (colour: Colour): string => (colour === 'black' ? 'peón negro' : 'peón rojo'),
};

const en = {
  board: (size: number) => `HeiNash board, ${size} rows of ${size} cells`,
  colour: name.en,
  cellFree: (number: number) => `${number}, free`,
  cellOwned: (number: number, colour: Colour) => `${number}, ${colour}`,
  cellReached: (number: number) => `${number}, free, reached by your calculation`,
  cellNamed: (number: number) => `${number}, free, the cell you named`,
  cellChosen: (number: number) => `${number}, free, chosen`,
  cellLast: ', last pawn',
  cellHint: ', hint',
  chosen: (number: number) => `${number} is chosen. Enter confirms.`,
  numberTaken: (number: number) => `${number} is taken.`,

  die: (value: number) => `Die: ${value}`,
  dieUsed: (value: number) => `Die: ${value}, used`,
  diceShow: (a: number, b: number, c: number) => `The dice show ${a}, ${b} and ${c}`,
  diceLast: (a: number, b: number, c: number) => `The dice of the last turn: ${a}, ${b} and ${c}`,
  diceWaiting: 'The dice have not been rolled',
  roll: 'Roll the dice',
  realDie: (which: number): string => (which === 1 ? 'First die' : which === 2 ? 'Second die' : 'Third die'),
  useDice: 'Play with these dice',

  findYours: 'Use all three dice to make the number of a free cell.',
  nameYours: 'Which cell do you want? Tap it or type its number.',
  nowHow: (number: number) => `Now write how you make ${number}.`,
  searchToo: (colour: Colour) =>
    `${name.en(colour)} is looking for a number. Look too: if nothing is found, it is your turn to show one.`,
  stealYours: (colour: Colour, variant: Variant) =>
    `${name.en(colour)} found nothing. Have you found a number with these dice? Show it, and your own pawn goes on ${variant === 'steal-place' ? 'any free cell you like' : 'that cell'}.`,
  stealOther: (active: Colour, thief: Colour) =>
    `${name.en(active)} found nothing. Now ${name.en(thief)} may show a number made with the same dice.`,
  putForActive: (active: Colour, variant: Variant) =>
    variant === 'base'
      ? `${name.en(active)} found nothing, so you put a ${active} pawn on any free cell.`
      : `Nobody found a number, so you put a ${active} pawn on any free cell.`,
  putStolen: (own: Colour) => `You showed a number, so you put a ${own} pawn on any free cell you like.`,
  putOther: (who: Colour, pawn: Colour) => `${name.en(who)} now puts a ${pawn} pawn on any free cell.`,
  ifNothing: (other: Colour, own: Colour, variant: Variant) =>
    variant === 'base'
      ? `If you find nothing, ${name.en(other)} puts a ${own} pawn on any free cell.`
      : variant === 'steal-number'
        ? `If you find nothing, ${name.en(other)} may show a number and put a ${other} pawn there.`
        : `If you find nothing, ${name.en(other)} may show a number and put a ${other} pawn on any free cell.`,
  ifNothingEither: (pawn: Colour) => `If you find nothing either, you put a ${pawn} pawn on any free cell.`,

  line: 'Your calculation',
  lineHelp: 'Tap the dice, or type.',
  valueUnknown: (number: number) => `for ${number}`,
  reaches: (number: number) => `Cell ${number} is free.`,
  place: (number: number) => `Place on ${number}`,
  placePlain: 'Place',
  show: (number: number) => `Show ${number}`,
  showPlain: 'Show',
  submit: (number: number) => `It makes ${number}`,
  propose: (number: number) => `Propose ${number}`,
  proposePlain: 'Propose',
  nothing: 'I find nothing',
  nothingSure: 'Yes, I find nothing',
  keepLooking: 'Keep looking',
  otherCell: 'Another cell',
  putOn: (number: number) => `Put on ${number}`,
  chooseCell: 'Tap a free cell, or type its number.',
  nameIt: (number: number) => `I want ${number}`,
  otherNumber: (expression: string, value: string, named: number) => `${expression} = ${value}, not ${named}`,
  plus: 'plus',
  minus: 'minus',
  times: 'times',
  divided: 'divided by',
  open: 'opening bracket',
  close: 'closing bracket',
  back: 'Delete the last sign',
  clear: 'Clear',

  turnTime: 'Turn',
  gameTime: 'Game',
  timeLeft: (what: string, time: string) => `${what}: ${time} left`,
  timeOver: (what: string, time: string) => `${what}: ${time} over`,

  chains: 'Longest chains',
  pawnsLeft: (count: number) => `${count} ${count === 1 ? 'pawn' : 'pawns'} left`,

  lastTurn: (count: number) => `Last turn: ${count} ${count === 1 ? 'number' : 'numbers'} possible`,
  lastPlayed: (expression: string) => `Played: ${expression}`,
  lastNothing: 'Nothing was found.',
  wayFree: 'free',
  wayTaken: 'taken',
  wayPlayed: 'played',
  noWays: 'These dice make no number on the board.',

  chainCells: (numbers: string) => `The chain: ${numbers}`,
  longest: (colour: Colour, length: number) => `${name.en(colour)}: ${length}`,
  longestCompared: 'No chain was closed. The longest chains as they stood:',
  placed: (count: number) => `${count} ${count === 1 ? 'pawn' : 'pawns'} placed`,

  size: (size: number) => `A rhombus of ${size} rows of ${size} cells.`,
  sidesAny: 'Both players may join top and bottom, or left and right.',
  sidesOwn: (first: Colour, second: Colour) =>
    `${name.en(first)} joins top and bottom, ${name.en(second)} left and right.`,
  row: (row: number, cells: string) => `Row ${row}: ${cells}.`,
  chainsNow: (first: Colour, one: number, second: Colour, two: number) =>
    `Longest chains: ${name.en(first)} ${one}, ${name.en(second)} ${two}.`,
  rolled: (a: number, b: number, c: number) => `The dice show ${a}, ${b} and ${c}.`,
  rollYours: (seat: string) => `Your turn, ${seat}: roll the dice.`,
  rollOther: (seat: string) => `${seat} rolls the dice.`,
  realDice: 'Roll the real dice and type what they show.',
  typeHelp: 'A calculation as in (5*4)/2, or none, or put:17',
  typeHelpRoll: 'The roll as in roll:5-4-2',
  chooseRoll: (seat: string) => `${seat} rolls. Choose the dice, or let them fall.`,
  teacherRolls: 'Your teacher rolls the dice for the class.',
  checkDice: 'Check the dice',
  luck: 'Dice',
};

type Words = typeof en;

const fr: Words = {
  board: (size) => `Plateau de HeiNash, ${size} lignes de ${size} cases`,
  colour: name.fr,
  cellFree: (number) => `${number}, libre`,
  cellOwned: (number, colour) => `${number}, ${colour === 'black' ? 'noir' : 'rouge'}`,
  cellReached: (number) => `${number}, libre, votre calcul y mène`,
  cellNamed: (number) => `${number}, libre, la case annoncée`,
  cellChosen: (number) => `${number}, libre, choisie`,
  cellLast: ', dernier pion',
  cellHint: ', indice',
  chosen: (number) => `Case ${number} choisie. Entrée pour confirmer.`,
  numberTaken: (number) => `La case ${number} est occupée.`,

  die: (value) => `Dé${SPACE}: ${value}`,
  dieUsed: (value) => `Dé${SPACE}: ${value}, déjà utilisé`,
  diceShow: (a, b, c) => `Les dés montrent ${a}, ${b} et ${c}`,
  diceLast: (a, b, c) => `Les dés du tour précédent${SPACE}: ${a}, ${b} et ${c}`,
  diceWaiting: 'Les dés ne sont pas encore lancés',
  roll: 'Lancer les dés',
  realDie: (which) => (which === 1 ? 'Premier dé' : which === 2 ? 'Deuxième dé' : 'Troisième dé'),
  useDice: 'Jouer avec ces dés',

  findYours: 'Avec les trois dés, trouvez le numéro d’une case libre.',
  nameYours: `Quelle case voulez-vous${NARROW}? Touchez-la ou tapez son numéro.`,
  nowHow: (number) => `Écrivez maintenant comment faire ${number}.`,
  searchToo: (colour) =>
    `${name.fr(colour)} cherche un nombre. Cherchez aussi${SPACE}: en cas d’échec, ce sera à vous d’en montrer un.`,
  stealYours: (colour, variant) =>
    `${name.fr(colour)} n’a rien trouvé. Avez-vous un nombre avec ces dés${NARROW}? Montrez-le, et votre propre pion va sur ${variant === 'steal-place' ? 'la case libre de votre choix' : 'cette case'}.`,
  stealOther: (active, thief) =>
    `${name.fr(active)} n’a rien trouvé. ${name.fr(thief)} peut maintenant montrer un nombre fait avec les mêmes dés.`,
  putForActive: (active, variant) =>
    variant === 'base'
      ? `${name.fr(active)} n’a rien trouvé${SPACE}: placez un ${pawn.fr(active)} sur n’importe quelle case libre.`
      : `Personne n’a trouvé de nombre${SPACE}: placez un ${pawn.fr(active)} sur n’importe quelle case libre.`,
  putStolen: (own) =>
    `Vous avez montré un nombre${SPACE}: placez un ${pawn.fr(own)} sur la case libre de votre choix.`,
  putOther: (who, colour) => `${name.fr(who)} place maintenant un ${pawn.fr(colour)} sur une case libre.`,
  ifNothing: (other, own, variant) =>
    variant === 'base'
      ? `Si vous ne trouvez rien, ${name.fr(other)} place un ${pawn.fr(own)} sur n’importe quelle case libre.`
      : variant === 'steal-number'
        ? `Si vous ne trouvez rien, ${name.fr(other)} peut montrer un nombre et y placer un ${pawn.fr(other)}.`
        : `Si vous ne trouvez rien, ${name.fr(other)} peut montrer un nombre et placer un ${pawn.fr(other)} sur n’importe quelle case libre.`,
  ifNothingEither: (colour) =>
    `Si vous ne trouvez rien non plus, vous placez un ${pawn.fr(colour)} sur n’importe quelle case libre.`,

  line: 'Votre calcul',
  lineHelp: 'Touchez les dés, ou tapez.',
  valueUnknown: (number) => `pour ${number}`,
  reaches: (number) => `La case ${number} est libre.`,
  place: (number) => `Placer sur ${number}`,
  placePlain: 'Placer',
  show: (number) => `Montrer ${number}`,
  showPlain: 'Montrer',
  submit: (number) => `Cela fait ${number}`,
  propose: (number) => `Proposer ${number}`,
  proposePlain: 'Proposer',
  nothing: 'Je ne trouve rien',
  nothingSure: 'Oui, je ne trouve rien',
  keepLooking: 'Chercher encore',
  otherCell: 'Une autre case',
  putOn: (number) => `Placer sur ${number}`,
  chooseCell: 'Touchez une case libre ou tapez son numéro.',
  nameIt: (number) => `Je veux ${number}`,
  otherNumber: (expression, value, named) => `${expression} = ${value}, et non ${named}`,
  plus: 'plus',
  minus: 'moins',
  times: 'fois',
  divided: 'divisé par',
  open: 'parenthèse ouvrante',
  close: 'parenthèse fermante',
  back: 'Effacer le dernier signe',
  clear: 'Effacer',

  turnTime: 'Tour',
  gameTime: 'Partie',
  timeLeft: (what, time) => `${what}${SPACE}: il reste ${time}`,
  timeOver: (what, time) => `${what}${SPACE}: dépassé de ${time}`,

  chains: 'Chaînes les plus longues',
  pawnsLeft: (count) => plural('fr', count, `${count} pion en réserve`, `${count} pions en réserve`),

  lastTurn: (count) =>
    `Tour précédent${SPACE}: ${count} ${plural('fr', count, 'nombre possible', 'nombres possibles')}`,
  lastPlayed: (expression) => `Joué${SPACE}: ${expression}`,
  lastNothing: 'Rien n’a été trouvé.',
  wayFree: 'libre',
  wayTaken: 'occupée',
  wayPlayed: 'joué',
  noWays: 'Ces dés ne donnent aucun numéro du plateau.',

  chainCells: (numbers) => `La chaîne${SPACE}: ${numbers}`,
  longest: (colour, length) => `${name.fr(colour)}${SPACE}: ${length}`,
  longestCompared: `Aucune chaîne n’a relié deux bords. Les plus longues à la fin${SPACE}:`,
  placed: (count) => plural('fr', count, `${count} pion placé`, `${count} pions placés`),

  size: (size) => `Un losange de ${size} lignes de ${size} cases.`,
  sidesAny: 'Les deux joueurs peuvent relier le haut et le bas, ou la gauche et la droite.',
  sidesOwn: (first, second) =>
    `${name.fr(first)} relie le haut et le bas, ${name.fr(second)} la gauche et la droite.`,
  row: (row, cells) => `Ligne ${row}${SPACE}: ${cells}.`,
  chainsNow: (first, one, second, two) =>
    `Chaînes les plus longues${SPACE}: ${name.fr(first)} ${one}, ${name.fr(second)} ${two}.`,
  rolled: (a, b, c) => `Les dés montrent ${a}, ${b} et ${c}.`,
  rollYours: (seat: string) => `À vous, ${seat} : lancez les dés.`,
  rollOther: (seat: string) => `${seat} lance les dés.`,
  realDice: 'Lancez les vrais dés et tapez ce qu’ils montrent.',
  typeHelp: 'Un calcul comme (5*4)/2, ou none, ou put:17',
  typeHelpRoll: 'Le lancer, comme roll:5-4-2',
  chooseRoll: (seat: string) => `${seat} lance. Choisissez les dés, ou laissez-les rouler.`,
  teacherRolls: 'Ton enseignant lance les dés pour la classe.',
  checkDice: 'Vérifier les dés',
  luck: 'Dés',
};

const es: Words = {
  board: (size) => `Tablero de HeiNash, ${size} filas de ${size} casillas`,
  colour: name.es,
  cellFree: (number) => `${number}, libre`,
  cellOwned: (number, colour) => `${number}, ${colour === 'black' ? 'negro' : 'rojo'}`,
  cellReached: (number) => `${number}, libre, tu cálculo llega aquí`,
  cellNamed: (number) => `${number}, libre, la casilla anunciada`,
  cellChosen: (number) => `${number}, libre, elegida`,
  cellLast: ', último peón',
  cellHint: ', pista',
  chosen: (number) => `Casilla ${number} elegida. Intro para confirmar.`,
  numberTaken: (number) => `La casilla ${number} está ocupada.`,

  die: (value) => `Dado: ${value}`,
  dieUsed: (value) => `Dado: ${value}, ya usado`,
  diceShow: (a, b, c) => `Los dados muestran ${a}, ${b} y ${c}`,
  diceLast: (a, b, c) => `Los dados del turno anterior: ${a}, ${b} y ${c}`,
  diceWaiting: 'Aún no se han tirado los dados',
  roll: 'Tirar los dados',
  realDie: (which) => (which === 1 ? 'Primer dado' : which === 2 ? 'Segundo dado' : 'Tercer dado'),
  useDice: 'Jugar con estos dados',

  findYours: 'Con los tres dados, busca el número de una casilla libre.',
  nameYours: '¿Qué casilla quieres? Tócala o escribe su número.',
  nowHow: (number) => `Ahora escribe cómo se llega a ${number}.`,
  searchToo: (colour) =>
    `${name.es(colour)} busca un número. Busca tú también: si no lo encuentra, te tocará mostrar uno.`,
  stealYours: (colour, variant) =>
    `${name.es(colour)} no ha encontrado nada. ¿Tienes un número con estos dados? Muéstralo y tu propio peón irá a ${variant === 'steal-place' ? 'la casilla libre que quieras' : 'esa casilla'}.`,
  stealOther: (active, thief) =>
    `${name.es(active)} no ha encontrado nada. Ahora ${name.es(thief)} puede mostrar un número hecho con los mismos dados.`,
  putForActive: (active, variant) =>
    variant === 'base'
      ? `${name.es(active)} no ha encontrado nada: pon un ${pawn.es(active)} en cualquier casilla libre.`
      : `Nadie ha encontrado un número: pon un ${pawn.es(active)} en cualquier casilla libre.`,
  putStolen: (own) => `Has mostrado un número: pon un ${pawn.es(own)} en la casilla libre que quieras.`,
  putOther: (who, colour) => `${name.es(who)} pone ahora un ${pawn.es(colour)} en una casilla libre.`,
  ifNothing: (other, own, variant) =>
    variant === 'base'
      ? `Si no encuentras nada, ${name.es(other)} pone un ${pawn.es(own)} en cualquier casilla libre.`
      : variant === 'steal-number'
        ? `Si no encuentras nada, ${name.es(other)} puede mostrar un número y poner allí un ${pawn.es(other)}.`
        : `Si no encuentras nada, ${name.es(other)} puede mostrar un número y poner un ${pawn.es(other)} en cualquier casilla libre.`,
  ifNothingEither: (colour) =>
    `Si tampoco encuentras nada, pones un ${pawn.es(colour)} en cualquier casilla libre.`,

  line: 'Tu cálculo',
  lineHelp: 'Toca los dados, o escribe.',
  valueUnknown: (number) => `para ${number}`,
  reaches: (number) => `La casilla ${number} está libre.`,
  place: (number) => `Poner en ${number}`,
  placePlain: 'Poner',
  show: (number) => `Mostrar ${number}`,
  showPlain: 'Mostrar',
  submit: (number) => `Da ${number}`,
  propose: (number) => `Proponer ${number}`,
  proposePlain: 'Proponer',
  nothing: 'No encuentro nada',
  nothingSure: 'Sí, no encuentro nada',
  keepLooking: 'Seguir buscando',
  otherCell: 'Otra casilla',
  putOn: (number) => `Poner en ${number}`,
  chooseCell: 'Toca una casilla libre o escribe su número.',
  nameIt: (number) => `Quiero la ${number}`,
  otherNumber: (expression, value, named) => `${expression} = ${value}, no ${named}`,
  plus: 'más',
  minus: 'menos',
  times: 'por',
  divided: 'entre',
  open: 'abrir paréntesis',
  close: 'cerrar paréntesis',
  back: 'Borrar el último signo',
  clear: 'Borrar',

  turnTime: 'Turno',
  gameTime: 'Partida',
  timeLeft: (what, time) => `${what}: quedan ${time}`,
  timeOver: (what, time) => `${what}: ${time} de más`,

  chains: 'Cadenas más largas',
  pawnsLeft: (count) => plural('es', count, `queda ${count} peón`, `quedan ${count} peones`),

  lastTurn: (count) =>
    `Turno anterior: ${count} ${plural('es', count, 'número posible', 'números posibles')}`,
  lastPlayed: (expression) => `Jugado: ${expression}`,
  lastNothing: 'No se encontró nada.',
  wayFree: 'libre',
  wayTaken: 'ocupada',
  wayPlayed: 'jugado',
  noWays: 'Con estos dados no sale ningún número del tablero.',

  chainCells: (numbers) => `La cadena: ${numbers}`,
  longest: (colour, length) => `${name.es(colour)}: ${length}`,
  longestCompared: 'Ninguna cadena unió dos lados. Las más largas al final:',
  placed: (count) => plural('es', count, `${count} peón puesto`, `${count} peones puestos`),

  size: (size) => `Un rombo de ${size} filas de ${size} casillas.`,
  sidesAny: 'Los dos jugadores pueden unir arriba y abajo, o izquierda y derecha.',
  sidesOwn: (first, second) =>
    `${name.es(first)} une arriba y abajo, ${name.es(second)} izquierda y derecha.`,
  row: (row, cells) => `Fila ${row}: ${cells}.`,
  chainsNow: (first, one, second, two) =>
    `Cadenas más largas: ${name.es(first)} ${one}, ${name.es(second)} ${two}.`,
  rolled: (a, b, c) => `Los dados muestran ${a}, ${b} y ${c}.`,
  rollYours: (seat: string) => `Te toca, ${seat}: tira los dados.`,
  rollOther: (seat: string) => `${seat} tira los dados.`,
  realDice: 'Tira los dados de verdad y escribe lo que muestran.',
  typeHelp: 'Un cálculo como (5*4)/2, o none, o put:17',
  typeHelpRoll: 'La tirada, como roll:5-4-2',
  chooseRoll: (seat: string) => `Tira ${seat}. Elige los dados, o deja que caigan.`,
  teacherRolls: 'Tu profesor lanza los dados por la clase.',
  checkDice: 'Comprobar los dados',
  luck: 'Dados',
};

/** For texts in a language that is asked for, such as the description of a position. */
export const heinashTexts = { en, fr, es };

export const heinashWords = words(heinashTexts);
