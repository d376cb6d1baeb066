import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SHIM = fileURLToPath(new URL('./shim/java', import.meta.url));
const FIRESTORE_ARGS = ['-Duser.language=en', '-jar', SHIM, '--host', '127.0.0.1', '--port', '8080'];

/** The names of the fake programs, which print their own name and their arguments. */
const PROGRAMS = ['java', 'hidane', 'node'];

describe('the java shim', () => {
  /** @type {string} */
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shim-'));
    for (const name of PROGRAMS) {
      writeFileSync(join(folder, name), '#!/bin/sh\necho "$(basename "$0") $*"\n');
      chmodSync(join(folder, name), 0o755);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** @param {string[]} args @param {Record<string, string>} env */
  function shim(args, env) {
    return execFileSync(SHIM, args, { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } }).trim();
  }

  it("starts the Cloud SDK's jar by its main class", () => {
    const env = { SUITE_JAVA: join(folder, 'java'), SUITE_FIRESTORE_JAR: '/with a space/firestore.jar' };
    expect(shim(FIRESTORE_ARGS, env)).toBe(
      'java -Duser.language=en -cp /with a space/firestore.jar ' +
        'com.google.cloud.datastore.emulator.firestore.CloudFirestore --host 127.0.0.1 --port 8080',
    );
  });

  it("passes the official emulator's arguments to hidane", () => {
    expect(shim(FIRESTORE_ARGS, { SUITE_HIDANE: join(folder, 'hidane') })).toBe(
      'hidane --host 127.0.0.1 --port 8080',
    );
  });

  it('runs the storage rules stand-in with Node', () => {
    const standIn = '/repository/tools/emulators/stand-ins/storage-rules-runtime.mjs';
    expect(shim(['-jar', standIn, 'serve'], { SUITE_NODE: join(folder, 'node') })).toBe(`node ${standIn}`);
  });

  it('runs every other jar with Java', () => {
    const args = ['-Djava.security.manager=disallow', '-jar', '/cache/storage.jar', 'serve'];
    expect(shim(args, { SUITE_JAVA: join(folder, 'java') })).toBe(`java ${args.join(' ')}`);
  });

  it('prints the version of the real Java', () => {
    expect(shim(['-version'], { SUITE_JAVA: join(folder, 'java') })).toBe('java -version');
  });

  it('prints the minimum version if no Java is installed', () => {
    const output = execFileSync('sh', ['-c', `'${SHIM}' -version 2>&1`], { encoding: 'utf8', env: {} });
    expect(output).toContain('version "21"');
  });
});
