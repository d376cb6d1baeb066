import { emptyHosting, type Hosting } from '../../functions/src/publishing/hosting.fixture';
import type { Stamp } from '../../tools/deploy/build-stamp';
import type { LeaseDocument } from '../../tools/deploy/lease';

/** What a project that has just been made Firebase's has enabled. */
const ENABLED_FROM_THE_START = ['firebase.googleapis.com', 'serviceusage.googleapis.com'];

type Fields = Record<string, unknown>;

export interface Policy {
  etag: string;
  bindings?: { role: string; members: string[] }[];
}

/** A function as the API returns it. */
export interface StoredFunction extends Fields {
  name: string;
  labels: Record<string, string>;
}

export interface FieldSettings {
  name: string;
  indexConfig: { indexes: (Fields & { state: string })[] };
  ttlConfig?: object;
}

/** The state of a project at Google. */
export interface Project {
  project: string;
  number: string;
  billing: string;
  mayBudget: boolean;
  apis: Set<string>;
  database: Fields | null;
  backupSchedules: Fields[];
  bucket: string | null;
  /** Of the bucket: for how long deleted files can be restored, in seconds. */
  softDelete: string;
  /** Ids of sites that another project has. */
  takenSites: string[];
  sites: { name: string; type: string; defaultUrl: string }[];
  webApps: { appId: string; displayName: string }[];
  secrets: Map<string, string[]>;
  policy: Required<Policy>;
  /** Of the function's service account. */
  accountPolicy: Policy;
  indexes: (Fields & { state: string })[];
  /** Those whose indexes are not the usual ones, or by which documents expire. */
  fields: FieldSettings[];
  /** What rules are released for. */
  rules: string[];
  repository: Fields | null;
  budgets: object[];
  /** Ids by collection. */
  documents: Record<string, string[]>;
  /** Of the business. */
  facts: Record<string, string> | null;
  lease: LeaseDocument | null;
  hosting: Hosting;
  functions: StoredFunction[];
  /** Names of the functions that anybody can call, or that their schedule does. */
  reachable: Set<string>;
  functionBuild: Stamp | null;
}

export const emptyProject = (project: string): Project => ({
  project,
  number: '4711',
  billing: 'billingAccounts/0123-ABCD',
  mayBudget: true,
  apis: new Set(ENABLED_FROM_THE_START),
  database: null,
  backupSchedules: [],
  bucket: null,
  softDelete: '604800',
  takenSites: [],
  sites: [],
  webApps: [],
  secrets: new Map(),
  policy: { etag: 'first', bindings: [{ role: 'roles/owner', members: ['user:owner@site.test'] }] },
  accountPolicy: { etag: 'first' },
  indexes: [],
  fields: [],
  rules: [],
  repository: null,
  budgets: [],
  documents: {},
  facts: null,
  lease: null,
  hosting: emptyHosting(project),
  functions: [],
  reachable: new Set(),
  functionBuild: null,
});
