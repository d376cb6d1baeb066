/** Publishes changes to the site that this function belongs to. */
import * as logger from 'firebase-functions/logger';
import { onEmulators } from '../platform/config';
import { folderTarget } from './folder-target';
import { hostingTarget } from './hosting-target';
import { LeaseHeld } from './lease';
import { publishPending, createPublisher } from './publisher';
import type { ReleaseTarget } from './target';

/**
 * The delay before a retry on the emulators. Unlike the platform, they don't retry failed events, and they
 * end a function's process when it fails.
 */
const EMULATOR_RETRY_MS = 3000;
let retry: NodeJS.Timeout | undefined;

/**
 * Returns the target for releases: on the emulators, the folder SITE_DIR; otherwise, the project's Hosting.
 * Without SITE_DIR, the emulators serve no files (`npm run dev`).
 */
function chooseTarget(): ReleaseTarget | null {
  const { SITE_DIR, GCLOUD_PROJECT } = process.env;
  if (onEmulators) return SITE_DIR ? folderTarget(SITE_DIR) : null;
  if (!GCLOUD_PROJECT) throw new Error('GCLOUD_PROJECT is not set.');
  return hostingTarget(GCLOUD_PROJECT);
}

/**
 * Publishes all pending changes. If any of them can't be published, throws, so that the platform redelivers
 * the event. On the emulators, retries instead of throwing.
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
 * Publishes any changes whose events were dropped or lost. While a publisher or a deployment holds the lease,
 * leaves them for the next run.
 */
export async function publishOverdueChanges(): Promise<void> {
  try {
    await publishChanges();
  } catch (error) {
    if (!(error instanceof LeaseHeld)) throw error;
  }
}
