import type { ApiPath } from '@app/domain/api';

let isWoken = false;

/**
 * Wakes the server once per page load, even in data-saving mode, so that sending a message doesn't wait for a
 * cold start.
 */
export function wakeServer(): void {
  if (isWoken || !navigator.onLine) return;
  isWoken = true;
  // This doesn't use `callApi`, because its code is loaded with the form, possibly after the first focus.
  fetch('/api/contact/ready' satisfies ApiPath).catch(() => undefined);
}
