// The browser of the end-to-end tests. `node tools/browser.mjs` installs one if necessary and prints its path.
// Chromium's headless shell goes before a whole browser: it is the same engine, and the tests take 40 % less processor time in it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrThrow } from './process/children.mjs';
import { withProgress } from './process/progress.mjs';

const require = createRequire(import.meta.url);

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** Debian's name of the headless shell, also of the package. */
const SHELL = 'chromium-headless-shell';
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
 * Returns the path of a browser: CHROME_PATH, an installed headless shell, Playwright's if it was downloaded, or an installed Chrome or
 * Chromium. Undefined stands for Playwright's; its absence is Playwright's to report, as configurations are also read without a browser.
 * @param {NodeJS.ProcessEnv} env
 */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const shell = findCommand([SHELL], env);
  if (shell || existsSync(playwrightBrowserPath('chromium'))) return shell;
  return findCommand(COMMANDS, env) ?? APPLICATIONS.find(existsSync);
}

/** Returns how Playwright starts this browser. @param {string[]} args */
export function launchOptions(...args) {
  const executablePath = findBrowser();
  return { ...(executablePath && { executablePath }), args: [...browserArgs, ...args] };
}

/**
 * Installs a browser where there is none: Playwright's, or Debian's as root.
 * @throws where none can be installed
 */
export async function ensureBrowser() {
  const isMissing = () => !existsSync(findBrowser() ?? playwrightBrowserPath('chromium'));
  if (process.env.CHROME_PATH && isMissing())
    throw new Error(`CHROME_PATH is ${process.env.CHROME_PATH}, which does not exist.`);
  if (isMissing()) await downloadFromPlaywright('chromium');
  if (isMissing() && isDebianRoot()) {
    // Older releases have the whole browser only.
    await installFromDebian(SHELL).catch(() => installFromDebian('chromium'));
  }
  if (isMissing())
    throw new Error(
      'No browser could be installed. Install Google Chrome or Chromium, or set CHROME_PATH to one.',
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureBrowser();
  console.log(findBrowser() ?? playwrightBrowserPath('chromium'));
}
