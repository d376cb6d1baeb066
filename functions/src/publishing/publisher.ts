/** Publishes changes: renders the files that show them, then releases those files. */
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
 * After this time, a publisher starts no more releases and hands over to another publisher, leaving the
 * invocation enough time to finish a release.
 */
const PUBLISHER_WORK_MS = 6 * 60_000;

/** The maximum number of times to retry a release if another one goes live first. */
const CONFLICTS_MAX = 3;

/** A publisher's dependencies, which tests replace. */
export interface Publisher {
  /** The release target; null if no files are served, in which case changes are live immediately. */
  target: ReleaseTarget | null;
  buildId: () => Promise<string>;
  prepare: typeof prepareRelease;
  /** How long a publisher may keep starting new releases, in milliseconds. */
  workMs: number;
}

/** Returns a publisher that renders with this build and releases to `target`. */
export const createPublisher = (target: ReleaseTarget | null): Publisher => ({
  target,
  buildId: async () => (await readBuildStamp()).buildId,
  prepare: prepareRelease,
  workMs: PUBLISHER_WORK_MS,
});

/**
 * Publishes all pending changes, including those queued in the meantime. When the time is up, starts another
 * publisher for the rest. Throws if another process holds the lease or something fails. The changes then stay
 * pending, and the caller must retry, because another running publisher may die before it publishes them.
 */
export async function publishPending(publisher: Publisher): Promise<void> {
  const until = Date.now() + publisher.workMs;
  // Checks again after releasing the lease: a change may have been queued just before, and its own publisher
  // may have found the lease taken.
  while (await hasPublications()) {
    const left = await publishWithLease(until, publisher);
    if (left) {
      // Requeues the change only after releasing the lease. Otherwise, the next publisher would fail and be
      // retried later.
      await requeue(left);
      return;
    }
  }
}

/** Publishes while holding the lease. Returns a change that is still pending when the time is up, if any. */
async function publishWithLease(until: number, publisher: Publisher): Promise<Publication | null> {
  const lease = await takePublisherLease();
  try {
    const left = await publishUntil(until, publisher, lease);
    await lease.release();
    return left;
  } catch (error) {
    // If Firestore is unavailable, both calls fail, and the lease expires.
    await Promise.allSettled([
      recordFailure(error instanceof Error ? error.message : String(error)),
      lease.release(),
    ]);
    throw error;
  }
}

/**
 * Publishes pending changes until none are left, and then returns null. If a release ends after the deadline,
 * stops and returns a change that is still pending.
 */
async function publishUntil(time: number, publisher: Publisher, lease: Lease): Promise<Publication | null> {
  for (let releases = 0; ; releases += 1) {
    const pending = await readPublications();
    const [oldest] = pending;
    if (!oldest) return null;
    if (releases > 0 && Date.now() > time) return oldest;
    // The owner's latest changes go before the rest of earlier changes, which is released in parts.
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

/** Renders and releases the files that show the changes; returns any addresses deferred to later releases. */
async function renderAndRelease(
  { buildId, prepare }: Publisher,
  target: ReleaseTarget,
  changes: readonly QueuedChange[],
  lease: Lease,
): Promise<readonly string[]> {
  for (let conflicts = 0; ; conflicts += 1) {
    const live = await target.readLive();
    const own = await buildId();
    // Pages reference the scripts of their build, which exist only in releases of that build.
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
