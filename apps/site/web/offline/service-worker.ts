/**
 * The service worker: keeps all files of the site, so that it works without a network.
 *
 * The build writes the list of files with a hash of each, and the hash of that list is the version.
 * A new version is fetched in the background (only files that changed) into a cache of its own and
 * waits. It takes over when no page of the old version is left: at the latest when the player goes
 * from the only open page to another. So a page always finds the files that it was made with, and
 * nothing is reloaded during a game.
 *
 * Where a server makes the pages, they come from it, and the kept files only stand in for it.
 */
import { ServerPages } from './server-pages.js';
import { SiteCache, type SiteFiles } from './site-cache.js';
import type { ServiceWorkerScope } from './worker-scope.js';

/** The files of this version; the build puts them here. */
declare const SITE_FILES: SiteFiles;
declare const SITE_VERSION: string;

declare const self: ServiceWorkerScope;

/** Pages of a server register the worker so: it then leaves pages to the server. */
const hasServer = new URL(self.location.href).searchParams.has('server');

const { scope } = self.registration;
const { caches } = self;
const fetch = (request: Request): Promise<Response> => self.fetch(request);

const cache = new SiteCache({
  version: SITE_VERSION,
  files: SITE_FILES,
  scope,
  caches,
  fetch,
  hasServer,
});

const pages = new ServerPages({
  scope,
  caches,
  fetch,
  otherwise: (request) => cache.page(request),
});

const page = (request: Request): Promise<Response> =>
  hasServer ? pages.page(request) : cache.page(request);

/** Messages from a worker to the waiting one. */
const TAKE_OVER = 'take over';

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await cache.fill(windows.map(({ url }) => url));
}

self.addEventListener('activate', (event) => event.waitUntil(cache.removeOthers()));

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (pages.isOfServer(request.url)) return;
  event.waitUntil(keptLanguage(request));
  event.respondWith(request.mode === 'navigate' ? navigated(request) : cache.answer(request));
});

/** Keeps a language once a file of it is asked for; without a network the next file tries again. */
async function keptLanguage(request: Request): Promise<void> {
  await cache.fillLanguageOf(request).catch(() => undefined);
}

/**
 * A page. If a new version waits and no other page is open, this is the moment: the page is already
 * that of the new version, which takes over from here.
 */
async function navigated(request: Request): Promise<Response> {
  const { waiting } = self.registration;
  if (waiting === null) return page(request);
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.length > 1) return page(request);
  waiting.postMessage(TAKE_OVER);
  if (hasServer) return page(request);
  return (await cache.newerPage(request)) ?? page(request);
}
