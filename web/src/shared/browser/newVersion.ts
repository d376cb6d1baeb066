/**
 * Recovers from deployments. Because a deployment replaces the site's files, a page opened earlier may
 * request files that no longer exist.
 */
import { safeSessionStorage } from './storage';

const STORAGE_KEY = 'newVersionLoadedAt';
/** How long after a reload the new version is assumed to lack any missing file as well. */
const ONCE_MS = 60_000;

/**
 * Returns whether the error means that the server doesn't have the file. `fetchFiles` rejects with the status
 * code.
 */
export const isMissingFile = (error: unknown): boolean => error === 404;

/**
 * Reloads the document to get the new version. Call this only where no input would be lost. To avoid a reload
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
