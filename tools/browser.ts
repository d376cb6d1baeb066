// Finds the browser for the end-to-end tests. `npx tsx tools/browser.ts` installs one if necessary, and
// prints its path. Prefers Chromium's headless shell to a full browser, because tests use 40% less CPU time
// with the same engine.
import { chromium, firefox, webkit } from '@playwright/test';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrThrow } from './process/children';
import { withProgress } from './process/progress';

export const ENGINES = { chromium, firefox, webkit };
type Engine = keyof typeof ENGINES;

/** Debian's name for the headless shell, both the command and the package. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The options for Chromium. Some turn off background requests, whose failure would delay every start. */
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
 * Returns the path of the first browser found: CHROME_PATH, an installed headless shell, Playwright's
 * download (as undefined), or an installed Chrome or Chromium. Doesn't throw if it finds none, because
 * linters load the configuration without a browser. Playwright reports a missing browser when a test starts.
 */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const shell = findCommand([SHELL], env);
  if (shell || existsSync(playwrightBrowserPath('chromium'))) return shell;
  return findCommand(COMMANDS, env) ?? APPLICATIONS.find(existsSync);
}

/** Returns the options that make Playwright launch the browser found by `findBrowser`. */
export function launchOptions(...args: string[]) {
  const executablePath = findBrowser();
  return { ...(executablePath && { executablePath }), args: [...browserArgs, ...args] };
}

/**
 * Installs a browser if none is found: Playwright's or, as root on Debian, Debian's. Throws if there is still
 * no browser.
 */
export async function ensureBrowser() {
  const isMissing = () => !existsSync(findBrowser() ?? playwrightBrowserPath('chromium'));
  if (process.env.CHROME_PATH && isMissing())
    throw new Error(`CHROME_PATH is ${process.env.CHROME_PATH}, which does not exist.`);
  if (isMissing()) await downloadFromPlaywright('chromium');
  if (isMissing() && isDebianRoot()) {
    // Older Debian releases have only the full browser.
    await installFromDebian(SHELL).catch(() => installFromDebian('chromium'));
  }
  if (isMissing())
    throw new Error(
      'No browser could be installed. Install Google Chrome or Chromium, or set CHROME_PATH to one.',
    );
}

/** Returns the path of the first command that is installed, or undefined. */
export function findCommand(names: string[], env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Returns where Playwright would download a browser to. There may be nothing at that path. */
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
