/** Publishes what has changed to where this function's site is served from. */
import { onEmulators } from '../config';
import { folderTarget } from './folder-target';
import { publishPending, publishingTo } from './publisher';
import type { ReleaseTarget } from './target';

/** Returns where the site is served from. On the emulators it is SITE_DIR; without it no files are served (`npm run dev`). */
function siteTarget(): ReleaseTarget | null {
  const { SITE_DIR } = process.env;
  if (onEmulators) return SITE_DIR ? folderTarget(SITE_DIR) : null;
  throw new Error('Not implemented yet: publishing to Firebase Hosting');
}

/** Publishes all pending changes. */
export const publishChanges = (): Promise<void> => publishPending(publishingTo(siteTarget()));
