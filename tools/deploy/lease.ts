import { GoogleError } from '../../functions/src/platform/google-api';
import {
  LeaseHeld,
  isValid,
  takeLease,
  type Lease,
  type LeaseRecord,
  type LeaseStore,
} from '../../functions/src/publishing/lease';
import type { Google } from './google';

/**
 * The time to wait for a running publisher. Publishing usually takes seconds, but the first run renders
 * everything and takes minutes.
 */
const WAIT_MS = 15 * 60_000;

/** The environment variable that passes a deployment's lease to the guard, which firebase-tools starts. */
export const LEASE_VARIABLE = 'DEPLOYMENT_LEASE';
/**
 * The environment variable that passes a preview's channel to the guard. Previews need no lease, because they
 * don't change the live site.
 */
export const PREVIEW_VARIABLE = 'DEPLOYMENT_PREVIEW';

/** Firestore's error codes for failed preconditions. */
const WRITTEN_MEANWHILE = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'ABORTED', 'NOT_FOUND'];

/** The `publishing/lease` document in Firestore's JSON format. */
export interface LeaseDocument {
  updateTime: string;
  fields: {
    holder: { stringValue: string };
    kind: { stringValue: string };
    expiresAt: { timestampValue: string };
  };
}

const leaseUrl = (project: string): string =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/publishing/lease`;

function recordOf({ fields: { holder, kind, expiresAt } }: LeaseDocument): LeaseRecord {
  return {
    holder: holder.stringValue,
    kind: kind.stringValue === 'deployment' ? 'deployment' : 'publisher',
    expiresAt: Date.parse(expiresAt.timestampValue),
  };
}

function documentOf({ holder, kind, expiresAt }: LeaseRecord): Pick<LeaseDocument, 'fields'> {
  return {
    fields: {
      holder: { stringValue: holder },
      kind: { stringValue: kind },
      expiresAt: { timestampValue: new Date(expiresAt).toISOString() },
    },
  };
}

function leaseStore(google: Google): LeaseStore {
  const url = leaseUrl(google.project);

  /** Attempts one change. Returns false if the lease was changed concurrently. */
  async function attempt(decide: Parameters<LeaseStore['change']>[0]): Promise<boolean> {
    const current = await google.find<LeaseDocument>(url);
    const next = decide(current && recordOf(current));
    if (next === undefined) return true;
    const precondition = `currentDocument.${current ? `updateTime=${current.updateTime}` : 'exists=false'}`;
    try {
      if (next) await google.patch(`${url}?${precondition}`, documentOf(next));
      else if (current) await google.delete(`${url}?${precondition}`);
      return true;
    } catch (error) {
      if (error instanceof GoogleError && WRITTEN_MEANWHILE.includes(error.refusal.code ?? '')) return false;
      throw error;
    }
  }

  return {
    async change(decide) {
      while (!(await attempt(decide)));
    },
  };
}

/** Waits until no publisher holds the lease, then takes it. Throws if another deployment holds the lease. */
export async function takeDeploymentLease(google: Google, say: (line: string) => void): Promise<Lease> {
  const store = leaseStore(google);
  const warn = (error: unknown): void => say(`The lease was not renewed: ${String(error)}`);
  let announced = false;
  return google.until(
    'The running publication',
    async () => {
      try {
        return await takeLease(store, 'deployment', { warn });
      } catch (error) {
        if (!(error instanceof LeaseHeld)) throw error;
        const { kind, expiresAt } = error.lease;
        if (kind === 'deployment')
          throw new Error(
            `Another deployment is running. If it was interrupted, run this again after ${new Date(expiresAt).toISOString()}.`,
            { cause: error },
          );
        if (!announced) say('Waiting for the running publication');
        announced = true;
        return undefined;
      }
    },
    WAIT_MS,
  );
}

/** Returns a problem unless `holder` is a deployment that holds the live site's lease. */
export async function problemsOfLease(google: Google, holder: string | undefined): Promise<string[]> {
  const current = await google.find<LeaseDocument>(leaseUrl(google.project));
  const lease = current && recordOf(current);
  if (lease?.holder === holder && lease?.kind === 'deployment' && isValid(lease)) return [];
  return [
    "This is not part of a deployment that holds the lease of the live site, so it could undo the owner's publications.",
  ];
}
