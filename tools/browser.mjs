// The browser of the end-to-end tests. `node tools/browser.mjs` gets one where there is none and prints its
// path.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrThrow } from './process/children.mjs';
import { withProgress } from './process/progress.mjs';

const require = createRequire(import.meta.url);

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Keeps Chromium from calling home, which in a closed network costs time at every start. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium: CHROME_PATH, an installed Chrome or Chromium, or the one that Playwright
 * downloaded.
 * @returns {string}
 * @throws where there is none
 */
export function findBrowser() {
  const path = browserPath(process.env);
  if (!path) {
    throw new Error('There is no Chrome or Chromium. Run `node tools/browser.mjs` or set CHROME_PATH.');
  }
  return path;
}

/**
 * The same, having first got a browser where there was none: Playwright's own, or Debian's for root.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  if (!browserPath(process.env)) await downloadFromPlaywright();
  if (!browserPath(process.env) && isDebianRoot()) await installFromDebian();
  if (browserPath(process.env)) return findBrowser();
  throw new Error('No browser could be had. Install Google Chrome or Chromium, or set CHROME_PATH to one.');
}

/** @param {NodeJS.ProcessEnv} env */
function browserPath(env) {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, where there is nothing.`);
  }
  const folders = (env.PATH ?? '').split(delimiter);
  const installed = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...APPLICATIONS, playwrightsOwn()].find(existsSync);
}

/** @returns {string} where Playwright's download goes, whether it is there or not */
function playwrightsOwn() {
  return require('@playwright/test').chromium.executablePath();
}

async function downloadFromPlaywright() {
  const cli = join(require.resolve('@playwright/test/package.json'), '..', 'cli.js');
  const download = () => runOrThrow(process.execPath, [cli, 'install', 'chromium']);
  try {
    await withProgress('Downloading Chromium with Playwright', download);
  } catch {
    console.log('  it cannot be downloaded from here');
  }
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installFromDebian() {
  await withProgress("Installing Debian's Chromium", async () => {
    await runOrThrow('apt-get', ['update']);
    await runOrThrow('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await ensureBrowser());
