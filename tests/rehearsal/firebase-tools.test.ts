// Tests how the installed firebase-tools handles this repository's firebase.json, against a stand-in for
// Google's APIs.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate, hashPassword } from '../../functions/passwords';
import { runToEnd } from '../../tools/process/children';
import { runChecks } from '../../tools/deploy/checks/index';
import { FUNCTIONS_ARGS } from '../../tools/deploy/functions';
import { Google } from '../../tools/deploy/google';
import { takeDeploymentLease } from '../../tools/deploy/lease';
import { quotaEnv } from '../../tools/deploy/settings';
import { storePasswordSecrets } from '../../tools/deploy/password-secrets';
import { publishPreview } from '../../tools/deploy/commands';
import { deployFunctions } from './functions-stand-in';
import { firebaseToolsEnv, startGoogle } from './google-stand-in';
import { emptyProject, type Project } from './project';
import { liveFile, releaseFiles } from '../../functions/src/publishing/hosting.fixture';

// Starting processes and hashing passwords can be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PROJECT = 'perro-rehearsal';
const PASSWORD = 'sato-ñame-coquí-31';
const STAMP = { project: PROJECT, siteUrl: `https://${PROJECT}.web.app`, buildId: 'build1' };

let google: Google;
/** A folder with copies of the files that firebase-tools reads, where it also stores its settings. */
let folder: string;
let state: Project;
let standIn: Awaited<ReturnType<typeof startGoogle>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firebase-tools-'));
  for (const file of ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    copyFileSync(file, join(folder, file));
  for (const path of ['tools', 'node_modules']) symlinkSync(resolve(path), join(folder, path));
  mkdirSync(join(folder, 'web'));
  state = emptyProject(PROJECT);
  standIn = await startGoogle(state);
  google = new Google(PROJECT, { baseUrl: standIn.url, pollMs: 1 });
  await runChecks(
    { google, project: PROJECT, region: 'us-east1', root: folder, readOnly: false, budget: 20 },
    () => undefined,
  );
  standIn.propagate();
  // The functions come first, because Hosting's rewrites refer to one of them.
  await deployFunctions(state, { root: folder, args: FUNCTIONS_ARGS });
  standIn.changes.length = 0;
});
afterEach(async () => {
  await standIn.stop();
  rmSync(folder, { recursive: true });
});

/** @param args more arguments for `firebase deploy` */
function firebaseDeploy(lease: Record<string, string>, ...args: string[]) {
  const cli = resolve('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const env = { ...environment(), ...lease };
  return runToEnd(process.execPath, [cli, 'deploy', '--project', PROJECT, '--non-interactive', ...args], {
    cwd: folder,
    env,
  });
}

const GUARD = (target: string) => ['--import', 'tsx', join('tools', 'deploy', 'guard.ts'), target];
const guard = (target: string) =>
  runToEnd(process.execPath, GUARD(target), {
    cwd: folder,
    env: { ...environment(), GCLOUD_PROJECT: PROJECT },
  });

/** Writes a build's stamp to every folder that should have it. */
function writeBuild() {
  for (const path of ['web/dist', 'functions/lib', 'functions/lib/pages']) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'build.json'), JSON.stringify(STAMP));
  }
}

const environment = () => ({
  PATH: process.env.PATH,
  HOME: folder,
  NO_UPDATE_NOTIFIER: '1',
  ...firebaseToolsEnv(state, standIn.url, folder),
  ...quotaEnv(PROJECT),
});

describe('a preview', () => {
  /** Publishes a preview with the real firebase-tools. */
  const preview = () =>
    publishPreview(
      {
        google,
        root: folder,
        say: () => undefined,
        async run(command, args, env) {
          if (!args[0]?.endsWith('firebase.js')) {
            writeBuild();
            return;
          }
          const { code, output } = await runToEnd(command, args, {
            cwd: folder,
            env: { ...environment(), ...env },
          });
          expect(code, output).toBe(0);
        },
      },
      'pr-7',
    );

  it('publishes the pages to an expiring channel and leaves the live site unchanged', async () => {
    releaseFiles(state.hosting, new Map([['/en.html', Buffer.from('live')]]), 'c0ffee build build1');
    await preview();
    const {
      channel,
      releases: [version = ''],
    } = state.hosting.previews['pr-7'] ?? { channel: {}, releases: [] };
    expect(channel).toMatchObject({ ttl: `${7 * 24 * 60 * 60}s` });
    expect(Object.keys(state.hosting.versions[version]?.files ?? {})).toEqual(['/build.json']);
    expect(liveFile(state.hosting, '/en')).toBe('live');
  });

  it('fails if setup hasn’t prepared the project', async () => {
    state.webApps = [];
    await expect(preview()).rejects.toThrow('Web app: none');
  });

  it('does not make the guard allow a live deployment', async () => {
    const { output } = await runToEnd(process.execPath, GUARD('functions'), {
      cwd: folder,
      env: { ...environment(), GCLOUD_PROJECT: PROJECT, DEPLOYMENT_PREVIEW: 'pr-7' },
    });
    expect(output).toContain('This is not part of a deployment that holds the lease');
  });
});

describe('firebase deploy', () => {
  it('deploys rules, indexes and TTL policies to the existing database without prompting', async () => {
    const { code, output } = await firebaseDeploy({}, '--only', 'firestore,storage');
    expect(code, output).toBe(0);
    expect(state.rules.sort()).toEqual(['cloud.firestore', 'firebase.storage']);
    const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as { indexes: object[] };
    expect(state.indexes).toHaveLength(indexes.length);
    const expiring = state.fields
      .filter(({ ttlConfig }) => ttlConfig)
      .map(({ name }) => name.split('/').at(-3));
    expect(expiring.sort()).toEqual([
      'contactSubmissions',
      'knownDevices',
      'outbox',
      'previewLinks',
      'rateLimits',
      'sessions',
      'statsMonths',
      'statsShards',
      'testimonialPhotos',
      'testimonialSubmissions',
    ]);
  });

  it('fails if the database is missing, without creating one', async () => {
    state.database = null;
    const { code, output } = await firebaseDeploy({});
    expect(output).toContain('Firestore database: none.');
    expect(code).not.toBe(0);
    expect(standIn.changes).toEqual([]);
  });

  // For functions, the test runs the guard directly, as firebase-tools does (tools/deploy/config.test.ts).
  it.each([
    ['functions', () => guard('functions')],
    ['hosting', () => firebaseDeploy({}, '--only', 'hosting')],
  ])('of %s fails if the build is missing, without creating one', async (_, run) => {
    const { code, output } = await run();
    expect(output).toContain('The build of the pages is missing (web/dist/build.json).');
    expect(output).toContain('The secret ADMIN_PASSWORD_HASH is missing or malformed.');
    expect(output).toContain('This is not part of a deployment that holds the lease');
    expect(output).not.toContain('npm run build');
    expect(code).not.toBe(0);
    expect(standIn.changes).toEqual([]);
  });

  describe('of a complete build', () => {
    beforeEach(async () => {
      await storePasswordSecrets(google, { hash: hashPassword(PASSWORD), gate: createGate(PASSWORD) });
      writeBuild();
    });

    it('fails outside our deployment, because it could undo what the owner published since the build', async () => {
      standIn.changes.length = 0;
      const { code, output } = await firebaseDeploy({}, '--only', 'hosting');
      expect(output).toContain("could undo the owner's publications.\nUse: npm run deploy");
      expect(code).not.toBe(0);
      expect(standIn.changes).toEqual([]);
    });

    it('publishes the pages during our deployment, with the headers and rewrites in firebase.json', async () => {
      const lease = await takeDeploymentLease(google, () => undefined);
      const { code, output } = await firebaseDeploy(
        { DEPLOYMENT_LEASE: lease.holder },
        '--only',
        'hosting',
        '--message',
        'c0ffee build build1',
      );
      await lease.release();
      expect(code, output).toBe(0);
      expect(liveFile(state.hosting, '/build.json')).toBe(JSON.stringify(STAMP));
      const { config = {} } = state.hosting.versions[`sites/${PROJECT}/versions/v1`] ?? {};
      expect(config.rewrites).toContainEqual({
        glob: '/api/**',
        run: { serviceId: 'api', region: 'us-east1' },
      });
      expect(config.headers).toContainEqual(
        expect.objectContaining({
          glob: '**',
          headers: expect.objectContaining({ 'Strict-Transport-Security': 'max-age=31536000' }) as object,
        }),
      );
      expect(state.hosting.releases).toEqual([expect.objectContaining({ message: 'c0ffee build build1' })]);
    });
  });
});
