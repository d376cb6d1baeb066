/** Publishes what has changed: renders the files that show it, and releases them. */
import * as logger from 'firebase-functions/logger';
import type { PublicChange } from '@perro-wisdom/domain/publication';
import { readBuildStamp } from '../pages/renderer';
import { takeLease, type Lease } from './lease';
import { prepareRelease } from './release';
import { markLive, readPublications, recordFailure } from './store';
import { ReleaseConflict, type LiveRelease, type ReleaseChanges, type ReleaseTarget } from './target';

/** How often a release is prepared anew because another one went live in the meantime. */
const CONFLICTS_MAX = 3;

/** What a publisher does with changes; replaced by tests. */
export interface Publishing {
  /** Null where no files are served: changes are live at once. */
  target: ReleaseTarget | null;
  buildId: () => Promise<string>;
  prepare: (changes: readonly PublicChange[], live: LiveRelease, digest: ReleaseTarget['digest']) => Promise<ReleaseChanges>;
}

/** Publishes with this build's renderer. */
export const publishingTo = (target: ReleaseTarget | null): Publishing => ({
  target,
  buildId: async () => (await readBuildStamp()).buildId,
  prepare: prepareRelease,
});

/**
 * Publishes all pending changes, also those that are recorded meanwhile. Returns at once while another publisher works, which will see
 * them. Throws while a deployment is running, and when something fails: the changes stay pending, and it can be called again.
 */
export async function publishPending(publishing: Publishing): Promise<void> {
  const lease = await takeLease('publisher');
  if (!lease) return;
  try {
    do await publishAll(publishing, lease);
    while (!(await lease.releaseIfDone()));
  } catch (error) {
    // Without Firestore neither succeeds; the lease then expires.
    await Promise.allSettled([recordFailure(error instanceof Error ? error.message : String(error)), lease.release()]);
    throw error;
  }
}

async function publishAll(publishing: Publishing, lease: Lease): Promise<void> {
  for (;;) {
    const pending = await readPublications();
    if (pending.length === 0) return;
    const { target } = publishing;
    if (target) await releaseChanges(publishing, target, pending.map(({ change }) => change), lease);
    await markLive(pending);
    logger.info('changes published', { changes: pending.length });
  }
}

async function releaseChanges(
  { buildId, prepare }: Publishing,
  target: ReleaseTarget,
  changes: readonly PublicChange[],
  lease: Lease,
): Promise<void> {
  for (let conflicts = 0; ; conflicts += 1) {
    const live = await target.readLive();
    const own = await buildId();
    // Pages name the scripts of their build, which only its releases have.
    if (live.buildId !== own) throw new Error(`The live site is build ${live.buildId ?? 'unknown'}, this function is build ${own}.`);
    const prepared = await prepare(changes, live, target.digest);
    if (prepared.put.size === 0 && prepared.remove.size === 0) return;
    await lease.renew();
    try {
      await target.release(live, prepared);
      logger.info('released', { put: [...prepared.put.keys()], remove: [...prepared.remove] });
      return;
    } catch (error) {
      if (!(error instanceof ReleaseConflict) || conflicts === CONFLICTS_MAX) throw error;
    }
  }
}
