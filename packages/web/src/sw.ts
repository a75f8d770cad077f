/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const CACHE = 'hadir-berkas';

// A file without a hash in its name is kept under its revision, so that a waiting version does not replace a running one.
// oxlint-disable-next-line no-underscore-dangle -- the name that the build replaces by the list of files
const files = self.__WB_MANIFEST.map(({ url, revision }) => {
  const asked = new URL(url, self.location.origin);
  const kept = new URL(asked);
  if (revision !== null) kept.searchParams.set('versi', revision);
  return { asked: asked.href, kept: kept.href };
});
const keptAs = new Map(files.map((file) => [file.asked, file.kept]));
const page = new URL('/index.html', self.location.origin).href;

self.addEventListener('install', (event) => event.waitUntil(fetchFiles()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()));
self.addEventListener('message', (event) => {
  if (event.data === 'pakai-versi-baru') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  const kept = keptAs.get(request.mode === 'navigate' ? page : url.href);
  if (kept) event.respondWith(answer(kept, request));
});

async function fetchFiles() {
  const cache = await caches.open(CACHE);
  for (const { asked, kept } of files) {
    if (await cache.match(kept)) continue;
    const answer = await fetch(asked, { cache: 'reload' });
    if (!answer.ok) throw new Error(`${asked} answered ${answer.status}`);
    await cache.put(kept, answer);
  }
}

async function dropOldFiles() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(files.map((file) => file.kept));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

async function answer(kept: string, request: Request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(kept)) ?? fetch(request);
}
