// npm run screenshots: takes the README's screenshots of the running site, at SITE_URL or where npm start serves it.
import { chromium } from '@playwright/test';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from './browser.mjs';
import { HOST, portOffset, portsAt } from './emulators/ports.mjs';

const site = process.env.SITE_URL ?? `http://${HOST}:${portsAt(portOffset(process.env)).hosting}`;
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

/** @typedef {{name: string, path: string, width: number, height: number, colorScheme: 'light' | 'dark'}} Shot */

/** @type {Shot[]} */
const SHOTS = [
  { name: 'home-desktop', path: '/en', width: 1440, height: 1000, colorScheme: 'light' },
  { name: 'home-desktop-dark', path: '/es', width: 1440, height: 1000, colorScheme: 'dark' },
  { name: 'home-phone', path: '/es', width: 390, height: 844, colorScheme: 'light' },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs }).catch((error) => {
  throw new Error(`No browser: run \`node tools/browser.mjs\` first. ${error.message}`);
});
try {
  mkdirSync(folder, { recursive: true });
  for (const shot of SHOTS) await take(shot);
} finally {
  await browser.close();
}

/** @param {Shot} shot */
async function take({ name, path, width, height, colorScheme }) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  await page.goto(site + path).catch((error) => {
    throw new Error(`Cannot open ${site}: run \`npm start\` first, or set SITE_URL. ${error.message}`);
  });
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const file = join(folder, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 84 });
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
  await page.close();
}
