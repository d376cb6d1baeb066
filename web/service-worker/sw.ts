/**
 * Caches visited pages for offline use. Pages: network first. Files with a content hash in their name: cache first. The site's own pictures,
 * whose names stay when they change: cache first, then revalidated. Requests of the owner's area, of previews, to the API and to other origins
 * are ignored. A page is cached under its path, without the query, which is often unique to a visit (`fbclid`) and changes no page. Tests block
 * the worker, as it would intercept the requests that they mock, except those of being offline. Also sends messages of the contact form that wait for a connection, where the browser wakes it for them.
 */
import { dialablePhone, displayPhone } from '@app/domain/content/facts';
import { sendInBackground, WAITING } from '../src/site/inbox/waiting';

/** The HTML shown offline for a page that was never visited, with places for facts of the business; inserted by the build. */
declare const OFFLINE_PAGE: string;

/** TypeScript's `self` is the scope of any kind of worker. */
const worker = self as ServiceWorkerGlobalScope & typeof globalThis;

/** A new name drops everything cached under the old one. */
const PAGES = { name: 'pages-1', max: 40 };
const FILES = { name: 'files-1', max: 300 };
/** The content that all pages of a language share. */
const SITES = { name: 'sites-1', max: 2 };

/** Hosting's responses vary by request headers that a worker cannot see. */
const ANY: CacheQueryOptions = { ignoreVary: true };

const NOT_OURS = /^\/(admin|api|preview|__)(\/|$)/;
/** Files that are named by their content, and never change. */
const FILE = /^\/(assets|images\/(uploads|og))\//;
const SITE = /^\/(en|es)\/site\.json$/;

/** After this time, in milliseconds, a cached page is shown instead of waiting for the network. */
const PATIENCE_MS = 3000;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOldCaches(), worker.registration.navigationPreload.enable(), worker.clients.claim()]),
  );
});

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
  else if (SITE.test(pathname)) event.respondWith(openSite(event));
  else if (FILE.test(pathname)) event.respondWith(openFile(event));
});

/** Returns a page from the network or, if that fails, is slow or has a server error, the cached page. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetched = fetchPage(event).catch(() => undefined);
  event.waitUntil(fetched);
  const kept = await keptPage(request).catch(() => undefined);
  const response = await (kept ? Promise.race([fetched, afterPatience()]) : fetched);
  return response && response.status < 500 ? response : (kept ?? response ?? (await offlinePage()));
}

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

async function fetchPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const preloaded = (await event.preloadResponse) as Response | undefined;
  const response = preloaded ?? (await fetch(request));
  if (isPage(response)) event.waitUntil(keep(PAGES, pageKey(request.url), response.clone()));
  else if (response.status === 404) event.waitUntil(forgetPage(request));
  return response;
}

const isHtml = ({ headers }: Response): boolean =>
  (headers.get('Content-Type') ?? '').startsWith('text/html');

const isPage = (response: Response): boolean => isWhole(response) && isHtml(response);

/** Returns whether a response may be cached as a file. A page that a network or a wrong rewrite sends in its place would stay for ever. */
const isFile = (response: Response): boolean => isWhole(response) && !isHtml(response);

/** Returns whether a response may be cached: same origin, and not an error, a redirect or partial content. */
const isWhole = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** A page is cached under its path: the server's response does not depend on the query, which may be unique to each visit (`fbclid`). */
const pageKey = (address: string): string => new URL(address, worker.location.origin).pathname;

/** Returns the cached page of a URL. */
async function keptPage({ url }: Request): Promise<Response | undefined> {
  return (await caches.open(PAGES.name)).match(pageKey(url), ANY);
}

async function forgetPage({ url }: Request): Promise<void> {
  await (await caches.open(PAGES.name)).delete(pageKey(url), ANY);
}

/** Returns the shared content from the network or, if that fails or is slow, as it was kept. */
async function openSite(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetched = fetch(request)
    .then((response) => {
      if (isFile(response)) event.waitUntil(keep(SITES, pageKey(request.url), response.clone()));
      return response;
    })
    .catch(() => undefined);
  event.waitUntil(fetched);
  const kept = await (await caches.open(SITES.name)).match(pageKey(request.url), ANY);
  const response = await (kept ? Promise.race([fetched, afterPatience()]) : fetched);
  return response && response.status < 500 ? response : (kept ?? response ?? Response.error());
}

/** Returns the facts of the business as they were last seen in any language; none where nothing was kept. */
async function keptFacts(): Promise<{ name: string; phone: string }> {
  const cache = await caches.open(SITES.name);
  const [path] = await cache.keys();
  const kept = path && (await cache.match(path, ANY));
  // Written by our own server; empty facts are left out.
  const { facts = {} } = kept ? ((await kept.json()) as { facts?: { name?: string; phone?: string } }) : {};
  return { name: facts.name ?? '', phone: facts.phone ?? '' };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

async function offlinePage(): Promise<Response> {
  const { name, phone } = await keptFacts().catch(() => ({ name: '', phone: '' }));
  const page = OFFLINE_PAGE.replace(/<a [^>]*data-if="phone">[^<]*<\/a>/g, (link) =>
    phone === '' ? '' : link,
  )
    .replaceAll('{{name}}', escaped(name))
    .replaceAll('{{dialablePhone}}', escaped(dialablePhone(phone)))
    .replaceAll('{{phone}}', escaped(displayPhone(phone)));
  return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function openFile(event: FetchEvent): Promise<Response> {
  const kept = await (await caches.open(FILES.name)).match(event.request, ANY);
  return kept ?? fetchFile(event);
}

async function fetchFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  let response = await fetch(request);
  // Hosting lets browsers cache a 404 as long as the file. The file may exist by now.
  if (response.status === 404) response = await fetch(request, { cache: 'no-cache' });
  if (isFile(response) && !(await isForOwner(event.clientId))) {
    event.waitUntil(keep(FILES, request, response.clone()));
  }
  return response;
}

/** Returns whether a request comes from the owner's area, whose files would evict those of the public pages. */
async function isForOwner(clientId: string): Promise<boolean> {
  const client = await worker.clients.get(clientId);
  return client !== undefined && NOT_OURS.test(new URL(client.url).pathname);
}

/** Caches a response, and evicts the oldest ones above the limit. */
async function keep({ name, max }: typeof PAGES, request: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

/**
 * A page reports its path and the files it has loaded: this worker did not see the requests of the visit on which it was installed, and a
 * client-side navigation requests no HTML.
 */
worker.addEventListener('message', (event) => {
  const { page, files } = event.data as { page: string; files: string[] };
  const site = `/${pageKey(page).split('/')[1] ?? ''}/site.json`;
  event.waitUntil(
    Promise.all([
      keepUnlessKept(PAGES, pageKey(page), isPage),
      keepUnlessKept(SITES, site, isFile),
      ...files.map((file) => keepUnlessKept(FILES, file, isFile)),
    ]),
  );
});

async function keepUnlessKept(
  cache: typeof PAGES,
  address: string,
  isGood: (response: Response) => boolean,
): Promise<void> {
  const { origin, pathname } = new URL(address, worker.location.origin);
  if (
    origin !== worker.location.origin ||
    NOT_OURS.test(pathname) ||
    (cache === FILES && !FILE.test(pathname)) ||
    (cache === SITES && !SITE.test(pathname))
  )
    return;
  if (await (await caches.open(cache.name)).match(address, ANY)) return;
  const response = await fetch(address).catch(() => undefined);
  if (response && isGood(response)) await keep(cache, address, response);
}

/** Background Sync, which TypeScript does not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

worker.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === WAITING) sync.waitUntil(sendInBackground());
});
