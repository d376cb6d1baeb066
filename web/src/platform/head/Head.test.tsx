// @vitest-environment jsdom
import { business } from '@perro-wisdom/domain/business';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Head } from './Head';
import { loadLanguage, startI18n } from '../i18n/i18n';

beforeAll(async () => {
  startI18n('en');
  await Promise.all([loadLanguage('en'), loadLanguage('es')]);
});
afterEach(cleanup);

const { siteUrl } = business;

function show(path: string, props: Partial<ComponentProps<typeof Head>> = {}): void {
  const locale = path.startsWith('/es') ? 'es' : 'en';
  render(
    <MemoryRouter initialEntries={[path]}>
      <Head locale={locale} title="Título" description="Descripción" {...props} />
    </MemoryRouter>,
  );
}

const content = (name: string) =>
  [...document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((meta) => meta.getAttribute('content'));
const links = (selector: string) => [...document.querySelectorAll(`link${selector}`)].map((link) => link.getAttribute('href'));

function breadcrumbs(): unknown {
  const script = document.querySelector('script[type="application/ld+json"]');
  return script && JSON.parse(script.textContent);
}

describe('a shared page', () => {
  it('shows a picture with its size and meaning, and names its other language', () => {
    show('/es/services');
    expect(content('og:type')).toEqual(['website']);
    expect(content('og:url')).toEqual([`${siteUrl}/es/services`]);
    expect(content('og:image')).toEqual([`${siteUrl}/images/site/og-default-1200x630.jpg`]);
    expect([content('og:image:width'), content('og:image:height')]).toEqual([['1200'], ['630']]);
    expect(content('og:image:alt')).toEqual(['Título']);
    expect([content('og:locale'), content('og:locale:alternate')]).toEqual([['es_PR'], ['en_US']]);
    expect(content('twitter:card')).toEqual(['summary_large_image']);
    expect(content('article:published_time')).toEqual([]);
  });

  it('that is an article says when it was published', () => {
    show('/en/blog/sit', { article: { publishedAt: '2025-03-05T16:00:00.000Z' }, image: '/images/og/en/sit.jpg' });
    expect(content('og:type')).toEqual(['article']);
    expect(content('og:image')).toEqual([`${siteUrl}/images/og/en/sit.jpg`]);
    expect(content('article:published_time')).toEqual(['2025-03-05T16:00:00.000Z']);
  });
});

describe('a page that may be found', () => {
  it('names itself in both languages, and the feed of its own', () => {
    show('/es/blog');
    expect(links('[rel="canonical"]')).toEqual([`${siteUrl}/es/blog`]);
    expect(links('[hreflang]')).toEqual([`${siteUrl}/en/blog`, `${siteUrl}/es/blog`, `${siteUrl}/en/blog`]);
    expect(links('[type="application/rss+xml"]')).toEqual(['/es/feed.xml']);
  });

  it('says how one gets to it from the home page', () => {
    show('/es/blog/sit');
    expect(breadcrumbs()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      'itemListElement': [
        { '@type': 'ListItem', 'position': 1, 'name': 'Inicio', 'item': `${siteUrl}/es` },
        { '@type': 'ListItem', 'position': 2, 'name': 'Blog', 'item': `${siteUrl}/es/blog` },
        { '@type': 'ListItem', 'position': 3, 'name': 'Título', 'item': `${siteUrl}/es/blog/sit` },
      ],
    });
  });

  it('does not when it is the home page', () => {
    show('/es');
    expect(breadcrumbs()).toBeNull();
  });
});

it('a page that may not be found says so, and nothing else', () => {
  show('/en/nowhere', { index: false });
  expect(content('robots')).toEqual(['noindex']);
  expect([...links('[rel="canonical"]'), ...links('[rel="alternate"]')]).toEqual([]);
  expect(breadcrumbs()).toBeNull();
});
