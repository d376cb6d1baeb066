import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { cleanup, render } from '@testing-library/react';
import { LOCALES, localeFromPath, type Locale } from '@app/domain/general/locale';
import type { i18n as I18n } from 'i18next';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Head } from './Head';
import { SiteContext } from '../../../shared/content/SiteContext';
import { NO_SITE } from '../../../shared/content/site';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';

const translations = {} as Record<Locale, I18n>;
beforeAll(async () => {
  for (const locale of LOCALES)
    translations[locale] = createTranslations(locale, await loadTexts(locale), NO_SITE);
});
afterEach(cleanup);

const facts = sampleFacts();
const { siteUrl } = facts;

function renderHead(
  path: string,
  props: Partial<ComponentProps<typeof Head>> = {},
  siteLanguages: 'es' | 'both' = 'both',
): void {
  render(
    <I18nextProvider i18n={translations[localeFromPath(path)]}>
      <MemoryRouter initialEntries={[path]}>
        <SiteContext
          value={{
            ...NO_SITE,
            facts: { ...facts, siteLanguages },
            socialImage: '/images/og/es/_site-0f3a9c21.jpg',
          }}
        >
          <Head title="Título" description="Descripción" {...props} />
        </SiteContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const content = (name: string) =>
  [...document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );
const links = (selector: string) =>
  [...document.querySelectorAll(`link${selector}`)].map((link) => link.getAttribute('href'));

function breadcrumbs(): unknown {
  const script = document.querySelector('script[type="application/ld+json"]');
  return script && JSON.parse(script.textContent);
}

describe('a shared page', () => {
  it('includes an image with its size and alternative text, and the alternate locale', () => {
    renderHead('/es/services');
    expect(content('og:type')).toEqual(['website']);
    expect(content('og:url')).toEqual([`${siteUrl}/es/services`]);
    expect(content('og:image')).toEqual([`${siteUrl}/images/og/es/_site-0f3a9c21.jpg`]);
    expect([content('og:image:width'), content('og:image:height')]).toEqual([['1200'], ['630']]);
    expect(content('og:image:alt')).toEqual(['Título']);
    expect([content('og:locale'), content('og:locale:alternate')]).toEqual([['es_PR'], ['en_US']]);
    expect(content('twitter:card')).toEqual(['summary_large_image']);
    expect(content('article:published_time')).toEqual([]);
  });

  it("includes an article's publication time", () => {
    renderHead('/en/blog/sit', {
      article: { publishedAt: '2025-03-05T16:00:00.000Z' },
      image: '/images/og/en/sit.jpg',
    });
    expect(content('og:type')).toEqual(['article']);
    expect(content('og:image')).toEqual([`${siteUrl}/images/og/en/sit.jpg`]);
    expect(content('article:published_time')).toEqual(['2025-03-05T16:00:00.000Z']);
  });
});

describe('an indexable page', () => {
  it('links to its canonical URL, to its URLs in both languages, and to the feed in its language', () => {
    renderHead('/es/blog');
    expect(links('[rel="canonical"]')).toEqual([`${siteUrl}/es/blog`]);
    expect(links('[hreflang]')).toEqual([`${siteUrl}/en/blog`, `${siteUrl}/es/blog`, `${siteUrl}/en/blog`]);
    expect(links('[type="application/rss+xml"]')).toEqual(['/es/feed.xml']);
  });

  it('has no alternates on a site in one language', () => {
    renderHead('/es/blog', {}, 'es');
    expect(links('[rel="canonical"]')).toEqual([`${siteUrl}/es/blog`]);
    expect(links('[hreflang]')).toEqual([]);
    expect(content('og:locale:alternate')).toEqual([]);
  });

  it('has breadcrumbs that start at the home page', () => {
    renderHead('/es/blog/sit');
    expect(breadcrumbs()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${siteUrl}/es` },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: `${siteUrl}/es/blog` },
        { '@type': 'ListItem', position: 3, name: 'Título', item: `${siteUrl}/es/blog/sit` },
      ],
    });
  });

  it('has no breadcrumbs if it is the home page', () => {
    renderHead('/es');
    expect(breadcrumbs()).toBeNull();
  });
});

it('a page that must not be indexed has "noindex" but no canonical URL, alternates or breadcrumbs', () => {
  renderHead('/en/nowhere', { index: false });
  expect(content('robots')).toEqual(['noindex']);
  expect([...links('[rel="canonical"]'), ...links('[rel="alternate"]')]).toEqual([]);
  expect(breadcrumbs()).toBeNull();
});
