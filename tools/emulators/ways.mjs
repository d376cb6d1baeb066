import { MIN_JAVA } from './machine.mjs';

/**
 * How the Firestore emulator and the storage rules runtime get run. firebase-tools holds all the rest.
 * @typedef {object} Way
 * @property {'jars' | 'sdk' | 'hidane'} name
 * @property {string} line                    says which way was picked
 * @property {string | undefined} [java]
 * @property {string} [sdkJar]
 * @property {string} [hidane]
 * @property {boolean} storageRulesStandIn    true where the runtime's jar cannot be had
 */
/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * In order of faithfulness to what runs in production. Each answers undefined where the machine lacks
 * something.
 */
const WAYS = { jars: withJars, sdk: withCloudSdk, hidane: withHidane };

const NO_WAY = `The Firestore emulator cannot run on this machine yet. Install one of these, then start again:
  - Java ${MIN_JAVA} or newer, for example Eclipse Temurin (https://adoptium.net). The emulator is then
    downloaded once; where that is blocked, install the Google Cloud SDK (https://cloud.google.com/sdk) too,
    and in it the emulator: gcloud components install cloud-firestore-emulator
  - Rust 1.88 or newer (https://rustup.rs), by which the emulator "hidane" is then compiled once`;

/**
 * Picks the first way that this machine allows.
 * @param {Machine} machine
 * @param {string | undefined} forced   the name of the only way to try
 * @returns {Promise<Way>}
 * @throws where no way works: one message that names what to install
 */
export async function chooseWay(machine, forced) {
  if (forced && !(forced in WAYS)) {
    throw new Error(`EMULATOR_WAY must be one of ${Object.keys(WAYS).join(', ')}, but is "${forced}".`);
  }
  for (const [name, find] of Object.entries(WAYS)) {
    if (forced && name !== forced) continue;
    const way = await find(machine);
    if (way) return way;
  }
  throw new Error(forced ? `EMULATOR_WAY=${forced} does not work on this machine.\n${NO_WAY}` : NO_WAY);
}

/** @param {Machine} machine @returns {Promise<Way | undefined>} */
async function withJars(machine) {
  const java = await machine.java();
  if (!java || !await obtain(machine, 'firestore')) return undefined;
  const storageRulesStandIn = !await obtain(machine, 'storage');
  return { name: 'jars', line: `Emulators: firebase-tools' own, on ${java}`, java, storageRulesStandIn };
}

/** @param {Machine} machine @param {import('./machine.mjs').Jar} jar */
async function obtain(machine, jar) {
  return machine.hasJar(jar) || (await machine.canDownload(jar) && machine.download(jar));
}

/** @param {Machine} machine @returns {Promise<Way | undefined>} */
async function withCloudSdk(machine) {
  const java = await machine.java();
  const sdkJar = machine.cloudSdkJar();
  if (!java || !sdkJar) return undefined;
  const storageRulesStandIn = !machine.hasJar('storage');
  const line = `Emulators: Firestore from the Google Cloud SDK, on ${java}`;
  return { name: 'sdk', line, java, sdkJar, storageRulesStandIn };
}

/** @param {Machine} machine @returns {Promise<Way | undefined>} */
async function withHidane(machine) {
  const hidane = machine.installedHidane()
    ?? await machine.hidaneFromNpm()
    ?? await machine.hidaneFromCargo();
  if (!hidane) return undefined;
  const java = await machine.java();
  const storageRulesStandIn = !java || !machine.hasJar('storage');
  return { name: 'hidane', line: `Emulators: Firestore by ${hidane}`, java, hidane, storageRulesStandIn };
}
