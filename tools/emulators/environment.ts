import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runOrThrow } from '../process/children';
import { messageOf } from '../process/print-error';
import { withProgress } from '../process/progress';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const PROBE_TIMEOUT_MS = 3_000;
const HIDANE_VERSION = '0.6.0';
const SDK_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** The folders where Linux distributions, macOS and installers put JDKs, one subfolder per JDK. */
const JDK_FOLDERS = [
  '/usr/lib/jvm',
  '/usr/java',
  '/opt/java',
  '/Library/Java/JavaVirtualMachines',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  join(homedir(), '.sdkman', 'candidates', 'java'),
  join(homedir(), '.jdks'),
  join(homedir(), 'Library', 'Java', 'JavaVirtualMachines'),
];

const SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  join(homedir(), 'google-cloud-sdk'),
];

/**
 * A machine's resources for running the emulators. The choice of runner depends only on this interface, so
 * tests can pass a fake.
 */
export interface Environment {
  /** Returns the path of a Java executable that firebase-tools accepts. */
  java: () => Promise<string | undefined>;
  /** Returns the path of the Firestore emulator in an installed Google Cloud SDK. */
  cloudSdkJar: () => string | undefined;
  /** Returns whether the jar is in firebase-tools' cache. */
  hasJar: (jar: Jar) => boolean;
  canDownload: (jar: Jar) => Promise<boolean>;
  /** Downloads the jar. Returns whether it is in the cache afterward. */
  download: (jar: Jar) => Promise<boolean>;
  installedHidane: () => string | undefined;
  hidaneFromCargo: () => Promise<string | undefined>;
}
export type Jar = 'firestore' | 'storage';

/** The minimum Java version that firebase-tools' jars require. */
export const MIN_JAVA = 21;

export function localEnvironment(env = process.env): Environment {
  return {
    java: () => findJava(env),
    cloudSdkJar: () => findCloudSdkJar(env),
    hasJar: (jar) => existsSync(jarPath(jar, env)),
    canDownload: (jar) => isReachable(jarInfo(jar).remoteUrl, env),
    download: (jar) => downloadJar(jar, env),
    installedHidane: () =>
      [...pathFolders(env), join(hidaneFolder(env), 'bin')]
        .map((folder) => join(folder, 'hidane'))
        .find(existsSync),
    hidaneFromCargo: () => installHidane(env),
  };
}

function pathFolders(env: NodeJS.ProcessEnv) {
  return (env.PATH ?? '').split(delimiter).filter(Boolean);
}

/**
 * Returns the path of the first Java in JAVA_HOME, PATH and the usual folders that meets the minimum version.
 * A machine may have one even if its default Java is too old.
 */
async function findJava(env: NodeJS.ProcessEnv) {
  const homes = JDK_FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'Contents', 'Home')]),
  );
  const candidates = [
    ...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin', 'java')] : []),
    ...pathFolders(env).map((folder) => join(folder, 'java')),
    ...homes.map((home) => join(home, 'bin', 'java')),
  ]
    .filter(existsSync)
    .map((path) => realpathSync(path));

  for (const path of new Set(candidates)) {
    if ((await javaMajor(path)) >= MIN_JAVA) return path;
  }
  return undefined;
}

async function javaMajor(path: string) {
  try {
    const { stdout, stderr } = await run(path, ['-version'], { timeout: 10_000 });
    return parseJavaMajor(`${stdout}\n${stderr}`);
  } catch {
    return 0; // On macOS, /usr/bin/java may be a placeholder that only tells you where to get Java.
  }
}

/**
 * Returns the major version in the output of `java -version`, or 0 if there is none. Java 8 calls itself 1.8.
 */
export function parseJavaMajor(output: string) {
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (major === undefined) return 0;
  return Number(major) === 1 ? Number(minor) : Number(major);
}

function findCloudSdkJar(env: NodeJS.ProcessEnv) {
  const gcloud = pathFolders(env)
    .map((folder) => join(folder, 'gcloud'))
    .find(existsSync);
  const folders = [
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    ...(gcloud ? [dirname(dirname(realpathSync(gcloud)))] : []),
    ...SDK_FOLDERS,
  ];
  return folders.map((folder) => join(folder, SDK_JAR)).find(existsSync);
}

type JarInfo = Record<Jar, { remoteUrl: string; downloadPathRelativeToCacheDir: string }>;

function jarInfo(jar: Jar) {
  const path = join(firebaseToolsFolder(), 'lib', 'emulator', 'downloadableEmulatorInfo.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as JarInfo)[jar];
}

function jarPath(jar: Jar, env: NodeJS.ProcessEnv) {
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return join(cache, jarInfo(jar).downloadPathRelativeToCacheDir);
}

export function firebaseToolsFolder() {
  return dirname(require.resolve('firebase-tools/package.json'));
}

/**
 * Returns whether a download is likely to succeed, so machines without network access fail within seconds.
 * Behind a proxy, returns true without checking, because firebase-tools uses the proxy but Node's fetch
 * doesn't.
 */
async function isReachable(url: string, env: NodeJS.ProcessEnv) {
  if (env.HTTPS_PROXY ?? env.https_proxy) return true;
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return response.ok;
  } catch {
    return false;
  }
}

async function downloadJar(jar: Jar, env: NodeJS.ProcessEnv) {
  const firebase = join(firebaseToolsFolder(), 'lib', 'bin', 'firebase.js');
  await logFailure(() =>
    withProgress(`Downloading the ${jar} emulator`, () =>
      runOrThrow(process.execPath, [firebase, `setup:emulators:${jar}`, '--non-interactive'], { env }),
    ),
  );
  return existsSync(jarPath(jar, env));
}

function hidaneFolder(env: NodeJS.ProcessEnv) {
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'firebase-website', 'hidane');
}

async function installHidane(env: NodeJS.ProcessEnv) {
  const root = hidaneFolder(env);
  const binary = join(root, 'bin', 'hidane');
  if (!pathFolders(env).some((folder) => existsSync(join(folder, 'cargo')))) return undefined;

  const args = ['install', 'hidane', '--version', HIDANE_VERSION, '--locked', '--root', root];
  await logFailure(() =>
    withProgress(`Compiling hidane ${HIDANE_VERSION} (once, about 5 minutes)`, (note) =>
      runOrThrow('cargo', args, { env, onOutput: note }),
    ),
  );
  return existsSync(binary) ? binary : undefined;
}

/** Runs a step and logs any error instead of throwing it, because other runners may still work. */
async function logFailure(step: () => Promise<unknown>) {
  try {
    await step();
  } catch (error) {
    console.log(`  ${messageOf(error).trim().split('\n').at(-1)}`);
  }
}
