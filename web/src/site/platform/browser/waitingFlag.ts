/** Whether a message may wait in this browser: a flag in local storage, so that only the visitors concerned load the code for it. */
import { safeLocalStorage } from '../../../shared/browser/storage';

const STORAGE_KEY = 'waitingMessages';

let isRequested = false;
const listeners = new Set<() => void>();

/** Has the code for waiting messages loaded, as long as there is a connection. */
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
