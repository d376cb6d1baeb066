/**
 * Recovers from deployments: a deployment replaces the site's files, so a page opened earlier may request
 * files that are gone.
 */
import { safeSessionStorage } from './storage';

const STORAGE_KEY = 'newVersionLoadedAt';
/** If a file is missing again within this time, it is missing from the new version too. */
const ONCE_MS = 60_000;

/**
 * Returns whether an error means that the server does not have a file: `fetchFiles` rejects with the status.
 */
export const isMissingFile = (error: unknown): boolean => error === 404;

/**
 * Loads the new version of the document. Call it only where no typed input would be lost. Returns false if it
 * has just done so, to avoid a reload loop.
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
