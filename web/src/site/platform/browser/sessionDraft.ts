/** The draft of a form in session storage, until the server has confirmed what was sent. */
import { safeSessionStorage } from '../../../shared/browser/storage';

/**
 * Returns the functions of a draft.
 * @param key of the storage
 * @param parse throws for what is no draft
 */
export const sessionDraft = <Draft>(key: string, parse: (stored: unknown) => Draft) => ({
  /** Returns the draft of this tab; null when there is none or it is invalid. */
  read: (): Draft | null => {
    try {
      const stored: unknown = JSON.parse(safeSessionStorage.read(key) ?? 'null');
      return stored === null ? null : parse(stored);
    } catch {
      return null;
    }
  },
  write: (draft: Draft): void => safeSessionStorage.write(key, JSON.stringify(draft)),
  clear: (): void => safeSessionStorage.remove(key),
});
