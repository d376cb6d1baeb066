// npm run bench -- owner [--runs 5]: how long the owner waits on a phone for the answer to a tap or a key, from the event to the next paint.
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '../functions/passwords';
import { ensureBrowser } from '../tools/browser';
import { interact, printAnswers } from './interactions.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const { SITE_URL: site } = process.env;
if (!site) throw new Error('SITE_URL is not set. Run: npm run bench -- owner');
await ensureBrowser();

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function logIn(page) {
  await page.goto(`${site}/admin/login`);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/admin`);
}

const NEW_POST = '/admin/blog?post=new';
const firstPicture = (/** @type {Page} */ page) => page.getByRole('button', { name: /^Details: / }).first();

/** @type {Record<string, import('./interactions.mjs').Interaction>} */
const INTERACTIONS = {
  'to the messages': {
    path: '/admin',
    press: (page) => page.getByRole('link', { name: 'Messages', exact: true }).tap(),
  },
  'to the posts': {
    path: '/admin',
    press: (page) => page.getByRole('link', { name: 'Blog', exact: true }).tap(),
  },
  'a post in the editor': { path: '/admin/blog', press: (page) => page.locator('main li a').first().tap() },
  'typing a title': {
    path: NEW_POST,
    before: (page) => page.locator('[name="titleEs"], [name="titleEn"]').first().tap(),
    press: (page) => page.keyboard.type('A'),
  },
  'the first letter in the visual editor': {
    path: NEW_POST,
    before: (page) => page.locator('.ProseMirror').first().tap(),
    press: (page) => page.keyboard.type('A'),
  },
  'the next letters': {
    path: NEW_POST,
    before: async (page) => {
      await page.locator('.ProseMirror').first().tap();
      await page.keyboard.type('A few');
      await page.waitForURL(/post=(?!new)/);
    },
    press: (page) => page.keyboard.type(' w', { delay: 300 }),
  },
  'the dialog of a picture opens': { path: '/admin/pictures', press: (page) => firstPicture(page).tap() },
  'and closes': {
    path: '/admin/pictures',
    before: async (page) => {
      await firstPicture(page).tap();
      await page.getByRole('dialog').waitFor();
    },
    press: (page) => page.keyboard.press('Escape'),
  },
};

/** @type {Map<string, number[]>} */
const answers = new Map();
for (let run = 1; run <= Number(values.runs); run += 1) {
  console.error(`Run ${run} of ${values.runs}`);
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const row = `| ${name} |`;
    answers.set(row, [...(answers.get(row) ?? []), await interact(site, interaction, logIn)]);
  }
}
printAnswers(answers, 'interaction, ms to the next paint');
