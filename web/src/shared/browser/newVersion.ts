/** A deployment replaces the files of the site: a page that was opened before asks for files that are gone. */
import { safeSessionStorage } from './storage';

const STORAGE_KEY = 'newVersionLoadedAt';
/** Within this time a file that is missing again is missing in the new version too. */
const ONCE_MS = 60_000;

/** Whether an error is that of a file which the server does not have: `fetchFiles` rejects with the status. */
export const isMissingFile = (error: unknown): boolean => error === 404;

/** Loads a document of the new version, where nothing that was typed is lost by it. Returns false when it has just done so: it must not go on for ever. */
export function loadNewVersion(open = () => location.reload()): boolean {
  const now = Date.now();
  const last = Number(safeSessionStorage.read(STORAGE_KEY) ?? 0);
  if (now >= last && now - last < ONCE_MS) return false;
  safeSessionStorage.write(STORAGE_KEY, `${now}`);
  if (safeSessionStorage.read(STORAGE_KEY) !== `${now}`) return false;
  open();
  return true;
}
