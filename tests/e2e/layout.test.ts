import type { Page } from '@playwright/test';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH, TITLE_MAX_LENGTH } from '@perro-wisdom/domain/blog';
import { business } from '@perro-wisdom/domain/business';
import { LOCALES } from '@perro-wisdom/domain/locale';
import { fullRecords } from '../../seed/records';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { holdBack } from './support/hold-back';
import { COMPOSED_AT, cutText, expectComposed, resize } from './support/layout';
import { firestoreCalls, openUndrawn, projectWith, readFrom } from './support/own-project';
import { expectLoaded, expectNoSidewaysScroll } from './support/page-health';
import { PUBLIC_PAGES } from './support/public-pages';
import { expect, test } from './support/test';

/** Spanish runs longer, so it is Spanish that must fit everywhere. */
const PAGES = [
  '/en', '/es/about', '/es/services', '/es/blog', '/es/blog/passing-the-cgc-test', '/es/testimonials', '/es/contact',
  '/es/privacy', '/es/terms', '/es/no-such-page',
] as const;
/** From here on the hero's words stand beside its picture. */
const HERO_BESIDE = 1280;

test.use({ reducedMotion: 'reduce' });

/** Every page is opened once: a change of the window's size changes it in place. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLoaded(page);
}

async function expectComposedAtEveryWidth(page: Page): Promise<void> {
  for (const size of COMPOSED_AT) {
    await test.step(`${size.width} px`, async () => {
      await resize(page, size);
      await expectComposed(page);
    });
  }
}

for (const path of PAGES) {
  test(`${path} is composed at every width and at 200 % zoom`, async ({ page }) => {
    await open(page, path);
    await expectComposedAtEveryWidth(page);
  });
}

test('the home page is composed at every width: its sections in order, the hero’s words clear of its people', async ({ page }) => {
  await open(page, '/es');
  for (const size of COMPOSED_AT) {
    await test.step(`${size.width} px`, async () => {
      await resize(page, size);
      await expectComposed(page);

      const titles = ['services-title', 'about-title', 'testimonials-title', 'instagram-title', 'contact-title'];
      const tops = await page.evaluate(
        (ids) => ['h1', ...ids.map((id) => `#${id}`)].map((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN),
        titles,
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));

      const words = await page.locator('h1').boundingBox();
      const picture = await page.locator('main img:visible').first().boundingBox();
      if (!words || !picture) throw new Error('The hero has no words or no picture');
      // The arch stands in the right half of the wide cut; the narrow one stands below the words.
      if (size.width >= HERO_BESIDE) expect(words.x + words.width).toBeLessThanOrEqual(picture.x + picture.width * 0.6);
      else expect(words.y + words.height).toBeLessThanOrEqual(picture.y);
      expect(picture.width).toBeGreaterThanOrEqual(size.width - 1);

      await page.evaluate(() => scrollTo(0, 1200));
      expect((await page.getByRole('banner').boundingBox())?.y, 'the header stays in view').toBe(0);
      await page.evaluate(() => scrollTo(0, 0));
    });
  }
});

test('the home page’s picture loses nothing at its top below the words, and the street ends with it', async ({ page }) => {
  await open(page, '/es');
  for (const width of [320, 480, 768, 1024, HERO_BESIDE - 1]) {
    await resize(page, { width, height: 900 });
    const picture = page.locator('main img:visible').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    const { shown, whole } = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return { shown: width / height, whole: image.naturalWidth / image.naturalHeight };
    });
    // No wider than it is painted: what does not fit is cut at its sides.
    expect(shown, `at ${width} px`).toBeLessThanOrEqual(whole * 1.01);

    const street = await picture.boundingBox();
    const card = await page.getByRole('group', { name: business.trainerName }).boundingBox();
    if (!street || !card) throw new Error('The hero has no picture or no card');
    const [end, foot] = [street.y + street.height, card.y + card.height];
    expect(card.y, 'the card begins on the street').toBeLessThan(end);
    expect(foot, 'and ends below it').toBeGreaterThan(end);
    const ground = await page.evaluate(
      ({ x, y }) => {
        scrollTo(0, y - 400);
        return document.elementsFromPoint(x, y - scrollY).map((element) => getComputedStyle(element).backgroundColor);
      },
      { x: 4, y: (end + foot) / 2 },
    );
    const paper = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(ground.find((color) => color !== 'rgba(0, 0, 0, 0)')).toBe(paper);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('the open menu of a narrow screen holds every page, below the header and within the screen', async ({ page }) => {
  await open(page, '/es/services');
  for (const size of COMPOSED_AT.filter(({ width }) => width < 1024)) {
    await resize(page, size);
    await page.locator('header summary').click();
    const header = await page.getByRole('banner').boundingBox();
    const menu = await page.locator('#mobile-menu').boundingBox();
    if (!header || !menu) throw new Error('There is no menu');
    expect(menu.y, `at ${size.width} px`).toBeGreaterThanOrEqual(header.y + header.height - 2);
    expect(menu.y + menu.height).toBeLessThanOrEqual(size.height);
    expect([menu.x, menu.width]).toEqual([0, size.width]);
    await expect(page.locator('#mobile-menu').getByRole('link')).toHaveCount(6);
    await page.locator('header summary').click();
  }
});

test.describe('the lists’ other states are composed too:', () => {
  test('placeholders while they load, and a message that they failed', async ({ page }) => {
    await openUndrawn(page);
    const fail = await holdBack(page, firestoreCalls(), (route) => route.abort());
    await page.goto('/es');
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' }).first()).toBeAttached();
    await expectComposedAtEveryWidth(page);
    fail();
    await expect(page.getByRole('button', { name: 'Intentar de nuevo' }).first()).toBeVisible();
    await expectComposedAtEveryWidth(page);
  });

  test('nothing in them', async ({ page }) => {
    await readFrom(page, await projectWith({}));
    for (const path of ['/es/testimonials', '/es/blog']) {
      await open(page, path);
      await expectComposedAtEveryWidth(page);
    }
  });

  test('titles of two hundred letters, words without an end, no pictures', async ({ page }) => {
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    const title = `${word} y otra palabra sin fin `.repeat(3).slice(0, 200).trim();
    const { services, testimonials, posts } = fullRecords();
    const slug = posts[0]?.slug ?? '';
    const project = await projectWith({
      services: services.slice(0, 3).map((service) => ({ ...service, titleEs: title, descriptionEs: `${word} ${title}` })),
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
        tags: [word.slice(0, TAG_MAX_LENGTH)],
        featuredImage: '',
      })),
    });
    await readFrom(page, project);
    for (const path of ['/es', '/es/services', '/es/testimonials', '/es/blog', `/es/blog/${slug}`]) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('main')).toContainText(word);
        await expectComposedAtEveryWidth(page);
      });
    }
  });
});

test('the contact form is composed with its errors, and a notification stays within the screen', async ({ page }) => {
  await open(page, '/es/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }));
  // The form with its code; the browser itself checks the one that the server sends.
  const send = page.locator('[data-contact-form]').getByRole('button', { name: 'Enviar mensaje' });
  await send.click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectComposedAtEveryWidth(page);

  await page.getByLabel('Nombre completo').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Mensaje', { exact: true }).fill('Mi perra hala la correa.');
  await send.click();
  const toast = page.getByRole('region', { name: /^Notificaciones/ }).getByRole('listitem');
  // The pointer on it keeps it open.
  await toast.hover();
  for (const size of COMPOSED_AT) {
    await resize(page, size);
    const box = await toast.boundingBox();
    if (!box) throw new Error('The notification is gone');
    expect(box.x, `at ${size.width} px`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  }
});

test('a browser that is told to show text twice as large finds room for it', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  for (const path of ['/es', '/es/contact', '/es/blog']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [768, 1440]) {
      await resize(page, { width, height: 900 });
      await expectComposed(page);
    }
  }
  await browser.close();
});

test.describe('light and dark', () => {
  test('follow the system, until the visitor chooses, also after a reload', async ({ page }) => {
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

  test('are there before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    // The page's own code never comes: what is dark now is so by the document alone.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/en', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test('give way to black on white on paper', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/en/blog/passing-the-cgc-test');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test('the home page on paper shows the hero whole, with the trainer’s badges in ink', async ({ page }) => {
  await open(page, '/en');
  await page.emulateMedia({ media: 'print' });
  // A sheet of paper is this wide, in CSS pixels, less its margins.
  await page.setViewportSize({ width: 680, height: 900 });
  const hero = await page.locator('main img:visible').first().boundingBox();
  expect((hero?.width ?? 0) / (hero?.height ?? 1)).toBeCloseTo(15 / 8, 1);
  await expect(page.getByRole('listitem').filter({ hasText: /^Rally$/ })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('no text is cut off on any page', () => {
  const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
  for (const [what, content, widths] of [
    ['when the text alone is twice as large', 'html { font-size: 200% !important }', [390, 1280]],
    ['with the text spacing of WCAG 1.4.12', SPACING, [320, 390, 1280]],
  ] as const) {
    for (const locale of LOCALES) {
      test(`${what}, in ${locale}`, async ({ page }) => {
        for (const path of [...PUBLIC_PAGES.map(({ path }) => path), '/blog/loose-leash-walking']) {
          await open(page, `/${locale}${path}`);
          await page.addStyleTag({ content });
          for (const width of widths) {
            await resize(page, { width, height: 844 });
            await expectNoSidewaysScroll(page);
            expect(await cutText(page), `/${locale}${path} at ${width} px`).toEqual([]);
          }
        }
      });
    }
  }
});

test('the developers’ page of building blocks is not on the built site', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});
