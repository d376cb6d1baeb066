import type { Google } from '../google';
import { regionOf, type Settings } from '../settings';

/** The input of the checks, and the results of earlier ones. */
export interface Context {
  google: Google;
  project: string;
  region: string;
  root: string;
  /** Forbids creating or changing anything. */
  readOnly: boolean;
  /** The monthly amount of the budget alert, in the currency of the billing account. */
  budget: number;
  projectNumber?: string;
  /** For example `billingAccounts/0123`. */
  billingAccount?: string;
  bucket?: string;
  /** The site's public address. */
  siteUrl?: string;
  settings?: Settings;
}

/** Returns the context for checks that change nothing. */
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
  /** Instructions for the operator. Only set if something is missing. */
  remedy?: string;
}

/** One line of the setup report. */
export interface Check {
  title: string;
  /** If this check fails, the remaining ones are skipped. */
  blocksAll?: boolean;
  /** A deployment doesn't need it, or creates it itself. */
  optional?: boolean;
  run: (context: Context) => Promise<Result>;
}

export const ok = (detail: string): Result => ({ state: 'ok', detail });
export const created = (detail: string): Result => ({ state: 'created', detail });
export const missing = (detail: string, remedy: string): Result => ({ state: 'missing', detail, remedy });

/** Returns the result for a resource that setup creates and a read-only run only reports. */
export const leftToSetup = ({ project }: Context, detail: string): Result =>
  missing(detail, `Run: npm run deploy:setup -- ${project}`);
