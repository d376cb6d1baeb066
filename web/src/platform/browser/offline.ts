/** Pages that were visited open without a connection: the service worker keeps them. */

const SCRIPT = '/sw.js';
const KEPT_FILE = /\/(assets|images)\//;

let worker: Promise<ServiceWorker | null> | undefined;

/** Development has no worker, and who saves data is not made to load anything twice. */
const isWanted = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && navigator.connection?.saveData !== true;

async function startWorker(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register(SCRIPT);
  return (await navigator.serviceWorker.ready).active;
}

/** Has a page kept with what has been loaded for it so far. A browser that refuses changes nothing else. */
export async function keepForOffline(page: string): Promise<void> {
  if (!isWanted()) return;
  try {
    worker ??= startWorker();
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    (await worker)?.postMessage({ page, files: files.filter((file) => KEPT_FILE.test(file)) });
  } catch {
    // Private modes may refuse.
  }
}
