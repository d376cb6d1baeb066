/**
 * A flag in local storage that is set while this browser may have queued messages. The code for them is
 * loaded only for visitors with the flag.
 */
import { safeLocalStorage } from '../../../shared/browser/storage';

const STORAGE_KEY = 'waitingMessages';

let isRequested = false;
const listeners = new Set<() => void>();

/** Loads the code for queued messages while the browser is still online. */
export function requestWaitingMessages(): void {
  isRequested = true;
  for (const listener of listeners) listener();
}

export const waitingFlag = {
  raise: (): void => safeLocalStorage.write(STORAGE_KEY, '1'),
  lower: (): void => safeLocalStorage.remove(STORAGE_KEY),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): boolean => isRequested || safeLocalStorage.read(STORAGE_KEY) !== null,
};
