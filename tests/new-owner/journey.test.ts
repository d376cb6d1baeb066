/** A new owner turns the empty site into hers on a phone, and nothing of the demo business is left in it. */
import { devices, type Page } from '@playwright/test';
import { REQUEST_ID_HEADER, revisionTag } from '@perro-wisdom/domain/general/api';
import { INBOX_PATHS } from '@perro-wisdom/domain/inbox/api';
import { NOTIFICATIONS_PATHS } from '@perro-wisdom/domain/notifications/api';
import { PUBLISHING_PATHS } from '@perro-wisdom/domain/publishing/api';
import { SETUP_PATHS } from '@perro-wisdom/domain/setup/api';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import type { ContentKind } from '@perro-wisdom/domain/content/kinds';
import { ownPreviewPath } from '@perro-wisdom/domain/drafts/previews';
import type { Facts } from '@perro-wisdom/domain/content/facts';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { ADMIN_PAGES, pagePath } from '@perro-wisdom/domain/general/paths';
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '@perro-wisdom/domain/pictures/social-images';
import type { PublicationStatus } from '@perro-wisdom/domain/publishing/publication';
import type { SetupStatus } from '@perro-wisdom/domain/setup/steps';
import { draftPath } from '@perro-wisdom/domain/drafts/api';
import sharp from 'sharp';
import { expectSaved, field, PHONE, PHOTO, publish } from '../e2e/support/editor';
import { ownEmail } from '../e2e/support/inbox';
import { createPost, logIn, ownPost, toast } from '../e2e/support/owner';
import { expectNoHorizontalScroll } from '../e2e/support/page-health';
import { expect, test } from '../e2e/support/test';
import { DEMO_WORDS, demoWordsIn } from './demo-words';
import {
  AFTER,
  BEFORE,
  MAIL_TO_OWNER,
  MAIL_TO_VISITOR,
  messageFrom,
  missingIn,
  remainsIn,
} from './facts-everywhere';
import { mailsAbout } from './mails';
import { PAGE_PATHS, publishedAnswers, publishedFiles, shownPages, type PublishedText } from './published';

const { userAgent, deviceScaleFactor } = devices['Pixel 5'];
test.use({ viewport: PHONE, isMobile: true, hasTouch: true, userAgent, deviceScaleFactor });
test.describe.configure({ mode: 'serial' });
// Each test reads the whole site.
test.slow();

const { WEB_BUILD = '' } = process.env;
const PUBLISHING_TIMEOUT_MS = 30_000;

const OWN = {
  name: 'Patitas del Oeste',
  trainer: 'Ivelisse Cordero',
  phone: '939-555-0177',
  phoneDisplay: '(939) 555-0177',
  email: 'ivelisse@patitas.test',
  siteUrl: 'https://patitas.test',
  hero: { en: 'Walks without pulling', es: 'Paseos sin halar' },
  service: { en: 'Beach walks', es: 'Paseos de playa' },
  client: 'Wanda Irizarry',
};

/** Everything that is public, as files, as answers of the site, and in a browser. */
const everything = async (page: Page) => [
  ...publishedFiles(WEB_BUILD),
  ...(await publishedAnswers(page.request)),
  ...(await shownPages(page)),
];

/**
 * Fills in texts of one language; on a phone, its tab comes first. They are saved before the next language begins, as a person is slower
 * than the editor: a save with the beginning of both would take the one that is finished in the next save for the source of the other.
 */
async function fillIn(page: Page, tab: RegExp, texts: Record<string, string>): Promise<void> {
  await page.getByRole('tab', { name: tab }).tap();
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await expectSaved(page);
}

/** What she sees before she publishes: the preview at this path in each language says her words, and none of the demo business. */
async function expectOwnPreview(
  page: Page,
  pathIn: (locale: Locale) => string,
  words: Record<Locale, string>,
): Promise<void> {
  for (const locale of LOCALES) {
    const response = await page.request.get(pathIn(locale));
    const text = await response.text();
    expect(response.status(), text).toBe(200);
    expect(text, pathIn(locale)).toContain(words[locale]);
    expect(demoWordsIn([{ where: pathIn(locale), text }])).toEqual([]);
  }
}

/** Publishes the draft that is open, once its previews say these words. */
async function publishNow(page: Page, words: Record<Locale, string>): Promise<void> {
  await expectSaved(page);
  // The address of a new draft has its id as soon as it is saved.
  await expect(page).not.toHaveURL(/\/new$/);
  const [kind, id = ''] = new URL(page.url()).pathname.split('/').slice(-2);
  await expectOwnPreview(page, (locale) => ownPreviewPath(kind as ContentKind, id, locale), words);
  await publish(page).tap();
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
}

const status = async (page: Page) =>
  ((await (await page.request.get(PUBLISHING_PATHS.adminPublication)).json()) as PublicationStatus).state;

/** Waits until visitors get what was published. */
const expectLive = (page: Page) =>
  expect.poll(() => status(page), { timeout: PUBLISHING_TIMEOUT_MS }).toBe('live');

/** The set-up list names each step that is left; this opens the screen of one. */
async function openStep(page: Page, name: RegExp): Promise<void> {
  await page.goto(ADMIN_PAGES.dashboard);
  const list = page.getByRole('region', { name: 'Make the site yours' });
  await list.locator('summary').tap();
  await list.getByRole('link', { name }).tap();
}

test('the search finds each word of the demo business', () => {
  expect(DEMO_WORDS.length).toBeGreaterThan(50);
  for (const word of DEMO_WORDS)
    expect(demoWordsIn([{ where: 'a page', text: `<p>${word.replaceAll('&', '&amp;')}</p>` }])).not.toEqual(
      [],
    );
});

test('the empty site is whole, and says nothing of the demo business', async ({ page }) => {
  for (const path of PAGE_PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    expect(await page.title(), path).toMatch(/^[^|]*\p{L}[^|]*( \| \p{L}.*)?$/u);
    await expect(page.locator('a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"]'), path).toHaveCount(0);
    // Neither an empty block nor a placeholder that was not filled.
    const blank = page
      .locator('main')
      .locator('h1, h2, h3, p, li, a, section')
      .filter({ hasText: /^\s*$/, hasNot: page.locator('img, svg, input'), visible: true });
    expect(
      await blank.evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200))),
      path,
    ).toEqual([]);
    await expect(page.locator('body'), path).not.toContainText('{{');
    await expectNoHorizontalScroll(page);
  }
  for (const locale of LOCALES) {
    await page.goto(pagePath('contact', locale));
    await expect(page.locator('[name="message"]').first()).toBeVisible();
  }
  expect(demoWordsIn(await everything(page))).toEqual([]);
});

test('the owner makes it hers: facts with a portrait, texts, a service and a testimonial', async ({
  page,
}) => {
  await logIn(page);
  await openStep(page, /^Name of the business/);
  for (const [name, text] of Object.entries({
    name: OWN.name,
    trainerName: OWN.trainer,
    phone: OWN.phone,
    email: OWN.email,
    siteUrl: OWN.siteUrl,
  })) {
    await field(page, name).fill(text);
  }
  await page.locator('[data-field="portrait"]').getByRole('button', { name: 'Choose a picture' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Upload a picture').setInputFiles(PHOTO);
  await dialog.getByLabel('In English').fill('Ivelisse');
  await dialog.getByRole('button', { name: 'Use picture' }).tap();
  await expect(dialog).toBeHidden();
  await publishNow(page, { en: OWN.name, es: OWN.phoneDisplay });

  for (const [screen, en, es] of [
    [`${ADMIN_PAGES.content}/pages/home`, { heroTitleEn: OWN.hero.en }, { heroTitleEs: OWN.hero.es }],
    [
      `${ADMIN_PAGES.content}/pages/about`,
      { introEn: 'I walk dogs in Cabo Rojo.' },
      { introEs: 'Paseo perros en Cabo Rojo.' },
    ],
    [
      `${ADMIN_PAGES.content}/services/new`,
      { titleEn: OWN.service.en, descriptionEn: 'An hour by the sea.' },
      { titleEs: OWN.service.es, descriptionEs: 'Una hora junto al mar.' },
    ],
    [
      `${ADMIN_PAGES.content}/testimonials/new`,
      { testimonialEn: 'He walks with us now.' },
      { testimonialEs: 'Ahora camina con nosotros.' },
    ],
  ] as const) {
    await page.goto(screen);
    await fillIn(page, /English/, en);
    await fillIn(page, /Spanish/, es);
    if (screen.includes('testimonials')) await field(page, 'name').fill(OWN.client);
    await publishNow(page, { en: Object.values(en)[0] ?? '', es: Object.values(es)[0] ?? '' });
  }
  // A post that she has begun, and not published.
  const post = await createPost(page, ownPost({ titleEn: 'Sand and sea', titleEs: 'Arena y mar' }));
  await expectOwnPreview(page, (locale) => ownPreviewPath('posts', post.id, locale), {
    en: 'Sand and sea',
    es: 'Arena y mar',
  });
  for (const legal of ['privacy', 'terms'])
    await expectOwnPreview(page, (locale) => ownPreviewPath('legal', legal, locale), {
      en: OWN.name,
      es: OWN.name,
    });

  await page.goto(ADMIN_PAGES.dashboard);
  const list = page.getByRole('region', { name: 'Make the site yours' });
  await expect(list.getByRole('link', { name: /^Privacy policy and terms\s*Missing/ })).toBeVisible();
  for (const done of ['Name of the business', 'Portrait', 'Services'])
    await expect(list.getByRole('link', { name: done })).toHaveCount(0);
});

test('her site has her words everywhere, and none of the demo business', async ({ page }) => {
  await logIn(page);
  await expectLive(page);

  const texts = await everything(page);
  const textAt = (where: string) => texts.find((each) => each.where === where)?.text ?? '';
  for (const locale of LOCALES) {
    const home = textAt(`${pagePath('home', locale)} in a browser`);
    for (const word of [
      OWN.name,
      OWN.trainer,
      OWN.phoneDisplay,
      OWN.email,
      OWN.hero[locale],
      OWN.service[locale],
      OWN.client,
    ])
      expect(home).toContain(word);
    expect(
      /<script type="application\/ld\+json"[^>]*>[^]*?<\/script>/.exec(textAt(pagePath('home', locale)))?.[0],
    ).toContain(OWN.name);
    expect(textAt(`/${locale}/feed.xml`)).toContain(OWN.name);
  }
  expect(textAt('/llms.txt')).toContain(OWN.name);
  expect(textAt('/manifest.webmanifest')).toContain(OWN.name);
  expect(textAt('/sitemap.xml')).toContain(OWN.siteUrl);
  expect(demoWordsIn(texts)).toEqual([]);
});

test('a link to her pages has a preview with her picture and the name of her business, in the language of the page', async ({
  page,
}) => {
  await logIn(page);
  const readDraft = async <Kind extends ContentKind>(kind: Kind, id: string) =>
    (await (await page.request.get(draftPath(kind, id))).json()) as Draft<Kind>;
  const socialImageOf = async (path: string): Promise<string> => {
    const [, image = ''] =
      /<meta property="og:image" content="([^"]*)"/.exec(await (await page.request.get(path)).text()) ?? [];
    expect(image).toContain(`${OWN.siteUrl}/images/og/`);
    return new URL(image).pathname;
  };
  const fetchFile = async (path: string): Promise<Buffer> => {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    // Hosting has it as a file: the function names each of its responses.
    expect(response.headers()[REQUEST_ID_HEADER.toLowerCase()], path).toBeUndefined();
    return response.body();
  };
  const socialImages = async (): Promise<string[]> => {
    const paths = await Promise.all(LOCALES.map((locale) => socialImageOf(pagePath('home', locale))));
    for (const [index, locale] of LOCALES.entries())
      expect(await socialImageOf(pagePath('services', locale))).toBe(paths[index]);
    expect(new Set(paths).size).toBe(LOCALES.length);
    return paths;
  };
  const before = await socialImages();

  const {
    fields: { portrait },
  } = await readDraft('facts', 'facts');
  const home = await readDraft<'pages'>('pages', 'home');
  const path = draftPath('pages', 'home');
  const saved = await page.request.put(path, {
    data: { fields: { ...home.fields, heroPicture: portrait }, suggested: [] },
    headers: { 'If-Match': revisionTag(home.revision) },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  expect((await page.request.post(`${path}/publish`)).status()).toBe(200);
  await expectLive(page);

  const after = await socialImages();
  for (const [index, present] of after.entries()) {
    const earlier = before[index] ?? '';
    expect(present).not.toBe(earlier);
    const [own, drawn] = await Promise.all([fetchFile(present), fetchFile(earlier)]);
    for (const jpeg of [own, drawn])
      expect(await sharp(jpeg).metadata()).toMatchObject({
        format: 'jpeg',
        width: SOCIAL_IMAGE_WIDTH,
        height: SOCIAL_IMAGE_HEIGHT,
      });
    // The middle of the arch: her photo, where the dog was.
    const middle = async (jpeg: Buffer) =>
      (
        await sharp(
          await sharp(jpeg).extract({ left: 760, top: 300, width: 280, height: 260 }).png().toBuffer(),
        ).stats()
      ).channels.map(({ mean }) => mean);
    const [photo, dog, original] = await Promise.all([
      middle(own),
      middle(drawn),
      sharp(await fetchFile(portrait)).stats(),
    ]);
    const distance = (colors: number[]) =>
      Math.max(...colors.map((mean, channel) => Math.abs(mean - (original.channels[channel]?.mean ?? 0))));
    expect(distance(photo)).toBeLessThan(distance(dog));
  }
});

test('a visitor’s testimonial with a photo is approved, corrected and published on the phone', async ({
  page,
  browser,
}) => {
  const name = 'Nilsa Feliciano';
  const visitor = await browser.newPage();
  await visitor.clock.install();
  await visitor.goto(pagePath('testimonials', 'es'));
  await visitor
    .getByRole('heading', { name: /trabajado juntos|Escríbelo aquí/ })
    .last()
    .scrollIntoViewIfNeeded();
  const form = visitor.getByRole('form', { name: 'Formulario de testimonio' });
  await form.getByLabel('Tu nombre').fill(name);
  await form.getByLabel('Correo electrónico').fill('nilsa@example.com');
  await form.getByLabel('Tus palabras').fill('Coco ya camina sin halar. ¡Gracias!');
  await form.getByRole('radio', { name: '5 de 5 estrellas', exact: true }).check({ force: true });
  await form.locator('[data-testimonial-photo]').setInputFiles(PHOTO);
  await expect(form.getByRole('img', { name: 'Tu foto' })).toBeVisible();
  await form.getByRole('checkbox').check();
  // A form that is filled in within seconds counts as spam.
  await visitor.clock.fastForward('01:00');
  await form.getByRole('button', { name: 'Enviar testimonio' }).tap();
  await expect(visitor.getByText('¡Gracias! Recibimos tu testimonio.')).toBeVisible();

  await logIn(page, ADMIN_PAGES.testimonialSubmissions);
  await page.getByRole('button', { name: `Approve and edit the testimonial from ${name}` }).tap();
  await expect(page.locator('[data-field="originalText"] blockquote')).toHaveText(
    'Coco ya camina sin halar. ¡Gracias!',
  );
  await fillIn(page, /Spanish/, { testimonialEs: 'Coco ya camina sin halar. ¡Gracias!' });
  await fillIn(page, /English/, { testimonialEn: 'Coco walks without pulling now. Thank you!' });
  await publishNow(page, { en: 'Coco walks without pulling now.', es: 'Coco ya camina sin halar.' });
  await expect(page.locator('[data-field="originalText"] blockquote')).toHaveText(
    'Coco ya camina sin halar. ¡Gracias!',
  );
  await expectLive(page);

  for (const [locale, words] of [
    ['en', 'Coco walks without pulling now. Thank you!'],
    ['es', 'Coco ya camina sin halar. ¡Gracias!'],
  ] as const) {
    await visitor.goto(pagePath('testimonials', locale));
    const quote = visitor.getByRole('figure').filter({ hasText: name });
    await expect(quote).toContainText(words);
    await quote.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        quote
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await visitor.content()).not.toContain('nilsa@example.com');
    expect(await visitor.content()).not.toContain('sin alar');
  }
  await visitor.close();
});

test('questions and closing words of the services page are hers, and a service can be hidden and shown again', async ({
  page,
}) => {
  await logIn(page, `${ADMIN_PAGES.content}/pages/services`);
  await fillIn(page, /English/, { closingTitleEn: 'Shall we go to the beach?' });
  await fillIn(page, /Spanish/, { closingTitleEs: '¿Vamos a la playa?' });
  await page.getByRole('button', { name: 'Add a question' }).tap();
  const question = page.locator('[data-field="questions"] li').last();
  for (const [label, text] of Object.entries({
    'Question, English': 'Do you walk in the rain?',
    'Question, Spanish': '¿Paseas cuando llueve?',
    'Answer, English': 'With a raincoat.',
    'Answer, Spanish': 'Con capa de agua.',
  })) {
    await question.getByRole('textbox', { name: label }).fill(text);
  }
  await publishNow(page, { en: 'Do you walk in the rain?', es: '¿Paseas cuando llueve?' });
  await expectLive(page);
  const read = async (path: string) => (await page.request.get(path)).text();
  const SERVICE_PLACES = LOCALES.flatMap((locale) =>
    [pagePath('services', locale), pagePath('contact', locale), pagePath('home', locale)].map(
      (path) => [locale, path] as const,
    ),
  );
  for (const [locale, words] of [
    ['en', ['Shall we go to the beach?', 'Do you walk in the rain?', 'With a raincoat.']],
    ['es', ['¿Vamos a la playa?', '¿Paseas cuando llueve?', 'Con capa de agua.']],
  ] as const) {
    const text = await read(pagePath('services', locale));
    for (const word of words) expect(text).toContain(word);
  }
  const option = (locale: Locale) => new RegExp(`<option[^>]*>${OWN.service[locale]}</option>`);
  const data = (locale: Locale) =>
    new RegExp(`<script type="application/ld\\+json"[^>]*>[^<]*"${OWN.service[locale]}"`);
  const expectEverywhere = async () => {
    for (const [locale, path] of SERVICE_PLACES)
      expect(await read(path), path).toContain(OWN.service[locale]);
    for (const locale of LOCALES) {
      expect(await read(pagePath('contact', locale))).toMatch(option(locale));
      expect(await read(pagePath('services', locale))).toMatch(data(locale));
    }
  };
  await expectEverywhere();

  await page.goto(`${ADMIN_PAGES.content}/services`);
  await page.getByRole('button', { name: `Hide “${OWN.service.en}” from visitors` }).tap();
  await expect(toast(page)).toContainText('Visitors do not see it any more');
  await expectLive(page);
  for (const [locale, path] of SERVICE_PLACES)
    expect(await read(path), path).not.toContain(OWN.service[locale]);

  await page.getByRole('button', { name: `Show “${OWN.service.en}” on the site` }).tap();
  await expect(toast(page)).toContainText('Visitors can see it now');
  await expectLive(page);
  await expectEverywhere();
});

test('the set-up list ends with legal texts, WhatsApp and Instagram', async ({ page }) => {
  await logIn(page);
  await openStep(page, /^WhatsApp/);
  await field(page, 'whatsApp').fill(OWN.phone);
  await field(page, 'instagram').fill('https://www.instagram.com/patitas');
  await publishNow(page, { en: 'instagram.com/patitas', es: 'wa.me/19395550177' });
  for (const legal of ['privacy', 'terms']) {
    await page.goto(`${ADMIN_PAGES.content}/legal/${legal}`);
    await page.getByRole('button', { name: 'Begin with the starter text' }).tap();
    await publishNow(page, { en: OWN.name, es: OWN.name });
  }
  const answered = page.waitForResponse((response) => response.url().endsWith(SETUP_PATHS.setup));
  await page.goto(ADMIN_PAGES.dashboard);
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('region', { name: 'E-mail' })).toBeVisible();
  const left = (await (await page.request.get(SETUP_PATHS.setup)).json()) as SetupStatus;
  // Without an address or a post the site is whole, too. That e-mails arrive only she can confirm (tests/e2e/notifications/admin-mail.test.ts).
  expect(left.steps.filter(({ state }) => state !== 'done')).toEqual([
    ...(['details', 'posts'] as const).map((topic) => ({ topic, state: 'optional', locales: [] })),
    { topic: 'mail', state: 'incomplete', locales: [] },
  ]);
  await expectLive(page);
  expect(demoWordsIn(await publishedAnswers(page.request))).toEqual([]);
});

/** Publishes facts through the API, and returns what the site says then, with the mails about a visitor's message. */
async function publishFacts(page: Page, facts: Facts): Promise<PublishedText[]> {
  const path = draftPath('facts', 'facts');
  const copy = (await (await page.request.get(path)).json()) as Draft<'facts'>;
  const saved = await page.request.put(path, {
    data: { fields: facts, suggested: [] },
    headers: { 'If-Match': revisionTag(copy.revision) },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { revision } = (await saved.json()) as Draft<ContentKind>;
  const published = await page.request.post(`${path}/publish`, {
    headers: { 'If-Match': revisionTag(revision) },
  });
  expect(published.status(), await published.text()).toBe(200);
  await expectLive(page);
  const answers = await publishedAnswers(page.request);
  let mails: PublishedText[] = [];
  // A mail has the facts as they were some seconds ago (`recentFacts`), so the first message may still get those from before.
  await expect(async () => {
    const visitor = ownEmail();
    const sent = await page.request.post(INBOX_PATHS.contact, { data: messageFrom(visitor) });
    expect(sent.status(), await sent.text()).toBe(201);
    const about = () =>
      mailsAbout(visitor).map(({ to, text }) => ({
        where: to === visitor ? MAIL_TO_VISITOR : MAIL_TO_OWNER,
        text,
      }));
    await expect.poll(() => about().length).toBe(2);
    mails = about();
    expect(mails[0]?.text).toContain(facts.name);
    expect(mails[1]?.text).toContain(facts.name);
  }).toPass({ timeout: PUBLISHING_TIMEOUT_MS, intervals: [3000] });
  return [...answers, ...mails];
}

test('each fact that she changes is new in every place that says it, and nowhere as it was', async ({
  page,
}) => {
  await logIn(page);
  const settings = await page.request.put(NOTIFICATIONS_PATHS.adminMail, {
    data: { language: 'es', confirmToVisitors: true },
  });
  expect(settings.status(), await settings.text()).toBe(200);

  const before = await publishFacts(page, BEFORE);
  expect(missingIn(before, BEFORE)).toEqual([]);
  const after = await publishFacts(page, AFTER);
  expect(missingIn(after, AFTER)).toEqual([]);
  expect(remainsIn(after, BEFORE)).toEqual([]);
});
