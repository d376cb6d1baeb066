// The browser of the end-to-end tests. `npx tsx tools/browser.ts` installs one if necessary and prints its path.
// Chromium's headless shell goes before a whole browser: it is the same engine, and the tests take 40 % less processor time in it.
import { chromium, firefox, webkit } from '@playwright/test';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrThrow } from './process/children';
import { withProgress } from './process/progress';

/** Playwright's browsers. */
export const ENGINES = { chromium, firefox, webkit };
type Engine = keyof typeof ENGINES;

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
 */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const shell = findCommand([SHELL], env);
  if (shell || existsSync(playwrightBrowserPath('chromium'))) return shell;
  return findCommand(COMMANDS, env) ?? APPLICATIONS.find(existsSync);
}

/** Returns how Playwright starts this browser. */
export function launchOptions(...args: string[]) {
  const executablePath = findBrowser();
  return { ...(executablePath && { executablePath }), args: [...browserArgs, ...args] };
}

/** Installs a browser where there is none: Playwright's, or Debian's as root. Throws where none can be installed. */
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

/** Returns the path of the first of these commands that is installed. */
export function findCommand(names: string[], env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Returns the path of Playwright's download, which may not exist. */
export const playwrightBrowserPath = (engine: Engine): string => ENGINES[engine].executablePath();

export async function downloadFromPlaywright(engine: Engine) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
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

export async function installFromDebian(...packages: string[]) {
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
