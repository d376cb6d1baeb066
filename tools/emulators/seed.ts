import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../process/children';
import { messageOf } from '../process/print-error';
import { withProgress } from '../process/progress';
import { waitForSite } from '../process/wait-for-site';
import { SITE_FILE } from '../site-answers.mjs';
import { HOST, PROJECT_ID, type Ports } from './ports';

/** A header that bypasses the security rules. It works only on the emulator. */
const AS_OWNER = { Authorization: 'Bearer owner' };

/** A seed: the demo content, an empty site, or the business described in SITE_FILE. */
export type Seed = 'full' | 'empty' | 'own';

/** Returns this repository's default seed: `own` if SITE_FILE exists, or else the demo content. */
export const seedOf = (root: string): Seed => (existsSync(join(root, SITE_FILE)) ? 'own' : 'full');

/**
 * Returns the seed to load when the site starts, or undefined if an earlier run saved data. A run saves data
 * only once the seed is complete, so an interrupted seed is loaded again.
 */
export function seedForStart({ asked, hasData }: { asked: string; hasData: boolean }): Seed | undefined {
  if (asked !== 'full' && asked !== 'empty' && asked !== 'own')
    throw new Error(`--seed takes full, empty or own, but is "${asked}".`);
  return hasData ? undefined : asked;
}

/** Waits until Firestore responds, which may take a long time after an import on a busy machine. */
export async function waitForFirestore(ports: Ports) {
  await waitForSite(`${databaseUrl(ports, 'v1')}/siteContent?pageSize=1`, ({ ok }) => ok).catch(
    (cause: unknown) => {
      throw new Error(
        `Firestore does not respond. The data of earlier runs is kept. Try again when the machine is less busy.\n${messageOf(cause)}`,
      );
    },
  );
}

export async function clearDatabase(ports: Ports) {
  const response = await fetch(databaseUrl(ports, 'emulator/v1'), {
    method: 'DELETE',
    headers: AS_OWNER,
  }).catch((cause: unknown) => {
    throw new Error('The Firestore emulator does not respond. It may have stopped unexpectedly.', {
      cause,
    });
  });
  if (!response.ok) throw new Error(`Firestore responded with ${response.status}: ${await response.text()}`);
}

export async function loadSeed(
  root: string,
  env: Record<string, string>,
  content: string,
  options: string[] = [],
) {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  await withProgress(`Loading the ${content} seed`, () =>
    runOrThrow(process.execPath, [tsx, 'seed/load.ts', content, ...options], {
      cwd: root,
      env: { ...process.env, ...env },
    }),
  );
}

function databaseUrl(ports: Ports, api: string) {
  return `http://${HOST}:${ports.firestore}/${api}/projects/${PROJECT_ID}/databases/(default)/documents`;
}
