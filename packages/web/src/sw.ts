/// <reference lib="webworker" />
import { OWN_PAGES } from './base/api/own-pages.ts';
import { SERVER_PATHS } from './base/api/server-paths.ts';
import { FOLDER_BUKU } from './base/panduan/buku.ts';

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
  return { asked: asked.href, kept: kept.href, isHashed: revision === null };
});
const keptAs = new Map(files.map((file) => [file.asked, file.kept]));
const page = new URL('/index.html', self.location.origin).href;
const ownAddresses = new Set(Object.values(OWN_PAGES).flat());
const FILES = new RegExp(`^(/assets/|${FOLDER_BUKU})`);
const assets = new URL('/assets/', self.location.origin).href;

self.addEventListener('install', (event) => event.waitUntil(fetchFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'pakai-versi-baru') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (SERVER_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return;
  // They have a page of their own, which is not kept here; or are a file that somebody opens by itself.
  if (request.mode === 'navigate' && (ownAddresses.has(url.pathname) || FILES.test(url.pathname))) return;
  const kept = keptAs.get(request.mode === 'navigate' ? page : url.href);
  if (kept) event.respondWith(answer(event, kept));
  else if (url.href.startsWith(assets)) event.respondWith(answer(event, url.href));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));

async function fetchFiles() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async ({ asked, kept, isHashed }) => {
      if (await cache.match(kept)) return;
      // The page that installs this has just fetched most of the hashed ones: they need not come again.
      const answer = await fetch(asked, { cache: isHashed ? 'default' : 'reload' });
      if (!answer.ok) throw new Error(`${asked} answered ${answer.status}`);
      await cache.put(kept, answer);
    }),
  );
}

/** Drops what the last version kept, its screens that were used too, and answers the pages that are open already. */
async function takeOver() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(files.map((file) => file.kept));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  await self.clients.claim();
}

/** From the cache; else from the network, and kept, if the device has room. */
async function answer(event: FetchEvent, kept: string) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(kept);
  if (known) return known;
  const fetched = await fetch(event.request);
  if (fetched.ok) event.waitUntil(cache.put(kept, fetched.clone()));
  // The server has a newer version without this file: the page that asks for it must come anew too.
  if (fetched.status === 404) await cache.delete(keptAs.get(page) ?? page);
  return fetched;
}

type Kiriman = { judul: string; tautan: string; nomor: number };

/** Shows what the server sends; what comes twice replaces itself. The pages that are open ask anew. */
async function showPush(event: PushEvent) {
  const kiriman = event.data?.json() as Kiriman | undefined;
  if (!kiriman) return;
  await self.registration.showNotification(kiriman.judul, {
    tag: `pemberitahuan-${kiriman.nomor}`,
    data: kiriman.tautan,
    icon: '/ikon.svg',
    lang: 'id',
  });
  for (const page of await self.clients.matchAll({ type: 'window' })) tell(page, { baru: true });
}

/** Opens the screen that it is about: in a page that is open already, else in a new one. */
async function openPush(event: NotificationEvent) {
  event.notification.close();
  const tautan = String(event.notification.data);
  // A screen of this product, whoever sent it.
  if (new URL(tautan, self.location.origin).origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(tautan));
  await open.focus();
  // The page goes there itself: a form in it that holds something asks first.
  tell(open, { buka: tautan });
}

function tell(page: WindowClient, news: { baru: true } | { buka: string }) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages are of its own origin
  page.postMessage(news);
}
