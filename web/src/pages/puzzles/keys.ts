/** The keys of a puzzle's board and tray. */

import type { Camera } from '../../boards/seven/camera.svelte';
import { onView } from '../../boards/seven/keys';
import { letters } from '../../boards/seven/play.svelte';
import type { Laying } from './lay.svelte';

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Does what a key means; whether it meant anything. */
export function onKey(event: KeyboardEvent, laying: Laying, camera: Camera | null): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
    void laying.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return (
    (laying.hand !== null && inHand(event, laying)) ||
    (camera !== null && onView(event, camera)) ||
    picks(event, laying)
  );
}

function inHand(event: KeyboardEvent, laying: Laying): boolean {
  const arrow = event.shiftKey ? undefined : arrows[event.key];
  if (arrow) {
    laying.aside(arrow);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'r':
      laying.turn(event.shiftKey);
      return true;
    case 'f':
      laying.flip();
      return true;
    case 'n':
      laying.step(1);
      return true;
    case 'b':
      laying.step(-1);
      return true;
    case 'escape':
    case 'delete':
    case 'backspace':
      laying.letGo();
      return true;
    case 'enter':
    case ' ':
      if (event.target instanceof HTMLButtonElement) return false;
      void laying.attempt();
      return true;
    default:
      return false;
  }
}

function picks(event: KeyboardEvent, laying: Laying): boolean {
  const typed = event.key.toUpperCase();
  if (typed === 'X') {
    laying.otherSide();
    return true;
  }
  const tile = letters.find((letter, index) => letter === typed || String(index + 1) === typed);
  if (!tile) return false;
  void laying.pick(tile);
  return true;
}
