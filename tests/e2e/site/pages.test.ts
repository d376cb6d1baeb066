import { displayPhone } from '@app/domain/content/facts';
import { absoluteUrl } from '@app/domain/general/paths';
import type { Page } from '@playwright/test';
import { LOCALES, localize, type Locale } from '@app/domain/general/locale';
import { facts } from '../../../seed/facts';
import { fullRecords } from '../../../seed/records';
import { expectNoAxeFindings, expectReadableColors } from '../support/axe';
import { holdBack } from '../support/hold-back';
import { expectNoTextIsCutOff, expectSoundLayoutAtEverySize } from '../support/layout';
import { firestoreCalls, renderInBrowser } from '../support/own-project';
import {
  expectLoaded,
  expectNoHorizontalScroll,
  expectPicturesToLoad,
  collectErrors,
  collectFunctionCalls,
} from '../support/page-health';
import { PUBLIC_PAGES, VIEWPORTS } from '../support/public-pages';
import { expect, test } from '../support/test';

const texts = {
  en: {
    request: 'Request This Service',
    results: 'How soon will I see results?',
    age: 'What is the best age to start?',
    show: 'How does show training differ from regular training?',
    submit: 'Submit Your Testimonial',
    subject: 'My testimonial for Perro Wisdom',
    areas: 'Where we work',
    appointment: 'Other areas by appointment',
    hours: /Monday to Saturday, 9:00.AM to 6:00.PM/,
    missing: 'This page does not exist or has moved.',
    question: 'Did you forget to add the page to the router?',
    failed: 'This could not be loaded',
    retry: 'Try again',
    rating: '4.5 out of 5 stars',
    since: 'In effect since November 23, 2026',
  },
  es: {
    request: 'Solicitar este servicio',
    results: '¿Cuándo voy a ver resultados?',
    age: '¿Cuál es la mejor edad para empezar?',
    show: '¿En qué se diferencia el entrenamiento para exhibición del regular?',
    submit: 'Envía tu testimonio',
    subject: 'Mi testimonio para Perro Wisdom',
    areas: 'Dónde trabajamos',
    appointment: 'Otras áreas por cita',
    hours: /De lunes a sábado, de 9:00.a\..m\. a 6:00.p\..m\./,
    missing: 'Esta página no existe o cambió de lugar.',
    question: '¿Se te olvidó añadir la página al router?',
    failed: 'No pudimos cargar esta parte',
    retry: 'Intentar de nuevo',
    rating: '4.5 de 5 estrellas',
    since: 'Vigente desde el 23 de noviembre de 2026',
  },
} as const;

const { services, testimonials } = fullRecords();
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, level: number) => main(page).getByRole('heading', { level });

const [PHONE, DESKTOP] = VIEWPORTS;

test.describe('on a phone and on a desktop', () => {
  test.use({ viewport: PHONE, colorScheme: 'light' });

  for (const { path, heading: title, title: documentTitle, indexed } of PUBLIC_PAGES) {
    // Visits each language only once, because a page adapts to a new viewport and color scheme without a
    // reload. The English page is light on the phone and dark on the desktop; the Spanish page is the
    // reverse. That is enough, because the color scheme changes nothing but colors.
    test(`${path || '/'} is complete and accessible in light and dark mode, describes itself in its head, calls no function, and has a sound layout`, async ({
      page,
    }) => {
      const errors = collectErrors(page);
      const functionCalls = collectFunctionCalls(page);
      const byFunction: string[] = [];
      for (const locale of LOCALES) {
        await page.setViewportSize(PHONE);
        await page.goto(`/${locale}${path}`);
        await expect(heading(page, 1)).toHaveText(title[locale]);
        await expect(page).toHaveTitle(documentTitle[locale]);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectHead(page, locale, path, indexed ?? true);
        await expectLoaded(page);
        await expectPicturesToLoad(page);
        await expectNoHorizontalScroll(page);
        await expectAccessible(page, locale === 'en' ? 'light' : 'dark');

        await page.setViewportSize(DESKTOP);
        await expectAccessible(page, locale === 'en' ? 'dark' : 'light');
        await expectPicturesToLoad(page);
        await expectNoHorizontalScroll(page);
        await expect(
          page.getByRole('contentinfo').getByRole('listitem').filter({ hasText: texts[locale].hours }),
        ).toBeVisible();
        if (indexed === false) byFunction.push(page.url());
        // The layout is tested in Spanish, whose text is longer. The home page has more elements that could
        // overlap, so its layout is tested in both languages.
        if (locale === 'en' && path !== '') continue;
        await expectSoundLayoutAtEverySize(page);
        await expectNoTextIsCutOff(page);
      }
      // Ignores the 404 error that the browser logs for a missing page.
      const isExpected = (error: string) => indexed === false && /\b404\b/.test(error);
      expect(errors().filter((error) => !isExpected(error))).toEqual([]);
      expect(functionCalls()).toEqual(byFunction);
    });
  }

  test('the open menu on a phone is accessible in light and dark mode', async ({ page }) => {
    await page.goto('/es');
    await page.getByRole('banner').locator('summary[aria-label]').click();
    await expect(page.getByRole('banner').getByRole('navigation').getByRole('listitem')).toHaveCount(7);
    await expectNoAxeFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);
  });
});

test('a URL with a line break shows the 404 page, even after hydration', async ({ page }) => {
  const errors = collectErrors(page);
  const [home, missing] = [
    PUBLIC_PAGES.find(({ path }) => path === ''),
    PUBLIC_PAGES.find(({ indexed }) => indexed === false),
  ];
  expect((await page.goto('/es/%0a'))?.status()).toBe(404);
  await expect(heading(page, 1)).toHaveText(missing?.heading.es ?? '');
  // Ignores React Router's warning that no route matches such a URL.
  expect(errors().filter((error) => !/\b404\b|^No routes matched/.test(error))).toEqual([]);
  await main(page).getByRole('link').click();
  await expect(heading(page, 1)).toHaveText(home?.heading.es ?? '');
  await page.goBack();
  await expect(heading(page, 1)).toHaveText(missing?.heading.es ?? '');
});

for (const locale of LOCALES) {
  const text = texts[locale];

  // These tests need only the server-rendered document, which opens in a fraction of the time without scripts
  // and pictures.
  test.describe('without scripts or pictures', () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(({ page }) =>
      page.route('**/*', (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      ),
    );

    test(`the services page in ${locale} shows each service in full, with a link that requests it, and answers three questions`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/services`);
      for (const service of services) {
        const article = page.locator(`article#${service.slug}`);
        await expect(article.getByRole('heading', { level: 2 })).toHaveText(
          localize(service, 'title', locale),
        );
        await expect(article).toContainText(localize(service, 'description', locale));
        const request = article.getByRole('link', { name: text.request, exact: true });
        await expect(request).toHaveAttribute('href', `/${locale}/contact?service=${service.slug}`);
      }
      await expect(page.locator('article h2')).toHaveText(
        services.map((service) => localize(service, 'title', locale)),
      );

      for (const question of [text.results, text.age, text.show]) {
        const asked = main(page).getByRole('heading', { level: 3, name: question });
        await expect(asked).toBeVisible();
        expect((await asked.locator('xpath=following-sibling::p').innerText()).length).toBeGreaterThan(100);
      }
    });

    test(`the testimonials page in ${locale} shows all testimonials with their stars, and an email link for submitting a testimonial`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/testimonials`);
      const cards = main(page).getByRole('figure');
      await expect(cards).toHaveCount(testimonials.length);
      for (const [index, testimonial] of testimonials.entries()) {
        await expect(cards.nth(index)).toContainText(localize(testimonial, 'testimonial', locale));
        await expect(cards.nth(index)).toContainText(testimonial[locale === 'en' ? 'nameEn' : 'nameEs']);
        await expect(cards.nth(index)).toContainText(localize(testimonial, 'location', locale));
        await expect(cards.nth(index)).toContainText(
          localize(testimonial, 'date', locale).replace('2023', '2025'),
        );
      }
      await expect(main(page)).not.toContainText('2023');
      const half = testimonials.findIndex(({ ratingStars }) => ratingStars === 4.5);
      await expect(cards.nth(half).getByRole('img', { name: text.rating })).toBeVisible();
      await expect(cards.nth(half).locator('[data-star="half"]')).toHaveCount(1);

      const submit = page.getByRole('link', { name: text.submit, exact: true });
      const href = new URL((await submit.getAttribute('href')) ?? '');
      expect([href.protocol, href.pathname]).toEqual(['mailto:', facts.email]);
      expect(href.searchParams.get('subject')).toBe(text.subject);
    });

    test(`the contact page in ${locale} lists the service areas, phone number, email address and opening hours`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/contact`);
      const areas = page.getByRole('region', { name: text.areas });
      for (const place of facts.areas.map(({ name }) => name)) {
        await expect(areas.getByRole('listitem').filter({ hasText: new RegExp(`^${place}$`) })).toBeVisible();
      }
      await expect(areas).toContainText(text.appointment);
      await expect(main(page).getByRole('link', { name: displayPhone(facts.phone) })).toHaveAttribute(
        'href',
        `tel:${facts.phone}`,
      );
      await expect(main(page).getByRole('link', { name: facts.email })).toHaveAttribute(
        'href',
        `mailto:${facts.email}`,
      );
      await expect(main(page)).toContainText(text.hours);
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    test(`the privacy policy in ${locale} names the business, links its email address, and has no unfilled placeholders`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/privacy`);
      await expect(main(page)).toContainText(text.since);
      await expect(main(page)).toContainText(facts.name);
      await expect(main(page)).not.toContainText('{{');
      await expect(main(page).getByRole('link', { name: facts.email }).first()).toHaveAttribute(
        'href',
        `mailto:${facts.email}`,
      );
    });

    test(`the not-found page in ${locale} explains that the page does not exist, and links to the home page`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/no/such/page`);
      await expect(main(page)).toContainText(text.missing);
      await expect(main(page)).toContainText(text.question);
      await main(page).getByRole('link').click();
      await expect(page).toHaveURL(`/${locale}`);
    });
  });
}

test('without Firestore, the services and testimonials report the failure and offer a retry, and the rest of the page works', async ({
  page,
}) => {
  await renderInBrowser(page);
  for (const [list, locale] of [
    ['services', 'en'],
    ['testimonials', 'es'],
  ] as const) {
    const text = texts[locale];
    await page.route(firestoreCalls(), (route) => route.abort());
    await page.goto(`/${locale}/${list}`);
    await expect(page.getByRole('alert')).toContainText(text.failed);
    await expect(heading(page, 1)).toBeVisible();
    await expect(heading(page, 2).last()).toBeVisible();
    await expectNoHorizontalScroll(page);

    const failAgain = await holdBack(page, firestoreCalls(), (route) => route.abort());
    await page.getByRole('button', { name: text.retry }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    failAgain();
    await expect(page.getByRole('alert')).toContainText(text.failed);
    await page.unroute(firestoreCalls());
    await page.getByRole('button', { name: text.retry }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(main(page).getByRole('img').or(main(page).getByRole('article')).first()).toBeVisible();
  }
});

async function expectAccessible(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await (colorScheme === 'light' ? expectNoAxeFindings : expectReadableColors)(page);
}

/**
 * Expects a description, a canonical URL and alternate languages in a page's head or, if the page is not
 * indexed, "noindex" and no canonical URL.
 */
async function expectHead(page: Page, locale: Locale, path: string, indexed: boolean): Promise<void> {
  const head = page.locator('head');
  const description = await head.locator('meta[name="description"]').getAttribute('content');
  expect(`${await page.title()} ${description}`).not.toContain(texts[locale].question);
  if (!indexed) {
    await expect(head.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(head.locator('link[rel="canonical"]')).toHaveCount(0);
    return;
  }
  expect(description?.length).toBeGreaterThan(50);
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${absoluteUrl('', facts)}/${locale}${path}`,
  );
  for (const [language, prefix] of [
    ['en', 'en'],
    ['es', 'es'],
    ['x-default', 'en'],
  ] as const) {
    const link = head.locator(`link[rel="alternate"][hreflang="${language}"]`);
    await expect(link).toHaveAttribute('href', `${absoluteUrl('', facts)}/${prefix}${path}`);
  }
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text): unknown => JSON.parse(text),
  );
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'LocalBusiness' })]));
  const breadcrumbs = data.filter((thing) => JSON.stringify(thing).includes('BreadcrumbList'));
  expect(breadcrumbs).toHaveLength(path === '' ? 0 : 1);
}

test('a page rendered in an earlier year hydrates without errors', async ({ page }) => {
  const errors = collectErrors(page);
  await page.clock.setFixedTime(new Date('2031-01-02T12:00:00'));
  await page.goto('/en/about');
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
  expect(errors()).toEqual([]);
});

test('a page ignores query parameters added by campaigns and social networks', async ({ page }) => {
  const errors = collectErrors(page);
  const functionCalls = collectFunctionCalls(page);
  for (const path of ['', '/blog', '/contact', '/blog/loose-leash-walking']) {
    await page.goto(`/en${path}?fbclid=IwAR1&utm_source=facebook&utm_medium=social&gclid=1`);
    await expectLoaded(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${absoluteUrl('', facts)}/en${path}`,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
  expect(errors()).toEqual([]);
  expect(functionCalls()).toEqual([]);
});
