// The installed firebase-tools itself, with this repository's firebase.json, against the stand-in for Google's APIs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runToEnd } from '../../process/children.mjs';
import { runChecks } from '../checks/index.mjs';
import { createGoogle } from '../google.mjs';
import { emptyProject, firebaseToolsEnv, startGoogle } from './google-stand-in.mjs';

const PROJECT = 'perro-rehearsal';
const TIMEOUT_MS = 60_000;

/** @type {string} where firebase-tools keeps its own settings, and setup the project's */
let folder;
/** @type {import('./google-stand-in.mjs').Project} */
let state;
/** @type {Awaited<ReturnType<typeof startGoogle>>} */
let standIn;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firebase-tools-'));
  state = emptyProject(PROJECT);
  standIn = await startGoogle(state);
  const google = createGoogle(PROJECT, { baseUrl: standIn.url, pollMs: 1 });
  await runChecks({ google, project: PROJECT, region: 'us-east1', root: folder, readOnly: false, budget: 20 }, () => {});
  standIn.changes.length = 0;
});
afterEach(() => {
  standIn.stop();
  rmSync(folder, { recursive: true });
});

/** @param {string[]} args of firebase deploy */
function firebaseDeploy(...args) {
  const cli = join('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const env = { PATH: process.env.PATH, HOME: folder, NO_UPDATE_NOTIFIER: '1', ...firebaseToolsEnv(standIn.url) };
  return runToEnd(process.execPath, [cli, 'deploy', '--project', PROJECT, '--non-interactive', ...args], { env });
}

describe('firebase deploy', { timeout: TIMEOUT_MS }, () => {
  it('brings rules, indexes and TTL policies to the database that setup created, without a question', async () => {
    const { code, output } = await firebaseDeploy('--only', 'firestore,storage');
    expect(code, output).toBe(0);
    expect(state.rules.sort()).toEqual(['cloud.firestore', 'firebase.storage']);
    expect(state.indexes).toHaveLength(7);
    expect(state.ttl.sort()).toEqual(['contactSubmissions', 'rateLimits', 'sessions']);
  });

  it('is stopped before it creates a database where there is none', async () => {
    state.database = null;
    const { code, output } = await firebaseDeploy();
    expect(output).toContain('Firestore database: none.');
    expect(code).not.toBe(0);
    expect(standIn.changes).toEqual([]);
  });

  it.each(['functions', 'hosting'])('of %s is stopped without a build for the project, and builds nothing', async (target) => {
    const { code, output } = await firebaseDeploy('--only', target);
    expect(output).toContain(`web/.env.${PROJECT} is missing`);
    expect(output).toContain('The secret ADMIN_PASSWORD_HASH is missing or malformed.');
    expect(output).not.toContain('npm run build');
    expect(code).not.toBe(0);
    expect(standIn.changes).toEqual([]);
  });
});
