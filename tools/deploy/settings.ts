import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Google's rule for project ids: 6 to 30 lowercase letters, digits and hyphens. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;
/** The prefix of project ids that firebase-tools and this site treat as local. */
const DEMO = 'demo-';

/** The environment variables that would direct parts of a deployment to the emulators. */
const EMULATOR_VARIABLES = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'VITE_FIRESTORE_EMULATOR',
];

/**
 * The settings for a project's build (checks/storage.ts). They are not secret, because the published pages
 * contain all of them.
 */
export interface Settings {
  VITE_FIREBASE_PROJECT_ID: string;
  VITE_FIREBASE_API_KEY: string;
  VITE_FIREBASE_APP_ID: string;
  STORAGE_BUCKET: string;
  /** The site's public address without a trailing slash. */
  PUBLIC_SITE_URL: string;
}

/** Makes this process and its children use the real project instead of the emulators. */
export function leaveEmulators(): void {
  for (const name of EMULATOR_VARIABLES) Reflect.deleteProperty(process.env, name);
}

/**
 * Returns the id if it belongs to a project that can be deployed to. Throws if it is missing, malformed, or
 * the id of the demo project.
 */
export function requireProject(id: string | undefined, usage: string): string {
  if (!id) throw new Error(`Specify the project.\n${usage}`);
  if (id.startsWith(DEMO)) throw new Error(`${id} exists only on the emulators and is never deployed to.`);
  if (!PROJECT_ID.test(id)) throw new Error(`"${id}" is not the id of a Google Cloud project.\n${usage}`);
  return id;
}

/** Returns the region of the database, which the function and the bucket share. */
export function regionOf(root: string): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    firestore: { location: string };
  };
  return config.firestore.location;
}

/**
 * Returns the settings that the developer chose for a project in the function's environment file, which
 * firebase-tools deploys.
 */
function chosenSettings(root: string, project: string): NodeJS.Dict<string> {
  const path = join(root, 'functions', `.env.${project}`);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** Returns whether suggested translations are enabled. */
export const translates = (root: string, project: string): boolean =>
  chosenSettings(root, project).TRANSLATION === 'on';

/** Returns the site's public address if the developer chose one instead of Hosting's address. */
export const chosenAddress = (root: string, project: string): string | undefined =>
  chosenSettings(root, project).PUBLIC_SITE_URL;

/** Returns the problem with a site's address, or undefined if the address is valid. */
export function problemOfAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return `is not an address: "${address}"`;
  const { protocol, hostname, origin } = new URL(address);
  if (hostname.endsWith('.example')) return `is a placeholder: ${address}`;
  if (protocol !== 'https:') return `has to start with https://, but is ${address}`;
  if (origin !== address) return `has to be ${origin}, without a path or a trailing slash`;
  return undefined;
}

/**
 * Returns the environment variables for a build. They take precedence over web's .env files, which are for
 * the emulators.
 * @param gate the gate for the owner's area, or an empty string for none
 * @param allowEmpty whether a site without services may be built
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
 * Returns the variable that makes Google's clients and firebase-tools use the project's quota. Without this
 * variable, Google rejects the credentials of `gcloud auth application-default login` with the error
 * "requires a quota project" (firebase-tools issue 6801).
 */
export const quotaEnv = (project: string): Record<string, string> => ({
  GOOGLE_CLOUD_QUOTA_PROJECT: project,
});

/** Returns the environment variables that this repository's commands need to read a project's content. */
export const contentEnv = (project: string): Record<string, string> => ({
  GCLOUD_PROJECT: project,
  ...quotaEnv(project),
});
