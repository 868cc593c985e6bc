/** The keys of the board and the tray, one map for both. */

import type { InOrder } from '../../lib/in-order';
import type { TileLetter } from '../../protocol';
import type { Camera } from './camera.svelte';
import { letters, type SevenPlay, type Via } from './play.svelte';

const STEP = 60;
export const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Every key that may mean something with a tile in hand or without one, here or on the table of a puzzle. */
const KEYS = /^(Arrow(Left|Right|Up|Down)|Enter|Escape|Delete|Backspace|[ +=_0-]|[1-7ioyusjprfnbx])$/i;

/** Keeps a key until what is under way is through; false if it is none of these keys. */
export function keepKey(event: KeyboardEvent, order: InOrder, onkey: () => unknown): boolean {
  const places = event.key === 'Enter' || event.key === ' ';
  if (!KEYS.test(event.key) || (places && event.target instanceof HTMLButtonElement)) return false;
  void order.do(() => void onkey(), places ? 'attempt' : null);
  return true;
}

/** Does what a key means; whether it meant anything. */
export function onKey(event: KeyboardEvent, play: SevenPlay, camera: Camera | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (play.waits) return keepKey(event, play.order, () => does(event, play, camera));
  return does(event, play, camera);
}

function does(event: KeyboardEvent, play: SevenPlay, camera: Camera | null): boolean {
  return (
    (play.tile !== null && inHand(event, play)) ||
    (camera !== null && onView(event, camera)) ||
    picks(event, play)
  );
}

/** Whoever has a tile in hand. */
interface Holder {
  turn(back: boolean): void;
  flip(): void;
  step(by: 1 | -1): void;
  letGo(): void;
  attempt(via: Via): unknown;
}

function inHand(event: KeyboardEvent, play: SevenPlay): boolean {
  const arrow = event.shiftKey ? undefined : arrows[event.key];
  if (arrow) {
    // The table may be seen from the other side; reading order turns round with it.
    const turned = play.desk.flipped ? -1 : 1;
    if (arrow.x !== 0) play.step((arrow.x * turned) as 1 | -1);
    else play.aside({ x: 0, y: arrow.y * turned });
    return true;
  }
  return onHand(event, play, 'p');
}

/** What a key other than an arrow means for the tile in hand; one letter goes back through its places. */
export function onHand(event: KeyboardEvent, holder: Holder, back: string): boolean {
  switch (event.key.toLowerCase()) {
    case 'r':
      holder.turn(event.shiftKey);
      return true;
    case 'f':
      holder.flip();
      return true;
    case 'n':
      holder.step(1);
      return true;
    case back:
      holder.step(-1);
      return true;
    case 'escape':
      holder.letGo();
      return true;
    case 'enter':
    case ' ':
      if (event.target instanceof HTMLButtonElement) return false;
      void holder.attempt('keys');
      return true;
    default:
      return false;
  }
}

/** What a key means for the view alone. */
export function onView(event: KeyboardEvent, camera: Camera): boolean {
  const arrow = arrows[event.key];
  if (arrow) {
    camera.pan(arrow.x * STEP, arrow.y * STEP, true);
    return true;
  }
  switch (event.key) {
    case '+':
    case '=':
      camera.zoom(1.25, undefined, undefined, true);
      return true;
    case '-':
    case '_':
      camera.zoom(0.8, undefined, undefined, true);
      return true;
    case '0':
      camera.automatic = true;
      return true;
    default:
      return false;
  }
}

/** The tile that a key means, by its letter or its number. */
export function tileOf(event: KeyboardEvent): TileLetter | undefined {
  const typed = event.key.toUpperCase();
  return letters.find((letter, index) => letter === typed || String(index + 1) === typed);
}

function picks(event: KeyboardEvent, play: SevenPlay): boolean {
  const tile = tileOf(event);
  if (!tile) return false;
  void play.take(tile, 'keys');
  return true;
}
