import type { Google } from '../google';
import { regionOf, type Settings } from '../settings';

/** What a check needs and what earlier checks have found out. */
export interface Context {
  google: Google;
  project: string;
  region: string;
  root: string;
  /** Nothing is created or changed. */
  readOnly: boolean;
  /** The monthly amount of the budget alert, in the currency of the billing account. */
  budget: number;
  projectNumber?: string;
  /** As in `billingAccounts/0123`. */
  billingAccount?: string;
  bucket?: string;
  /** The address under which visitors know the site. */
  siteUrl?: string;
  settings?: Settings;
}

/** What checks need that change nothing. */
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
  /** What the operator has to do; only of what is missing. */
  remedy?: string;
}

/** One line of the setup. */
export interface Check {
  title: string;
  /** Without it no later check makes sense. */
  blocksAll?: boolean;
  /** A deployment does not need it, or makes it. */
  optional?: boolean;
  run: (context: Context) => Promise<Result>;
}

export const ok = (detail: string): Result => ({ state: 'ok', detail });
export const created = (detail: string): Result => ({ state: 'created', detail });
export const missing = (detail: string, remedy: string): Result => ({ state: 'missing', detail, remedy });

/** The result for something that setup creates and a read-only run only reports. */
export const leftToSetup = ({ project }: Context, detail: string): Result =>
  missing(detail, `Run: npm run deploy:setup -- ${project}`);
