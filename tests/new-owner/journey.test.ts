/**
 * Tests that a new owner can make the empty site her own on a phone, without leaving a trace of the demo
 * business.
 */
import { devices, type Page } from '@playwright/test';
import { REQUEST_ID_HEADER, revisionTag } from '@app/domain/general/api';
import type { Draft } from '@app/domain/drafts/drafts';
import type { ContentKind } from '@app/domain/content/kinds';
import { brandColors } from '@app/domain/content/brand-colors';
import { THEME_COLORS } from '@app/domain/content/theme-colors';
import type { Facts } from '@app/domain/content/facts';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { ADMIN_PAGES, pagePath } from '@app/domain/general/paths';
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '@app/domain/pictures/social-images';
import type { PublicationStatus } from '@app/domain/publishing/api';
import type { SetupStatus } from '@app/domain/setup/steps';
import sharp from 'sharp';
import { expectSaved, field, PHONE, PHOTO, publish } from '../e2e/support/editor';
import { ownEmail } from '../e2e/support/inbox';
import { chooseFromMenu, logIn, startSession, toast } from '../e2e/support/owner';
import { expectNoHorizontalScroll } from '../e2e/support/page-health';
import { expect, test } from '../e2e/support/test';
import { variableName } from '../../web/src/shared/ui/theme/tokens';
import { DEMO_WORDS, demoWordsIn } from './demo-words';
import { Hand } from './hand';
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
import {
  PAGE_PATHS,
  publishedAnswers,
  publishedFiles,
  shownText,
  visitPages,
  type PublishedText,
} from './published';

const { userAgent, deviceScaleFactor } = devices['Pixel 5'];
test.use({ viewport: PHONE, isMobile: true, hasTouch: true, userAgent, deviceScaleFactor, locale: 'es-PR' });
test.describe.configure({ mode: 'serial' });
// Each test fetches the whole site.
test.slow();

const { WEB_BUILD = '' } = process.env;
const PUBLISHING_TIMEOUT_MS = 30_000;
/**
 * The maximum number of taps for setting up the site. Exactly this many are needed now. Raise it only if a
 * change is worth the extra taps.
 */
const MOST_TAPS = 65;
const FIRST_POST = 'A post with two photos';
/**
 * The maximum number of taps and filled-in fields for the first post, for all facts (including the opening
 * hours), and for the opening hours alone.
 */
const MOST_FOR_FIRST_POST = 17;
const MOST_FOR_FACTS = 50;
const MOST_FOR_HOURS = 10;

const OWN = {
  name: 'Patitas del Oeste',
  trainer: 'Ivelisse Cordero',
  phone: '939-555-0177',
  phoneDisplay: '(939) 555-0177',
  email: 'ivelisse@patitas.test',
  siteUrl: 'https://patitas.test',
  closed: `${new Date().getUTCFullYear() + 1}-01-06`,
  towns: ['Cabo Rojo', 'Mayaguez', 'Hormigueros'],
  tagline: 'Perros tranquilos en el oeste.',
  blog: 'Diario de patitas',
  credential: 'Evaluadora CGC del oeste',
  instagram: 'https://www.instagram.com/patitas',
  photo: '#4B8B3B',
  logo: '#7A1FA2',
  accent: '#1B5E9B',
  ground: '#CFE8D5',
  hero: 'Paseos sin halar',
  intro: 'Paseo perros en Cabo Rojo.',
  services: [
    ['Paseos de playa', '$25 la hora'],
    ['Clases en tu casa', '$60'],
    ['Cachorros', 'desde $45'],
  ],
  client: 'Wanda Irizarry',
  praise: 'Ahora camina con nosotros.',
  post: 'Arena y mar',
  slug: 'arena-y-mar',
  page: 'Paseos por la playa',
} as const;

/** Returns all public text: built files, HTTP responses, and pages rendered in a browser. */
const everything = async (page: Page, visit = shownText) => [
  ...publishedFiles(WEB_BUILD),
  ...(await publishedAnswers(page.request)),
  ...(await visitPages(page.context(), visit)),
];

/**
 * Fills in the fields in one language's tab, and waits until they are saved. A person would also pause
 * between languages. If one save contained unfinished text in both languages, the language finished in the
 * next save would be treated as the source of the translation.
 */
async function fillIn(page: Page, tab: RegExp, texts: Record<string, string>): Promise<void> {
  await page.getByRole('tab', { name: tab }).tap();
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await expectSaved(page);
}

/** Expects the preview of the open draft to contain the owner's words in each language, and no demo words. */
async function expectOwnPreview(page: Page, words: Record<Locale, string>): Promise<void> {
  await page.getByRole('button', { name: 'Vista previa', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Vista previa' });
  const shown = page.frameLocator('iframe').locator('body');
  for (const locale of LOCALES) {
    await dialog.getByRole('button', { name: new RegExp(`^${locale.toUpperCase()},`) }).tap();
    await expect(shown).toContainText(words[locale]);
    expect(demoWordsIn([{ where: page.url(), text: await shown.innerHTML() }])).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Cerrar la vista previa' }).tap();
}

/** Checks that the open draft's preview contains these words, then publishes the draft. */
async function publishNow(page: Page, words: Record<Locale, string>): Promise<void> {
  await expectOwnPreview(page, words);
  await publish(page).tap();
  await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
}

const status = async (page: Page) =>
  ((await (await page.request.get('/api/admin/publication')).json()) as PublicationStatus).state;

/** Waits until the published changes are live for visitors. */
const expectLive = (page: Page) =>
  expect.poll(() => status(page), { timeout: PUBLISHING_TIMEOUT_MS, intervals: [200] }).toBe('live');

/** Opens the screen that a setup checklist step links to. */
async function openStep(page: Page, name: RegExp): Promise<void> {
  await page.goto(ADMIN_PAGES.dashboard);
  const list = page.getByRole('region', { name: 'Haz tuyo el sitio' });
  await list.locator('summary').tap();
  await list.getByRole('link', { name }).tap();
}

test('the search for demo words finds each demo word', () => {
  expect(DEMO_WORDS.length).toBeGreaterThan(50);
  for (const word of DEMO_WORDS)
    expect(demoWordsIn([{ where: 'a page', text: `<p>${word.replaceAll('&', '&amp;')}</p>` }])).not.toEqual(
      [],
    );
});

test('the empty site has complete pages and no demo words', async ({ page }) => {
  const texts = await everything(page, async (tab, path) => {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    expect(await tab.title(), path).toMatch(/^[^|]*\p{L}[^|]*( \| \p{L}.*)?$/u);
    await expect(tab.locator('a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"]'), path).toHaveCount(0);
    // Finds blocks without text, pictures or fields.
    const blank = tab
      .locator('main')
      .locator('h1, h2, h3, p, li, a, section')
      .filter({ hasText: /^\s*$/, hasNot: tab.locator('img, svg, input'), visible: true });
    expect(
      await blank.evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200))),
      path,
    ).toEqual([]);
    await expect(tab.locator('body'), path).not.toContainText('{{');
    await expectNoHorizontalScroll(tab);
    if (path.endsWith('/contact')) await expect(tab.locator('[name="message"]').first()).toBeVisible();
    return shownText(tab, path);
  });
  expect(demoWordsIn(texts)).toEqual([]);
});

/** Returns a single-color image, as a file on the owner's phone. */
const picture = async (name: string, background: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('the owner makes the site her own on her phone, in Spanish', async ({ page }) => {
  const hand = new Hand(page);
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const dialog = page.getByRole('dialog');
  const back = (name: string) => hand.tap(page.getByRole('main').getByRole('link', { name, exact: true }));
  const write = (name: string, text: string) => hand.write(field(page, name), text);
  /** Publishes the open draft without waiting for it to be saved, then expects no unpublished changes. */
  const publishIt = async () => {
    await hand.tap(publish(page));
    await expect(button('Publicar cambios')).toHaveAttribute('aria-disabled', 'true');
  };
  /**
   * Uploads a picture in the open dialog and describes it. For a logo, the dialog doesn't ask for a
   * description.
   */
  const upload = async (name: string, color: string, description?: string) => {
    const choose = dialog.locator('button', { hasText: 'Subir una foto' });
    await hand.upload(choose, await picture(name, color));
    if (description !== undefined) {
      await hand.write(dialog.getByLabel('En español'), description);
      await hand.tap(dialog.getByRole('button', { name: 'Usar esta foto', exact: true }));
    }
    await expect(dialog).toBeHidden();
  };
  await logIn(page);

  const next = (name: string) => hand.tap(link(`Siguiente: ${name}`));
  hand.begin('The facts');
  await hand.tap(link(/^Nombre del negocio/));
  await write('name', OWN.name);
  await write('trainerName', OWN.trainer);
  await hand.tap(button('Escoger una foto'));
  await upload('retrato', OWN.photo, 'Ivelisse con su perra');
  await next('Contacto');
  await write('phone', OWN.phone);
  await write('whatsApp', OWN.phone);
  await write('email', OWN.email);

  // Sets the opening hours: Tuesday to Friday with a break at noon, and Saturday morning.
  hand.begin('Their hours');
  await next('Horario');
  const rows = page.locator('[data-field="hours"] li');
  const ofRow = (index: number, name: string) => rows.nth(index).getByRole('button', { name, exact: true });
  await hand.tap(button('Añadir un horario'));
  await hand.tap(ofRow(0, 'lunes'));
  await hand.write(rows.nth(0).getByLabel('Desde'), '08:00');
  await hand.write(rows.nth(0).getByLabel('Hasta'), '16:30');
  await hand.tap(ofRow(0, 'Añadir un receso'));
  await hand.tap(button('Añadir un horario'));
  await hand.tap(ofRow(1, 'sábado'));
  await hand.tap(ofRow(1, 'Quitar el receso'));
  await hand.write(rows.nth(1).getByLabel('Hasta'), '12:00');

  hand.begin('The other facts');
  await hand.tap(button('Añadir días cerrados'));
  const closure = page.locator('[data-field="closures"] li');
  await hand.write(closure.getByLabel('Primer día'), OWN.closed);
  await hand.write(closure.getByLabel('Motivo, Español'), 'Día de Reyes');
  await next('Pueblos que atiendes');
  await hand.tap(button('Añadir un pueblo'));
  await hand.write(page.getByRole('textbox', { name: 'Pueblo 1' }), OWN.towns.join(', '));
  await next('Dirección');
  await write('street', 'Calle Salud 4');
  await write('city', 'Cabo Rojo');
  await write('region', 'PR');
  await write('postalCode', '00623');
  await write('country', 'US');
  await next('Lema y blog');
  await write('taglineEs', OWN.tagline);
  await write('blogNameEs', OWN.blog);
  await next('Credenciales');
  await hand.tap(button('Añadir una credencial'));
  await hand.write(page.getByRole('textbox', { name: 'Nombre, Español' }), OWN.credential);
  await hand.write(page.getByRole('textbox', { name: 'Detalle, Español' }), 'Desde 2019.');
  await hand.write(page.getByLabel('Forma corta'), 'CGC');
  await next('Redes sociales');
  await write('instagram', OWN.instagram);
  await next('Idiomas');
  await next('Dominio (tu www)');
  await write('siteUrl', OWN.siteUrl);
  await publishIt();
  await back('Datos del negocio');

  hand.begin('Logo and colors');
  await back('Sitio');
  await hand.tap(link(/^Marca/));
  await hand.tap(page.locator('[data-field="logo"]').getByRole('button', { name: 'Escoger una foto' }));
  await upload('logo', OWN.logo);
  await hand.write(page.getByLabel('Escoger: Botones y enlaces'), OWN.accent);
  await hand.write(page.getByLabel('Escoger: Fondo de los títulos'), OWN.ground);
  await publishIt();

  hand.begin('Three services with prices');
  await back('Sitio');
  await hand.tap(link(/^Servicios/));
  for (const [title, price] of OWN.services) {
    await hand.tap(link('Servicio nuevo'));
    await write('titleEs', title);
    await write('descriptionEs', `${title}, al paso de tu perro.`);
    await write('priceEs', price);
    await publishIt();
    await back('Servicios');
  }

  hand.begin('A testimonial');
  await back('Sitio');
  await hand.tap(link(/^Testimonios/));
  await hand.tap(link('Testimonio nuevo'));
  await write('testimonialEs', OWN.praise);
  await write('name', OWN.client);
  await publishIt();
  await back('Testimonios');

  hand.begin('The first words of home and about');
  await back('Sitio');
  await hand.tap(link(/^Nosotros/));
  await write('introEs', OWN.intro);
  await publishIt();
  await back('Sitio');
  await hand.tap(link(/^Inicio/));
  await hand.tap(link(/^Arriba/));
  await write('heroTitleEs', OWN.hero);
  await publishIt();
  await back('Inicio');
  await back('Sitio');

  hand.begin(FIRST_POST);
  await hand.tap(tab('Blog'));
  await hand.tap(link('Artículo nuevo'));
  await write('titleEs', OWN.post);
  await write('excerptEs', 'Lo que llevamos cuando vamos a la arena.');
  await write('contentEs', 'Agua, sombra y una toalla.');
  await hand.tap(button('Añadir una foto'));
  await upload('arena', '#C9A66B', 'Una perra corre por la arena');
  await hand.tap(button('Categoría nueva'));
  await hand.write(dialog.getByLabel('Nombre en español'), 'Paseos');
  await hand.tap(dialog.getByRole('button', { name: 'Añadir' }));
  await expect(dialog).toBeHidden();
  await hand.tap(button('Escoger una foto'));
  await upload('mar', '#2E6F95', 'El mar de Cabo Rojo');
  await publishIt();
  await expect(field(page, 'slug')).toHaveValue(OWN.slug);

  console.log(`Taps and fields per task:\n${hand.report()}`);
  expect(hand.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(hand.cost(FIRST_POST)).toBeLessThanOrEqual(MOST_FOR_FIRST_POST);
  expect(hand.cost('Their hours')).toBeLessThanOrEqual(MOST_FOR_HOURS);
  expect(hand.cost('The facts', 'Their hours', 'The other facts')).toBeLessThanOrEqual(MOST_FOR_FACTS);
});

test('the published site has the owner’s words and colors everywhere, and no demo words', async ({
  page,
}) => {
  await startSession(page);
  await expectLive(page);

  const texts = await everything(page);
  const textAt = (where: string) => texts.find((each) => each.where === where)?.text ?? '';
  for (const locale of LOCALES) {
    const home = textAt(`${pagePath('home', locale)} in a browser`);
    for (const word of [OWN.name, OWN.trainer, OWN.phoneDisplay, OWN.email]) expect(home).toContain(word);
    expect(
      /<script type="application\/ld\+json"[^>]*>[^]*?<\/script>/.exec(textAt(pagePath('home', locale)))?.[0],
    ).toContain(OWN.name);
    expect(textAt(`/${locale}/feed.xml`)).toContain(OWN.blog);
  }
  const home = textAt(pagePath('home', 'es'));
  for (const word of [OWN.hero, OWN.client, OWN.praise, ...OWN.services.map(([title]) => title)])
    expect(home).toContain(word);
  for (const word of OWN.services.flat()) expect(textAt(pagePath('services', 'es'))).toContain(word);
  expect(textAt(pagePath('about', 'es'))).toContain(OWN.intro);
  expect(textAt('/llms.txt')).toContain(OWN.name);
  expect(textAt('/manifest.webmanifest')).toContain(OWN.name);
  expect(textAt('/sitemap.xml')).toContain(OWN.siteUrl);
  expect(demoWordsIn(texts)).toEqual([]);

  // Every page has the owner's colors and none of the default ones. URLs without a language only redirect, so
  // they are left out.
  const own = brandColors({ accent: OWN.accent, ground: OWN.ground });
  const pages = texts.filter(
    ({ text, where }) => text.toLowerCase().startsWith('<!doctype html>') && /^\/(?:en|es)\b/.test(where),
  );
  expect(pages.length).toBeGreaterThan(2 * PAGE_PATHS.length);
  const without = pages.flatMap(({ text, where }) =>
    (['light', 'dark'] as const).flatMap((mode) =>
      text.includes(`${variableName('colors', 'accent')}:${own.accent[mode]};`) &&
      text.includes(`data-${mode}="${own.bg[mode]}"`) &&
      !text.includes(`data-${mode}="${THEME_COLORS.bg[mode]}"`)
        ? []
        : [`${where}, ${mode}`],
    ),
  );
  expect(without).toEqual([]);
});

test("all of the site's icons are made from the owner's logo", async ({ page }) => {
  const home = await (await page.request.get(pagePath('home', 'es'))).text();
  const { icons } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  const linked = [...home.matchAll(/<link rel="(?:apple-touch-)?icon"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  const paths = [...new Set([...linked, ...icons.map(({ src }) => src)])];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    const image = sharp(await response.body()).flatten({ background: '#FFFFFF' });
    const { width, height } = await image.metadata();
    const middle = await image
      .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(OWN.logo.slice(at, at + 2), 16));
    for (const [channel, value] of [red, green, blue].entries())
      expect(Math.abs((middle[channel] ?? 0) - (value ?? 0)), path).toBeLessThan(12);
  }
});

test('a post published only in Spanish is absent from English lists, and its English URL links to the Spanish post', async ({
  page,
}) => {
  const [spanish, english] = LOCALES.toReversed().map(
    (locale) => `${pagePath('blog', locale)}/${OWN.slug}`,
  ) as [string, string];
  await page.goto(spanish);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OWN.post);
  await expect(page.locator('main img[src^="/images/uploads/"]').nth(1)).toBeVisible();
  const answer = await page.goto(english);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only in Spanish for now');
  await page.getByRole('link', { name: 'Leer en español' }).tap();
  await expect(page).toHaveURL(spanish);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OWN.post);

  await page.goto(pagePath('blog', 'en'));
  await expect(page.getByRole('main')).not.toContainText(OWN.post);
  await page.goto(pagePath('services', 'en'));
  await expect(page.getByRole('main')).not.toContainText(OWN.services[0][0]);
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read('/sitemap.xml')).toContain(spanish);
  for (const path of ['/sitemap.xml', '/en/feed.xml']) expect(await read(path)).not.toContain(english);
  expect(await read('/es/feed.xml')).toContain(spanish);
});

test("social images show the owner's picture and differ by language", async ({ page }) => {
  await startSession(page);
  const readDraft = async <Kind extends ContentKind>(kind: Kind, id: string) =>
    (await (await page.request.get(`/api/admin/drafts/${kind}/${id}`)).json()) as Draft<Kind>;
  const socialImageOf = async (path: string): Promise<string> => {
    const [, image = ''] =
      /<meta property="og:image" content="([^"]*)"/.exec(await (await page.request.get(path)).text()) ?? [];
    expect(image).toContain(`${OWN.siteUrl}/images/og/`);
    return new URL(image).pathname;
  };
  const fetchFile = async (path: string): Promise<Buffer> => {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    // Hosting serves the image as a file: responses from the function would have a request ID.
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
  const path = '/api/admin/drafts/pages/home';
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
    // In the middle of the arch, the owner's photo replaces the drawn dog.
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

test('an added page can be linked in the header, moved, hidden and shown, and its redirects work without JavaScript', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
  const heading = visitor.getByRole('heading', { level: 1 });
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
  const publishIt = async () => {
    await publish(page).tap();
    await expect(page.getByRole('button', { name: 'Publicar cambios', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectLive(page);
  };
  await logIn(page, ADMIN_PAGES.content);
  await link(/^Tus páginas/).tap();
  await link('Página nueva').tap();
  await field(page, 'titleEs').fill(OWN.page);
  await field(page, 'contentEs').fill('Por la orilla, $25.');
  await field(page, 'place').selectOption({ label: 'En el menú de arriba' });
  // The site already has a built-in page with this slug.
  await field(page, 'slug').fill('services');
  await publish(page).tap();
  await expect(page.getByText(/El sitio ya tiene una página en esta dirección/).first()).toBeVisible();
  await field(page, 'slug').fill('precios');
  await publishIt();

  await visitor.goto(pagePath('home', 'es'));
  await visitor.locator('header summary[aria-label]').click();
  await visitor.locator('#mobile-menu').getByRole('link', { name: OWN.page }).click();
  await expect(visitor).toHaveURL('/es/precios');
  await expect(heading).toHaveText(OWN.page);
  await expect(visitor.getByRole('main')).toContainText('Por la orilla, $25.');
  await expect(visitor.getByRole('button', { name: 'Enviar mensaje' })).toBeVisible();

  await field(page, 'slug').fill('tarifas');
  await publishIt();
  await visitor.goto('/es/precios');
  await expect(visitor).toHaveURL('/es/tarifas');
  await expect(heading).toHaveText(OWN.page);

  await link('Tus páginas').tap();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: OWN.page });
  await chooseFromMenu(row, 'Ocultar');
  await expect(row).toContainText('No está en el sitio');
  await expectLive(page);
  expect((await visitor.goto('/es/tarifas'))?.status()).toBe(404);
  await expect(heading).toHaveText('404 Página no encontrada');
  await expect(visitor.locator('header').getByText(OWN.page)).toHaveCount(0);

  await chooseFromMenu(row, 'Mostrar');
  await expect(row).toContainText('En el sitio');
  await expectLive(page);
  expect((await visitor.goto('/es/tarifas'))?.status()).toBe(200);
  await expect(heading).toHaveText(OWN.page);
  await visitor.close();
});

test('a visitor’s testimonial with a photo can be approved, corrected and published on a phone', async ({
  page,
  browser,
}) => {
  const name = 'Nilsa Feliciano';
  const visitor = await browser.newPage();
  await visitor.clock.install();
  await visitor.goto(pagePath('testimonials', 'es'));
  await visitor.getByRole('heading', { name: '¿Hemos trabajado juntos?' }).scrollIntoViewIfNeeded();
  const form = visitor.getByRole('form', { name: 'Formulario de testimonio' });
  await form.getByLabel('Tu nombre').fill(name);
  await form.getByLabel('Correo electrónico').fill('nilsa@example.com');
  await form.getByLabel('Tus palabras').fill('Coco ya camina sin halar. ¡Gracias!');
  await form.getByRole('radio', { name: '5 de 5 estrellas', exact: true }).check({ force: true });
  await form.locator('[data-testimonial-photo]').setInputFiles(PHOTO);
  await expect(form.getByRole('img', { name: 'Tu foto' })).toBeVisible();
  await form.getByRole('checkbox').check();
  // A form submitted within seconds counts as spam.
  await visitor.clock.fastForward('01:00');
  await form.getByRole('button', { name: 'Enviar testimonio' }).tap();
  await expect(visitor.getByText('¡Gracias! Recibimos tu testimonio.')).toBeVisible();

  await logIn(page, ADMIN_PAGES.testimonialSubmissions);
  await page.getByRole('button', { name: `Aprobar y editar el testimonio de ${name}` }).tap();
  await expect(page.locator('[data-field="originalText"] blockquote')).toHaveText(
    'Coco ya camina sin halar. ¡Gracias!',
  );
  await fillIn(page, /Español/, { testimonialEs: 'Coco ya camina sin halar. ¡Gracias!' });
  await fillIn(page, /Inglés/, { testimonialEn: 'Coco walks without pulling now. Thank you!' });
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
    const quote = visitor.getByRole('listitem').filter({ hasText: name });
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

test('the owner can add a service’s English text, questions and closing words, and can hide and show a service', async ({
  page,
}) => {
  const service = { en: 'Beach walks', es: OWN.services[0][0] };
  await logIn(page, `${ADMIN_PAGES.content}/services`);
  await page.getByRole('link', { name: service.es }).tap();
  await fillIn(page, /Inglés/, { titleEn: service.en, descriptionEn: 'An hour by the sea.' });
  await publishNow(page, service);
  await page.goto(`${ADMIN_PAGES.content}/pages/services`);
  await fillIn(page, /Inglés/, { closingTitleEn: 'Shall we go to the beach?' });
  await fillIn(page, /Español/, { closingTitleEs: '¿Vamos a la playa?' });
  await page.getByRole('button', { name: 'Añadir una pregunta' }).tap();
  const question = page.locator('[data-field="questions"] li').last();
  for (const [label, text] of Object.entries({
    'Pregunta, Inglés': 'Do you walk in the rain?',
    'Pregunta, Español': '¿Paseas cuando llueve?',
    'Respuesta, Inglés': 'With a raincoat.',
    'Respuesta, Español': 'Con capa de agua.',
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
  const option = (locale: Locale) => new RegExp(`<option[^>]*>${service[locale]}</option>`);
  const data = (locale: Locale) =>
    new RegExp(`<script type="application/ld\\+json"[^>]*>[^<]*"${service[locale]}"`);
  const expectEverywhere = async () => {
    for (const [locale, path] of SERVICE_PLACES) expect(await read(path), path).toContain(service[locale]);
    for (const locale of LOCALES) {
      expect(await read(pagePath('contact', locale))).toMatch(option(locale));
      expect(await read(pagePath('services', locale))).toMatch(data(locale));
    }
  };
  await expectEverywhere();

  await page.goto(`${ADMIN_PAGES.content}/services`);
  const row = page.getByRole('listitem').filter({ hasText: service.es });
  await chooseFromMenu(row, 'Ocultar');
  await expect(toast(page)).toContainText('Oculto');
  await expectLive(page);
  for (const [locale, path] of SERVICE_PLACES) expect(await read(path), path).not.toContain(service[locale]);

  await chooseFromMenu(row, 'Mostrar');
  await expect(row).toContainText('En el sitio');
  await expectLive(page);
  await expectEverywhere();
});

test('once the legal pages are published, the setup checklist has only English content and the email confirmation left', async ({
  page,
}) => {
  await startSession(page);
  await openStep(page, /^Privacidad y términos/);
  await expect(page).toHaveURL(ADMIN_PAGES.content);
  for (const legal of ['privacy', 'terms']) {
    await page.goto(`${ADMIN_PAGES.content}/legal/${legal}`);
    await page.getByRole('button', { name: 'Empezar con el texto inicial' }).tap();
    await publishNow(page, { en: OWN.name, es: OWN.name });
  }
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/admin/setup'));
  await page.goto(ADMIN_PAGES.dashboard);
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Mensajes' })).toBeVisible();
  const left = (await (await page.request.get('/api/admin/setup')).json()) as SetupStatus;
  // Steps for English content, such as the portrait's description, are counted separately and can wait. Only
  // the owner can confirm that emails arrive (tests/e2e/notifications/admin-mail.test.ts).
  expect(left.steps.filter(({ state }) => state !== 'done')).toEqual([
    ...(['details', 'pages', 'services', 'testimonials', 'ownPages'] as const).map((topic) => ({
      topic,
      state: 'incomplete',
      locales: ['en'],
    })),
    { topic: 'mail', state: 'incomplete', locales: [] },
  ]);
  await expectLive(page);
  const home = await (await page.request.get(pagePath('home', 'es'))).text();
  for (const address of [OWN.instagram, 'https://wa.me/19395550177'])
    expect(home).toContain(`href="${address}`);
  expect(demoWordsIn(await publishedAnswers(page.request))).toEqual([]);
});

/**
 * Publishes facts through the API. Returns the resulting text on the site and in the emails about a visitor's
 * message.
 */
async function publishFacts(page: Page, facts: Facts): Promise<PublishedText[]> {
  const path = '/api/admin/drafts/facts/facts';
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
  const [answers, mails] = await Promise.all([
    expectLive(page).then(() => publishedAnswers(page.request)),
    mailsWith(page, facts),
  ]);
  return [...answers, ...mails];
}

/** Sends a message as a visitor, and returns the resulting emails once they contain these facts. */
async function mailsWith(page: Page, facts: Facts): Promise<PublishedText[]> {
  let mails: PublishedText[] = [];
  // Emails may use facts that are a few seconds old (`readRecentFacts`), so the first messages' emails may
  // still contain the previous facts.
  await expect(async () => {
    const visitor = ownEmail();
    const sent = await page.request.post('/api/contact', { data: messageFrom(visitor) });
    expect(sent.status(), await sent.text()).toBe(201);
    const about = () =>
      mailsAbout(visitor).map(({ to, text }) => ({
        where: to === visitor ? MAIL_TO_VISITOR : MAIL_TO_OWNER,
        text,
      }));
    await expect.poll(() => about().length).toBe(2);
    mails = about();
    for (const { text, where } of mails) {
      expect(text, where).toContain(
        brandColors({ accent: OWN.accent, ground: OWN.ground })['accent.text'].light,
      );
      expect(text, where).not.toContain(THEME_COLORS['accent.text'].light);
    }
    expect(mails[0]?.text).toContain(facts.name);
    expect(mails[1]?.text).toContain(facts.name);
  }).toPass({ timeout: PUBLISHING_TIMEOUT_MS, intervals: [1000] });
  return mails;
}

test('a changed fact’s new value appears everywhere, and its old value nowhere', async ({ page }) => {
  await startSession(page);
  const settings = await page.request.put('/api/admin/mail', {
    data: { language: 'es', confirmToVisitors: true },
  });
  expect(settings.status(), await settings.text()).toBe(200);

  const before = await publishFacts(page, BEFORE);
  expect(missingIn(before, BEFORE)).toEqual([]);
  const after = await publishFacts(page, AFTER);
  expect(missingIn(after, AFTER)).toEqual([]);
  expect(remainsIn(after, BEFORE)).toEqual([]);
});
