/** What is said at a table of HeiNash. */

import { words } from '../../../lib/words.svelte';

export const tableWords = words({
  en: {
    yourRoll: (seat: string) => `Your turn, ${seat}: roll the dice.`,
    roll: (seat: string) => `${seat} rolls the dice.`,
    realDice: 'Roll the real dice and type what they show.',
    typeHelp: 'A calculation as in (5*4)/2, or none, or put:17',
    typeHelpRoll: 'The roll as in roll:5-4-2',
    chooseRoll: (seat: string) => `${seat} rolls. Choose the dice, or let them fall.`,
    teacherRolls: 'Your teacher rolls the dice for the class.',
    checkDice: 'Check the dice',
  },
  fr: {
    yourRoll: (seat: string) => `À vous, ${seat} : lancez les dés.`,
    roll: (seat: string) => `${seat} lance les dés.`,
    realDice: 'Lancez les vrais dés et tapez ce qu’ils montrent.',
    typeHelp: 'Un calcul comme (5*4)/2, ou none, ou put:17',
    typeHelpRoll: 'Le lancer, comme roll:5-4-2',
    chooseRoll: (seat: string) => `${seat} lance. Choisissez les dés, ou laissez-les rouler.`,
    teacherRolls: 'Ton enseignant lance les dés pour la classe.',
    checkDice: 'Vérifier les dés',
  },
  es: {
    yourRoll: (seat: string) => `Te toca, ${seat}: tira los dados.`,
    roll: (seat: string) => `${seat} tira los dados.`,
    realDice: 'Tira los dados de verdad y escribe lo que muestran.',
    typeHelp: 'Un cálculo como (5*4)/2, o none, o put:17',
    typeHelpRoll: 'La tirada, como roll:5-4-2',
    chooseRoll: (seat: string) => `Tira ${seat}. Elige los dados, o deja que caigan.`,
    teacherRolls: 'Tu profesor lanza los dados por la clase.',
    checkDice: 'Comprobar los dados',
  },
});
