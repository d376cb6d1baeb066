/**
 * Wrappers around local and session storage that never throw. If the browser's storage is full or blocked,
 * nothing is stored and reads return null.
 */

interface Kept {
  /** Returns the value, or null if the key has none. */
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
}

function kept(storage: () => Storage): Kept {
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, text) => attempt((storage) => storage.setItem(key, text)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

export const safeLocalStorage = kept(() => localStorage);
export const safeSessionStorage = kept(() => sessionStorage);
