import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../process/children.mjs';
import { withProgress } from '../process/progress.mjs';
import { waitForSite } from '../process/wait-for-site.mjs';
import { HOST, PROJECT_ID } from './ports.mjs';

/** Bypasses the security rules; works on the emulator only. */
const AS_OWNER = { Authorization: 'Bearer owner' };

/** Written by `npm run new-site`: what the site of another business begins with. */
export const SITE_FILE = 'site.json';

/** @typedef {'full' | 'empty' | 'own'} Seed the demo, nothing, or what SITE_FILE says */

/**
 * Returns the seed of this repository: the demo's, until it has a business of its own.
 * @param {string} root
 * @returns {Seed}
 */
export const seedOf = (root) => (existsSync(join(root, SITE_FILE)) ? 'own' : 'full');

/**
 * Returns the seed that a start of the site loads: none where there is data of an earlier run, whatever is left in it. Data is saved only
 * after its seed is complete, so an interrupted one leaves none, and is loaded again.
 * @param {{asked: string, hasData: boolean}} start   `asked`: the option --seed
 * @returns {Seed | undefined}
 */
export function seedForStart({ asked, hasData }) {
  if (asked !== 'full' && asked !== 'empty' && asked !== 'own')
    throw new Error(`--seed takes full, empty or own, but is "${asked}".`);
  return hasData ? undefined : asked;
}

/**
 * Waits until Firestore answers, which may take it a while after it has imported data on a busy machine.
 * @param {import('./ports.mjs').Ports} ports
 */
export async function waitForFirestore(ports) {
  await waitForSite(`${databaseUrl(ports, 'v1')}/siteContent?pageSize=1`, ({ ok }) => ok).catch(
    ({ message }) => {
      throw new Error(
        `Firestore does not answer. The data of earlier runs is kept; try again when the machine is less busy.\n${message}`,
      );
    },
  );
}

/** @param {import('./ports.mjs').Ports} ports */
export async function clearDatabase(ports) {
  const response = await fetch(databaseUrl(ports, 'emulator/v1'), {
    method: 'DELETE',
    headers: AS_OWNER,
  }).catch((cause) => {
    throw new Error('The Firestore emulator does not respond: it seems to have ended unexpectedly.', {
      cause,
    });
  });
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}: ${await response.text()}`);
}

/**
 * @param {string} root
 * @param {Record<string, string>} env of the suite
 * @param {string} content a Seed
 * @param {string[]} [options] of seed/load.ts
 */
export async function loadSeed(root, env, content, options = []) {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  await withProgress(`Loading the ${content} seed`, () =>
    runOrThrow(process.execPath, [tsx, 'seed/load.ts', content, ...options], {
      cwd: root,
      env: { ...process.env, ...env },
    }),
  );
}

/** @param {import('./ports.mjs').Ports} ports @param {string} api */
function databaseUrl(ports, api) {
  return `http://${HOST}:${ports.firestore}/${api}/projects/${PROJECT_ID}/databases/(default)/documents`;
}
