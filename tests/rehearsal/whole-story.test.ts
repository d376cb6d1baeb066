// Follows docs/deploy.md from an empty project to the live site, then publishes, deploys another build and
// rolls back. Much of it is real: the setup, password and rollback commands, the order of the deployment,
// firebase-tools (with the guard) for rules and pages, and the publisher's releases. Stand-ins replace
// Google, the build, page rendering, and the deployment of the function.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runToEnd, startChild, exitCode } from '../../tools/process/children';
import { hostingTarget } from '../../functions/src/publishing/hosting-target';
import { runChecks } from '../../tools/deploy/checks/index';
import { deploy, type Options } from '../../tools/deploy/deployment';
import { Google } from '../../tools/deploy/google';
import { CommandFailed } from '../../tools/deploy/run';
import { FUNCTION_TOKEN } from './callers';
import { createCommands } from './commands-stand-in';
import { firebaseToolsEnv, startGoogle } from './google-stand-in';
import { emptyProject, type Caller, type Project } from './project';
import { liveFile } from '../../functions/src/publishing/hosting.fixture';

// Some steps start firebase-tools, which can be slow.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PROJECT = 'perro-rehearsal';
const PASSWORD = 'sato-ñame-coquí-31';
const CONFIGURATION = ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'];

/** The folder that serves as the repository. */
let root: string;
let state: Project;
let standIn: Awaited<ReturnType<typeof startGoogle>>;
let google: Google;

async function begin() {
  root = mkdtempSync(join(tmpdir(), 'story-'));
  mkdirSync(join(root, 'web'));
  for (const file of CONFIGURATION) copyFileSync(file, join(root, file));
  for (const folder of ['tools', 'node_modules']) symlinkSync(resolve(folder), join(root, folder));
  state = emptyProject(PROJECT);
  standIn = await startGoogle(state);
  google = new Google(PROJECT, { baseUrl: standIn.url, pollMs: 1 });
}

async function end() {
  await standIn.stop();
  rmSync(root, { recursive: true });
}

/** Returns a page's content on the live site. */
const livePage = (path: string) => liveFile(state.hosting, path);

/** Runs a script in tools/deploy and returns its output. */
async function command(args: string[], input = ''): Promise<string> {
  const child = startChild(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, GOOGLE_API_BASE_URL: standIn.url },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stdin?.end(input);
  expect(await exitCode(child), output).toBe(0);
  return output;
}

/** Runs `npm run deploy -- <project>`. */
async function runDeployment(flags: Partial<Options>, build: { buildId: string; commit: string }) {
  const standIns = createCommands(root, state, { seedIds: ['wilfredo-and-canela'], ...build });
  const environment = {
    PATH: process.env.PATH,
    HOME: root,
    NO_UPDATE_NOTIFIER: '1',
    ...firebaseToolsEnv(state, standIn.url, root),
  };

  async function run(program: string, args: string[], env: Record<string, string> = {}) {
    const isFunction = args.join(' ').includes('--only functions');
    if (!args[0]?.endsWith('firebase.js')) return standIns.run(program, args, env);
    const real = isFunction ? ['--import', 'tsx', join('tools', 'deploy', 'guard.ts'), 'functions'] : args;
    const { code, output } = await runToEnd(program, real, {
      cwd: root,
      env: { ...environment, ...env, ...(isFunction && { GCLOUD_PROJECT: PROJECT }) },
    });
    if (code !== 0) throw new CommandFailed([program, ...real].join(' '), code, output);
    return isFunction ? standIns.run(program, args, env) : undefined;
  }

  const options = {
    seed: false,
    demoContent: false,
    allowEmpty: false,
    allowDirty: false,
    deletedFunctions: [],
    ...flags,
  };
  const placeholders = {
    facts: { email: 'hola@perrowisdom.example', phone: '(787) 555-0142' },
    inventedIds: ['wilfredo-and-canela'],
  };
  return deploy({
    google,
    root,
    options,
    placeholders,
    say: () => undefined,
    confirm: () => Promise.resolve(true),
    ...standIns,
    run,
  });
}

/** Returns the publisher's target for releasing files. */
const publisherTarget = () =>
  hostingTarget(PROJECT, {
    baseUrl: standIn.url,
    accessToken: () => Promise.resolve(FUNCTION_TOKEN),
    backoffMs: 1,
    pollMs: 1,
  });

const CALLERS: [caller: Caller, who: string][] = [
  ['user', 'with gcloud credentials'],
  ['workflow', 'on GitHub'],
];

describe.each(CALLERS)('docs/deploy.md, as followed by the %s (%s),', (caller) => {
  beforeAll(begin);
  afterAll(end);

  it('contains the commands run by this test', () => {
    const page = readFileSync(join('docs', 'deploy.md'), 'utf8');
    for (const script of ['deploy:setup', 'deploy:secret', 'deploy', 'deploy:rollback'])
      expect(page).toContain(`npm run ${script} -- <project>`);
  });

  it('uses only npm, gcloud, gh and shell commands', () => {
    const page = readFileSync(join('docs', 'deploy.md'), 'utf8');
    const typed = [...page.matchAll(/^```\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
    const words = typed.flatMap((line) => /^[a-z]+(?= )/.exec(line)?.[0] ?? []);
    const ofTheShell = ['for', 'bind'];
    expect(new Set(words)).toEqual(new Set(['npm', 'gcloud', 'gh', ...ofTheShell]));
  });

  it('sets up everything in an empty project except the password, indexes and TTL policies', async () => {
    const lines: string[] = [];
    await runChecks(
      { google, project: PROJECT, region: 'us-east1', root, readOnly: false, budget: 20 },
      (line) => {
        lines.push(line);
      },
    );
    standIn.propagate();
    expect(
      lines.filter((line) => line.startsWith('missing')).map((line) => line.slice(9).split(':')[0]),
    ).toEqual(["Owner's password", 'Indexes', 'TTL policies']);
  });

  it("stores the owner's password", async () => {
    await command(['tools/deploy/store-secret.ts', PROJECT, 'password'], `${PASSWORD}\n${PASSWORD}\n`);
    expect([...state.secrets.keys()]).toEqual([
      'MAIL',
      'PUSH',
      'INSTAGRAM',
      'ADMIN_PASSWORD_HASH',
      'ADMIN_PASSWORD_GATE',
    ]);
  });

  it('deploys the seed even if Google temporarily rejects requests for a new project', async () => {
    state.caller = caller;
    state.contention = 1;
    state.eventarcRefusals = 1;
    expect(
      await runDeployment({ seed: true, demoContent: true }, { buildId: 'build1', commit: 'c0ffee1' }),
    ).toBe(`https://${PROJECT}.web.app`);
    expect(state.rules.sort()).toEqual(['cloud.firestore', 'firebase.storage']);
    expect(livePage('/es/blog')).toContain('/assets/site-build1.js');
    expect(state.lease).toBeNull();
  });

  it("publishes only the owner's changes to the live site", async () => {
    const target = publisherTarget();
    const live = await target.readLive();
    expect(live.buildId).toBe('build1');
    const about = livePage('/en');
    state.documents.posts = ['coqui'];
    const put = new Map([
      ['/en/blog.html', Buffer.from('with coqui')],
      ['/en/blog/coqui.html', Buffer.from('coqui')],
    ]);
    await target.release(live, { put, remove: new Set(['/es/blog.html']) });
    expect([livePage('/en/blog'), livePage('/en/blog/coqui'), livePage('/es/blog'), livePage('/en')]).toEqual(
      ['with coqui', 'coqui', undefined, about],
    );
    expect(state.hosting.releases[0]?.message).toBe('publication build build1');
  });

  it('deploys another build, with pages rendered from the published content', async () => {
    await runDeployment({ demoContent: true }, { buildId: 'build2', commit: 'c0ffee2' });
    expect(livePage('/en/blog')).toContain('/assets/site-build2.js');
    expect(livePage('/en/blog')).toContain('coqui');
    expect(livePage('/assets/site-build1.js')).toBe('// build1');
    expect((await publisherTarget().readLive()).buildId).toBe('build2');
  });

  it('rolls back to an earlier publication, and the publisher can tell that it is from another build', async () => {
    const publication = state.hosting.releases.find(({ message }) => message === 'publication build build1');
    const version = publication?.version.name.split('/').pop();
    expect(await command(['tools/deploy/rollback.ts', PROJECT])).toContain(
      `${version}  publication build build1`,
    );
    const output = await command(['tools/deploy/rollback.ts', PROJECT, '--to', version ?? '']);
    expect(output).toContain("The owner's changes are queued");
    expect(output).toContain('git switch --detach c0ffee1');
    expect(livePage('/en/blog')).toBe('with coqui');
    expect((await publisherTarget().readLive()).buildId).toBe('build1');
  });
});
