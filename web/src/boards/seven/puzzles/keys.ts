/** The keys of a puzzle's board and tray. */

import type { Camera } from '../camera.svelte';
import { arrows, keepKey, onHand, onView, tileOf } from '../keys';
import type { Laying } from './lay.svelte';

/** Does what a key means; whether it meant anything. */
export function onKey(event: KeyboardEvent, laying: Laying, camera: Camera | null): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
    void laying.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (laying.order.busy) return keepKey(event, laying.order, () => does(event, laying, camera));
  return does(event, laying, camera);
}

function does(event: KeyboardEvent, laying: Laying, camera: Camera | null): boolean {
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
  if (event.key === 'Delete' || event.key === 'Backspace') {
    laying.letGo();
    return true;
  }
  return onHand(event, laying, 'b');
}

function picks(event: KeyboardEvent, laying: Laying): boolean {
  if (event.key.toUpperCase() === 'X') {
    laying.otherSide();
    return true;
  }
  const tile = tileOf(event);
  if (!tile) return false;
  void laying.pick(tile);
  return true;
}
