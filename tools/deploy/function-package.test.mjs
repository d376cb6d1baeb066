import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockOfFunctions } from '../../functions/lock.mjs';

const INSTALL_TIMEOUT_MS = 180_000;
const repository = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest = JSON.parse(readFileSync(join('functions', 'package.json'), 'utf8'));

/** Whether npm can ask its registry for a package. */
function registryResponds() {
  try {
    execFileSync('npm', ['view', 'busboy', 'version', '--fetch-retries=0', '--fetch-timeout=5000'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('the lock file of the functions', () => {
  const { packages } = lockOfFunctions(repository);

  it('has the versions that the repository is tested with, the nested ones at the top', () => {
    expect(packages['node_modules/firebase-admin']?.version).toBe(repository.packages['node_modules/firebase-admin'].version);
    expect(packages['node_modules/express']?.version).toBe(repository.packages['functions/node_modules/express'].version);
  });

  it('marks what only the build needs', () => {
    expect(packages['node_modules/esbuild']).toHaveProperty('dev', true);
    expect(packages['node_modules/express']).not.toHaveProperty('dev');
  });

  it('names nothing that the functions do not need', () => {
    expect(Object.keys(packages)).not.toContain('node_modules/react');
  });
});

describe.skipIf(!registryResponds())('the package of the functions, in a folder where nothing else is (skipped without the npm registry)', () => {
  /** @type {string} */
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'functions-'));
    if (!existsSync(join('functions', 'lib', 'index.js'))) execFileSync(process.execPath, [join('functions', 'build.mjs')]);
    cpSync(join('functions', 'lib'), join(folder, 'lib'), { recursive: true });
    copyFileSync(join('functions', 'package.json'), join(folder, 'package.json'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOfFunctions(repository)));
    execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' });
  }, INSTALL_TIMEOUT_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('installs every dependency in the locked version', () => {
    for (const name of Object.keys(manifest.dependencies)) {
      const installed = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
      expect(installed.version, name).toBe(lockOfFunctions(repository).packages[`node_modules/${name}`]?.version);
    }
  });

  it('is imported from there, and exports the function', { timeout: 60_000 }, () => {
    const script = `const start = performance.now();
      const exported = await import('./lib/index.js');
      console.log(JSON.stringify({ names: Object.keys(exported), ms: Math.round(performance.now() - start) }));
      process.exit(0);`;
    const env = { PATH: process.env.PATH, GCLOUD_PROJECT: 'perro-rehearsal', FIREBASE_CONFIG: '{"projectId":"perro-rehearsal"}' };
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env, encoding: 'utf8' });
    const { names, ms } = JSON.parse(output);
    console.log(`Cold import of the function: ${ms} ms`);
    expect(names).toEqual(['api']);
  });
});
