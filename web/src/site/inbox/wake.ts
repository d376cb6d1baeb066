import type { ApiPath } from '@app/domain/api';

let isWoken = false;

/**
 * Wakes the server once per page load, even for visitors who save data, so that sending a message doesn't
 * wait for a cold start.
 */
export function wakeServer(): void {
  if (isWoken || !navigator.onLine) return;
  isWoken = true;
  // This doesn't use `callApi`, whose code is loaded with the form, after the first focus.
  fetch('/api/contact/ready' satisfies ApiPath).catch(() => undefined);
}
