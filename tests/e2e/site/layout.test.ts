import type { Page } from '@playwright/test';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH, TITLE_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import { sitePath, tagPath } from '@app/domain/general/paths';
import { facts } from '../../../seed/facts';
import { illustrationOf } from '../../../seed/pictures/illustrations';
import { fullRecords } from '../../../seed/records';
import { launchOptions } from '../../../tools/browser';
import { parseSite, siteFile } from '../../../web/src/shared/content/site';
import { withHeaderRoom } from '../../../web/src/site/platform/content/headerRoom';
import { expectNoAxeFindings } from '../support/axe';
import { contactForm } from '../support/contact-form';
import { holdBack } from '../support/hold-back';
import {
  LAYOUT_SIZES,
  expectNoTextIsCutOff,
  expectSoundLayout,
  expectSoundLayoutAtEverySize,
  resize,
} from '../support/layout';
import { firestoreCalls, renderInBrowser, projectWith, readFrom } from '../support/own-project';
import { expectLoaded } from '../support/page-health';
import { expect, test } from '../support/test';

/** The minimum window width, in pixels, at which the hero's text is beside its picture. */
const HERO_BESIDE = 768;

test.use({ reducedMotion: 'reduce' });

/** Opens a page at the default window size, which the test then changes. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLoaded(page);
}

// pages.test.ts tests the layout of all other pages.
test('a post has a sound layout at every width, without truncated text', async ({ page }) => {
  await open(page, '/es/blog/passing-the-cgc-test');
  await expectSoundLayoutAtEverySize(page);
  await expectNoTextIsCutOff(page);
});

test('at every width, the home page keeps its sections in order, the hero’s text clear of the picture, and the header visible', async ({
  page,
}) => {
  await open(page, '/es');
  for (const size of LAYOUT_SIZES) {
    await test.step(`${size.width} px`, async () => {
      await resize(page, size);
      const titles = [
        'services-title',
        'about-title',
        'testimonials-title',
        'instagram-title',
        'contact-title',
      ];
      const tops = await page.evaluate(
        (ids) =>
          ['h1', ...ids.map((id) => `#${id}`)].map(
            (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN,
          ),
        titles,
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));

      const words = await page.locator('h1').boundingBox();
      const picture = await page.locator('main img:visible').first().boundingBox();
      if (!words || !picture) throw new Error('The hero has no text or no picture');
      if (size.width >= HERO_BESIDE) expect(words.x + words.width).toBeLessThanOrEqual(picture.x);
      else expect(words.y + words.height).toBeLessThanOrEqual(picture.y);

      await page.evaluate(() => scrollTo(0, 1200));
      expect((await page.getByRole('banner').boundingBox())?.y, 'the header remains visible').toBe(0);
      await page.evaluate(() => scrollTo(0, 0));
    });
  }
  await expectPictureBelowItsText(page);
});

/**
 * Expects the picture below the hero's text not to be cropped at the top, and the wall-colored background to
 * end with the picture.
 */
async function expectPictureBelowItsText(page: Page): Promise<void> {
  for (const width of [320, 480, HERO_BESIDE - 1]) {
    await resize(page, { width, height: 900 });
    const picture = page.locator('main img:visible').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const { shown, whole } = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return { shown: width / height, whole: image.naturalWidth / image.naturalHeight };
    });
    // The frame's aspect ratio is at most the picture's, so only the picture's sides are cropped.
    expect(shown, `at ${width} px`).toBeLessThanOrEqual(whole * 1.01);

    const frame = await picture.boundingBox();
    const card = await page.getByRole('group', { name: facts.trainerName }).boundingBox();
    if (!frame || !card) throw new Error('The hero has no picture or no card');
    const [end, foot] = [frame.y + frame.height, card.y + card.height];
    expect(card.y, 'the top of the card overlaps the picture').toBeLessThan(end);
    expect(foot, 'the card ends below the picture').toBeGreaterThan(end);
    const ground = await page.evaluate(
      ({ x, y }) => {
        scrollTo(0, y - 400);
        return document
          .elementsFromPoint(x, y - scrollY)
          .map((element) => getComputedStyle(element).backgroundColor);
      },
      { x: 4, y: (end + foot) / 2 },
    );
    const paper = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(ground.find((color) => color !== 'rgba(0, 0, 0, 0)')).toBe(paper);
    await page.evaluate(() => scrollTo(0, 0));
  }
}

test('at every width, the header has one row, even with a booking link, and own pages with long titles move to the menu', async ({
  page,
}) => {
  const title = 'Hospedaje y cuidado de perros.';
  await renderInBrowser(page);
  await page.route(`**${sitePath('es')}`, async (route) => {
    const response = await route.fetch();
    const site = parseSite(await response.text());
    const ownPages = ['Precios', ...Array<string>(5).fill(title)].map((name, index) => ({
      slug: `page-${index}`,
      title: name,
      place: 'header' as const,
      rowFrom: 0,
    }));
    const pages = ['Inicio', 'Nosotros', 'Servicios', 'Blog', 'Testimonios', 'Contacto'];
    const facts = { ...site.facts, bookingUrl: 'https://calendly.test/perro' };
    const body = siteFile(
      withHeaderRoom({ ...site, facts, ownPages }, { pages, more: 'Más', book: 'Reservar' }),
    );
    await route.fulfill({ response, body });
  });
  await open(page, '/es/about');
  const row = page.getByRole('banner').locator('nav > ul > li > a');
  const more = page.locator('header summary').filter({ hasText: 'Más' });
  const laptops = [1024, 1100, 1150, 1200, 1280, 1440].map((width) => ({ width, height: 800 }));
  for (const size of [...LAYOUT_SIZES, ...laptops]) {
    await resize(page, size);
    await expectSoundLayout(page);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `at ${size.width} px`).toBeLessThan(80);
  }
  await expect(row.filter({ hasText: 'Precios', visible: true })).toHaveCount(1);
  await more.click();
  await expect(page.getByRole('banner').getByRole('link', { name: title })).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Reservar' })).toBeVisible();
});

test('the open menu on a narrow screen lists every page and fits between the header and the bottom of the screen', async ({
  page,
}) => {
  await open(page, '/es/services');
  for (const size of LAYOUT_SIZES.filter(({ width }) => width < 1024)) {
    await resize(page, size);
    await page.locator('header summary[aria-label]').click();
    const header = await page.getByRole('banner').boundingBox();
    const menu = await page.locator('#mobile-menu').boundingBox();
    if (!header || !menu) throw new Error('The menu is missing');
    expect(menu.y, `at ${size.width} px`).toBeGreaterThanOrEqual(header.y + header.height - 2);
    expect(menu.y + menu.height).toBeLessThanOrEqual(size.height);
    expect([menu.x, menu.width]).toEqual([0, size.width]);
    await expect(page.locator('#mobile-menu').getByRole('link')).toHaveCount(7);
    await page.locator('header summary[aria-label]').click();
  }
});

test.describe('list layout', () => {
  test('lists have a sound layout with placeholders while they load, and with a message if loading fails', async ({
    page,
  }) => {
    await renderInBrowser(page);
    const fail = await holdBack(page, firestoreCalls(), (route) => route.abort());
    await page.goto('/es');
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' }).first()).toBeAttached();
    await expectSoundLayoutAtEverySize(page);
    fail();
    await expect(page.getByRole('button', { name: 'Intentar de nuevo' }).first()).toBeVisible();
    await expectSoundLayoutAtEverySize(page);
  });

  test('empty lists have a sound layout and a message', async ({ page }) => {
    await readFrom(page, await projectWith({}));
    // The site's file also contains the services, so the test removes them from there as well.
    await page.route(`**${sitePath('es')}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: siteFile({ ...parseSite(await response.text()), services: [] }),
      });
    });
    for (const [path, words] of [
      ['/es/testimonials', /primeros testimonios/],
      ['/es/services', /actualizando los servicios/],
      ['/es/blog', /primeros artículos están en camino/],
    ] as const) {
      await open(page, path);
      await expect(page.getByRole('main')).toContainText(words);
      await expectSoundLayoutAtEverySize(page);
    }
  });

  test('lists with two-hundred-letter titles, very long words and no pictures have a sound layout', async ({
    page,
  }) => {
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    const title = `${word} y otra palabra sin fin `.repeat(3).slice(0, 200).trim();
    const { services, testimonials, posts } = fullRecords();
    const slug = posts[0]?.slug ?? '';
    const project = await projectWith({
      services: services
        .slice(0, 3)
        .map((service) => ({ ...service, titleEs: title, descriptionEs: `${word} ${title}` })),
      testimonials: testimonials.slice(0, 4).map((testimonial) => ({
        ...testimonial,
        testimonialEs: `${word} ${title}`,
        nameEs: title,
        locationEs: word,
        serviceEs: title,
        dateEs: word,
      })),
      posts: posts.map((post) => ({
        ...post,
        titleEs: title.slice(0, TITLE_MAX_LENGTH),
        categoryEs: word.slice(0, CATEGORY_MAX_LENGTH),
        authorEs: word,
        tags: ['regulation'],
        tagsEs: [word.slice(0, TAG_MAX_LENGTH)],
        tagSlugs: ['regulation'],
        featuredImage: '',
      })),
    });
    await readFrom(page, project);
    const tagged = tagPath('regulation', 'es');
    for (const path of [
      '/es',
      '/es/services',
      '/es/testimonials',
      '/es/blog',
      '/es/blog/category/obedience',
      tagged,
      `/es/blog/${slug}`,
    ]) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('main')).toContainText(
          path === tagged ? word.slice(0, TAG_MAX_LENGTH) : word,
        );
        await expectSoundLayoutAtEverySize(page);
      });
    }
  });
});

test('the contact form with errors has a sound layout and is accessible, and a notification fits on the screen', async ({
  page,
}) => {
  await open(page, '/es/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }));
  const send = contactForm(page).getByRole('button', { name: 'Enviar mensaje' });
  await send.click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectNoAxeFindings(page);
  await expectSoundLayoutAtEverySize(page);

  await contactForm(page).getByLabel('Nombre completo').fill('Ana');
  await contactForm(page).getByLabel('Correo electrónico').fill('ana@example.com');
  await contactForm(page).getByLabel('Mensaje', { exact: true }).fill('Mi perra hala la correa.');
  await send.click();
  const toast = page.getByRole('region', { name: /^Notificaciones/ }).getByRole('listitem');
  // Keeps the notification open by hovering over it.
  await toast.hover();
  for (const size of LAYOUT_SIZES) {
    await resize(page, size);
    const box = await toast.boundingBox();
    if (!box) throw new Error('The notification has disappeared');
    expect(box.x, `at ${size.width} px`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  }
});

test('the layout is sound at twice the default font size', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch(launchOptions('--blink-settings=defaultFontSize=32'));
  const page = await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  for (const path of ['/es', '/es/contact', '/es/blog']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [768, 1440]) {
      await resize(page, { width, height: 900 });
      await expectSoundLayout(page);
    }
  }
  await browser.close();
});

test.describe('color scheme', () => {
  test('the color scheme follows the system setting until the visitor chooses one, and that choice survives a reload', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/en');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');

    await page.getByRole('button', { name: 'Use dark colors' }).click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

    await page.getByRole('radio', { name: 'Automatic' }).check();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('colorMode');
  });

  test('the color scheme is applied before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    // Blocks the page's code, so that only the document itself can apply the dark colors.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/en', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test('pages print in black on white', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/en/blog/passing-the-cgc-test');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test('the printed home page shows the whole hero picture, and the trainer’s badges in black', async ({
  page,
}) => {
  await open(page, '/en');
  await page.emulateMedia({ media: 'print' });
  // The width of a sheet of paper without its margins, in CSS pixels.
  await page.setViewportSize({ width: 680, height: 900 });
  const hero = await page.locator('main img:visible').first().boundingBox();
  const { width, height } = illustrationOf('pages/trainer-on-city-wall');
  expect((hero?.width ?? 0) / (hero?.height ?? 1)).toBeCloseTo(width / height, 1);
  await expect(page.getByRole('listitem').filter({ hasText: /^Rally$/ })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
