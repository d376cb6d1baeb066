import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { liveFile } from '../../functions/src/publishing/hosting.fixture';
import { runChecks } from '../../tools/deploy/checks/index';
import type { Placeholders } from '../../tools/deploy/content';
import { deploy, type Options } from '../../tools/deploy/deployment';
import { Google } from '../../tools/deploy/google';
import type { LeaseDocument } from '../../tools/deploy/lease';
import { storePasswordSecrets } from '../../tools/deploy/password-secrets';
import { createCommands, type CommandOptions } from './commands-stand-in';
import { startGoogle } from './google-stand-in';
import { emptyProject, type Project } from './project';

export const PROJECT = 'perro-rehearsal';
/** A well-formed hash that is faster to check than a real one. */
const HASH = `scrypt:16:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}`;
const GATE = `pbkdf2:1000:${'A'.repeat(22)}:0000`;
export const SEED_IDS = ['wilfredo-and-canela'];
export const PLACEHOLDERS: Placeholders = {
  facts: { email: 'hola@perrowisdom.example', phone: '(787) 555-0142' },
  inventedIds: SEED_IDS,
};
const NO_FLAGS: Options = {
  seed: false,
  demoContent: false,
  allowEmpty: false,
  allowDirty: false,
  deletedFunctions: [],
};

/** The folder that stands in for the repository. */
export let root: string;
export let state: Project;
export let standIn: Awaited<ReturnType<typeof startGoogle>>;
export let google: Google;
/** The lines that the commands print. */
export const lines: string[] = [];
export const say = (line: string): void => {
  lines.push(line);
};

/** Prepares an empty project on a local server before each test in a file. */
export function rehearse(): void {
  // Starting processes and hashing passwords can take a long time on a busy machine.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeEach(() => begin());
  afterEach(end);
}

async function begin(project = emptyProject(PROJECT)): Promise<void> {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const folder of ['web', 'functions']) mkdirSync(join(root, folder));
  for (const file of ['firebase.json', 'firestore.indexes.json']) copyFileSync(file, join(root, file));
  state = project;
  standIn = await startGoogle(state);
  google = new InterruptedGoogle(PROJECT, { baseUrl: standIn.url, pollMs: 1, backoffMs: 1 });
  lines.length = 0;
  stepsLeft = Infinity;
}

async function end(): Promise<void> {
  await standIn.stop();
  rmSync(root, { recursive: true });
}

/** Replaces the project mid-test with the given project or, by default, an empty one. */
export async function beginAgain(project?: Project): Promise<void> {
  await end();
  await begin(project);
}

/** Writes the project's settings file, which developers edit. */
export const choose = (settings: string): void =>
  writeFileSync(join(root, 'functions', `.env.${PROJECT}`), settings);

let stepsLeft = Infinity;

/**
 * Makes everything fail after the given number of steps, as if the machine were switched off. Each change
 * made through Google's APIs, each command and each created function counts as a step.
 */
export function cutOffAfter(steps: number): void {
  stepsLeft = steps;
}

function step(): void {
  if (stepsLeft === 0) throw new Error('cut off');
  stepsLeft -= 1;
}

class InterruptedGoogle extends Google {
  protected override async send(...call: Parameters<Google['send']>): Promise<string> {
    const [method, url] = call;
    if (method !== 'GET' && !url.includes(':getIamPolicy')) step();
    return super.send(...call);
  }
}

/** Runs setup, or only its checks. Returns each check's result, keyed by title. */
export async function setUp({ readOnly = false } = {}): Promise<Record<string, string>> {
  lines.length = 0;
  const checks = await runChecks(
    { google, project: PROJECT, region: 'us-east1', root, readOnly, budget: 20 },
    say,
  );
  return Object.fromEntries(checks.map(({ title, state: result }) => [title, result]));
}

export async function givePasswordOnceEnabled(): Promise<void> {
  await setUp();
  await storePasswordSecrets(google, { hash: HASH, gate: GATE });
}

/** Prepares a project that is ready for deployment, with a service and a testimonial. */
export async function readyProject(): Promise<void> {
  await givePasswordOnceEnabled();
  state.documents = { services: ['puppy-training'], testimonials: ['a-real-client'], posts: [] };
}

export function startDeployment({
  flags = {},
  commands = {},
  placeholders = PLACEHOLDERS,
  confirmed = true,
}: {
  flags?: Partial<Options>;
  commands?: Partial<CommandOptions>;
  placeholders?: Placeholders;
  confirmed?: boolean;
} = {}): { done: Promise<string>; commands: string[] } {
  const standIns = createCommands(root, state, {
    seedIds: SEED_IDS,
    onCommand: step,
    onFunctionCreated: step,
    ...commands,
  });
  const done = deploy({
    google,
    root,
    options: { ...NO_FLAGS, ...flags },
    placeholders,
    say,
    confirm: () => Promise.resolve(confirmed),
    ...standIns,
  });
  return { done, commands: standIns.commands };
}

/** Deploys a build with this id and commit. */
export const deployBuild = (
  buildId: string,
  commit: string,
  onCommand?: (command: string) => void,
): Promise<string> =>
  startDeployment({ commands: { buildId, commit, ...(onCommand && { onCommand }) } }).done;

/** Returns every release's message, newest first. */
export const messages = (): string[] => state.hosting.releases.map(({ message }) => message);

/** Returns the ids of the builds whose scripts are live. */
export const liveScripts = (): string[] =>
  ['build1', 'build2', 'build3'].filter((id) => liveFile(state.hosting, `/assets/site-${id}.js`));

/** Returns someone else's lease on the live site, which expires in `ms` milliseconds. */
export const leaseOf = (kind: string, ms = 60_000): LeaseDocument => ({
  updateTime: '2025-12-31T00:00:00.000Z',
  fields: {
    holder: { stringValue: 'somebody' },
    kind: { stringValue: kind },
    expiresAt: { timestampValue: new Date(Date.now() + ms).toISOString() },
  },
});
