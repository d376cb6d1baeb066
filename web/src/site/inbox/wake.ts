import type { ApiPath } from '@app/domain/api';

let isWoken = false;

/**
 * Wakes the server once per page load, so that sending a message doesn't wait for a cold start. Applies to
 * visitors who save data too.
 */
export function wakeServer(): void {
  if (isWoken || !navigator.onLine) return;
  isWoken = true;
  // Doesn't use `callApi`: its code is loaded with the form, after the first focus.
  fetch('/api/contact/ready' satisfies ApiPath).catch(() => undefined);
}
