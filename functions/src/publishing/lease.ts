/**
 * The right to change the live site, which one process has at a time: a publisher, a deployment or a rollback
 * (tools/deploy).
 */
import { randomUUID } from 'node:crypto';

export type LeaseKind = 'publisher' | 'deployment';

/** A process that ends without giving its lease up holds the others back for this long. */
export const LEASE_MS: Record<LeaseKind, number> = { publisher: 60_000, deployment: 5 * 60_000 };
/** How often a lease is renewed while it is valid: some of these attempts may fail. */
const RENEWALS = 5;

export interface LeaseRecord {
  holder: string;
  kind: LeaseKind;
  expiresAt: number;
}

/** Where the lease is kept. */
export interface LeaseStore {
  /**
   * Reads the lease, and stores what `decide` makes of it: null deletes it, undefined leaves it. `decide` is
   * asked again where somebody else has written it meanwhile.
   */
  change(decide: (current: LeaseRecord | null) => LeaseRecord | null | undefined): Promise<void>;
}

/** It is renewed until it is released, and expires if the process ends. */
export interface Lease {
  holder: string;
  /** Renews the lease now. Throws if another process has taken it. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

const HELD: Record<LeaseKind, string> = {
  publisher: 'Another publisher is at work; what it leaves is published when its lease has ended.',
  deployment: 'A deployment is running; the changes are published after it.',
};

/** Another process has the lease: it is at work, or has died not long ago. */
export class LeaseHeld extends Error {
  constructor(readonly lease: LeaseRecord) {
    super(HELD[lease.kind]);
  }
}

interface Options {
  /** Told of a renewal that has failed. */
  warn: (error: unknown) => void;
  /** For how long the lease is renewed at most. */
  maxMs?: number;
}

/** Whether a lease has not expired. */
export const isValid = ({ expiresAt }: LeaseRecord): boolean => expiresAt > Date.now();

/** Takes the lease. Throws `LeaseHeld` while another process has it. */
export async function takeLease(
  store: LeaseStore,
  kind: LeaseKind,
  { warn, maxMs = Infinity }: Options,
): Promise<Lease> {
  const holder = randomUUID();
  const held = (): LeaseRecord => ({ holder, kind, expiresAt: Date.now() + LEASE_MS[kind] });
  await store.change((current) => {
    // Its own, where the response to the first attempt was lost.
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
