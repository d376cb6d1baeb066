import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Google's own rule: 6 to 30 lower-case letters, digits and hyphens. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;
/** firebase-tools treats ids that begin so as local only; so do we. */
const DEMO = 'demo-';

/** They would send a part of a deployment to the emulators. */
const EMULATOR_VARIABLES = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'VITE_FIRESTORE_EMULATOR',
];

/** What the build for a project is made with (checks/storage.ts). None of it is secret: all of it is in the published pages. */
export interface Settings {
  VITE_FIREBASE_PROJECT_ID: string;
  VITE_FIREBASE_API_KEY: string;
  VITE_FIREBASE_APP_ID: string;
  STORAGE_BUCKET: string;
  /** Without a slash at the end. */
  PUBLIC_SITE_URL: string;
}

/** Lets this process and its children call the project itself. */
export function leaveEmulators(): void {
  for (const name of EMULATOR_VARIABLES) Reflect.deleteProperty(process.env, name);
}

/** Returns the id of a project that can be deployed to. Throws where it is missing, malformed or the demo project's. */
export function requireProject(id: string | undefined, usage: string): string {
  if (!id) throw new Error(`Name the project.\n${usage}`);
  if (id.startsWith(DEMO)) throw new Error(`${id} exists on the emulators only: it is never deployed to.`);
  if (!PROJECT_ID.test(id)) throw new Error(`"${id}" is not the id of a Google Cloud project.\n${usage}`);
  return id;
}

/** Returns the region of the database; the function and the bucket are in the same one. */
export function regionOf(root: string): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    firestore: { location: string };
  };
  return config.firestore.location;
}

/** Returns what a person has set for a project: the function's own settings, which firebase-tools deploys with it. */
function chosenSettings(root: string, project: string): NodeJS.Dict<string> {
  const path = join(root, 'functions', `.env.${project}`);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** Whether suggested translations are switched on. */
export const translates = (root: string, project: string): boolean =>
  chosenSettings(root, project).TRANSLATION === 'on';

/** Returns the address under which visitors know the site, if it is not the one that Hosting has given it. */
export const chosenAddress = (root: string, project: string): string | undefined =>
  chosenSettings(root, project).PUBLIC_SITE_URL;

/** Why a site cannot have this address; undefined if it can. */
export function problemOfAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return `is not an address: "${address}"`;
  const { protocol, hostname, origin } = new URL(address);
  if (hostname.endsWith('.example')) return `is a placeholder: ${address}`;
  if (protocol !== 'https:') return `has to begin with https://, but is ${address}`;
  if (origin !== address) return `has to be ${origin}, without a path or a slash at the end`;
  return undefined;
}

/**
 * What the build reads. It takes precedence over the .env files of web, which are for the emulators.
 * @param gate of the owner's area; empty for none
 * @param allowEmpty a site without services may be built
 */
export function buildEnv(
  settings: Settings | undefined,
  gate: string,
  allowEmpty: boolean,
): Record<string, string> {
  return {
    ...settings,
    VITE_ADMIN_GATE: gate,
    VITE_FIRESTORE_EMULATOR: '',
    ...(allowEmpty && { ALLOW_EMPTY: '1' }),
  };
}

/**
 * Returns the variable that makes Google's clients and firebase-tools use the project's quota. Without it Google refuses the credentials of
 * `gcloud auth application-default login`: "requires a quota project" (firebase-tools issue 6801).
 */
export const quotaEnv = (project: string): Record<string, string> => ({
  GOOGLE_CLOUD_QUOTA_PROJECT: project,
});

/** With what a command of ours reads the content of a project. */
export const contentEnv = (project: string): Record<string, string> => ({
  GCLOUD_PROJECT: project,
  ...quotaEnv(project),
});
