import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Google's own rule: 6 to 30 lower-case letters, digits and hyphens. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;
/** firebase-tools treats these ids as local only; so do we. */
const DEMO = /^demo-/;

/** They would send a part of a deployment to the emulators. */
const EMULATOR_VARIABLES = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'VITE_FIRESTORE_EMULATOR',
];

/**
 * What the build for a project is made with. None of it is secret: all of it is in the published pages.
 * @typedef {object} Settings
 * @property {string} VITE_FIREBASE_PROJECT_ID
 * @property {string} VITE_FIREBASE_API_KEY
 * @property {string} VITE_FIREBASE_APP_ID
 * @property {string} STORAGE_BUCKET
 * @property {string} PUBLIC_SITE_URL  without a slash at the end
 */

const COMMENT = `# Written by "npm run deploy:setup". PUBLIC_SITE_URL is yours to change: the address under which visitors know the site.
# The rest is written again from the Firebase project on the next run.
`;

/** Lets this process and its children call the project itself. */
export function leaveEmulators() {
  for (const name of EMULATOR_VARIABLES) delete process.env[name];
}

/**
 * Returns the id of a project that can be deployed to.
 * @param {string | undefined} id
 * @param {string} usage
 * @throws where the id is missing, malformed or the demo project's
 */
export function requireProject(id, usage) {
  if (!id) throw new Error(`Name the project.\n${usage}`);
  if (DEMO.test(id)) throw new Error(`${id} exists on the emulators only: it is never deployed to.`);
  if (!PROJECT_ID.test(id)) throw new Error(`"${id}" is not the id of a Google Cloud project.\n${usage}`);
  return id;
}

/**
 * Returns the region of the database; the function and the bucket are in the same one.
 * @param {string} root
 * @returns {string}
 */
export function regionOf(root) {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')).firestore.location;
}

/**
 * Whether suggested translations are switched on: TRANSLATION=on in the function's own settings, which firebase-tools deploys with it.
 * @param {string} root
 * @param {string} project
 */
export function translates(root, project) {
  const path = join(root, 'functions', `.env.${project}`);
  return existsSync(path) && parseEnv(readFileSync(path, 'utf8')).TRANSLATION === 'on';
}

/** @param {string} root @param {string} project */
export function settingsPath(root, project) {
  return join(root, 'web', `.env.${project}`);
}

/**
 * @param {string} root
 * @param {string} project
 * @returns {Partial<Settings>} empty where setup has not run yet
 */
export function readSettings(root, project) {
  const path = settingsPath(root, project);
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/**
 * Writes the settings unless they are there already.
 * @param {string} root
 * @param {string} project
 * @param {Settings} settings
 * @returns {boolean} whether anything changed
 */
export function writeSettings(root, project, settings) {
  const path = settingsPath(root, project);
  const text =
    COMMENT +
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeFileSync(path, text);
  return true;
}

/**
 * Why a build cannot be made with these settings.
 * @param {Partial<Settings>} settings
 * @param {string} project
 * @returns {string[]}
 */
export function problemsOfSettings(settings, project) {
  const file = `web/.env.${project}`;
  if (settings.VITE_FIREBASE_PROJECT_ID === undefined)
    return [`${file} is missing. Run: npm run deploy:setup -- ${project}`];
  const problems = [];
  if (settings.VITE_FIREBASE_PROJECT_ID !== project)
    problems.push(`${file} is for the project ${settings.VITE_FIREBASE_PROJECT_ID}.`);
  for (const name of /** @type {const} */ ([
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_APP_ID',
    'STORAGE_BUCKET',
  ])) {
    if (!settings[name])
      problems.push(`${name} is missing in ${file}. Run: npm run deploy:setup -- ${project}`);
  }
  return [
    ...problems,
    ...problemsOfSiteUrl(settings.PUBLIC_SITE_URL ?? '').map(
      (problem) => `PUBLIC_SITE_URL in ${file} ${problem}`,
    ),
  ];
}

/** @param {string} siteUrl */
function problemsOfSiteUrl(siteUrl) {
  if (!URL.canParse(siteUrl)) return [`is not an address: "${siteUrl}".`];
  const { protocol, hostname, origin } = new URL(siteUrl);
  if (hostname.endsWith('.example')) return [`is a placeholder: ${siteUrl}.`];
  if (protocol !== 'https:') return [`has to begin with https://, but is ${siteUrl}.`];
  if (origin !== siteUrl) return [`has to be ${origin}, without a path or a slash at the end.`];
  return [];
}

/**
 * What the build reads. It takes precedence over the .env files of web, which are for the emulators.
 * @param {Partial<Settings>} settings
 * @param {string} gate of the owner's area; empty for none
 * @param {boolean} allowEmpty a site without services may be built
 * @returns {Record<string, string>}
 */
export function buildEnv(settings, gate, allowEmpty) {
  return {
    ...settings,
    VITE_ADMIN_GATE: gate,
    VITE_FIRESTORE_EMULATOR: '',
    ...(allowEmpty && { ALLOW_EMPTY: '1' }),
  };
}

/** With what a command of ours reads the content of a project. @param {string} project @returns {Record<string, string>} */
export function contentEnv(project) {
  // As with our own calls: a user's credentials are charged to the project that is read.
  return { GCLOUD_PROJECT: project, GOOGLE_CLOUD_QUOTA_PROJECT: project };
}
