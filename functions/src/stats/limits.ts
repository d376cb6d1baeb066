/**
 * Limits the rate of beacons. They are counted only in the instance's memory, so nothing about visitors is
 * stored, and no beacon waits for a counter in the database.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { addTo, openKey, type Counts, type OpenKind } from '@app/domain/stats/keys';
import type { Limit } from '../platform/config';
import type { ClientAddress } from '../platform/http/client-address';

/**
 * Returns a function that counts one use of an id per call and returns whether the use is within the limit.
 * All ids share one window. When the window ends, all counts are dropped.
 */
function createMemoryLimit({ max, windowMs }: Limit): (id: string, now: number) => boolean {
  const used = new Map<string, number>();
  let endsAt = 0;
  return (id, now) => {
    if (now >= endsAt) {
      used.clear();
      endsAt = now + windowMs;
    }
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count <= max;
  };
}

/**
 * Returns a function that counts a beacon by its addresses and returns whether it is within the limits. The
 * addresses are hashed with a key that only this process has. The peer's limit is checked first, because
 * visitor addresses can be forged, and the peer's limit bounds how many of them are kept in memory.
 */
export function createBeaconLimit(limits: {
  visitor: Limit;
  peer: Limit;
}): (from: ClientAddress, now: number) => boolean {
  const key = randomBytes(32);
  const hash = (address: string) => createHmac('sha256', key).update(address).digest('base64');
  const byPeer = createMemoryLimit(limits.peer);
  const byVisitor = createMemoryLimit(limits.visitor);
  return ({ visitor, peer }, now) =>
    byPeer(hash(peer), now) && (visitor === null || byVisitor(hash(visitor), now));
}

/**
 * Returns a function that limits how many distinct keys there are per day. Above the limit, new keys are
 * counted together under a common key.
 */
export function createKeyLimit(max: Record<OpenKind, number>): (counts: Counts, day: string) => Counts {
  let current = '';
  let known: Record<OpenKind, Set<string>> = { visit: new Set(), error: new Set() };
  return (counts, day) => {
    if (day !== current) {
      current = day;
      known = { visit: new Set(), error: new Set() };
    }
    const kept: Counts = {};
    for (const [key, count] of Object.entries(counts)) {
      const open = openKey(key);
      if (open && known[open.kind].size < max[open.kind]) known[open.kind].add(key);
      addTo(kept, { [open && !known[open.kind].has(key) ? open.common : key]: count });
    }
    return kept;
  };
}
