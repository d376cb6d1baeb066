import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { hashPassword } from '../../../functions/passwords.mjs';
import { runChecks } from '../checks/index.mjs';
import { deploy } from '../deployment.mjs';
import { createGoogle } from '../google.mjs';
import { storePasswordSecrets } from '../password-secrets.mjs';
import { createCommands } from './commands-stand-in.mjs';
import { emptyProject, startGoogle } from './google-stand-in.mjs';
import { liveFile } from './hosting-stand-in.mjs';

export const PROJECT = 'perro-rehearsal';
const HASH = hashPassword('sato-ñame-coquí-31');
/** Well-formed, and quicker to check than a real one. */
const GATE = 'pbkdf2:1000:AAAAAAAAAAAAAAAAAAAAAA:0000';
export const SEED_IDS = ['wilfredo-and-canela'];
export const PLACEHOLDERS = {
  facts: { email: 'hola@perrowisdom.example', phone: '(787) 555-0142' },
  inventedIds: SEED_IDS,
};
const NO_FLAGS = {
  seed: false,
  demoContent: false,
  allowEmpty: false,
  allowDirty: false,
  deletedFunctions: /** @type {string[]} */ ([]),
};

/** @type {string} stands for the repository */
export let root;
/** @type {import('./google-stand-in.mjs').Project} */
export let state;
/** @type {Awaited<ReturnType<typeof startGoogle>>} */
export let standIn;
/** @type {import('../google.mjs').Google} */
export let google;
/** @type {string[]} what the commands have said */
export const lines = [];
/** @param {string} line */
export const say = (line) => {
  lines.push(line);
};

/** Gives each test of a file an empty project at a local server. */
export function rehearse() {
  // Processes and password hashes take long on a busy machine.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'deploy-'));
    mkdirSync(join(root, 'web'));
    for (const file of ['firebase.json', 'firestore.indexes.json']) copyFileSync(file, join(root, file));
    state = emptyProject(PROJECT);
    standIn = await startGoogle(state);
    google = createGoogle(PROJECT, { baseUrl: standIn.url, pollMs: 1 });
    lines.length = 0;
  });
  afterEach(() => {
    standIn.stop();
    rmSync(root, { recursive: true });
  });
}

/** Runs setup, or only its checks. @param {{readOnly?: boolean}} [options] */
export async function setUp({ readOnly = false } = {}) {
  lines.length = 0;
  const checks = await runChecks(
    { google, project: PROJECT, region: 'us-east1', root, readOnly, budget: 20 },
    say,
  );
  return Object.fromEntries(checks.map(({ title, state: result }) => [title, result]));
}

const givePassword = () => storePasswordSecrets(google, { hash: HASH, gate: GATE });

export async function givePasswordOnceEnabled() {
  await setUp();
  await givePassword();
}

/** A project that setup has made ready, with a real service. */
export async function readyProject() {
  await givePasswordOnceEnabled();
  state.documents = { services: ['puppy-training'], testimonials: ['a-real-client'], posts: [] };
}

/**
 * @param {object} [options]
 * @param {Partial<typeof NO_FLAGS>} [options.flags]
 * @param {Partial<Parameters<typeof createCommands>[2]>} [options.commands]
 * @param {typeof PLACEHOLDERS} [options.placeholders]
 * @param {boolean} [options.confirmed]
 */
export function startDeployment({
  flags = {},
  commands = {},
  placeholders = PLACEHOLDERS,
  confirmed = true,
} = {}) {
  const standIns = createCommands(root, state, { seedIds: SEED_IDS, ...commands });
  const done = deploy({
    google,
    root,
    options: { ...NO_FLAGS, ...flags },
    placeholders,
    say,
    confirm: async () => confirmed,
    ...standIns,
  });
  return { done, commands: standIns.commands };
}

/** Deploys another build. @param {string} buildId @param {string} commit @param {(command: string) => void} [onCommand] */
export const deployBuild = (buildId, commit, onCommand = () => {}) =>
  startDeployment({ commands: { buildId, commit, onCommand } }).done;

/** What the releases say, the newest first. */
export const messages = () => state.hosting.releases.map(({ message }) => message);

/** The ids of the builds whose script the live site has. */
export const liveScripts = () =>
  ['build1', 'build2', 'build3'].filter((id) => liveFile(state.hosting, `/assets/site-${id}.js`));

/** The lease of the live site in the hands of somebody else. @param {string} kind @param {number} [ms] until it expires */
export const leaseOf = (kind, ms = 60_000) => ({
  updateTime: 'before',
  fields: {
    holder: { stringValue: 'somebody' },
    kind: { stringValue: kind },
    expiresAt: { timestampValue: new Date(Date.now() + ms).toISOString() },
  },
});
