/** Publishes what has changed to where this function's site is served from. */
import * as logger from 'firebase-functions/logger';
import { onEmulators } from '../platform/config';
import { folderTarget } from './folder-target';
import { hostingTarget } from './hosting-target';
import { LeaseHeld } from './lease';
import { publishPending, createPublisher } from './publisher';
import type { ReleaseTarget } from './target';

/**
 * The emulators do not repeat a failed event, as the platform does, and end the process of a function that
 * fails.
 */
const EMULATOR_RETRY_MS = 3000;
let retry: NodeJS.Timeout | undefined;

/**
 * Returns the target of releases: on the emulators SITE_DIR, without which no files are served (`npm run
 * dev`); else the project's Hosting.
 */
function chooseTarget(): ReleaseTarget | null {
  const { SITE_DIR, GCLOUD_PROJECT } = process.env;
  if (onEmulators) return SITE_DIR ? folderTarget(SITE_DIR) : null;
  if (!GCLOUD_PROJECT) throw new Error('GCLOUD_PROJECT is not set.');
  return hostingTarget(GCLOUD_PROJECT);
}

/**
 * Publishes all pending changes. Throws while there are some that it could not publish, so that the platform
 * delivers the event again.
 */
export async function publishChanges(): Promise<void> {
  try {
    await publishPending(createPublisher(chooseTarget()));
  } catch (error) {
    if (!onEmulators) throw error;
    logger[error instanceof LeaseHeld ? 'info' : 'error']('the changes could not be published', {
      cause: String(error),
    });
    clearTimeout(retry);
    retry = setTimeout(() => void publishChanges(), EMULATOR_RETRY_MS);
  }
}

/**
 * Publishes the changes whose events were given up or lost, unless a publisher or a deployment is at work:
 * the next run looks again.
 */
export async function publishOverdueChanges(): Promise<void> {
  try {
    await publishChanges();
  } catch (error) {
    if (!(error instanceof LeaseHeld)) throw error;
  }
}
