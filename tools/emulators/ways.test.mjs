import { describe, expect, it } from 'vitest';
import { chooseWay } from './ways.mjs';

const NEW_JAVA = '/jdk-25/bin/java';
const SDK_JAR = '/sdk/cloud-firestore-emulator.jar';

/**
 * A machine with nothing on it and no network, but for what the test gives it.
 * @param {Partial<import('./machine.mjs').Machine>} has
 * @returns {import('./machine.mjs').Machine}
 */
function machineWith(has) {
  return {
    java: () => Promise.resolve(undefined),
    cloudSdkJar: () => undefined,
    hasJar: () => false,
    canDownload: () => Promise.resolve(false),
    download: () => Promise.reject(new Error('must not be tried')),
    installedHidane: () => undefined,
    hidaneFromNpm: () => Promise.resolve(undefined),
    hidaneFromCargo: () => Promise.resolve(undefined),
    ...has,
  };
}

const java = () => Promise.resolve(NEW_JAVA);

describe('choosing how to run the emulators', () => {
  it('takes cached jars without asking the network', async () => {
    const canDownload = () => Promise.reject(new Error('must not be asked'));
    const way = await chooseWay(machineWith({ java, hasJar: () => true, canDownload }), undefined);
    expect(way).toMatchObject({ name: 'jars', java: NEW_JAVA, storageRulesStandIn: false });
  });

  it('downloads the jars where that works', async () => {
    /** @type {string[]} */
    const downloaded = [];
    const way = await chooseWay(machineWith({
      java,
      canDownload: () => Promise.resolve(true),
      download: (jar) => Promise.resolve(downloaded.push(jar) > 0),
    }), undefined);
    expect(way.name).toBe('jars');
    expect(downloaded).toEqual(['firestore', 'storage']);
  });

  it('denies storage by the stand-in where only the Firestore jar is cached', async () => {
    const way = await chooseWay(machineWith({ java, hasJar: (jar) => jar === 'firestore' }), undefined);
    expect(way).toMatchObject({ name: 'jars', storageRulesStandIn: true });
  });

  it('takes the Cloud SDK where the jars cannot be had', async () => {
    const way = await chooseWay(machineWith({ java, cloudSdkJar: () => SDK_JAR }), undefined);
    expect(way).toMatchObject({ name: 'sdk', java: NEW_JAVA, sdkJar: SDK_JAR, storageRulesStandIn: true });
  });

  it('goes on to the Cloud SDK when the download breaks off', async () => {
    const way = await chooseWay(machineWith({
      java,
      cloudSdkJar: () => SDK_JAR,
      canDownload: () => Promise.resolve(true),
      download: () => Promise.resolve(false),
    }), undefined);
    expect(way.name).toBe('sdk');
  });

  it('cannot use the Cloud SDK without a new enough Java', async () => {
    const machine = machineWith({ cloudSdkJar: () => SDK_JAR, installedHidane: () => '/bin/hidane' });
    expect(await chooseWay(machine, undefined)).toMatchObject({ name: 'hidane', storageRulesStandIn: true });
  });

  it('takes an installed hidane before npm, and npm before compiling', async () => {
    const hidaneFromNpm = () => Promise.resolve('/npm/hidane');
    const hidaneFromCargo = () => Promise.reject(new Error('must not be compiled'));
    const withBoth = machineWith({ installedHidane: () => '/bin/hidane', hidaneFromNpm, hidaneFromCargo });
    expect(await chooseWay(withBoth, undefined)).toMatchObject({ name: 'hidane', hidane: '/bin/hidane' });
    const withNpm = machineWith({ hidaneFromNpm, hidaneFromCargo });
    expect(await chooseWay(withNpm, undefined)).toMatchObject({ name: 'hidane', hidane: '/npm/hidane' });
  });

  it('compiles hidane as the last resort', async () => {
    const machine = machineWith({ hidaneFromCargo: () => Promise.resolve('/cache/hidane') });
    expect(await chooseWay(machine, undefined)).toMatchObject({ name: 'hidane', hidane: '/cache/hidane' });
  });

  it('names everything that could be installed where no way works', async () => {
    await expect(chooseWay(machineWith({}), undefined))
      .rejects.toThrow(/Java 21[^]*Google Cloud SDK[^]*Rust/);
  });

  it('tries no other way than the forced one', async () => {
    const machine = machineWith({ java, hasJar: () => true, cloudSdkJar: () => SDK_JAR });
    expect((await chooseWay(machine, 'sdk')).name).toBe('sdk');
    await expect(chooseWay(machine, 'hidane')).rejects.toThrow('EMULATOR_WAY=hidane does not work');
  });

  it('refuses to force a way that does not exist', async () => {
    await expect(chooseWay(machineWith({}), 'docker')).rejects.toThrow('jars, sdk, hidane');
  });
});
