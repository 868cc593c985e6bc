/** What is said while something is looked for in SEVEN. */

import { plural, words } from '../../../lib/words.svelte';

export const findingWords = words({
  en: {
    mark: (tile: string) => `Mark the four cells for ${tile}.`,
    marked: (count: number) => `${count} of 4 ${plural('en', count, 'cell', 'cells')} marked`,
    clear: 'Clear',
    known: 'You have found that place already.',
    foundPlace: 'That is a place.',
    cell: (at: string, height: number) => `Cell ${at}, height ${height}`,
    wins: 'That wins, whatever comes.',
    draws: 'That is only a draw. There is something better.',
    loses: 'Now the other side can win. There is something better.',
  },
  fr: {
    mark: (tile: string) => `Marquez les quatre cases de ${tile}.`,
    marked: (count: number) => `${count} ${plural('fr', count, 'case marquée', 'cases marquées')} sur 4`,
    clear: 'Effacer',
    known: 'Vous avez déjà trouvé cet endroit.',
    foundPlace: 'C’est un bon endroit.',
    cell: (at: string, height: number) => `Case ${at}, hauteur ${height}`,
    wins: 'Cela gagne, quoi qu’il arrive.',
    draws: 'Ce n’est qu’une nulle. Il y a mieux.',
    loses: 'L’autre camp peut maintenant gagner. Il y a mieux.',
  },
  es: {
    mark: (tile: string) => `Marca las cuatro casillas de ${tile}.`,
    marked: (count: number) => `${count} de 4 ${plural('es', count, 'casilla marcada', 'casillas marcadas')}`,
    clear: 'Borrar',
    known: 'Ese lugar ya lo has encontrado.',
    foundPlace: 'Es un buen lugar.',
    cell: (at: string, height: number) => `Casilla ${at}, altura ${height}`,
    wins: 'Eso gana, pase lo que pase.',
    draws: 'Eso es solo un empate. Hay algo mejor.',
    loses: 'Ahora puede ganar el otro. Hay algo mejor.',
  },
});
