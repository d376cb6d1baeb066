import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@app/domain/general/collections';
import { LOCALES, localize } from '@app/domain/general/locale';
import { HOME_SERVICES_LIMIT } from '@app/domain/content/services';
import { HOME_TESTIMONIALS_LIMIT } from '@app/domain/content/testimonials';
import { Timestamp } from 'firebase-admin/firestore';
import { facts } from '../../../seed/facts';
import { fullRecords } from '../../../seed/records';
import { expectNoAxeFindings } from '../support/axe';
import { contactForm } from '../support/contact-form';
import { holdBack } from '../support/hold-back';
import { firestoreCalls, renderInBrowser, projectWith, readFrom } from '../support/own-project';
import { expectLoaded, expectNoHorizontalScroll } from '../support/page-health';
import { VIEWPORTS } from '../support/public-pages';
import { expect, test } from '../support/test';

const texts = {
  en: {
    sections: [
      'Specialized services',
      'Trained to see what your dog is saying',
      'What their people say',
      'Out in the field',
      'Tell us about your dog',
    ],
    toContact: 'Tell us about your dog',
    toServices: 'See services',
    allServices: 'View All Services',
    workWith: 'Work With Marisol',
    credentials: ['AKC evaluator', 'CGC evaluator', 'Rally Master competitor', 'ATT evaluator'],
    allTestimonials: 'Read all testimonials',
    badges: 'Credentials',
    loading: 'Loading',
    failed: 'This could not be loaded',
    retry: 'Try again',
    send: 'Send Message',
  },
  es: {
    sections: [
      'Servicios especializados',
      'Entrenada para ver lo que tu perro te dice',
      'Lo que dice su gente',
      'Día a día',
      'Cuéntanos de tu perro',
    ],
    toContact: 'Cuéntanos de tu perro',
    toServices: 'Ver servicios',
    allServices: 'Ver todos los servicios',
    workWith: 'Trabaja con Marisol',
    credentials: ['Evaluadora AKC', 'Evaluadora CGC', 'Competidora Rally Master', 'Evaluadora ATT'],
    allTestimonials: 'Leer todos los testimonios',
    badges: 'Credenciales',
    loading: 'Cargando',
    failed: 'No pudimos cargar esta parte',
    retry: 'Intentar de nuevo',
    send: 'Enviar mensaje',
  },
} as const;

const { services, testimonials } = fullRecords();
const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => page.getByRole('region', { name });

const instagramPost = (day: number) => ({
  permalink: `https://www.instagram.com/p/${day}/`,
  mediaUrl: facts.portrait,
  caption: `Day ${day}`,
  likeCount: 0,
  commentCount: 0,
  postedAt: Timestamp.fromMillis(Date.UTC(2026, 0, day)),
});

for (const locale of LOCALES) {
  const text = texts[locale];
  const [servicesTitle, aboutTitle, testimonialsTitle, instagramTitle, contactTitle] = text.sections;

  test(`the home page in ${locale} shows its sections in order on every device, and its links and buttons have the right targets`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await expectLoaded(page);
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([...text.sections]);

      const badges = main(page).getByRole('list', { name: text.badges });
      await expect(badges.getByRole('listitem')).toHaveText(['AKC', 'CGC', 'Rally']);

      const cards = section(page, servicesTitle).getByRole('heading', { level: 3 });
      await expect(cards).toHaveText(
        services.slice(0, HOME_SERVICES_LIMIT).map((service) => localize(service, 'title', locale)),
      );

      await expect(section(page, aboutTitle)).toHaveAttribute('id', 'about');
      await expect(section(page, aboutTitle).getByRole('heading', { level: 3 })).toHaveText([
        ...text.credentials,
      ]);

      await expect(section(page, testimonialsTitle)).toHaveAttribute('id', 'testimonials');
      const quotes = section(page, testimonialsTitle).getByRole('figure');
      await expect(quotes).toHaveCount(HOME_TESTIMONIALS_LIMIT);
      for (const [index, testimonial] of testimonials.slice(0, HOME_TESTIMONIALS_LIMIT).entries()) {
        await expect(quotes.nth(index)).toContainText(localize(testimonial, 'testimonial', locale));
      }

      await expect(section(page, instagramTitle).getByRole('listitem').getByRole('img')).toHaveCount(4);
      await section(page, contactTitle).scrollIntoViewIfNeeded();
      await expect(contactForm(page).getByRole('button', { name: text.send })).toBeVisible();
      await expectNoHorizontalScroll(page);
    }

    const obedience = localize(services[1] ?? { titleEn: '', titleEs: '' }, 'title', locale);
    for (const [name, path] of [
      [text.toContact, '/contact'],
      [text.toServices, '/services'],
      [text.allServices, '/services'],
      [text.workWith, '/contact'],
      [text.allTestimonials, '/testimonials'],
      [obedience, '/services#obedience-training'],
    ] as const) {
      const link = main(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `/${locale}${path}`);
      // A trial click fails if another element covers the link.
      await link.click({ trial: true });
    }
    await main(page).getByRole('link', { name: obedience, exact: true }).click();
    await expect(page).toHaveURL(`/${locale}/services#obedience-training`);
  });
}

// Both languages have the same states, so only Spanish is tested, because its text is longer.
test.describe('home page states', () => {
  const locale = 'es';
  const text = texts[locale];
  const [servicesTitle, , testimonialsTitle, instagramTitle, contactTitle] = text.sections;

  test('the home page shows three placeholders in each list that is still loading', async ({ page }) => {
    await renderInBrowser(page);
    const release = await holdBack(page, firestoreCalls());
    await page.goto(`/${locale}`);
    for (const title of [servicesTitle, testimonialsTitle]) {
      const loading = section(page, title).getByRole('status');
      await expect(loading).toContainText(text.loading);
      await expect(loading.locator('> div > *')).toHaveCount(3);
    }
    await expectNoAxeFindings(page);
    release();
    for (const title of [servicesTitle, testimonialsTitle]) {
      await expect(section(page, title).getByRole('listitem')).toHaveCount(3);
      await expect(section(page, title).getByRole('status')).toHaveCount(0);
    }
  });

  test('without Firestore, the home page reports each list that failed to load, retries on request, and shows the site’s own pictures in the Instagram strip', async ({
    page,
  }) => {
    await renderInBrowser(page);
    await page.route(firestoreCalls(), (route) => route.abort());
    await page.goto(`/${locale}`);
    for (const title of [servicesTitle, testimonialsTitle]) {
      await expect(section(page, title).getByRole('alert')).toContainText(text.failed);
    }
    const strip = section(page, instagramTitle);
    await expect(strip.getByRole('listitem').getByRole('img')).toHaveCount(4);
    await expect(strip.getByRole('listitem').getByRole('link')).toHaveCount(0);
    await expect(strip.getByRole('alert')).toHaveCount(0);
    await expectNoAxeFindings(page);
    await section(page, contactTitle).scrollIntoViewIfNeeded();
    await expect(contactForm(page).getByRole('button', { name: text.send })).toBeEnabled();
    await expect(main(page).getByRole('link', { name: text.allTestimonials })).toHaveCount(0);

    await page.unroute(firestoreCalls());
    for (const title of [servicesTitle, testimonialsTitle]) {
      await section(page, title).getByRole('button', { name: text.retry }).click();
      await expect(section(page, title).getByRole('listitem')).toHaveCount(3);
    }
  });

  // The other tests use a site with more testimonials, where the link is shown.
  test('the home page shows the four latest Instagram posts, and no testimonials link if it shows all testimonials', async ({
    page,
  }) => {
    const posts = new Map([1, 5, 3, 2, 4].map((day): [string, object] => [String(day), instagramPost(day)]));
    const records = { testimonials: testimonials.slice(0, HOME_TESTIMONIALS_LIMIT) };
    await readFrom(page, await projectWith(records, new Map([[COLLECTIONS.instagramPosts, posts]])));
    await page.goto(`/${locale}`);
    await expect(section(page, testimonialsTitle).getByRole('figure')).toHaveCount(HOME_TESTIMONIALS_LIMIT);
    await expect(main(page).getByRole('link', { name: text.allTestimonials })).toHaveCount(0);
    const links = section(page, instagramTitle).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(4);
    for (const [index, day] of [5, 4, 3, 2].entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(`Day ${day}`);
      await expect(links.nth(index)).toHaveAttribute('href', `https://www.instagram.com/p/${day}/`);
    }
  });

  test('the Instagram strip shows placeholders while its posts load after a navigation', async ({ page }) => {
    await page.goto(`/${locale}/testimonials`);
    const answer = await holdBack(page, firestoreCalls());
    await page.getByRole('banner').getByRole('link', { name: 'Perro Wisdom' }).click();
    const strip = section(page, instagramTitle);
    await expect(strip.getByRole('status')).toBeAttached();
    await expect(strip.getByRole('listitem')).toHaveCount(0);
    answer();
    await expect(strip.getByRole('listitem').getByRole('img')).toHaveCount(4);
  });
});
