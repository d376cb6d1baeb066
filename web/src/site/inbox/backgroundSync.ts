import { WAITING } from './waiting';

/** Asks the browser to wake the service worker when the connection is back, also after the page was closed. Only Chromium-based ones can. */
export async function wakeWhenOnline(): Promise<void> {
  // Never resolves where there is no service worker.
  const registration = await navigator.serviceWorker.ready;
  await registration.sync?.register(WAITING);
}
