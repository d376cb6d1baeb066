import { join } from 'node:path';
import { runOrThrow } from '../process/children.mjs';
import { withProgress } from '../process/progress.mjs';
import { HOST, PROJECT_ID } from './ports.mjs';

/** Bypasses the security rules; works on the emulator only. */
const AS_OWNER = { Authorization: 'Bearer owner' };

/**
 * Returns whether no seed was ever loaded. It checks for services, which every seed contains.
 * @param {import('./ports.mjs').Ports} ports
 */
export async function isEmptyDatabase(ports) {
  const response = await callFirestore(`${databaseUrl(ports, 'v1')}/services?pageSize=1`, 'GET');
  const page = /** @type {{documents?: unknown[]}} */ (await response.json());
  return page.documents === undefined;
}

/** @param {import('./ports.mjs').Ports} ports */
export async function clearDatabase(ports) {
  await callFirestore(databaseUrl(ports, 'emulator/v1'), 'DELETE');
}

/**
 * @param {string} root
 * @param {Record<string, string>} env of the suite
 * @param {string} content full or empty
 * @param {string[]} [options] of seed/load.ts
 */
export async function loadSeed(root, env, content, options = []) {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  await withProgress(`Loading the ${content} seed`, () =>
    runOrThrow(process.execPath, [tsx, 'seed/load.ts', content, ...options], {
      cwd: root,
      env: { ...process.env, ...env },
    }));
}

/** @param {import('./ports.mjs').Ports} ports @param {string} api */
function databaseUrl(ports, api) {
  return `http://${HOST}:${ports.firestore}/${api}/projects/${PROJECT_ID}/databases/(default)/documents`;
}

/** @param {string} url @param {string} method */
async function callFirestore(url, method) {
  const response = await fetch(url, { method, headers: AS_OWNER }).catch((cause) => {
    throw new Error('The Firestore emulator does not respond: it seems to have ended unexpectedly.', { cause });
  });
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}: ${await response.text()}`);
  return response;
}
