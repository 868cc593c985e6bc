/** A notification of the browser that it is somebody's turn. It is asked for by a press of a button only. */

/** Whether the browser can do it, may do it, or must not. */
export function notifying(): 'unknown' | 'yes' | 'no' | 'never' {
  if (!('Notification' in globalThis)) return 'never';
  if (Notification.permission === 'granted') return 'yes';
  return Notification.permission === 'denied' ? 'no' : 'unknown';
}

export async function allowNotifying(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Notifies whoever does not look at the page just now. The same table says it only once. */
export async function notify(title: string, body: string, hash: string): Promise<void> {
  if (notifying() !== 'yes' || !document.hidden) return;
  const url = new URL(hash, location.href).href;
  const options = { body, tag: hash, data: url, icon: 'icons/icon.svg' };
  try {
    // On phones only the service worker may.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(title, options);
      return;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      location.href = url;
    };
  } catch (error) {
    console.warn(error);
  }
}
