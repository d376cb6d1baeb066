import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pagesFolder, webBuildFolder } from '../prepare/build';
import { endChild, startChild } from '../process/children';
import { requireFreePorts } from '../process/port-holder';
import { withProgress } from '../process/progress';
import { suiteFolder, writeConfig } from './config';
import { firebaseToolsFolder, localEnvironment } from './environment';
import { HOST, PROJECT_ID, portsAt, portsNeeded, type Emulator, type Ports } from './ports';
import { chooseRunner, type Runner } from './runners';
import { startInstagramStandIn } from './stand-ins/instagram';
import { startMailServer } from './stand-ins/mail-server';
import { deniesEverything, refusal } from './stand-ins/storage-rules-runtime.mjs';
import { startTranslationStandIn } from './stand-ins/translation';
import { startYoutubeStandIn } from './stand-ins/youtube';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SHIM = here('./shim/java');
const STORAGE_RULES_STAND_IN = here('./stand-ins/storage-rules-runtime.mjs');
const PRELOADED = [
  '../process/end-with-parent.mjs',
  '../process/report-children.mjs',
  './faults.mjs',
  './single-worker.mjs',
  './hosting-requests.mjs',
];
/** A module to preload into the functions' processes. firebase-tools passes NODE_OPTIONS on to them. */
const DEMAND_INDEXES = new URL('./demand-indexes.mjs', import.meta.url).href;

const READY = 'All emulators ready';

/** Keeps firebase-tools off the network: with CI set, it doesn't check for updates or announcements. */
const QUIET = { CI: '1', NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' };
const LOG_TAIL_LINES = 30;

/** A running emulator suite. */
export interface Suite {
  /** The folder for the suite's logs and scratch files. */
  folder: string;
  ports: Ports;
  /** The environment variables that make a program use the suite. */
  env: Record<string, string>;
  /** Resolves with the exit code once the suite has stopped for any reason. */
  ended: Promise<number>;
  /** Registers a listener for future lines of firebase-tools' output. */
  onLine: (listener: (line: string) => void) => void;
  exportTo: (folder: string) => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  root: string;
  offset: number;
  emulators: Emulator[];
  /** The folder with an earlier export to import. */
  importFrom?: string | undefined;
}

/** Starts firebase-tools' emulators and returns once all of them are ready. */
export async function startSuite({ root, offset, emulators, importFrom }: Options): Promise<Suite> {
  const webBuild = webBuildFolder(offset);
  const ports = portsAt(offset);
  await requireFreePorts(portsNeeded(ports));

  const runner = await chooseRunner(localEnvironment(), process.env.EMULATOR_RUNNER);
  console.log(runner.description);
  const rules = join(root, 'storage.rules');
  const usesRulesStandIn = runner.storageRulesStandIn && emulators.includes('storage');
  if (usesRulesStandIn && !deniesEverything(readFileSync(rules, 'utf8'))) throw new Error(refusal(rules));

  const folder = suiteFolder(root, offset);
  mkdirSync(folder, { recursive: true });
  const pages = join(root, pagesFolder(offset));
  const site = join(root, webBuild);
  const config = writeConfig(root, { offset, ports, webBuild });
  // The storage emulator stores files at a fixed path in the temporary folder, so each suite needs its own
  // temporary folder.
  const temporary = mkdtempSync(join(tmpdir(), 'perro-'));

  const mailFolder = join(folder, 'mail');
  const standIns = emulators.includes('functions') ? await startStandIns(ports, mailFolder) : undefined;
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
        // The folder that the publisher writes to. It is an empty string for `npm run dev`, which builds no
        // pages.
        SITE_DIR: existsSync(join(site, 'build.json')) ? site : '',
        ...standIns?.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  child.once('exit', () => {
    rmSync(temporary, { recursive: true, force: true });
    standIns?.close();
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

/** Starts the stand-ins for the services that the functions call. */
async function startStandIns(ports: Ports, mailFolder: string) {
  const translation = await startTranslationStandIn(ports.translation);
  const instagram = await startInstagramStandIn(ports.instagram);
  const youtube = await startYoutubeStandIn(ports.youtube);
  const mail = await startMailServer(ports.smtp, mailFolder);
  return {
    env: {
      TRANSLATION: 'on',
      TRANSLATION_API_URL: translation.url,
      INSTAGRAM_API_URL: instagram.url,
      YOUTUBE_URL: youtube.url,
      MAIL_SERVER: `smtp://${HOST}:${ports.smtp}`,
    },
    close: () => {
      void translation.stop();
      void instagram.stop();
      void youtube.stop();
      mail.close();
    },
  };
}

/** Returns the environment variables that tell the java shim what to run. */
function runnerEnv(runner: Runner) {
  return {
    PATH: [join(SHIM, '..'), process.env.PATH].join(delimiter),
    SUITE_NODE: process.execPath,
    ...(runner.java && { SUITE_JAVA: runner.java }),
    ...(runner.sdkJar && { SUITE_FIRESTORE_JAR: runner.sdkJar }),
    ...(runner.hidane && { SUITE_HIDANE: runner.hidane }),
    ...(runner.name !== 'jars' && { FIRESTORE_EMULATOR_BINARY_PATH: SHIM }),
    ...(runner.storageRulesStandIn && { STORAGE_EMULATOR_BINARY_PATH: STORAGE_RULES_STAND_IN }),
  };
}

function clientEnv(ports: Ports, runner: Runner) {
  return {
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    GCLOUD_PROJECT: PROJECT_ID,
    SITE_URL: `http://${HOST}:${ports.hosting}`,
    FUNCTION_URL: `http://${HOST}:${ports.functions}/${PROJECT_ID}/us-east1/api`,
    STORAGE_RULES_RUNTIME: runner.storageRulesStandIn ? 'stand-in' : 'real',
  };
}

/** Writes the child's output to a file, and keeps the last few lines for error messages. */
function watchLog(child: ChildProcess, path: string) {
  const file = createWriteStream(path);
  const tail: string[] = [];
  const listeners: ((line: string) => void)[] = [
    (line) => file.write(`${line}\n`),
    (line) => {
      tail.push(line);
      if (tail.length > LOG_TAIL_LINES) tail.shift();
    },
  ];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      for (const listen of listeners) listen(line);
    });
  }
  const onLine = (listener: (line: string) => void) => {
    listeners.push(listener);
  };
  const ready = new Promise<void>((resolve) => {
    onLine((line) => {
      if (line.includes(READY)) resolve();
    });
  });
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
  });
  return { ready, ended, onLine, tail, path };
}

async function failWhenEnded({ ended, tail, path }: ReturnType<typeof watchLog>): Promise<never> {
  const code = await ended;
  throw new Error(
    `The emulators exited with code ${code} before they were ready. The last lines of ${path}:\n` +
      tail.join('\n'),
  );
}

async function exportThroughHub(ports: Ports, folder: string) {
  const response = await fetch(`http://${HOST}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'suite' }),
  }).catch((cause: unknown) => {
    throw new Error(
      'The latest changes could not be saved, because the emulators have stopped. Previously saved data is kept.',
      { cause },
    );
  });
  if (!response.ok) throw new Error(`The emulators could not export their data: ${await response.text()}`);
}
