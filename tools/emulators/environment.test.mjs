import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseJavaMajor, localEnvironment } from './environment';

describe('parseJavaMajor', () => {
  it('returns the major version from the output of java -version', () => {
    expect(parseJavaMajor('openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment')).toBe(17);
    expect(parseJavaMajor('openjdk version "25" 2025-09-16 LTS')).toBe(25);
  });

  it('returns 8 for version 1.8', () => {
    expect(parseJavaMajor('java version "1.8.0_402"')).toBe(8);
  });

  it('returns 0 for any other output', () => {
    expect(parseJavaMajor('The operation couldn’t be completed. Unable to locate a Java Runtime.')).toBe(0);
  });
});

describe('the local environment', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'environment-')));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @param {string} path @param {string} content */
  function write(path, content) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    chmodSync(file, 0o755);
    return file;
  }

  /** @param {string} path @param {string} version */
  const writeJava = (path, version) => write(path, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);

  it('prefers the Java in JAVA_HOME to the one on PATH if both are new enough', async () => {
    const atHome = writeJava('home/bin/java', '21.0.2');
    writeJava('path/java', '24');
    const env = { JAVA_HOME: join(folder, 'home'), PATH: join(folder, 'path') };
    expect(await localEnvironment(env).java()).toBe(atHome);
  });

  it('skips a default Java that is too old', async () => {
    writeJava('home/bin/java', '17.0.15');
    const onPath = writeJava('path/java', '24');
    const env = { JAVA_HOME: join(folder, 'home'), PATH: join(folder, 'path') };
    expect(await localEnvironment(env).java()).toBe(onPath);
  });

  it('finds the Firestore emulator in the Cloud SDK whose gcloud is on PATH', () => {
    write('sdk/bin/gcloud', '#!/bin/sh\n');
    const jar = write('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar', '');
    expect(localEnvironment({ PATH: join(folder, 'sdk', 'bin') }).cloudSdkJar()).toBe(jar);
  });

  it('finds the jars in firebase-tools’ cache', () => {
    const require = createRequire(import.meta.url);
    const { firestore } = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
    write(firestore.downloadPathRelativeToCacheDir, '');
    const environment = localEnvironment({ FIREBASE_EMULATORS_PATH: folder });
    expect(environment.hasJar('firestore')).toBe(true);
    expect(environment.hasJar('storage')).toBe(false);
  });

  it('finds hidane in the cache, but prefers a copy on PATH', () => {
    const cached = write('cache/firebase-website/hidane/bin/hidane', '');
    expect(localEnvironment({ XDG_CACHE_HOME: join(folder, 'cache') }).installedHidane()).toBe(cached);
    const onPath = write('path/hidane', '');
    const env = { XDG_CACHE_HOME: join(folder, 'cache'), PATH: join(folder, 'path') };
    expect(localEnvironment(env).installedHidane()).toBe(onPath);
  });

  it('does not compile hidane without cargo', async () => {
    expect(
      await localEnvironment({ XDG_CACHE_HOME: folder, PATH: folder }).hidaneFromCargo(),
    ).toBeUndefined();
  });
});
