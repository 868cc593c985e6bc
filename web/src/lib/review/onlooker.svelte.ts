/** Somebody who looks at a table and does nothing there. */

import type { Refusal } from '../../protocol';
import { announce } from '../live.svelte';
import { settings } from '../settings.svelte';
import { Tableside } from '../tableside.svelte';

export class Onlooker extends Tableside {
  readonly acting = null;
  readonly thinking = false;
  readonly refusal: Refusal | null = null;
  readonly live = false;
  readonly settings = settings;
  flipped = $state(false);

  move = () => Promise.resolve(null);
  press = () => Promise.resolve(null);
  typeChance = () => Promise.resolve(null);
  draft(): void {}
  refuse(): void {}

  announce(text: string): void {
    announce(text);
  }
}
