import type { Google } from '../google';
import { regionOf, type Settings } from '../settings';

/** The input for the checks, including results from earlier checks. */
export interface Context {
  google: Google;
  project: string;
  region: string;
  root: string;
  /** Whether the checks must not create or change anything. */
  readOnly: boolean;
  /** The monthly amount of the budget alert, in the billing account's currency. */
  budget: number;
  projectNumber?: string;
  /** The name of the billing account, for example `billingAccounts/0123`. */
  billingAccount?: string;
  bucket?: string;
  /** The site's public address. */
  siteUrl?: string;
  settings?: Settings;
}

/** Returns a context for read-only checks. */
export const onlyLooking = (google: Google, root: string): Context => ({
  google,
  project: google.project,
  region: regionOf(root),
  root,
  readOnly: true,
  budget: 0,
});

export interface Result {
  state: 'ok' | 'created' | 'missing';
  detail: string;
  /** Instructions for the operator. Set only if something is missing. */
  remedy?: string;
}

/** A check, shown as one line in the setup report. */
export interface Check {
  title: string;
  /** Whether the remaining checks are skipped if this check fails. */
  blocksAll?: boolean;
  /**
   * Whether a deployment is possible even if this check fails, because the deployment doesn't need the
   * missing resource or creates it.
   */
  optional?: boolean;
  run: (context: Context) => Promise<Result>;
}

export const ok = (detail: string): Result => ({ state: 'ok', detail });
export const created = (detail: string): Result => ({ state: 'created', detail });
export const missing = (detail: string, remedy: string): Result => ({ state: 'missing', detail, remedy });

/** Returns the result for a missing resource that setup would create. */
export const leftToSetup = ({ project }: Context, detail: string): Result =>
  missing(detail, `Run: npm run deploy:setup -- ${project}`);
