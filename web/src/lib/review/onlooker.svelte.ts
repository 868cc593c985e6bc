/** Somebody who looks at a table and does nothing there. */

import type { Refusal } from '../../protocol';
import { Tableside } from '../tableside.svelte';

export class Onlooker extends Tableside {
  readonly acting = null;
  readonly thinking = false;
  readonly refusal: Refusal | null = null;
  readonly live = false;

  move = () => Promise.resolve(null);
  press = () => Promise.resolve(null);
  typeChance = () => Promise.resolve(null);
  draft(): void {}
  refuse(): void {}
}
