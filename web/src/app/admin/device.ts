/**
 * The id by which the server recognizes a device that has logged in before. In local storage, because Hosting forwards no cookie except
 * the session's; without storage every login counts as one from a new device.
 */
import { safeLocalStorage } from '../../platform/browser/storage';

const KEY = 'adminDevice';
const DEVICE_ID = /^[\w-]{36}$/;

/** Returns this browser's id: random, and the same until its data is cleared. */
export function deviceId(): string {
  const kept = safeLocalStorage.read(KEY);
  if (kept !== null && DEVICE_ID.test(kept)) return kept;
  const id = crypto.randomUUID();
  safeLocalStorage.write(KEY, id);
  return id;
}
