/** What is expected in HYLE⁷, in words. */

import { words } from '../../../lib/words.svelte';

export const measureWords = words({
  en: {
    graph: 'Graph of the expected score',
    expected: (text: string) => `Order can expect ${text} points.`,
    costs: (text: string) => `It costs ${text} points.`,
    score: 'Expected',
    bag: 'Bag (Order)',
    worthOrder: (text: string) => `Order can expect ${text} points`,
    points: ' points',
  },
  fr: {
    graph: 'Courbe du score attendu',
    expected: (text: string) => `L’Ordre peut espérer ${text} points.`,
    costs: (text: string) => `Il coûte ${text} points.`,
    score: 'Attendu',
    bag: 'Sac (Ordre)',
    worthOrder: (text: string) => `L’Ordre peut espérer ${text} points`,
    points: ' points',
  },
  es: {
    graph: 'Gráfico de la puntuación esperada',
    expected: (text: string) => `Orden puede esperar ${text} puntos.`,
    costs: (text: string) => `Cuesta ${text} puntos.`,
    score: 'Esperado',
    bag: 'Bolsa (Orden)',
    worthOrder: (text: string) => `Orden puede esperar ${text} puntos`,
    points: ' puntos',
  },
});
