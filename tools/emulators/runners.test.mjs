import { describe, expect, it } from 'vitest';
import { chooseRunner } from './runners';

const NEW_JAVA = '/jdk-25/bin/java';
const SDK_JAR = '/sdk/cloud-firestore-emulator.jar';

/**
 * Returns an environment with no programs and no network access, except for what `has` provides.
 * @param {Partial<import('./environment').Environment>} has
 * @returns {import('./environment').Environment}
 */
function environmentWith(has) {
  return {
    java: () => Promise.resolve(undefined),
    cloudSdkJar: () => undefined,
    hasJar: () => false,
    canDownload: () => Promise.resolve(false),
    download: () => Promise.reject(new Error('must not be called')),
    installedHidane: () => undefined,
    hidaneFromCargo: () => Promise.resolve(undefined),
    ...has,
  };
}

const java = () => Promise.resolve(NEW_JAVA);

describe('chooseRunner', () => {
  it('uses cached jars without network access', async () => {
    const canDownload = () => Promise.reject(new Error('must not be called'));
    const runner = await chooseRunner(environmentWith({ java, hasJar: () => true, canDownload }), undefined);
    expect(runner).toMatchObject({ name: 'jars', java: NEW_JAVA, storageRulesStandIn: false });
  });

  it('downloads the jars if possible', async () => {
    /** @type {string[]} */
    const downloaded = [];
    const runner = await chooseRunner(
      environmentWith({
        java,
        canDownload: () => Promise.resolve(true),
        download: (jar) => Promise.resolve(downloaded.push(jar) > 0),
      }),
      undefined,
    );
    expect(runner.name).toBe('jars');
    expect(downloaded).toEqual(['firestore', 'storage']);
  });

  it('uses the stand-in for storage rules if only the Firestore jar is cached', async () => {
    const runner = await chooseRunner(
      environmentWith({ java, hasJar: (jar) => jar === 'firestore' }),
      undefined,
    );
    expect(runner).toMatchObject({ name: 'jars', storageRulesStandIn: true });
  });

  it('uses the Cloud SDK if the jars are not available', async () => {
    const runner = await chooseRunner(environmentWith({ java, cloudSdkJar: () => SDK_JAR }), undefined);
    expect(runner).toMatchObject({ name: 'sdk', java: NEW_JAVA, sdkJar: SDK_JAR, storageRulesStandIn: true });
  });

  it('uses the Cloud SDK if the download fails', async () => {
    const runner = await chooseRunner(
      environmentWith({
        java,
        cloudSdkJar: () => SDK_JAR,
        canDownload: () => Promise.resolve(true),
        download: () => Promise.resolve(false),
      }),
      undefined,
    );
    expect(runner.name).toBe('sdk');
  });

  it('skips the Cloud SDK if Java is missing or too old', async () => {
    const environment = environmentWith({ cloudSdkJar: () => SDK_JAR, installedHidane: () => '/bin/hidane' });
    expect(await chooseRunner(environment, undefined)).toMatchObject({
      name: 'hidane',
      storageRulesStandIn: true,
    });
  });

  it('prefers an installed hidane to compiling it', async () => {
    const environment = environmentWith({
      installedHidane: () => '/bin/hidane',
      hidaneFromCargo: () => Promise.reject(new Error('must not be called')),
    });
    expect(await chooseRunner(environment, undefined)).toMatchObject({
      name: 'hidane',
      hidane: '/bin/hidane',
    });
  });

  it('compiles hidane as the last resort', async () => {
    const environment = environmentWith({ hidaneFromCargo: () => Promise.resolve('/cache/hidane') });
    expect(await chooseRunner(environment, undefined)).toMatchObject({
      name: 'hidane',
      hidane: '/cache/hidane',
    });
  });

  it('throws an error that lists installable programs if no runner works', async () => {
    await expect(chooseRunner(environmentWith({}), undefined)).rejects.toThrow(
      /Java 21[^]*Google Cloud SDK[^]*Rust/,
    );
  });

  it('tries only the selected runner', async () => {
    const environment = environmentWith({ java, hasJar: () => true, cloudSdkJar: () => SDK_JAR });
    expect((await chooseRunner(environment, 'sdk')).name).toBe('sdk');
    await expect(chooseRunner(environment, 'hidane')).rejects.toThrow('EMULATOR_RUNNER=hidane does not work');
  });

  it('throws if the selected runner is unknown', async () => {
    await expect(chooseRunner(environmentWith({}), 'docker')).rejects.toThrow('jars, sdk, hidane');
  });
});
