/** What is said about a slide that was looked for in HYLE⁷. */

import { plural, words } from '../../../lib/words.svelte';

export const findingWords = words({
  en: {
    gained: (points: number) => `${points} ${plural('en', points, 'point', 'points')} gained.`,
    best: (points: number) => `The best slide gains ${points}.`,
    bestToo: 'There is nothing better.',
  },
  fr: {
    gained: (points: number) => `${points} ${plural('fr', points, 'point gagné', 'points gagnés')}.`,
    best: (points: number) => `Le meilleur glissement en gagne ${points}.`,
    bestToo: 'Il n’y a pas mieux.',
  },
  es: {
    gained: (points: number) => `${points} ${plural('es', points, 'punto ganado', 'puntos ganados')}.`,
    best: (points: number) => `El mejor deslizamiento gana ${points}.`,
    bestToo: 'No hay nada mejor.',
  },
});
