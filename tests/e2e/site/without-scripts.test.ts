/** Tests the site in browsers without JavaScript, along with its content for crawlers and link previews. */
import { displayPhone } from '@app/domain/content/facts';
import { absoluteUrl } from '@app/domain/general/paths';
import type { Page } from '@playwright/test';
import { LOCALES } from '@app/domain/general/locale';
import { facts } from '../../../seed/facts';
import { messagesFrom, ownEmail, writeFromOwnAddress } from '../support/inbox';
import { expectNoHorizontalScroll } from '../support/page-health';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

interface PageContent {
  status: number;
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  alternates: Record<string, string>;
  headings: number;
  words: number;
  placeholders: number;
  types: string[];
  image: string;
  links: string[];
  ids: string[];
}

/**
 * Returns the content of a page as it was served. The browser does nothing but parse the HTML, in an empty
 * page whose policy allows `<base>`, which relative links need. Playwright can evaluate scripts even with
 * JavaScript disabled.
 */
async function readPage(page: Page, path: string): Promise<PageContent> {
  const response = await page.request.get(path);
  const found = await page.evaluate(
    ([html, url]) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      document.head.prepend(Object.assign(document.createElement('base'), { href: url }));
      const content = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content ?? '';
      const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
      const graph = (data: { '@type'?: string; '@graph'?: { '@type'?: string }[] }) =>
        data['@graph'] ?? [data];
      return {
        lang: document.documentElement.lang,
        title: document.title,
        description: content('meta[name="description"]'),
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null,
        alternates: Object.fromEntries(
          all<HTMLLinkElement>('link[rel="alternate"][hreflang]').map((link) => [link.hreflang, link.href]),
        ),
        headings: all('h1').length,
        words: (document.querySelector('main')?.textContent ?? '').split(/\s+/).length,
        placeholders: all('main [role="status"]').filter((status) =>
          /^(Loading|Cargando)/.test(status.textContent),
        ).length,
        types: all('script[type="application/ld+json"]').flatMap((script) =>
          graph(JSON.parse(script.textContent) as object).map((thing) => thing['@type'] ?? ''),
        ),
        image: content('meta[property="og:image"]'),
        links: all<HTMLAnchorElement>('a[href]')
          .filter((link) => link.origin === new URL(url).origin)
          .map((link) => link.href.slice(link.origin.length)),
        ids: all('[id]').map(({ id }) => id),
      };
    },
    [await response.text(), response.url()] as const,
  );
  return { status: response.status(), ...found };
}

const pathOf = (link: string): string => link.split('#')[0] ?? '';
const hashOf = (link: string): string => decodeURIComponent(link.split('#')[1] ?? '');

test('every linked page exists, has a heading, title and description, and links to its translation', async ({
  page,
}) => {
  const seen = new Map<string, PageContent>();
  const waiting: string[] = LOCALES.map((locale) => `/${locale}`);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const found = await readPage(page, path);
    seen.set(path, found);
    waiting.push(...found.links.map(pathOf).filter((link) => /^\/(en|es)(\/|$)/.test(link)));
  }

  // The blog's numbered pages are left out, because they aren't indexed.
  const pages = [...seen].filter(([path]) => !path.includes('?') && !path.includes('/blog/page/'));
  // Each language has eight pages, seven posts, five categories and some tags.
  expect(pages.length).toBeGreaterThan(2 * (8 + 7 + 5));
  for (const [path, found] of seen) {
    expect.soft(found.status, path).toBe(200);
    expect.soft(found.lang, path).toBe(path.slice(1, 3));
    expect.soft(found.headings, path).toBe(1);
    expect.soft(found.placeholders, path).toBe(0);
    expect.soft(found.title, path).not.toBe('');
    expect.soft(found.description.length, path).toBeGreaterThan(40);
    // A category or tag page may list just one post.
    expect.soft(found.words, path).toBeGreaterThan(/\/blog\/(category|tag)\//.test(path) ? 25 : 60);
    expect.soft(found.types, path).toContain('LocalBusiness');
    expect.soft(found.image, path).toContain(absoluteUrl('', facts));
    for (const link of found.links.filter((other) => other.includes('#'))) {
      expect.soft(seen.get(pathOf(link))?.ids ?? [], `${path} links to ${link}`).toContain(hashOf(link));
    }
  }
  for (const [path, { canonical, alternates }] of pages) {
    expect.soft(canonical, path).toBe(absoluteUrl('', facts) + path);
    for (const locale of LOCALES) {
      const other = alternates[locale]?.slice(absoluteUrl('', facts).length) ?? '';
      expect
        .soft(seen.get(other)?.alternates, `${path} links to ${other}, which links to the same pair of pages`)
        .toEqual(alternates);
    }
    expect.soft(alternates['x-default'], path).toBe(alternates.en);
  }
  const titles = pages.map(([, { title }]) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

for (const locale of LOCALES) {
  test(`the home page in ${locale} shows all of its content`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${locale}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('main').locator('blockquote')).toHaveCount(3);
    await expect(page.getByText(displayPhone(facts.phone)).first()).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens and links to every page', async ({ page }) => {
    await page.goto('/es');
    const entries = page.locator('#mobile-menu').getByRole('link');
    await expect(entries).toHaveCount(0);
    await page.locator('header summary[aria-label]').click();
    await expect(entries).toHaveCount(7);
    await entries.filter({ hasText: 'Testimonios' }).click();
    await expect(page).toHaveURL('/es/testimonials');
  });

  test('the home page ends with a link to the form', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('link', { name: 'Open the contact form' }).click();
    await expect(page).toHaveURL('/en/contact');
    await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
  });

  test('an invalid contact form comes back with its values, and a valid message is stored only once', async ({
    page,
  }) => {
    const email = ownEmail();
    await writeFromOwnAddress(page);
    await page.goto('/es/contact');
    await expect(
      page.getByRole('main').getByRole('link', { name: displayPhone(facts.phone) }),
    ).toHaveAttribute('href', `tel:${facts.phone}`);
    await page.getByLabel('Nombre completo').fill('Ana Núñez');
    await page.getByLabel('Correo electrónico').fill('ana@nowhere');
    await page.getByLabel('Teléfono').fill('787-555-0134');
    await page.getByLabel('Prefiero WhatsApp').check();
    await page.getByLabel(/Servicio/).selectOption('puppy-training');
    await page.getByLabel('Mensaje').fill('Mi perrita muerde las chancletas.');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();

    await expect(page.getByText('Escribe un correo válido')).toBeVisible();
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Núñez');
    await expect(page.getByLabel('Teléfono')).toHaveValue('787-555-0134');
    await expect(page.getByLabel('Prefiero WhatsApp')).toBeChecked();
    await expect(page.getByLabel(/Servicio/)).toHaveValue('puppy-training');
    await expect(page.getByLabel('Mensaje')).toHaveValue('Mi perrita muerde las chancletas.');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('¡Recibimos tu mensaje!');
    await expectNoHorizontalScroll(page);

    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toContainText('¡Recibimos tu mensaje!');
    expect(await messagesFrom(email)).toMatchObject([
      {
        name: 'Ana Núñez',
        phone: '787-555-0134',
        prefersWhatsApp: true,
        service: 'puppy-training',
        language: 'es',
        status: 'new',
      },
    ]);
  });
});

test('the honeypot field is hidden even without styles', async ({ page }) => {
  await page.goto('/en/contact');
  await page.evaluate(() => document.querySelectorAll('style').forEach((style) => style.remove()));
  await expect(page.locator('[name="message"]')).toBeVisible();
  await expect(page.locator('[name="website"]')).toBeHidden();
});
