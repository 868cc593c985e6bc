/** What is asked about a board of HeiNash to print. */

import { words } from '../../../lib/words.svelte';

export const printWords = words({
  en: {
    numbers: 'Numbers on HeiNash’s board',
    reading: 'In order',
    balanced: 'Balanced',
    shuffled: 'Shuffled',
    numbersNote: 'Balanced: all four sides are about equally easy.',
    seed: 'Number of the shuffle',
    seedWrong: 'A whole number is wanted here, such as 7.',
  },
  fr: {
    numbers: 'Numéros du plateau de HeiNash',
    reading: 'Dans l’ordre',
    balanced: 'Équilibrés',
    shuffled: 'Mélangés',
    numbersNote: 'Équilibrés : les quatre bords sont à peu près aussi faciles.',
    seed: 'Numéro du mélange',
    seedWrong: 'Il faut ici un nombre entier, comme 7.',
  },
  es: {
    numbers: 'Números del tablero de HeiNash',
    reading: 'En orden',
    balanced: 'Equilibrados',
    shuffled: 'Barajados',
    numbersNote: 'Equilibrados: los cuatro lados son más o menos igual de fáciles.',
    seed: 'Número de la mezcla',
    seedWrong: 'Aquí hace falta un número entero, como 7.',
  },
});
