// npm run screenshots: takes the screenshots for the README and the owner's handbook. Uses the demo site at
// SITE_URL or, by default, the one served by npm start. Adds a few messages and visits to that site, for the
// handbook.
import { chromium, type Page } from '@playwright/test';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../functions/passwords';
import { launchOptions } from './browser';
import { HOST, portOffset, portsAt } from './emulators/ports';
import { messageOf } from './process/print-error';

const site = process.env.SITE_URL ?? `http://${HOST}:${portsAt(portOffset(process.env)).hosting}`;
const README = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const HANDBOOK = fileURLToPath(new URL('../web/src/admin/help/pictures/', import.meta.url));

/** A phone's viewport. The size of the handbook's pictures is declared in web/src/admin/help/pictures.ts. */
const PHONE = { width: 390, height: 844 };
const PICTURE_HEIGHT = 560;
const QUALITY = 72;

type Locale = 'en' | 'es';

/** The editor beside the public page, on a laptop. */
const EDITOR = { path: '/admin/content/pages/home', viewport: { width: 1440, height: 860 } };

/** The tasks in the handbook, each with its page and the steps to take before the screenshot. */
const TASKS: Record<
  string,
  { path: string; prepare?: (page: Page, locale: Locale) => Promise<unknown>; isBottom?: boolean }
> = {
  start: { path: '/admin' },
  messages: { path: '/admin/view-submissions' },
  answers: {
    path: '/admin/view-submissions',
    prepare: async (page, locale) => {
      await page.getByRole('link', { name: MESSAGES[locale][1]?.name ?? '' }).click();
      const text = page.locator('main textarea').first();
      await text.waitFor();
      await text.evaluate((element) => {
        const { top = 0 } = element.closest('section')?.getBoundingClientRect() ?? {};
        scrollBy(0, top - 16);
      });
    },
  },
  personal: {
    path: '/admin/person',
    prepare: async (page, locale) => {
      await page.locator('main input[type=email]').fill(addressOf(locale, 1));
      await page.keyboard.press('Enter');
      await page.locator('main dl').waitFor();
    },
  },
  posts: { path: '/admin/blog' },
  pictures: { path: '/admin/pictures' },
  facts: { path: '/admin/content/facts/facts#hours' },
  services: { path: '/admin/content/services' },
  testimonials: { path: '/admin/content/testimonials' },
  pages: { path: '/admin/content' },
  brand: { path: '/admin/content/brand/brand#accentColor' },
  versions: {
    path: '/admin/content/services',
    prepare: async (page, locale) => {
      await page.locator('main li a').first().click();
      const [price, text, history] =
        locale === 'en'
          ? ['priceEn', '$80 per session', 'History']
          : ['priceEs', '$80 por sesión', 'Historial'];
      await page.locator(`[name=${price}]`).fill(text);
      await page.locator('[data-save-state=pending], [data-save-state=saving]').first().waitFor();
      await page.locator('[data-save-state=saved]').waitFor();
      await page.getByRole('button', { name: history }).click();
      await page.getByRole('dialog').locator('mark').first().waitFor();
    },
  },
  notifications: { path: '/admin/settings' },
  instagram: { path: '/admin/instagram' },
  stats: { path: '/admin/stats' },
  account: { path: '/admin/account' },
  backup: { path: '/admin/backup' },
  trouble: {
    path: '/admin/content/services/new',
    isBottom: true,
    prepare: async (page, locale) => {
      await page.route('**/api/admin/drafts/**', (route) => route.abort());
      await page
        .locator(`[name=title${locale === 'en' ? 'En' : 'Es'}]`)
        .fill(locale === 'en' ? 'Puppy visits' : 'Visitas a cachorros');
      await page.locator('[data-save-state=offline]').waitFor();
    },
  },
};

/** Messages from invented visitors. */
const MESSAGES = {
  en: [
    {
      name: 'Jessica Torres',
      service: 'puppy-training',
      message: 'Our puppy Luna is four months old and bites everything. Do you have room on Saturdays?',
    },
    {
      name: 'Michael Rivera',
      service: 'obedience-training',
      message: 'Rocky pulls so hard that I cannot walk him. Where do you give classes?',
    },
  ],
  es: [
    {
      name: 'Yaritza Colón',
      service: 'puppy-training',
      message: 'Mi cachorra Luna tiene cuatro meses y muerde todo. ¿Tienes espacio los sábados?',
    },
    {
      name: 'José Luis Ortiz',
      service: 'obedience-training',
      message: 'Rocky hala tanto que no puedo caminar con él. ¿Dónde das las clases?',
    },
  ],
};

const browser = await chromium.launch(launchOptions()).catch((error: unknown) => {
  throw new Error(`No browser: run \`npx tsx tools/browser.ts\` first. ${messageOf(error)}`);
});
try {
  await fetch(`${site}/en`).catch((error: unknown) => {
    throw new Error(`Cannot open ${site}: run \`npm start\` first, or set SITE_URL. ${messageOf(error)}`);
  });
  mkdirSync(HANDBOOK, { recursive: true });
  await visit();
  await takeHandbook('en');
  await takeEditor();
  await takeHandbook('es');
} finally {
  await browser.close();
}

async function takeEditor() {
  const page = await openPage({ scale: 1, owner: 'en', viewport: EDITOR.viewport });
  await show(page, EDITOR.path);
  await page.locator('main li a').first().click();
  await page.frameLocator('iframe').locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  save(join(README, 'editor.jpg'), await page.screenshot({ type: 'jpeg', quality: 84 }));
  await page.close();
}

async function takeHandbook(locale: Locale) {
  for (const [index, message] of MESSAGES[locale].entries()) await send(locale, index, message);
  const page = await openPage({ scale: 1.5, owner: locale });
  for (const [task, { path, prepare, isBottom }] of Object.entries(TASKS)) {
    await show(page, path);
    await prepare?.(page, locale);
    const main = page.locator('main');
    const business = (await page.locator('header a').first().getAttribute('aria-label')) ?? '';
    if ((await main.innerText()).includes(business))
      throw new Error(`The screenshot of ${task} shows ${business}, but the handbook is for every business.`);
    const box = await main.boundingBox();
    const png = await page.screenshot({
      clip: {
        x: 0,
        y: isBottom ? PHONE.height - PICTURE_HEIGHT : Math.max(0, box?.y ?? 0),
        width: PHONE.width,
        height: PICTURE_HEIGHT,
      },
      style: '[data-bottom-bar] { display: none !important }',
    });
    save(join(HANDBOOK, `${locale}-${task}.webp`), await sharp(png).webp({ quality: QUALITY }).toBuffer());
  }
  await page.close();
}

interface Opened {
  scale: number;
  owner: Locale;
  viewport?: typeof PHONE;
}

async function openPage({ scale, owner, viewport = PHONE }: Opened) {
  const page = await browser.newPage({
    viewport,
    colorScheme: 'light',
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.request.post(`${site}/api/admin/session`, {
    data: { password: DEMO_PASSWORD },
    headers: { Origin: site },
  });
  // Changes responses so that the owner's area looks like that of a real site instead of the demo.
  await page.route('**/api/admin/**', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text();
    const own = text
      .replaceAll('"isDemo":true', '"isDemo":false')
      .replaceAll('"state":"demo"', '"state":"done"');
    await route.fulfill({ response, body: own });
  });
  await page.addInitScript((language) => {
    sessionStorage.setItem('adminSession', 'true');
    localStorage.setItem('adminLanguage', language);
  }, owner);
  return page;
}

async function show(page: Page, path: string) {
  await page.goto('about:blank');
  await page.goto(site + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .getByText(/^(Loading|Cargando)$/)
    .first()
    .waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  if (!path.includes('#')) await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        // Images without a box are hidden, because they are in the navigation for wide screens.
        image.getClientRects().length === 0 ||
        image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
}

/** Returns the email address of an invented visitor. */
function addressOf(language: Locale, index: number) {
  return `${language}${index}@example.com`;
}

/** Records a few visits the way visitors' browsers do. */
async function visit() {
  const paths = ['', '', '/services', '/services', '/about', '/contact'];
  const events = paths.flatMap((path) => {
    const page = `/es${path}`;
    return [
      { type: 'visit', path: page, from: path === '' ? 'www.google.com' : '' },
      { type: 'view', path: page },
    ];
  });
  const response = await fetch(`${site}/api/stats`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    },
    body: JSON.stringify({ events: [...events, { type: 'tap', path: '/es/contact', on: 'phone' }] }),
  });
  if (response.status !== 204)
    throw new Error(`/api/stats responded ${response.status}: ${await response.text()}`);
}

async function send(
  language: Locale,
  index: number,
  message: { name: string; service: string; message: string },
) {
  const response = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': `screenshot-of-the-handbook-${language}-${index}`,
    },
    body: JSON.stringify({ ...message, language, email: addressOf(language, index) }),
  });
  if (response.status !== 201)
    throw new Error(`/api/contact responded ${response.status}: ${await response.text()}`);
}

function save(file: string, bytes: Uint8Array) {
  writeFileSync(file, bytes);
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
}
