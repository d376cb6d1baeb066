/** Registers the service worker, which caches visited pages for offline use. */

const SCRIPT = '/sw.js';
const KEPT_FILE = /\/(assets|images)\//;

let worker: Promise<ServiceWorker | null> | undefined;

/**
 * Returns whether to use the service worker: not in development, and not in data-saving mode, because caching
 * may load files twice.
 */
const isWanted = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && navigator.connection?.saveData !== true;

async function startWorker(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register(SCRIPT);
  return (await navigator.serviceWorker.ready).active;
}

/** Has the service worker cache a page and the files loaded for it so far. Ignores failures. */
export async function keepForOffline(page: string): Promise<void> {
  if (!isWanted()) return;
  try {
    worker ??= startWorker();
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    (await worker)?.postMessage({ page, files: files.filter((file) => KEPT_FILE.test(file)) });
  } catch {
    // Private browsing may block service workers.
  }
}
