// The service worker: keeps every file of one version of the page, so that it works
// without a network. A new version waits until the page says that it may take over:
// a game in progress goes on with the files it was begun with.

const version = 'VERSION';
const first = ['FIRST'];
const later = ['LATER'];
const prefix = 'tablier-';
const cacheName = prefix + version;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(first)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data === 'fetch-the-rest') event.waitUntil(fetchTheRest());
});

async function fetchTheRest() {
  const cache = await caches.open(cacheName);
  for (const name of later) {
    // One after the other, so that whoever plays notices nothing.
    if (!(await cache.match(name))) await cache.add(name).catch(() => undefined);
  }
}

// A notification leads to its table: in a window that is open, if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(url) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(url);
  await open.focus();
  open.postMessage({ go: new URL(url).hash });
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  // Sheets to print are made by the server; a link to one leads there, not to the page. What else the server knows
  // changes, and is asked of the server.
  const ofServer = ['api/', 'print/'].map((name) => new URL(name, self.registration.scope).pathname);
  if (ofServer.some((path) => url.pathname.startsWith(path))) return;
  event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(cacheName);
  const wanted = request.mode === 'navigate' ? new Request('./') : request;
  const kept = await cache.match(wanted, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  const path = new URL(request.url).pathname;
  if (fresh.ok && later.some((name) => path.endsWith('/' + name))) {
    await cache.put(request, fresh.clone());
  }
  return fresh;
}
