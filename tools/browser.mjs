// The browser of the end-to-end tests. `node tools/browser.mjs` installs one if necessary and prints its path.
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

/** Keeps Chromium from making requests of its own, which cost time at every start where they fail. */
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
 * Returns the path of a Chromium: CHROME_PATH, an installed Chrome or Chromium, or Playwright's download.
 * @returns {string}
 * @throws where none is installed
 */
export function findBrowser() {
  const path = browserPath(process.env);
  if (!path) {
    throw new Error('No Chrome or Chromium is installed. Run `node tools/browser.mjs` or set CHROME_PATH.');
  }
  return path;
}

/**
 * Returns the same path, after installing a browser if necessary: Playwright's, or Debian's as root.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  if (!browserPath(process.env)) await downloadFromPlaywright('chromium');
  if (!browserPath(process.env) && isDebianRoot()) await installFromDebian('chromium');
  if (browserPath(process.env)) return findBrowser();
  throw new Error(
    'No browser could be installed. Install Google Chrome or Chromium, or set CHROME_PATH to one.',
  );
}

/** @param {NodeJS.ProcessEnv} env */
function browserPath(env) {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which does not exist.`);
  }
  return [findCommand(COMMANDS, env), ...APPLICATIONS, playwrightBrowserPath('chromium')].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Returns the path of the first of these commands that is installed. @param {string[]} names */
export function findCommand(names, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** @param {Engine} engine @returns {string} the path of Playwright's download, which may not exist */
export function playwrightBrowserPath(engine) {
  return require('@playwright/test')[engine].executablePath();
}

/** @param {Engine} engine */
export async function downloadFromPlaywright(engine) {
  const cli = join(require.resolve('@playwright/test/package.json'), '..', 'cli.js');
  const download = () => runOrThrow(process.execPath, [cli, 'install', engine]);
  try {
    await withProgress(`Downloading ${engine} with Playwright`, download);
  } catch {
    console.log('  the download failed');
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
