/** One game is played in one tab at a time: the tab holds a lock of its name. */

/**
 * Holds a game for this tab and says how to let it go; null if another tab has it.
 * `steal` takes it all the same, and the other tab's `lost` is called.
 */
export function holdGame(id: string, steal: boolean, lost: () => void): Promise<(() => void) | null> {
  // Old browsers have no locks; there the storage itself notices who came second.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((done) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((let_go) => (release = let_go));
    const options = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`game:${id}`, options, (lock) => {
        if (lock === null) return done(null);
        done(release);
        return held;
      })
      .catch(lost);
  });
}
