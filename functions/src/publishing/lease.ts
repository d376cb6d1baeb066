/**
 * The lease on the live site, held by one process at a time: a publisher, a deployment or a rollback
 * (tools/deploy).
 */
import { randomUUID } from 'node:crypto';

export type LeaseKind = 'publisher' | 'deployment';

/**
 * The lifetime of a lease. A process that dies without releasing its lease blocks other processes for this
 * long.
 */
export const LEASE_MS: Record<LeaseKind, number> = { publisher: 60_000, deployment: 5 * 60_000 };
/**
 * How many times a lease is renewed during its lifetime. With several renewals, the lease survives if some
 * fail.
 */
const RENEWALS = 5;

export interface LeaseRecord {
  holder: string;
  kind: LeaseKind;
  expiresAt: number;
}

/** The storage for the lease. */
export interface LeaseStore {
  /**
   * Reads the lease and stores the result of `decide`: null deletes it, undefined leaves it unchanged. Calls
   * `decide` again if another process wrote the lease in the meantime.
   */
  change(decide: (current: LeaseRecord | null) => LeaseRecord | null | undefined): Promise<void>;
}

/** A held lease. It renews itself until it is released, and expires if the process dies. */
export interface Lease {
  holder: string;
  /** Renews the lease immediately. Throws if another process has taken it. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

const HELD: Record<LeaseKind, string> = {
  publisher: 'Another publisher holds the lease; remaining changes are published after it ends.',
  deployment: 'A deployment is running; the changes are published after it ends.',
};

/**
 * The error thrown when another process holds the lease. That process may still be running, or may have died
 * recently.
 */
export class LeaseHeld extends Error {
  constructor(readonly lease: LeaseRecord) {
    super(HELD[lease.kind]);
  }
}

interface Options {
  /** Called when a renewal fails. */
  warn: (error: unknown) => void;
  /** How long the lease may keep being renewed, in milliseconds. */
  maxMs?: number;
}

/** Returns whether a lease has not expired yet. */
export const isValid = ({ expiresAt }: LeaseRecord): boolean => expiresAt > Date.now();

/** Takes the lease. Throws `LeaseHeld` while another process holds it. */
export async function takeLease(
  store: LeaseStore,
  kind: LeaseKind,
  { warn, maxMs = Infinity }: Options,
): Promise<Lease> {
  const holder = randomUUID();
  const held = (): LeaseRecord => ({ holder, kind, expiresAt: Date.now() + LEASE_MS[kind] });
  await store.change((current) => {
    // The lease is already ours if an earlier attempt took it but the response was lost.
    if (current && current.holder !== holder && isValid(current)) throw new LeaseHeld(current);
    return held();
  });

  const renew = (): Promise<void> =>
    store.change((current) => {
      if (current?.holder !== holder)
        throw new Error('Another process changes the live site now: the lease was not renewed in time.');
      return held();
    });
  const takenAt = Date.now();
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    if (Date.now() - takenAt > maxMs) clearInterval(timer);
    else renewing = renew().catch(warn);
  }, LEASE_MS[kind] / RENEWALS);
  return {
    holder,
    renew,
    async release() {
      clearInterval(timer);
      await renewing;
      await store.change((current) => (current?.holder === holder ? null : undefined));
    },
  };
}
