/**
 * The id by which the server recognizes a device that has logged in before: the server gives it at the first login. In local storage, because
 * Hosting forwards no cookie except the session's; without storage every login counts as one from a new device.
 */
import { safeLocalStorage } from '../../shared/browser/storage';

const KEY = 'adminDevice';
const DEVICE_ID = /^[\w-]{43}$/;

export function deviceId(): string | undefined {
  const kept = safeLocalStorage.read(KEY);
  return kept !== null && DEVICE_ID.test(kept) ? kept : undefined;
}

/** Keeps the id that a login has given to this browser; null if it gave none. */
export function keepDeviceId(id: string | null): void {
  if (id !== null) safeLocalStorage.write(KEY, id);
}
