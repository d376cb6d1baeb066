import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pagesFolder } from '../prepare/build.mjs';
import { endChild, startChild } from '../process/children.mjs';
import { requireFreePorts } from '../process/port-holder.mjs';
import { withProgress } from '../process/progress.mjs';
import { suiteFolder, writeConfig } from './config.mjs';
import { firebaseToolsFolder, localEnvironment } from './environment.mjs';
import { startInstagramStandIn } from './stand-ins/instagram.mjs';
import { startMailServer } from './stand-ins/mail-server.mjs';
import { HOST, PROJECT_ID, portsAt, portsNeeded } from './ports.mjs';
import { deniesEverything, refusal } from './stand-ins/storage-rules-runtime.mjs';
import { chooseRunner } from './runners.mjs';
import { startTranslationStandIn } from './stand-ins/translation.mjs';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SHIM = here('./shim/java');
const STORAGE_RULES_STAND_IN = here('./stand-ins/storage-rules-runtime.mjs');
const PRELOADED = [
  '../process/end-with-parent.mjs',
  '../process/report-children.mjs',
  './faults.mjs',
  './single-worker.mjs',
  './hosting-requests.mjs',
];
/** Reaches the processes of the functions through the options of Node that firebase-tools passes on. */
const DEMAND_INDEXES = new URL('./demand-indexes.mjs', import.meta.url).href;
/** Sent by faults.mjs. */
const FAULT = 'fault';

const READY = 'All emulators ready';

/** Keeps firebase-tools off the network: in CI it checks neither for updates nor for announcements. */
const QUIET = { CI: '1', NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' };
const LOG_TAIL_LINES = 30;

/**
 * A running emulator suite.
 * @typedef {object} Suite
 * @property {string} folder                      logs and scratch files of the suite
 * @property {import('./ports.mjs').Ports} ports
 * @property {Record<string, string>} env         the environment variables with which a program uses the suite
 * @property {Promise<number>} ended              the exit code, when the suite has ended for any reason, or is about to after a fault
 * @property {(listener: (line: string) => void) => void} onLine   called with every further line of firebase-tools
 * @property {(folder: string) => Promise<void>} exportTo
 * @property {() => Promise<void>} stop           ends all processes
 */

/**
 * Starts firebase-tools' emulators and returns once all of them are ready.
 * @param {object} options
 * @param {string} options.root
 * @param {number} options.offset
 * @param {import('./ports.mjs').Emulator[]} options.emulators
 * @param {string} options.webBuild                 the hosting folder, relative to the root
 * @param {string | undefined} [options.importFrom] an earlier export
 * @returns {Promise<Suite>}
 */
export async function startSuite({ root, offset, emulators, webBuild, importFrom }) {
  const ports = portsAt(offset);
  await requireFreePorts(portsNeeded(emulators, ports));

  const runner = await chooseRunner(localEnvironment(), process.env.EMULATOR_RUNNER);
  console.log(runner.description);
  if (runner.storageRulesStandIn && emulators.includes('storage'))
    requireDenyAll(join(root, 'storage.rules'));

  const folder = suiteFolder(root, offset);
  mkdirSync(folder, { recursive: true });
  const pages = join(root, pagesFolder(offset));
  const config = writeConfig(root, { offset, ports, webBuild });
  // The storage emulator keeps its files at a fixed path in the temporary folder, which two suites must not share.
  const temporary = mkdtempSync(join(tmpdir(), 'perro-'));

  const translation = emulators.includes('functions')
    ? await startTranslationStandIn(ports.translation)
    : undefined;
  const instagram = emulators.includes('functions')
    ? await startInstagramStandIn(ports.instagram)
    : undefined;
  const mailFolder = join(folder, 'mail');
  const mailServer = emulators.includes('functions')
    ? await startMailServer({ port: ports.smtp, folder: mailFolder })
    : null;
  const child = startChild(
    process.execPath,
    [
      ...PRELOADED.flatMap((path) => ['--import', new URL(path, import.meta.url).href]),
      join(firebaseToolsFolder(), 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      '--config',
      config,
      '--project',
      PROJECT_ID,
      '--only',
      emulators.join(','),
      '--non-interactive',
      ...(importFrom ? ['--import', importFrom] : []),
    ],
    {
      cwd: folder, // firebase-tools writes its debug logs here
      env: {
        ...process.env,
        ...QUIET,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${DEMAND_INDEXES}`,
        ...runnerEnv(runner),
        TMPDIR: temporary,
        PAGES_DIR: pages,
        SITE_DIR: builtSite(resolve(root, webBuild)),
        ...(translation && { TRANSLATION: 'on', TRANSLATION_API_URL: translation.url }),
        ...(instagram && { INSTAGRAM_API_URL: instagram.url }),
        MAIL_SERVER: `smtp://${HOST}:${ports.smtp}`,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  child.once('exit', () => {
    rmSync(temporary, { recursive: true, force: true });
    translation?.close();
    instagram?.close();
    void mailServer?.stop();
  });
  const log = watchLog(child, join(folder, 'suite.log'));

  await withProgress('Starting the emulators', () => Promise.race([log.ready, failWhenEnded(log)]));
  return {
    folder,
    ports,
    env: { ...clientEnv(ports, runner), WEB_BUILD: webBuild, PAGES_DIR: pages, MAIL_FOLDER: mailFolder },
    ended: log.ended,
    onLine: log.onLine,
    exportTo: (target) => exportThroughHub(ports, target),
    stop: () => endChild(child),
  };
}

/** Returns the folder that publications go into; an empty string where none was built, as for `npm run dev`. @param {string} folder */
function builtSite(folder) {
  return existsSync(join(folder, 'build.json')) ? folder : '';
}

/** @param {string} path */
function requireDenyAll(path) {
  if (!deniesEverything(readFileSync(path, 'utf8'))) throw new Error(refusal(path));
}

/**
 * Returns the environment variables from which the java shim reads what to run.
 * @param {import('./runners.mjs').Runner} runner
 */
function runnerEnv(runner) {
  return {
    PATH: `${join(SHIM, '..')}${delimiter}${process.env.PATH}`,
    SUITE_NODE: process.execPath,
    ...(runner.java && { SUITE_JAVA: runner.java }),
    ...(runner.sdkJar && { SUITE_FIRESTORE_JAR: runner.sdkJar }),
    ...(runner.hidane && { SUITE_HIDANE: runner.hidane }),
    ...(runner.name !== 'jars' && { FIRESTORE_EMULATOR_BINARY_PATH: SHIM }),
    ...(runner.storageRulesStandIn && { STORAGE_EMULATOR_BINARY_PATH: STORAGE_RULES_STAND_IN }),
  };
}

/**
 * @param {import('./ports.mjs').Ports} ports
 * @param {import('./runners.mjs').Runner} runner
 */
function clientEnv(ports, runner) {
  return {
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    GCLOUD_PROJECT: PROJECT_ID,
    SITE_URL: `http://${HOST}:${ports.hosting}`,
    FUNCTION_URL: `http://${HOST}:${ports.functions}/${PROJECT_ID}/us-east1/api`,
    STORAGE_RULES_RUNTIME: runner.storageRulesStandIn ? 'stand-in' : 'real',
  };
}

/**
 * Writes all output to a file, and keeps its last lines for error messages.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} path
 */
function watchLog(child, path) {
  const file = createWriteStream(path);
  /** @type {string[]} */
  const tail = [];
  /** @type {Array<(line: string) => void>} */
  const listeners = [
    (line) => file.write(`${line}\n`),
    (line) => {
      tail.push(line);
      if (tail.length > LOG_TAIL_LINES) tail.shift();
    },
  ];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => listeners.forEach((listen) => listen(line)));
  }
  /** @param {(line: string) => void} listener */
  const onLine = (listener) => {
    listeners.push(listener);
  };
  const ready = new Promise((resolve) =>
    onLine((line) => {
      if (line.includes(READY)) resolve(undefined);
    }),
  );
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
    child.on('message', (message) => {
      if (message === FAULT) resolve(1);
    });
  });
  return { ready, ended, onLine, tail, path };
}

/** @param {ReturnType<typeof watchLog>} log */
async function failWhenEnded({ ended, tail, path }) {
  const code = await ended;
  throw new Error(
    `The emulators ended with code ${code} before they were ready. The end of ${path}:\n` + tail.join('\n'),
  );
}

/**
 * @param {import('./ports.mjs').Ports} ports
 * @param {string} folder
 */
async function exportThroughHub(ports, folder) {
  const response = await fetch(`http://${HOST}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'suite' }),
  }).catch((cause) => {
    throw new Error(
      'The latest changes could not be saved, as the emulators have ended. What was saved before is kept.',
      { cause },
    );
  });
  if (!response.ok) throw new Error(`The emulators could not export their data: ${await response.text()}`);
}
