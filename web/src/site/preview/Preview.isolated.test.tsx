// @vitest-environment jsdom
/** Tests the preview frame. The test acts as the editor. */
import { EDITABLE_PAGES, type EditablePage } from '@app/domain/general/paths';
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import {
  sampleFacts,
  sampleService,
  sampleServiceFields,
  sampleTestimonialFields,
} from '@app/domain/content/kinds.fixture';
import { NO_BRAND } from '@app/domain/content/brand';
import { OWN_PAGE_FIELDS } from '@app/domain/content/own-pages';
import { PAGE_FIELDS } from '@app/domain/content/pages';
import type { DraftKind } from '@app/domain/drafts/drafts';
import type { FieldSet } from '@app/domain/fields/field';
import { emptyValues } from '@app/domain/fields/reader';
import { fieldIn, LOCALES, type Locale } from '@app/domain/general/locale';
import type { PageContent } from '@app/domain/publishing/page-renderer';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../shared/components/Providers';
import { createStyleCache } from '../../shared/browser/styleCache';
import { queryClient } from '../../shared/data/queryClient';
import type { FrameMessage, PreviewedDraft } from '../../shared/preview/messages';
import { Preview } from './Preview';

const CONTENT: PageContent = {
  site: {
    documents: { facts: sampleFacts({ name: 'Patitas' }) },
    services: [sampleService('b', { slug: 'rally' }, 1)],
    ownPages: [],
  },
  data: [
    [['instagram'], []],
    ...LOCALES.flatMap((locale): PageContent['data'] => [
      [['posts', locale], []],
      [['blogTopics', locale], { categories: [], tags: [], olderPage: null, isElsewhere: false }],
      [
        ['adjacentPosts', locale, { publishedAt: '2026-01-01T00:00:00.000Z', id: 'a' }],
        { newer: null, older: null },
      ],
      [['testimonials', locale, 100], []],
      [['testimonials', locale, 'others'], false],
      [['testimonials', locale, 'first', 3], { items: [], hasMore: false }],
      [['services', locale, 'summaries', 3], []],
      [['services', locale], []],
    ]),
  ],
};

const draftOf = (kind: DraftKind, id: string, fields: object): PreviewedDraft => ({
  kind,
  id,
  fields: fields as PreviewedDraft['fields'],
  order: 0,
  publishAt: null,
  formerDate: null,
  publishedAt: kind === 'posts' ? '2026-01-01T00:00:00.000Z' : null,
});

let received: FrameMessage[] = [];
const receive = ({ data }: MessageEvent<FrameMessage>) => {
  if ('is' in data) received.push(data);
};

beforeEach(() => {
  received = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      unobserve = () => undefined;
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, enabled: false } });
  addEventListener('message', receive);
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  cleanup();
  removeEventListener('message', receive);
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function show(draft: PreviewedDraft, locale: Locale = 'es', field: string | null = null) {
  const container = document.getElementById('root');
  if (!container) throw new Error('#root is missing');
  if (!container.firstElementChild) {
    render(
      <Providers styles={createStyleCache()}>
        <Preview />
      </Providers>,
      { container },
    );
  }
  const data = { draft, content: CONTENT, locale, isDark: false, field };
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { source: window, data }));
    await Promise.resolve();
  });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
}

const textOf = (field: string) =>
  document.querySelector(`[data-field="${field}"]`)?.textContent ?? `nothing shows ${field}`;

/** Returns the names of the text fields that appear in a page's body. */
const shownTexts = (page: EditablePage): string[] =>
  Object.entries<FieldSet[string]>(PAGE_FIELDS[page])
    .filter(([name, field]) => 'replaces' in field && field.replaces && !name.startsWith('meta'))
    .map(([name]) => name);

it.each(EDITABLE_PAGES)(
  'on the %s page, every string is linked to its field, even a built-in one',
  async (page) => {
    const fields = emptyValues<FieldSet>(PAGE_FIELDS[page]);
    const items = {
      ...(page === 'about' && { steps: [{ titleEn: 'One', titleEs: 'Uno', textEn: '', textEs: '' }] }),
      ...(page === 'services' && {
        questions: [{ questionEn: 'Q', questionEs: '¿P?', answerEn: 'A', answerEs: 'R' }],
      }),
    };
    await show(draftOf('pages', page, { ...fields, ...items }));
    const places = shownTexts(page).map((name) => fieldIn('es', name));
    await waitFor(() => {
      const missing = places.filter((place) => !document.querySelector(`[data-field="${place}"]`));
      // Skips sections and buttons that need facts or lists that this content lacks.
      expect(
        missing.filter((place) => !/^(?:credentials|areas|testimonialsAll|request)/.test(place)),
      ).toEqual([]);
    });
    expect(document.body.textContent).not.toMatch(/[\ue000-\uf8ff]/);
  },
);

it('the preview updates as the owner types, and shows a linked placeholder for each empty field', async () => {
  const fields = sampleServiceFields({ titleEs: 'Cachorros', descriptionEs: '' });
  await show(draftOf('services', 'a', fields));
  await waitFor(() => expect(textOf('titleEs')).toBe('Cachorros'));
  expect(textOf('descriptionEs')).toBe('Aquí irá el texto.');
  await show(draftOf('services', 'a', { ...fields, titleEs: 'Cachorros felices' }));
  await waitFor(() => expect(textOf('titleEs')).toBe('Cachorros felices'));
});

const DRAFTS: [kind: DraftKind, id: string, fields: object, places: string[]][] = [
  [
    'posts',
    'a',
    { ...samplePostInput, authorEs: 'Ana' },
    ['titleEs', 'excerptEs', 'contentEs', 'authorEs', 'category', 'publishedAt'],
  ],
  [
    'testimonials',
    'a',
    sampleTestimonialFields(),
    ['testimonialEs', 'serviceEs', 'name', 'location', 'month', 'image'],
  ],
  [
    'ownPages',
    'a',
    {
      ...emptyValues(OWN_PAGE_FIELDS),
      titleEs: 'Precios',
      introEs: 'Lo que cuesta.',
      image: '/images/uploads/prices-16x9.webp',
    },
    ['titleEs', 'introEs', 'contentEs', 'image'],
  ],
  ['facts', 'facts', sampleFacts({ taglineEs: 'Perros felices' }), ['name', 'taglineEs', 'areas.1']],
  [
    'legal',
    'privacy',
    { titleEn: '', titleEs: 'Privacidad', contentEn: '', contentEs: '<p>Nada.</p>' },
    ['titleEs', 'contentEs'],
  ],
];

it.each(DRAFTS)(
  'in a draft of %s, each element is linked to the field it shows',
  async (kind, id, fields, places) => {
    await show(draftOf(kind, id, fields));
    await waitFor(() => {
      for (const place of places)
        expect(document.querySelector(`[data-field="${place}"]`), place).not.toBeNull();
    });
  },
);

it("a post's date isn't linked to a field if the post was never public", async () => {
  await show({ ...draftOf('posts', 'a', samplePostInput), publishedAt: null });
  await waitFor(() => expect(document.querySelector('main time')).not.toBeNull());
  expect(document.querySelector('[data-field="publishedAt"]')).toBeNull();
});

it('the preview uses the fonts in the brand draft, even if they load late', async () => {
  const sheet = (fonts: string) => `<style data-fonts="${fonts}">@font-face{font-display:optional}</style>`;
  document.head.innerHTML = sheet('bricolage') + sheet('nunito');
  const shown = () =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-fonts]')].flatMap((style) =>
      style.media === 'all' ? [style.dataset.fonts] : [],
    );
  await show(draftOf('brand', 'brand', NO_BRAND));
  await waitFor(() => expect(shown()).toEqual(['bricolage']));
  await show(draftOf('brand', 'brand', { ...NO_BRAND, fonts: 'nunito' }));
  await waitFor(() => expect(shown()).toEqual(['nunito']));
  expect(document.querySelector('[data-fonts="nunito"]')?.textContent).toBe('@font-face{font-display:swap}');
});

it("tapping text reports its field, switching languages reports the new language, and links don't navigate", async () => {
  await show(draftOf('services', 'a', sampleServiceFields({ titleEs: 'Cachorros' })));
  await waitFor(() => expect(textOf('titleEs')).toBe('Cachorros'));
  const tap = (selector: string): boolean => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`nothing matches ${selector}`);
    return fireEvent.click(element);
  };
  for (const selector of ['[data-field="titleEs"]', 'a[hreflang="en"]', 'footer a'])
    expect(tap(selector), selector).toBe(false);
  await waitFor(() =>
    expect(received.slice(-2)).toEqual([
      { is: 'field', place: 'titleEs' },
      { is: 'locale', locale: 'en' },
    ]),
  );
  for (const link of document.querySelectorAll<HTMLElement>('a, button')) expect(link.tabIndex).toBe(-1);
});

it('tapping a formatted value reports the field for the part of the page around it', async () => {
  await show(draftOf('facts', 'facts', sampleFacts()));
  await waitFor(() => expect(document.querySelector('a[href^="tel:"]')).not.toBeNull());
  for (const selector of ['main a[href^="tel:"]', '[data-edit$="#hours"] dd']) {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`nothing matches ${selector}`);
    fireEvent.click(element);
  }
  await waitFor(() =>
    expect(received.slice(-2)).toEqual([
      { is: 'field', place: 'phone' },
      { is: 'field', place: 'hours' },
    ]),
  );
});

it('the preview ignores messages from other windows', async () => {
  await show(draftOf('services', 'a', sampleServiceFields({ titleEs: 'Cachorros' })));
  const other = document.createElement('iframe');
  document.body.append(other);
  const data = { draft: draftOf('services', 'a', sampleServiceFields({ titleEs: 'Ajeno' })), locale: 'es' };
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { source: other.contentWindow, data }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(textOf('titleEs')).toBe('Cachorros');
});
