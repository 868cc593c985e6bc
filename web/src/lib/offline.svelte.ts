/** The page without a network, and how a newer version takes over without breaking a game. */

/** A newer version waits. */
export const update = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

/** Whether a game is open in any tab: each holds a lock of this name. */
async function somebodyPlays(): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some((lock) => lock.name?.startsWith('game:'));
}

/** Lets the newer version take over; every tab then loads anew. */
export function takeOver(): void {
  update.waiting?.postMessage('take-over');
}

async function offer(worker: ServiceWorker): Promise<void> {
  update.waiting = worker;
  if (!(await somebodyPlays())) takeOver();
}

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const controlled = navigator.serviceWorker.controller !== null;
  let loading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The very first one comes to a page that is up to date.
    if (!controlled || loading) return;
    loading = true;
    location.reload();
  });
  // Somebody has pressed a notification that leads here.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: string } | null>) => {
    if (data?.go) location.hash = data.go;
  });
  // Whoever leaves the last open game gets the newer version on the next page.
  addEventListener('hashchange', () => {
    setTimeout(() => update.waiting && void offer(update.waiting), 1000);
  });
  addEventListener('load', () => void register());
  if (document.readyState === 'complete') void register();
}

let registered = false;

async function register(): Promise<void> {
  if (registered) return;
  registered = true;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    const watch = (worker: ServiceWorker | null) => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) void offer(worker);
      });
    };
    if (registration.waiting && navigator.serviceWorker.controller) void offer(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    const ready = await navigator.serviceWorker.ready;
    // What not every visit needs comes when the page has long been in use.
    setTimeout(() => ready.active?.postMessage('fetch-the-rest'), 8000);
  } catch (error) {
    // Without it the page works, only not offline.
    console.warn(error);
  }
}
