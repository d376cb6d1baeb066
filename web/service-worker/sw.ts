/**
 * Keeps what a visitor has seen, so that it opens without a connection too. Pages come from the network as long as
 * it answers; files whose names stand for their content from the cache; the site's own pictures, whose names stay when they
 * change, from the cache too, which is then brought up to date. The owner's area, the API and other sites are none of its business.
 */
/** What is shown of a page that was never visited; the build puts it in. */
declare const OFFLINE_PAGE: string;

/** The types take this for any kind of worker. */
const worker = self as ServiceWorkerGlobalScope & typeof globalThis;

/** A new name gives up all that was kept under the old one. */
const PAGES = { name: 'pages-1', max: 40 };
const FILES = { name: 'files-1', max: 300 };

/** Hosting's answers vary by what a worker cannot see of a request. */
const ANY: CacheQueryOptions = { ignoreVary: true };

const NOT_OURS = /^\/(admin|api|__)(\/|$)/;
/** `favicon.svg` is the mark in the header. The browser has its own ways with icons. */
const FILE = /^\/(assets|images)\/|^\/favicon\.svg$/;
const NAMED_BY_CONTENT = /^\/(assets|images\/(uploads|og))\//;

/** How long the network may take over a page that is kept: longer, and it is as good as none. */
const PATIENCE_MS = 3000;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOldCaches(), worker.registration.navigationPreload.enable(), worker.clients.claim()]),
  );
});

async function dropOldCaches(): Promise<void> {
  const current = [PAGES.name, FILES.name];
  const old = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (FILE.test(pathname)) event.respondWith(openFile(event));
});

/** A page from the network; without one, or when the server is not well or takes its time, as it was seen last. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetched = fetchPage(event).catch(() => undefined);
  event.waitUntil(fetched);
  const kept = await keptPage(request).catch(() => undefined);
  const response = await (kept ? Promise.race([fetched, afterPatience()]) : fetched);
  return response && response.status < 500 ? response : (kept ?? response ?? offlinePage());
}

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

async function fetchPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const preloaded = (await event.preloadResponse) as Response | undefined;
  const response = preloaded ?? (await fetch(request));
  if (isPage(response)) event.waitUntil(keep(PAGES, request, response.clone()));
  else if (response.status === 404) event.waitUntil(forgetPage(request));
  return response;
}

const isPage = (response: Response): boolean =>
  isWhole(response) && (response.headers.get('Content-Type') ?? '').startsWith('text/html');

/** Our own, and neither an error, a redirection nor a part. */
const isWhole = ({ status, type, redirected }: Response): boolean => status === 200 && type === 'basic' && !redirected;

/** The page of this address; of another query only if there is none of this one. */
async function keptPage(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(PAGES.name);
  return (await cache.match(request, ANY)) ?? cache.match(request, { ...ANY, ignoreSearch: true });
}

async function forgetPage(request: Request): Promise<void> {
  await (await caches.open(PAGES.name)).delete(request, ANY);
}

const offlinePage = (): Response =>
  new Response(OFFLINE_PAGE, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

async function openFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await (await caches.open(FILES.name)).match(request, ANY);
  if (!kept) return fetchFile(event);
  if (!NAMED_BY_CONTENT.test(new URL(request.url).pathname)) event.waitUntil(fetchFile(event).catch(() => undefined));
  return kept;
}

async function fetchFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  let response = await fetch(request);
  // Hosting lets browsers keep the answer that there is no such file as long as the file. Later it may be there.
  if (response.status === 404) response = await fetch(request, { cache: 'no-cache' });
  if (isWhole(response) && !(await isForOwner(event.clientId))) {
    event.waitUntil(keep(FILES, request, response.clone()));
  }
  return response;
}

/** What the owner's screens need would only push out what visitors see. */
async function isForOwner(clientId: string): Promise<boolean> {
  const client = await worker.clients.get(clientId);
  return client !== undefined && NOT_OURS.test(new URL(client.url).pathname);
}

/** Keeps an answer, and no more of them than there is room for: those that were kept first go first. */
async function keep({ name, max }: typeof PAGES, request: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

/**
 * A page tells what it is and what it has loaded: this worker saw nothing of the visit on which it was installed, nor
 * of the HTML of a page to which a link led without a load.
 */
worker.addEventListener('message', (event) => {
  const { page, files } = event.data as { page: string; files: string[] };
  event.waitUntil(Promise.all([keepUnlessKept(PAGES, page, isPage), ...files.map((file) => keepUnlessKept(FILES, file, isWhole))]));
});

async function keepUnlessKept(room: typeof PAGES, address: string, isGood: (response: Response) => boolean): Promise<void> {
  const { origin, pathname } = new URL(address, worker.location.origin);
  if (origin !== worker.location.origin || NOT_OURS.test(pathname) || (room === FILES && !FILE.test(pathname))) return;
  if (await (await caches.open(room.name)).match(address, ANY)) return;
  const response = await fetch(address).catch(() => undefined);
  if (response && isGood(response)) await keep(room, address, response);
}
