/** What the strategy pages say besides their ideas. */

import { plural, words } from '../lib/words.svelte';

export const strategyWords = words({
  en: {
    title: (game: string) => `Some strategy for ${game}`,
    games: 'Games',
    learn: 'Learn it by playing',
    rules: 'The rules',
    position: (number: number) => `Position ${number}`,
    found: (count: number, of: number) => `${count} of ${of} found`,
    allFound: (of: number) => `All ${of} found.`,
    showRest: 'Show the rest',
    working: 'Working it out.',
  },
  fr: {
    title: (game: string) => `Un peu de stratégie pour ${game}`,
    games: 'Jeux',
    learn: 'L’apprendre en jouant',
    rules: 'Les règles',
    position: (number: number) => `Position ${number}`,
    found: (count: number, of: number) => `${count} ${plural('fr', count, 'trouvé', 'trouvés')} sur ${of}`,
    allFound: (of: number) => `Les ${of} sont trouvés.`,
    showRest: 'Montrer le reste',
    working: 'On calcule.',
  },
  es: {
    title: (game: string) => `Algo de estrategia para ${game}`,
    games: 'Juegos',
    learn: 'Aprenderlo jugando',
    rules: 'Las reglas',
    position: (number: number) => `Posición ${number}`,
    found: (count: number, of: number) =>
      `${count} de ${of} ${plural('es', count, 'encontrado', 'encontrados')}`,
    allFound: (of: number) => `Los ${of}, encontrados.`,
    showRest: 'Mostrar el resto',
    working: 'Calculando.',
  },
});
