import { MIN_JAVA, type Environment, type Jar } from './environment';

/**
 * A way to run the Firestore emulator and the storage rules runtime. The other emulators are part of
 * firebase-tools itself.
 */
export interface Runner {
  name: 'jars' | 'sdk' | 'hidane';
  description: string;
  java?: string | undefined;
  sdkJar?: string;
  hidane?: string;
  /** Whether a stand-in replaces the storage rules runtime because the runtime's jar isn't available. */
  storageRulesStandIn: boolean;
}

/**
 * The runners, from most to least faithful to production. Each function returns undefined if its runner can't
 * be used on this machine.
 */
const RUNNERS = { jars: withJars, sdk: withCloudSdk, hidane: withHidane };

const NONE_AVAILABLE = `The Firestore emulator cannot run on this machine yet. Install one of these, then start again:
  - Java ${MIN_JAVA} or newer, for example Eclipse Temurin (https://adoptium.net). firebase-tools then
    downloads the emulator once. If the download is blocked, also install the Google Cloud SDK
    (https://cloud.google.com/sdk) and its emulator: gcloud components install cloud-firestore-emulator
  - Rust 1.88 or newer (https://rustup.rs), which then compiles the emulator "hidane" once`;

/**
 * Returns the first runner that works in this environment. If none does, throws an error that lists what to
 * install.
 */
export async function chooseRunner(environment: Environment, forced: string | undefined): Promise<Runner> {
  if (forced && !(forced in RUNNERS)) {
    throw new Error(`EMULATOR_RUNNER must be one of ${Object.keys(RUNNERS).join(', ')}, but is "${forced}".`);
  }
  for (const [name, find] of Object.entries(RUNNERS)) {
    if (forced && name !== forced) continue;
    const runner = await find(environment);
    if (runner) return runner;
  }
  throw new Error(
    forced ? `EMULATOR_RUNNER=${forced} does not work on this machine.\n${NONE_AVAILABLE}` : NONE_AVAILABLE,
  );
}

async function withJars(environment: Environment): Promise<Runner | undefined> {
  const java = await environment.java();
  if (!java || !(await obtain(environment, 'firestore'))) return undefined;
  const storageRulesStandIn = !(await obtain(environment, 'storage'));
  const description = `Emulators: firebase-tools' own, on ${java}`;
  return { name: 'jars', description, java, storageRulesStandIn };
}

async function obtain(environment: Environment, jar: Jar) {
  return environment.hasJar(jar) || ((await environment.canDownload(jar)) && environment.download(jar));
}

async function withCloudSdk(environment: Environment): Promise<Runner | undefined> {
  const java = await environment.java();
  const sdkJar = environment.cloudSdkJar();
  if (!java || !sdkJar) return undefined;
  const storageRulesStandIn = !environment.hasJar('storage');
  const description = `Emulators: Firestore from the Google Cloud SDK, on ${java}`;
  return { name: 'sdk', description, java, sdkJar, storageRulesStandIn };
}

async function withHidane(environment: Environment): Promise<Runner | undefined> {
  const hidane = environment.installedHidane() ?? (await environment.hidaneFromCargo());
  if (!hidane) return undefined;
  const java = await environment.java();
  const storageRulesStandIn = !java || !environment.hasJar('storage');
  const description = `Emulators: Firestore by ${hidane}`;
  return { name: 'hidane', description, java, hidane, storageRulesStandIn };
}
