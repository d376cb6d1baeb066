/**
 * Takes screenshots of every public page in WebKit and Firefox for visual checks. Requires a running site, at
 * SITE_URL or where `npm start` serves it. Writes the screenshots to test-results/screenshots.
 * Arguments limit the screenshots to one browser and to paths that contain a string:
 *   npm run screenshots:browsers -- webkit /contact
 */
import { LOCALES } from '@app/domain/general/locale';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, portOffset, portsAt } from '../../tools/emulators/ports';
import { ensureOtherBrowsers } from '../../tools/other-browsers';
import { PUBLIC_PAGES } from '../e2e/support/public-pages';
import { PHONE_WIDTH, sendVisitor, type Visitor } from './support/visitor';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'test-results', 'screenshots');
const site = process.env.SITE_URL ?? `http://${HOST}:${portsAt(portOffset(process.env)).hosting}`;
const [only, part = ''] = process.argv.slice(2);
const paths = [...PUBLIC_PAGES.map(({ path }) => path), '/blog/loose-leash-walking'].filter((path) =>
  path.includes(part),
);

/**
 * The maximum window height, in pixels, that X servers and screenshots support. For shorter pages, the window
 * is as tall as the page.
 */
const MAX_HEIGHT = 9000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function take(visitor: Visitor, address: string, width: number, file: string): Promise<void> {
  await visitor.resize(width);
  await visitor.open(site + address);
  for (
    let tries = 0;
    tries < 100 && (await visitor.ask("return document.querySelector('#root[data-modules]') !== null"));
    tries += 1
  )
    await pause(100);
  const height = Number(await visitor.ask('return document.documentElement.scrollHeight'));
  await visitor.resize(width, Math.min(height, MAX_HEIGHT));
  // Resizing brings lazy pictures into view, which then need time to load.
  await pause(700);
  writeFileSync(join(folder, file), await visitor.screenshot());
}

mkdirSync(folder, { recursive: true });
const { webkit, firefox } = await ensureOtherBrowsers(root);
for (const [name, browser] of Object.entries({ webkit, firefox })) {
  if ('missing' in browser || (only && only !== name)) continue;
  const visitor = await sendVisitor(browser);
  console.log(`${name} is ${visitor.browser}`);
  for (const width of [PHONE_WIDTH, 1440]) {
    for (const address of LOCALES.flatMap((locale) => paths.map((path) => `/${locale}${path}`))) {
      await take(visitor, address, width, `${name}-${width}${address.replaceAll('/', '-')}.png`);
    }
  }
  await visitor.leave();
}
console.log(`Screenshots: ${folder}`);
