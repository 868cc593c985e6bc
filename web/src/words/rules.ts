/** What the rules pages say besides the rules themselves. */

import { words } from '../lib/words.svelte';

export const rulesWords = words({
  en: {
    title: (game: string) => `The rules of ${game}`,
    contents: 'The rules one by one',
    games: 'Games',
    learn: 'Learn it by playing',
    strategy: 'Strategy',
    link: (clause: string) => `Link to rule ${clause}`,
    example: (clause: string) => `Example for ${clause}`,
    tryIt: 'Try it',
    reset: 'Begin again',
    back: 'Take back',
    putAway: 'Done',
  },
  fr: {
    title: (game: string) => `Les règles de ${game}`,
    contents: 'Les règles une à une',
    games: 'Jeux',
    learn: 'L’apprendre en jouant',
    strategy: 'Stratégie',
    link: (clause: string) => `Lien vers la règle ${clause}`,
    example: (clause: string) => `Exemple pour ${clause}`,
    tryIt: 'Essayer',
    reset: 'Recommencer',
    back: 'Reprendre le coup',
    putAway: 'Terminé',
  },
  es: {
    title: (game: string) => `Las reglas de ${game}`,
    contents: 'Las reglas una a una',
    games: 'Juegos',
    learn: 'Aprenderlo jugando',
    strategy: 'Estrategia',
    link: (clause: string) => `Enlace a la regla ${clause}`,
    example: (clause: string) => `Ejemplo de ${clause}`,
    tryIt: 'Probar',
    reset: 'Empezar de nuevo',
    back: 'Deshacer',
    putAway: 'Listo',
  },
});
