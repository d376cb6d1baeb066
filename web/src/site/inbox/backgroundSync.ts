import { WAITING } from './waiting';

/**
 * Registers a background sync, so that the browser wakes the service worker when the connection is restored,
 * even after the page has been closed. Only Chromium-based browsers support this.
 */
export async function wakeWhenOnline(): Promise<void> {
  // This promise never resolves if there is no service worker.
  const registration = await navigator.serviceWorker.ready;
  await registration.sync?.register(WAITING);
}
