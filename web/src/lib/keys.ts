/** Keys that step through a game. */

interface Stepped {
  stepBy(events: number): Promise<void>;
  stepTo(events: number): Promise<void>;
}

/** A key belongs to no field and to no board; `own` are the places on the page that have keys of their own. */
export function isFree(event: KeyboardEvent, own = '.board, .below, [role="application"]'): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  return !(event.target as HTMLElement).closest(`input, select, textarea, dialog, ${own}`);
}

/** Whether a key is held that gives others another meaning. */
export const isHeld = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;

export function stepByKey(event: KeyboardEvent, game: Stepped, last: number): void {
  const step = {
    ArrowLeft: () => game.stepBy(-1),
    ArrowRight: () => game.stepBy(1),
    Home: () => game.stepTo(0),
    End: () => game.stepTo(last),
  }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  void step();
}
