import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { HOST, PROJECT_ID, portsAt } from '../emulators/ports.mjs';
import { runOrThrow } from '../process/children.mjs';
import { withProgress } from '../process/progress.mjs';
import { fingerprint } from './fingerprint.mjs';

const COMMON_INPUTS = ['package-lock.json', 'tsconfig.json', 'domain'];

/**
 * @typedef {object} Build
 * @property {string} workspace
 * @property {string[]} inputs
 * @property {string} output                   the file that exists after a build
 * @property {string} stamp                    the file with the inputs' fingerprint
 * @property {Record<string, string>} env
 * @property {string} [deployment]             a file that only a build for deployment leaves, in the same folder
 */

/** @type {Build} */
const FUNCTIONS = {
  workspace: 'functions',
  inputs: [...COMMON_INPUTS, 'functions'],
  output: join('functions', 'lib', 'index.js'),
  stamp: join('.emulators', 'functions.stamp'),
  env: {},
  deployment: join('functions', 'lib', 'build.json'),
};

/** @param {string} root */
export function buildFunctions(root) {
  return buildIfChanged(root, FUNCTIONS);
}

/** @param {string} root */
export function functionsFingerprint(root) {
  return fingerprint(root, FUNCTIONS.inputs, FUNCTIONS.env);
}

/**
 * Builds the site for the suite with this offset, into the suite's folder: `web/dist` is for deployment.
 * @param {string} root
 * @param {{offset: number, ports: import('../emulators/ports.mjs').Ports}} suite
 */
export function buildWeb(root, { offset, ports }) {
  const folder = webBuildFolder(offset);
  return buildIfChanged(root, {
    workspace: 'web',
    // package.json lists the supported browsers.
    inputs: [...COMMON_INPUTS, 'package.json', 'web'],
    output: join(folder, '404.html'),
    stamp: `${folder}.stamp`,
    env: { ...webEnv(root, ports), ...webFolders(root, offset) },
  });
}

/** @param {number} offset */
export function webBuildFolder(offset) {
  return join('.emulators', String(offset), 'web');
}

/**
 * Returns the folder of the page renderer of this suite, which the function gets as PAGES_DIR.
 * @param {number} offset
 */
export function pagesFolder(offset) {
  return join('.emulators', String(offset), 'pages');
}

/** @param {string} root @param {number} offset */
function webFolders(root, offset) {
  return { WEB_OUT_DIR: join(root, webBuildFolder(offset)), PAGES_OUT_DIR: join(root, pagesFolder(offset)) };
}

/**
 * Renders all files that Hosting serves, with the present content of the suite's database.
 * @param {string} root
 * @param {number} offset
 */
export async function prerender(root, offset) {
  await buildFunctions(root);
  const { WEB_OUT_DIR, PAGES_OUT_DIR } = webFolders(root, offset);
  const ports = portsAt(offset);
  await withProgress('Prerendering the pages', () =>
    runOrThrow(process.execPath, [join(root, 'functions', 'lib', 'publish-everything.js'), WEB_OUT_DIR], {
      cwd: root,
      env: {
        ...process.env,
        GCLOUD_PROJECT: PROJECT_ID,
        FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
        FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
        PAGES_DIR: PAGES_OUT_DIR,
        ALLOW_EMPTY: '1',
      },
    }),
  );
}

/**
 * Returns the settings with which the site uses the emulators. Its gate accepts the demo password, even where
 * web/.env.production.local sets another one for the real site.
 * @param {string} root
 * @param {import('../emulators/ports.mjs').Ports} ports
 */
export function webEnv(root, ports) {
  const { VITE_ADMIN_GATE = '' } = parseEnv(readFileSync(join(root, 'web', '.env'), 'utf8'));
  return {
    VITE_ADMIN_GATE,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIRESTORE_EMULATOR: `${HOST}:${ports.firestore}`,
  };
}

/** @param {string} root @param {Build} build */
async function buildIfChanged(root, { workspace, inputs, output, stamp, env, deployment }) {
  const wanted = fingerprint(root, inputs, env);
  const stampPath = join(root, stamp);
  const isForDeployment = deployment !== undefined && existsSync(join(root, deployment));
  const wasBuilt = existsSync(join(root, output)) && existsSync(stampPath) && !isForDeployment;
  if (wasBuilt && readFileSync(stampPath, 'utf8') === wanted) return;

  await withProgress(`Building ${workspace}`, () =>
    runOrThrow('npm', ['run', 'build', '-w', workspace], { cwd: root, env: { ...process.env, ...env } }),
  );
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, wanted);
}
