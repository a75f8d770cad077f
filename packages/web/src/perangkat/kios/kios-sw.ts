/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;
/** What the build of the kiosk's page made, in its place (build/name-kios-files.ts). */
declare const BERKAS_KIOS: string[];

// Nothing is imported here: a service worker is one script.
const PAGE = '/kios';
const files = [PAGE, '/ikon.svg', ...BERKAS_KIOS];
/** Each version has a store of its own: a page never meets the files of another. */
const CACHE = `hadir-kios ${files.join(' ')}`;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' || files.includes(url.pathname)) event.respondWith(answer(request));
});

async function keep() {
  const cache = await caches.open(CACHE);
  // The page itself has no hash in its name: a copy that the browser still holds may be an older one.
  await cache.addAll(files.map((file) => new Request(file, { cache: file === PAGE ? 'reload' : 'default' })));
  await self.skipWaiting();
}

/** Drops what earlier versions kept; the page that is open hears of the change and comes anew when nobody stands there. */
async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('hadir-kios ') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request.mode === 'navigate' ? PAGE : request, { ignoreSearch: true });
  return known ?? fetch(request);
}
