// npm run bench -- interactions: measures the time from a tap or a key press to the next paint on a phone
// (event timing), for visitors and the owner. Interleaves the runs for this commit and another commit.
//   --against <commit>   also measures that commit's site, built with its own tools
//   --runs 5             the number of runs
//   --only menu          measures only interactions whose name contains this string
import type { Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '../functions/passwords';
import { ensureBrowser } from '../tools/browser';
import { onPhone } from './phone';
import { startVariants } from './site';
import { percentile, printTable, spread } from './table';

/** The shortest event duration that browsers report. */
const UNREPORTED_MS = 16;
const REPORTED_AFTER_MS = 1500;

/** An interaction: the page's path, the setup steps and the input to measure. */
interface Interaction {
  path: string;
  before?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
}

const menu = (page: Page) => page.locator('header summary');
const title = (page: Page) => page.locator('[name="titleEs"], [name="titleEn"]').first();
const visualEditor = (page: Page) => page.locator('.ProseMirror').first();
const firstPicture = (page: Page) => page.getByRole('button', { name: /^Details: / }).first();

const NEW_POST = '/admin/blog?post=new';
/** Waits until a new post's draft has been saved, which changes the URL. */
const isStored = (page: Page) => page.waitForURL(/post=(?!new)/);

const INTERACTIONS: Record<string, Interaction> = {
  'the menu opens': { path: '/en', press: (page) => menu(page).tap() },
  'menu link to another page': {
    path: '/en',
    before: (page) => menu(page).tap(),
    press: (page) => page.locator('#mobile-menu a[href="/en/about"]').tap(),
  },
  'the other language': { path: '/en', press: (page) => page.locator('header a[hreflang="es"]').tap() },
  'a category of the blog': {
    path: '/en/blog',
    press: (page) => page.locator('main a[href^="/en/blog/category/"]').first().tap(),
  },
  'a post of the blog': {
    path: '/en/blog',
    press: (page) => page.locator('main a[href="/en/blog/loose-leash-walking"]').first().tap(),
  },
  'sending an invalid form': {
    path: '/en/contact',
    before: (page) => page.locator('[data-contact-form]').waitFor(),
    press: (page) => page.locator('[data-contact-form] button[type="submit"]').tap(),
  },
  'typing in the form': {
    path: '/en/contact',
    before: (page) => page.locator('[data-contact-form] [name="name"]').tap(),
    press: (page) => page.keyboard.type('A'),
  },
  'to the messages': {
    path: '/admin',
    press: (page) => page.getByRole('link', { name: 'Messages', exact: true }).tap(),
  },
  'to the posts': {
    path: '/admin',
    press: (page) => page.getByRole('link', { name: 'Blog', exact: true }).tap(),
  },
  'a post in the editor': { path: '/admin/blog', press: (page) => page.locator('main li a').first().tap() },
  'the first letter of a title': {
    path: NEW_POST,
    before: (page) => title(page).tap(),
    press: (page) => page.keyboard.type('A'),
  },
  'the next letters of a title': {
    path: NEW_POST,
    before: async (page) => {
      await title(page).tap();
      await page.keyboard.type('A few');
      await isStored(page);
    },
    press: (page) => page.keyboard.type(' w', { delay: 300 }),
  },
  'the first letter in the visual editor': {
    path: NEW_POST,
    before: (page) => visualEditor(page).tap(),
    press: (page) => page.keyboard.type('A'),
  },
  'the next letters in the visual editor': {
    path: NEW_POST,
    before: async (page) => {
      await visualEditor(page).tap();
      await page.keyboard.type('A few');
      await isStored(page);
    },
    press: (page) => page.keyboard.type(' w', { delay: 300 }),
  },
  "a picture's dialog opens": { path: '/admin/pictures', press: (page) => firstPicture(page).tap() },
  "a picture's dialog closes": {
    path: '/admin/pictures',
    before: async (page) => {
      await firstPicture(page).tap();
      await page.getByRole('dialog').waitFor();
    },
    press: (page) => page.keyboard.press('Escape'),
  },
};

async function logIn(page: Page, url: string) {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/admin`);
}

/** Returns the response time of an interaction in milliseconds. */
const answerTo = (url: string, { path, before, press }: Interaction) =>
  onPhone(async (page) => {
    if (path.startsWith('/admin')) await logIn(page, url);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await before?.(page);
    const events = await page.evaluateHandle(async (durationThreshold) => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      return entries;
    }, UNREPORTED_MS);
    // Ignores events before this time, because the browser may still report some from the setup steps.
    const start = await page.evaluate(() => performance.now());
    await press(page);
    // Browsers don't report an event until some time after the next paint.
    await page.waitForTimeout(REPORTED_AFTER_MS);
    const durations = await events.evaluate(
      (entries, from) => entries.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration),
      start,
    );
    return Math.max(UNREPORTED_MS, ...durations);
  });

export async function measureInteractions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      against: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  });
  await ensureBrowser();
  const sites = await startVariants(values.against);
  const rows = Object.entries(INTERACTIONS)
    .filter(([name]) => name.includes(values.only))
    .flatMap(([name, interaction]) =>
      sites.map((site) => ({ name, interaction, site, times: [] as number[], isMissing: false })),
    );
  for (let run = 1; run <= Number(values.runs); run += 1) {
    console.error(`Run ${run} of ${values.runs}`);
    for (const row of rows) {
      if (row.isMissing) continue;
      try {
        row.times.push(await answerTo(row.site.url, row.interaction));
      } catch (error) {
        // An interaction may fail on the other commit's site if its target doesn't exist there.
        if (row.site === sites[0]) throw error;
        row.isMissing = true;
      }
    }
  }
  printTable(
    ['interaction', 'site', 'smallest / median / largest, ms', '75th percentile'],
    rows
      .filter(({ isMissing }) => !isMissing)
      .map(({ name, site, times }) => [name, site.name, spread(times), percentile(times, 0.75)]),
  );
}
