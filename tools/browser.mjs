// The browser of the end-to-end tests. `node tools/browser.mjs` gets one where there is none and prints its
// path.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrThrow } from './process/children.mjs';
import { withProgress } from './process/progress.mjs';

const require = createRequire(import.meta.url);

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

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
  if (!browserPath(process.env)) await downloadFromPlaywright('chromium');
  if (!browserPath(process.env) && isDebianRoot()) await installFromDebian('chromium');
  if (browserPath(process.env)) return findBrowser();
  throw new Error('No browser could be had. Install Google Chrome or Chromium, or set CHROME_PATH to one.');
}

/** @param {NodeJS.ProcessEnv} env */
function browserPath(env) {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, where there is nothing.`);
  }
  return [findCommand(COMMANDS, env), ...APPLICATIONS, playwrightsOwn('chromium')].find((path) => path !== undefined && existsSync(path));
}

/** The path of the first of these commands that is installed. @param {string[]} names */
export function findCommand(names, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** @param {Engine} engine @returns {string} where Playwright's download goes, whether it is there or not */
export function playwrightsOwn(engine) {
  return require('@playwright/test')[engine].executablePath();
}

/** @param {Engine} engine */
export async function downloadFromPlaywright(engine) {
  const cli = join(require.resolve('@playwright/test/package.json'), '..', 'cli.js');
  const download = () => runOrThrow(process.execPath, [cli, 'install', engine]);
  try {
    await withProgress(`Downloading ${engine} with Playwright`, download);
  } catch {
    console.log('  it cannot be downloaded from here');
  }
}

export function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {string[]} packages */
export async function installFromDebian(...packages) {
  await withProgress(`Installing Debian's ${packages.join(', ')}`, async () => {
    await runOrThrow('apt-get', ['update']);
    await runOrThrow('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await ensureBrowser());
