import { MIN_JAVA } from './environment.mjs';

/**
 * How the Firestore emulator and the storage rules runtime are run. firebase-tools contains the other emulators.
 * @typedef {object} Runner
 * @property {'jars' | 'sdk' | 'hidane'} name
 * @property {string} description
 * @property {string | undefined} [java]
 * @property {string} [sdkJar]
 * @property {string} [hidane]
 * @property {boolean} storageRulesStandIn    true where the runtime's jar is not available
 */
/** @typedef {import('./environment.mjs').Environment} Environment */

/** The most faithful to production first. Each function returns undefined where the machine lacks something. */
const RUNNERS = { jars: withJars, sdk: withCloudSdk, hidane: withHidane };

const NONE_AVAILABLE = `The Firestore emulator cannot run on this machine yet. Install one of these, then start again:
  - Java ${MIN_JAVA} or newer, for example Eclipse Temurin (https://adoptium.net). The emulator is then
    downloaded once; where that is blocked, install the Google Cloud SDK (https://cloud.google.com/sdk) too,
    and in it the emulator: gcloud components install cloud-firestore-emulator
  - Rust 1.88 or newer (https://rustup.rs), with which the emulator "hidane" is then compiled once`;

/**
 * Returns the first runner that works in this environment.
 * @param {Environment} environment
 * @param {string | undefined} forced   the name of the only runner to try
 * @returns {Promise<Runner>}
 * @throws where none works, with a message that names what to install
 */
export async function chooseRunner(environment, forced) {
  if (forced && !(forced in RUNNERS)) {
    throw new Error(`EMULATOR_RUNNER must be one of ${Object.keys(RUNNERS).join(', ')}, but is "${forced}".`);
  }
  for (const [name, find] of Object.entries(RUNNERS)) {
    if (forced && name !== forced) continue;
    const runner = await find(environment);
    if (runner) return runner;
  }
  throw new Error(
    forced
      ? `EMULATOR_RUNNER=${forced} does not work on this environment.\n${NONE_AVAILABLE}`
      : NONE_AVAILABLE,
  );
}

/** @param {Environment} environment @returns {Promise<Runner | undefined>} */
async function withJars(environment) {
  const java = await environment.java();
  if (!java || !(await obtain(environment, 'firestore'))) return undefined;
  const storageRulesStandIn = !(await obtain(environment, 'storage'));
  return {
    name: 'jars',
    description: `Emulators: firebase-tools' own, on ${java}`,
    java,
    storageRulesStandIn,
  };
}

/** @param {Environment} environment @param {import('./environment.mjs').Jar} jar */
async function obtain(environment, jar) {
  return environment.hasJar(jar) || ((await environment.canDownload(jar)) && environment.download(jar));
}

/** @param {Environment} environment @returns {Promise<Runner | undefined>} */
async function withCloudSdk(environment) {
  const java = await environment.java();
  const sdkJar = environment.cloudSdkJar();
  if (!java || !sdkJar) return undefined;
  const storageRulesStandIn = !environment.hasJar('storage');
  const description = `Emulators: Firestore from the Google Cloud SDK, on ${java}`;
  return { name: 'sdk', description, java, sdkJar, storageRulesStandIn };
}

/** @param {Environment} environment @returns {Promise<Runner | undefined>} */
async function withHidane(environment) {
  const hidane = environment.installedHidane() ?? (await environment.hidaneFromCargo());
  if (!hidane) return undefined;
  const java = await environment.java();
  const storageRulesStandIn = !java || !environment.hasJar('storage');
  return {
    name: 'hidane',
    description: `Emulators: Firestore by ${hidane}`,
    java,
    hidane,
    storageRulesStandIn,
  };
}
