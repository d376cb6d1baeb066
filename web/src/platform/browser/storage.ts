/** What the browser keeps for this site. Its storage may be full or forbidden, even to look at: then nothing is kept, and nothing else changes. */

interface Kept {
  /** Null where there is none. */
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

/** In this browser, for good. */
export const safeLocalStorage = kept(() => localStorage);
/** In this tab, until it is closed. */
export const safeSessionStorage = kept(() => sessionStorage);
