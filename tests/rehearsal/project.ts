import { emptyHosting, type Hosting } from '../../functions/src/publishing/hosting.fixture';
import type { Stamp } from '../../tools/deploy/build-stamp';
import type { LeaseDocument } from '../../tools/deploy/lease';

/** The APIs that are already enabled in a new Firebase project. */
const ENABLED_FROM_THE_START = ['firebase.googleapis.com', 'serviceusage.googleapis.com'];

type Fields = Record<string, unknown>;

export interface Policy {
  etag: string;
  bindings?: { role: string; members: string[] }[];
}

/** A function as returned by the API. */
export interface StoredFunction extends Fields {
  name: string;
  labels: Record<string, string>;
}

export interface FieldSettings {
  name: string;
  indexConfig: { indexes: (Fields & { state: string })[] };
  ttlConfig?: object;
}

/** A caller: a user with gcloud's credentials, the workflow's service account, or the function's account. */
export type Caller = 'user' | 'workflow' | 'function';

/** The state of a Google Cloud project. */
export interface Project {
  project: string;
  number: string;
  /** The account that commands use to call Google. The function has its own token. */
  caller: Caller;
  billing: string;
  mayBudget: boolean;
  apis: Set<string>;
  database: Fields | null;
  backupSchedules: Fields[];
  bucket: string | null;
  /** How long the bucket retains deleted files, in seconds. */
  softDelete: string;
  /** The type of newly created sites. */
  siteType: 'DEFAULT_SITE' | 'USER_SITE';
  /** The ids of sites that belong to another project. */
  takenSites: string[];
  sites: { name: string; type: string; defaultUrl: string }[];
  webApps: { appId: string; displayName: string }[];
  secrets: Map<string, string[]>;
  policy: Required<Policy>;
  /** The project's service agents. Grants to new agents are refused at first. */
  agents: Map<string, 'new' | 'known'>;
  /** The policy of the function's service account. */
  accountPolicy: Policy;
  /** The number of further index changes to refuse, as if too many were running at once. */
  contention: number;
  indexes: (Fields & { state: string })[];
  /** The fields with custom indexes or a TTL policy. */
  fields: FieldSettings[];
  /** The services whose rules were released. */
  rules: string[];
  repository: Fields | null;
  budgets: object[];
  /** The document ids by collection. */
  documents: Record<string, string[]>;
  /** The facts about the business. */
  facts: Record<string, string> | null;
  lease: LeaseDocument | null;
  hosting: Hosting;
  functions: StoredFunction[];
  /** The number of further triggers to refuse, as if Eventarc's service agent were new. */
  eventarcRefusals: number;
  /** The names of the functions that the public or a schedule can call. */
  reachable: Set<string>;
  functionBuild: Stamp | null;
}

/** Returns a new project in an organization that grants the compute account no roles. */
export const emptyProject = (project: string): Project => ({
  project,
  number: '4711',
  caller: 'user',
  billing: 'billingAccounts/0123-ABCD',
  mayBudget: true,
  apis: new Set(ENABLED_FROM_THE_START),
  database: null,
  backupSchedules: [],
  bucket: null,
  softDelete: '604800',
  siteType: 'DEFAULT_SITE',
  takenSites: [],
  sites: [],
  webApps: [],
  secrets: new Map(),
  policy: { etag: 'Zmlyc3Q=', bindings: [{ role: 'roles/owner', members: ['user:owner@site.test'] }] },
  agents: new Map(),
  accountPolicy: { etag: 'Zmlyc3Q=' },
  contention: 0,
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
  eventarcRefusals: 0,
  reachable: new Set(),
  functionBuild: null,
});
