/** What is said while numbers are looked for in HeiNash. */

import { words } from '../../../lib/words.svelte';

export const findingWords = words({
  en: {
    dice: (roll: string) => `The dice: ${roll}`,
    calculation: 'A calculation',
    check: 'Check',
    knownNumber: (value: string) => `You have ${value} already. Another number?`,
    makes: (value: string) => `That makes ${value}.`,
  },
  fr: {
    dice: (roll: string) => `Les dés : ${roll}`,
    calculation: 'Un calcul',
    check: 'Vérifier',
    knownNumber: (value: string) => `Vous avez déjà ${value}. Un autre nombre ?`,
    makes: (value: string) => `Cela fait ${value}.`,
  },
  es: {
    dice: (roll: string) => `Los dados: ${roll}`,
    calculation: 'Un cálculo',
    check: 'Comprobar',
    knownNumber: (value: string) => `Ya tienes ${value}. ¿Otro número?`,
    makes: (value: string) => `Eso hace ${value}.`,
  },
});
