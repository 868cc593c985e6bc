/** What the first page says of HeiNash. */

import { words } from '../../../lib/words.svelte';

export const firstPage = words({
  en: { line: 'Three dice and a little arithmetic join two sides of the board.' },
  fr: { line: 'Trois dés et un peu de calcul relient deux bords du plateau.' },
  es: { line: 'Tres dados y un poco de cálculo unen dos lados del tablero.' },
});
