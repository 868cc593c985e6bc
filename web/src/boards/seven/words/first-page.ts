/** What the first page says of SEVEN. */

import { words } from '../../../lib/words.svelte';

export const firstPage = words({
  en: { line: 'Seven tiles each, one stack. Whoever has most on top wins.' },
  fr: { line: 'Sept tuiles chacun, une seule pile. Qui en a le plus en haut gagne.' },
  es: { line: 'Siete piezas cada uno, una sola pila. Gana quien tenga más arriba.' },
});
