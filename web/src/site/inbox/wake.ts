import type { ApiPath } from '@app/domain/api';

let isWoken = false;

/** Wakes the server, once for each page load, so that sending a message does not wait for a cold start. Also for visitors who save data. */
export function wakeServer(): void {
  if (isWoken || !navigator.onLine) return;
  isWoken = true;
  // Not `callApi`, whose code is loaded with the form's, after the first focus.
  fetch('/api/contact/ready' satisfies ApiPath).catch(() => undefined);
}
