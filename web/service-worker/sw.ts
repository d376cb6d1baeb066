/**
 * Caches visited pages for offline use. Pages and their shared content are network-first. Files with a
 * content hash in their name are cache-first. Requests for the owner's area, previews, the API and other
 * origins are ignored. A page is cached by its path, because the response doesn't depend on the query, which
 * may differ on every visit (`fbclid`). Most tests block the worker, because it would intercept the requests
 * that they mock; offline tests don't block it. When the browser wakes the worker for background sync, the
 * worker also sends queued contact messages.
 */
import { dialablePhone, displayPhone, type Facts } from '@app/domain/content/facts';
import { onlyLocale } from '@app/domain/content/site-languages';
import { sendInBackground, WAITING } from '../src/site/inbox/waiting';

/** The offline page's HTML, inserted by the build, with placeholders for facts about the business. */
declare const OFFLINE_PAGE: string;

/**
 * The worker's global scope. It needs a cast, because TypeScript's `self` is the global scope of any kind of
 * worker.
 */
const worker = self as ServiceWorkerGlobalScope & typeof globalThis;

interface Kept {
  /** The name of the cache. If it changes, everything cached under the old name is deleted. */
  name: string;
  max: number;
  paths: RegExp;
  isHtml: boolean;
}

const PAGES: Kept = { name: 'pages-1', max: 40, paths: /^/, isHtml: true };
/** The cache for files named after their content hash, which never change. */
const FILES: Kept = { name: 'files-1', max: 300, paths: /^\/(assets|images\/(uploads|og))\//, isHtml: false };
/** The cache for the content that all pages in a language share. */
const SITES: Kept = { name: 'sites-1', max: 2, paths: /^\/(en|es)\/site\.json$/, isHtml: false };

/**
 * The options for cache lookups. They ignore `Vary`, because it lists request headers that a worker can't
 * see.
 */
const ANY: CacheQueryOptions = { ignoreVary: true };

const NOT_OURS = /^\/(admin|api|preview|__)(\/|$)/;

/** How long to wait for the network, in milliseconds, before using the cached response. */
const PATIENCE_MS = 3000;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), preloadNavigations(), worker.clients.claim()]));
});

/** Lets the browser request a page while the worker starts. Firefox has supported this since version 99. */
async function preloadNavigations(): Promise<void> {
  const { registration } = worker;
  if ('navigationPreload' in registration) await registration.navigationPreload.enable();
}

async function dropOldCaches(): Promise<void> {
  const current = [PAGES.name, FILES.name, SITES.name];
  const old = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (SITES.paths.test(pathname)) event.respondWith(openSite(event));
  else if (FILES.paths.test(pathname)) event.respondWith(openFile(event));
});

const openPage = async (event: FetchEvent): Promise<Response> =>
  (await networkFirst(event, PAGES)) ?? offlinePage();

const openSite = async (event: FetchEvent): Promise<Response> =>
  (await networkFirst(event, SITES)) ?? Response.error();

/**
 * Returns the response from the network, or the cached response if the network fails, is slow or returns a
 * server error.
 */
async function networkFirst(event: FetchEvent, kept: Kept): Promise<Response | undefined> {
  const path = pathOf(event.request.url);
  const fetched = fetchAndKeep(event, kept).catch(() => undefined);
  event.waitUntil(fetched);
  const cached = await find(kept, path).catch(() => undefined);
  const response = await (cached ? Promise.race([fetched, afterPatience()]) : fetched);
  return response && response.status < 500 ? response : (cached ?? response);
}

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

async function fetchAndKeep(event: FetchEvent, kept: Kept): Promise<Response> {
  const { request } = event;
  const preloaded = (await event.preloadResponse) as Response | undefined;
  const response = preloaded ?? (await fetch(request));
  if (mayBeKept(response, kept)) event.waitUntil(keep(kept, pathOf(request.url), response.clone()));
  // A page that redirects no longer exists, either: the site may have dropped a language.
  else if (response.status === 404 || response.type === 'opaqueredirect')
    event.waitUntil(forget(kept, pathOf(request.url)));
  return response;
}

/**
 * Returns whether a response may be cached. A captive portal or an incorrect rewrite may send a page instead
 * of a file, and that page would stay in the cache forever.
 */
function mayBeKept({ status, type, redirected, headers }: Response, { isHtml }: Kept): boolean {
  const isPage = (headers.get('Content-Type') ?? '').startsWith('text/html');
  return status === 200 && type === 'basic' && !redirected && isPage === isHtml;
}

const pathOf = (address: string): string => new URL(address, worker.location.origin).pathname;

const find = async ({ name }: Kept, request: RequestInfo): Promise<Response | undefined> =>
  (await caches.open(name)).match(request, ANY);

async function forget({ name }: Kept, path: string): Promise<void> {
  await (await caches.open(name)).delete(path, ANY);
}

type KeptFacts = Pick<Facts, 'name' | 'phone' | 'siteLanguages'>;
const NO_KEPT_FACTS: KeptFacts = { name: '', phone: '', siteLanguages: 'both' };

/**
 * Returns the most recently cached facts about the business, in any language. Returns empty facts if none are
 * cached.
 */
async function keptFacts(): Promise<KeptFacts> {
  // Uses the newest entry, because the site may no longer support an older entry's language.
  const request = (await (await caches.open(SITES.name)).keys()).at(-1);
  const kept = request && (await find(SITES, request));
  // The facts need no validation, because our own server wrote them. The server omits empty facts.
  const { facts = {} } = kept ? ((await kept.json()) as { facts?: Partial<KeptFacts> }) : {};
  return { ...NO_KEPT_FACTS, ...facts };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

async function offlinePage(): Promise<Response> {
  const { name, phone, siteLanguages } = await keptFacts().catch(() => NO_KEPT_FACTS);
  const only = onlyLocale({ siteLanguages });
  const page = OFFLINE_PAGE.replace(/<section lang="(\w+)">[^]*?<\/section>/g, (section, language) =>
    only === null || language === only ? section : '',
  )
    .replace(/<a [^>]*data-if="phone">[^<]*<\/a>/g, (link) => (phone === '' ? '' : link))
    .replaceAll('{{name}}', escaped(name))
    .replaceAll('{{dialablePhone}}', escaped(dialablePhone(phone)))
    .replaceAll('{{phone}}', escaped(displayPhone(phone)));
  return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function openFile(event: FetchEvent): Promise<Response> {
  return (await find(FILES, event.request)) ?? fetchFile(event);
}

async function fetchFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  let response = await fetch(request);
  // Bypasses the browser's cache after a 404. Hosting lets browsers cache a 404 response for as long as the
  // file itself, and the file may exist by now.
  if (response.status === 404) response = await fetch(request, { cache: 'no-cache' });
  if (mayBeKept(response, FILES) && !(await isForOwner(event.clientId))) {
    event.waitUntil(keep(FILES, request, response.clone()));
  }
  return response;
}

/**
 * Returns whether a request comes from the owner's area, whose files would evict public pages' files from the
 * cache.
 */
async function isForOwner(clientId: string): Promise<boolean> {
  const client = await worker.clients.get(clientId);
  return client !== undefined && NOT_OURS.test(pathOf(client.url));
}

/** Caches a response and evicts the oldest responses beyond the limit. */
async function keep({ name, max }: Kept, request: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

/**
 * Caches the path and files that a page reports. The worker misses the requests from the visit that installed
 * it, and client-side navigation doesn't request HTML.
 */
worker.addEventListener('message', (event) => {
  const { page, files } = event.data as { page: string; files: string[] };
  const path = pathOf(page);
  event.waitUntil(
    Promise.all([
      keepUnlessKept(PAGES, path),
      keepUnlessKept(SITES, `/${path.split('/')[1] ?? ''}/site.json`),
      ...files.map((file) => keepUnlessKept(FILES, file)),
    ]),
  );
});

async function keepUnlessKept(kept: Kept, address: string): Promise<void> {
  const { origin, pathname } = new URL(address, worker.location.origin);
  if (origin !== worker.location.origin || NOT_OURS.test(pathname) || !kept.paths.test(pathname)) return;
  if (await find(kept, address)) return;
  const response = await fetch(address).catch(() => undefined);
  if (response && mayBeKept(response, kept)) await keep(kept, address, response);
}

/** The Background Sync API's event, which TypeScript doesn't declare. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

worker.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === WAITING) sync.waitUntil(sendInBackground());
});
