import type { ApiPath } from '@app/domain/api';

let isWoken = false;

/**
 * Wakes the server once per page load, even in data-saving mode, so sending a message doesn't wait for a cold
 * start.
 */
export function wakeServer(): void {
  if (isWoken || !navigator.onLine) return;
  isWoken = true;
  // Doesn't use `callApi`, whose code is loaded with the form, possibly not until a field is first focused.
  fetch('/api/contact/ready' satisfies ApiPath).catch(() => undefined);
}
