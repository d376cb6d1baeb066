import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, matchesHash, passesGate } from '../../functions/passwords';
import { portsAt } from '../emulators/ports';
import { SITE_FILE } from '../site-answers.mjs';
import { webEnv } from './build';
import { fingerprint } from './fingerprint';
import { missingPackages } from './install.mjs';
import { requireNode } from './requirements.mjs';
import { ensureDemoSecrets } from './secrets';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('missingPackages', () => {
  const react = { 'node_modules/react': { version: '19.3.1' } };
  const firestore = { 'node_modules/@google-cloud/firestore': { version: '7.11.0', optional: true } };
  const forMacs = { 'node_modules/@esbuild/darwin-arm64': { version: '0.28.0', optional: true } };
  const locked = { '': { version: '1.0.0' }, web: { version: '1.0.0' }, ...react, ...firestore, ...forMacs };

  it('ignores packages for other platforms', () => {
    expect(missingPackages(locked, { ...react, ...firestore })).toEqual([]);
  });

  it('returns all required packages in a fresh clone', () => {
    expect(missingPackages(locked, {})).toHaveLength(2);
  });

  it('returns packages whose version differs', () => {
    expect(missingPackages(locked, { 'node_modules/react': { version: '18.0.0' }, ...firestore })).toEqual([
      'node_modules/react',
    ]);
  });
});

describe('fingerprint', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'src', 'node_modules'), { recursive: true });
    writeFileSync(join(folder, 'src', 'a.ts'), 'a');
  });
  const current = () => fingerprint(folder, ['src'], { PORT: '1' });

  it('is the same for the same files and settings', () => {
    expect(current()).toBe(current());
  });

  it.each([
    ['a file is changed', () => writeFileSync(join(folder, 'src', 'a.ts'), 'b')],
    ['a file is added', () => writeFileSync(join(folder, 'src', 'b.ts'), '')],
    ['a file is removed', () => rmSync(join(folder, 'src', 'a.ts'))],
  ])('changes when %s', (_, change) => {
    const before = current();
    change();
    expect(current()).not.toBe(before);
  });

  it('changes when a setting changes', () => {
    expect(fingerprint(folder, ['src'], { PORT: '2' })).not.toBe(current());
  });

  it('stays the same when tests or installed packages are added', () => {
    const before = current();
    writeFileSync(join(folder, 'src', 'a.test.ts'), '');
    writeFileSync(join(folder, 'src', 'node_modules', 'x.js'), '');
    expect(current()).toBe(before);
  });
});

describe('the demo secrets of a fresh clone', () => {
  const path = () => join(folder, 'functions', '.secret.local');
  beforeEach(() => mkdirSync(join(folder, 'functions')));

  it('contain the hash and the gate of the demo password', () => {
    ensureDemoSecrets(folder);
    const { ADMIN_PASSWORD_HASH = '', ADMIN_PASSWORD_GATE = '' } = parseEnv(readFileSync(path(), 'utf8'));
    expect(matchesHash(DEMO_PASSWORD, ADMIN_PASSWORD_HASH)).toBe(true);
    expect(passesGate(DEMO_PASSWORD, ADMIN_PASSWORD_GATE)).toBe(true);
  });

  it('are in a file that only its owner can read', () => {
    ensureDemoSecrets(folder);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
  });

  it('are added without replacing existing secrets', () => {
    writeFileSync(path(), 'ADMIN_PASSWORD_HASH=mine');
    ensureDemoSecrets(folder);
    const written = readFileSync(path(), 'utf8');
    expect(written).toMatch(
      /^ADMIN_PASSWORD_HASH=mine\nADMIN_PASSWORD_GATE=.+\nMAIL=off\nPUSH=\{.+\}\nINSTAGRAM=off\n$/,
    );
    ensureDemoSecrets(folder);
    expect(readFileSync(path(), 'utf8')).toBe(written);
  });
});

describe('requireNode', () => {
  it.each(['20.19.0', '22.0.0', '24.11.1'])('accepts %s', (version) => {
    expect(() => requireNode(version, 'linux')).not.toThrow();
  });

  it.each(['18.20.8', '20.18.3'])('rejects %s and names the required version', (version) => {
    expect(() => requireNode(version, 'linux')).toThrow('Install 20.19 or newer');
  });

  it('on Windows, throws an error that mentions WSL', () => {
    expect(() => requireNode('24.0.0', 'win32')).toThrow('WSL');
  });
});

describe('the site on the emulators', () => {
  it("accepts the demo password even if the owner's real password has a different gate", () => {
    mkdirSync(join(folder, 'web'));
    copyFileSync(join('web', '.env'), join(folder, 'web', '.env'));
    writeFileSync(join(folder, 'web', '.env.production.local'), 'VITE_ADMIN_GATE=pbkdf2:1:AAAA:0000\n');
    const { VITE_ADMIN_GATE = '' } = webEnv(folder, portsAt(0));
    expect(passesGate(DEMO_PASSWORD, VITE_ADMIN_GATE)).toBe(true);
  });

  it("uses the site file's time zone unless TIME_ZONE is set", () => {
    mkdirSync(join(folder, 'web'));
    copyFileSync(join('web', '.env'), join(folder, 'web', '.env'));
    const timeZone = () => webEnv(folder, portsAt(0)).TIME_ZONE;
    vi.stubEnv('TIME_ZONE', undefined);
    expect(timeZone()).toBe('');
    writeFileSync(join(folder, SITE_FILE), '{"name": "Patitas", "timeZone": "America/New_York"}');
    expect(timeZone()).toBe('America/New_York');
    vi.stubEnv('TIME_ZONE', '');
    expect(timeZone()).toBe('');
    vi.unstubAllEnvs();
  });
});
