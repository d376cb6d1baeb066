import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { HOST, PROJECT_ID, portsAt, type Ports } from '../emulators/ports';
import { runOrThrow } from '../process/children';
import { withProgress } from '../process/progress';
import { fingerprint } from './fingerprint';
import { timeZoneOf } from './time-zone';

const COMMON_INPUTS = ['package-lock.json', 'tsconfig.json', 'domain'];

interface Build {
  workspace: string;
  inputs: string[];
  /** The path of a file that every build creates. */
  output: string;
  /** The path of the file that stores the inputs' fingerprint. */
  stamp: string;
  env: Record<string, string>;
  /** The path of a file that only builds for deployment create. */
  deployment?: string;
}

const functionsBuild = (root: string): Build => ({
  workspace: 'functions',
  inputs: [...COMMON_INPUTS, 'functions'],
  output: join('functions', 'lib', 'index.js'),
  stamp: join('.emulators', 'functions.stamp'),
  env: zoneEnv(root),
  deployment: join('functions', 'lib', 'build.json'),
});

export const buildFunctions = (root: string) => buildIfChanged(root, functionsBuild(root));

export function functionsFingerprint(root: string) {
  const { inputs, env } = functionsBuild(root);
  return fingerprint(root, inputs, env);
}

/** Builds the site into the folder for the suite with this port offset. Only deployments use `web/dist`. */
export function buildWeb(root: string, offset: number) {
  const folder = webBuildFolder(offset);
  return buildIfChanged(root, {
    workspace: 'web',
    // package.json lists the supported browsers.
    inputs: [...COMMON_INPUTS, 'package.json', 'web'],
    output: join(folder, '404.html'),
    stamp: `${folder}.stamp`,
    env: { ...webEnv(root, portsAt(offset)), ...webFolders(root, offset) },
  });
}

export const webBuildFolder = (offset: number) => join('.emulators', String(offset), 'web');

/**
 * Returns the folder for the page renderer of the suite with this port offset. The function gets it as
 * PAGES_DIR.
 */
export const pagesFolder = (offset: number) => join('.emulators', String(offset), 'pages');

const webFolders = (root: string, offset: number) => ({
  WEB_OUT_DIR: join(root, webBuildFolder(offset)),
  PAGES_OUT_DIR: join(root, pagesFolder(offset)),
});

/** Renders all the files that Hosting serves, using the current content of the suite's database. */
export async function prerender(root: string, offset: number) {
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
 * Returns the settings that point the site at the emulators. Even if web/.env.production.local sets a gate
 * for the real site, the gate here accepts the demo password.
 */
export function webEnv(root: string, ports: Ports) {
  const { VITE_ADMIN_GATE = '' } = parseEnv(readFileSync(join(root, 'web', '.env'), 'utf8'));
  return {
    ...zoneEnv(root),
    VITE_ADMIN_GATE,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIRESTORE_EMULATOR: `${HOST}:${ports.firestore}`,
  };
}

/**
 * Returns the environment that sets the builds' time zone: TIME_ZONE, which tests set to the demo's time
 * zone, or else the one in the site file.
 */
const zoneEnv = (root: string) => ({ TIME_ZONE: process.env.TIME_ZONE ?? timeZoneOf(root) });

async function buildIfChanged(root: string, { workspace, inputs, output, stamp, env, deployment }: Build) {
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
