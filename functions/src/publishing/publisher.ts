/** Publishes what has changed: renders the files that show it, and releases them. */
import * as logger from 'firebase-functions/logger';
import { readBuildStamp } from './pages/renderer';
import { affectsEverything } from './addresses';
import type { Lease } from './lease';
import { takePublisherLease } from './publisher-lease';
import { prepareRelease } from './prepare-release';
import {
  hasPublications,
  isRemainder,
  markLive,
  readPublications,
  requeue,
  recordFailure,
  type Publication,
  type QueuedChange,
} from './queue';
import { ReleaseConflict, type ReleaseTarget } from './target';

/**
 * After this time a publisher begins no further release, and another one goes on: a release takes less than
 * the rest of the time.
 */
const PUBLISHER_WORK_MS = 6 * 60_000;

/** How often a release is prepared anew because another one went live in the meantime. */
const CONFLICTS_MAX = 3;

/** What a publisher does with changes; replaced by tests. */
export interface Publisher {
  /** Null where no files are served: changes are live at once. */
  target: ReleaseTarget | null;
  buildId: () => Promise<string>;
  prepare: typeof prepareRelease;
  /** For how long a publisher begins releases, in milliseconds. */
  workMs: number;
}

/** Returns the publisher that releases to a target with this build's renderer. */
export const createPublisher = (target: ReleaseTarget | null): Publisher => ({
  target,
  buildId: async () => (await readBuildStamp()).buildId,
  prepare: prepareRelease,
  workMs: PUBLISHER_WORK_MS,
});

/**
 * Publishes all pending changes, also those that are recorded meanwhile; what takes too long is left to
 * another publisher, which it starts. Throws while another process has the lease, and when something fails:
 * the changes stay pending, and it has to be called again. That another publisher is at work does not prove
 * that it will publish them: it may have died.
 */
export async function publishPending(publisher: Publisher): Promise<void> {
  const until = Date.now() + publisher.workMs;
  // Once more after the lease was given up: the publisher of a change that was recorded just before found it
  // taken.
  while (await hasPublications()) {
    const left = await publishWithLease(until, publisher);
    if (left) {
      // While this one had the lease, the other one would fail, and be called again later.
      await requeue(left);
      return;
    }
  }
}

/** Returns a change that is left when the time is up. */
async function publishWithLease(until: number, publisher: Publisher): Promise<Publication | null> {
  const lease = await takePublisherLease();
  try {
    const left = await publishUntil(until, publisher, lease);
    await lease.release();
    return left;
  } catch (error) {
    // Without Firestore neither succeeds; the lease then expires.
    await Promise.allSettled([
      recordFailure(error instanceof Error ? error.message : String(error)),
      lease.release(),
    ]);
    throw error;
  }
}

/**
 * Publishes pending changes until there are none, or after the first release the time is up; returns one that
 * is left then.
 */
async function publishUntil(time: number, publisher: Publisher, lease: Lease): Promise<Publication | null> {
  for (let releases = 0; ; releases += 1) {
    const pending = await readPublications();
    const [oldest] = pending;
    if (!oldest) return null;
    if (releases > 0 && Date.now() > time) return oldest;
    // What the owner has just changed comes before what is left of earlier changes, which is released part by
    // part.
    const recent = pending.filter((publication) => !isRemainder(publication));
    const chosen = recent.length > 0 ? recent : [oldest];
    const changes = chosen.map(({ change }) => change);
    const { target } = publisher;
    const later = target ? await renderAndRelease(publisher, target, changes, lease) : [];
    const replaced = affectsEverything(changes) ? pending.filter(isRemainder) : [];
    await markLive([...chosen, ...replaced], later);
    logger.info('changes published', { changes: chosen.length, later: later.length });
  }
}

/**
 * Renders and releases the files that show the changes; returns the addresses that are left to further
 * releases.
 */
async function renderAndRelease(
  { buildId, prepare }: Publisher,
  target: ReleaseTarget,
  changes: readonly QueuedChange[],
  lease: Lease,
): Promise<readonly string[]> {
  for (let conflicts = 0; ; conflicts += 1) {
    const live = await target.readLive();
    const own = await buildId();
    // Pages name the scripts of their build, which only its releases have.
    if (live.buildId !== own)
      throw new Error(`The live site is build ${live.buildId ?? 'unknown'}, this function is build ${own}.`);
    const prepared = await prepare(changes, live, target.digest);
    if (prepared.put.size === 0 && prepared.remove.size === 0) return prepared.later;
    await lease.renew();
    try {
      await target.release(live, prepared);
      logger.info('released', { put: [...prepared.put.keys()], remove: [...prepared.remove] });
      return prepared.later;
    } catch (error) {
      if (!(error instanceof ReleaseConflict) || conflicts === CONFLICTS_MAX) throw error;
    }
  }
}
