/** The keys of the board and the tray, one map for both. */

import type { Camera } from './camera.svelte';
import { letters, type SevenPlay } from './play.svelte';

const STEP = 60;
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Does what a key means; whether it meant anything. */
export function onKey(event: KeyboardEvent, play: SevenPlay, camera: Camera | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return (
    (play.tile !== null && inHand(event, play)) ||
    (camera !== null && onView(event, camera)) ||
    picks(event, play)
  );
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
  switch (event.key.toLowerCase()) {
    case 'r':
      play.turn(event.shiftKey);
      return true;
    case 'f':
      play.flip();
      return true;
    case 'n':
      play.step(1);
      return true;
    case 'p':
      play.step(-1);
      return true;
    case 'escape':
      play.letGo();
      return true;
    case 'enter':
    case ' ':
      if (event.target instanceof HTMLButtonElement) return false;
      void play.attempt('keys');
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

function picks(event: KeyboardEvent, play: SevenPlay): boolean {
  const typed = event.key.toUpperCase();
  const tile = letters.find((letter, index) => letter === typed || String(index + 1) === typed);
  if (!tile) return false;
  void play.take(tile, 'keys');
  return true;
}
