/**
 * Recovers from deployments. A deployment replaces the site's files, so a page that was opened earlier may
 * request files that no longer exist.
 */
import { safeSessionStorage } from './storage';

const STORAGE_KEY = 'newVersionLoadedAt';
/** If a file is missing again this soon after a reload, the new version doesn't have it either. */
const ONCE_MS = 60_000;

/**
 * Returns whether an error means that a file doesn't exist on the server. `fetchFiles` rejects with the
 * status.
 */
export const isMissingFile = (error: unknown): boolean => error === 404;

/**
 * Loads the new version of the document. Call this only where no typed input would be lost. To avoid a reload
 * loop, does nothing and returns false right after a reload.
 */
export function loadNewVersion(open = () => location.reload()): boolean {
  const now = Date.now();
  const last = Number(safeSessionStorage.read(STORAGE_KEY) ?? 0);
  if (now >= last && now - last < ONCE_MS) return false;
  safeSessionStorage.write(STORAGE_KEY, `${now}`);
  if (safeSessionStorage.read(STORAGE_KEY) !== `${now}`) return false;
  open();
  return true;
}
