import { WAITING } from './waiting';

/**
 * Asks the browser to wake the service worker when it is online again, even after the page was closed. Only
 * Chromium-based browsers support this.
 */
export async function wakeWhenOnline(): Promise<void> {
  // Never resolves if there is no service worker.
  const registration = await navigator.serviceWorker.ready;
  await registration.sync?.register(WAITING);
}
