/** Renders every public page as the server does, with a fake Firestore. */
import { samplePost } from '@app/domain/blog/posts.fixture';
import { FACTS_FIELDS } from '@app/domain/content/facts';
import { PAGE_FIELDS } from '@app/domain/content/pages';
import type { FieldSet } from '@app/domain/fields/field';
import { emptyValues } from '@app/domain/fields/reader';
import { ATTACKS, HOSTILE_ADDRESSES } from '@app/domain/fields/attacks.fixture';
import { FACTS_ID } from '@app/domain/general/collections';
import { LOCALES } from '@app/domain/general/locale';
import { emptyOf, type Reader } from '@app/domain/stored/reader';
import { draftPreviewUrl } from '@app/domain/publishing/page-renderer';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as reactServer from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicPages } from './site/app/publicPages';
import { readPage, readSite, renderDocument, renderSite, type BuildManifest } from './server';
import { runningAttributes } from './whatRuns.fixture';

const PICTURE = '/images/uploads/dog-1600x900.webp';
const TIME = '2026-01-01T00:00:00.000Z';

const openStore = vi.hoisted(() => vi.fn());
vi.mock('./shared/data/firestoreConnection', () => ({ openStore }));
vi.mock('react-dom/server', { spy: true });

type AnyReader = Reader<unknown> & { readers?: object; item?: AnyReader };

/** Returns a document that a reader accepts, with the given text in each of its text fields. */
function documentOf({ readers }: AnyReader, text = 'x', picture = PICTURE): object {
  const valueOf = (reader: AnyReader): unknown => {
    if (reader.readers) return documentOf(reader, text, picture);
    if (reader.item) return [valueOf(reader.item)];
    const empty = emptyOf(reader);
    return empty === '' ? text : ({ number: 1, boolean: true }[typeof empty as string] ?? TIME);
  };
  const isPicture = (field: string) => field === 'imageSrc' || field === 'featuredImage';
  return Object.fromEntries(
    Object.entries(readers as Record<string, AnyReader>).map(([field, reader]) => [
      field,
      isPicture(field) ? picture : valueOf(reader),
    ]),
  );
}

/** A fake Firestore that responds to every read with documents of the expected shape. */
const store = {
  Timestamp: { fromDate: () => null },
  ...Object.fromEntries(
    ['collection', 'doc', 'documentId', 'limit', 'orderBy', 'query', 'startAfter', 'where'].map((name) => [
      name,
      () => null,
    ]),
  ),
  readList: (_source: unknown, reader: AnyReader) => Promise.resolve([documentOf(reader)]),
  readAll: () => Promise.resolve([]),
  readOne: (_source: unknown, reader: AnyReader) => Promise.resolve(documentOf(reader)),
};

const TEMPLATE =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--page--></div></body></html>';

const render = (url: string, manifest: BuildManifest = {}) =>
  renderDocument({ url, sanitize: (html) => html }, TEMPLATE, manifest);

/** An example path for each page. */
const PATHS = publicPages.map(({ path }) =>
  path.replace(/:(\w+)/, (_, name) => (name === 'page' ? '1' : 'x')).replace('*', 'no/such-page'),
);

beforeEach(() => {
  openStore.mockResolvedValue(store);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a public page', () => {
  it.each(LOCALES.flatMap((locale) => PATHS.map((path) => [locale, path])))(
    'has all its data after a single render: /%s/%s',
    async (locale, path) => {
      const renderer = vi.mocked(reactServer.renderToReadableStream).mockClear();
      const { isComplete, html, status } = await render(`/${locale}/${path}`.replace(/\/$/, ''));
      expect(console.error).not.toHaveBeenCalled();
      expect(isComplete).toBe(true);
      expect(renderer).toHaveBeenCalledTimes(1);
      expect(status).toBe(path === 'no/such-page' ? 404 : 200);
      expect(html, 'a placeholder').not.toMatch(/>(?:Loading|Cargando)</);
    },
  );

  it.each(LOCALES.flatMap((locale) => PATHS.map((path) => [locale, path])))(
    'lists the files with its code and strings, so that the browser can fetch them early: /%s/%s',
    async (locale, path) => {
      const sources: string[] = [];
      const get = (_: BuildManifest, source: string) => {
        sources.push(source);
        return { file: `assets/${sources.length}.js` };
      };
      const { html } = await render(`/${locale}/${path}`.replace(/\/$/, ''), new Proxy({}, { get }));
      expect(sources).toContain(`src/shared/locales/${locale}/index.ts`);
      expect(sources.filter((source) => !existsSync(join(import.meta.dirname, '..', source)))).toEqual([]);
      const files = sources.map((_, index) => `/assets/${index + 1}.js`);
      expect(html).toContain(`data-modules="/${locale}/site.json ${files.join(' ')}"`);
    },
  );

  it('is rendered without locale-aware sorting or formatting, which is slow to load on phones', async () => {
    const rules = [
      vi.spyOn(String.prototype, 'localeCompare'),
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'DateTimeFormat'),
    ];
    for (const path of ['', '/services', '/contact', '/blog', '/blog/x', '/testimonials'])
      await render(`/es${path}`);
    for (const rule of rules) expect(rule).not.toHaveBeenCalled();
  });

  it.each(['%0a', '%0d', '%00', 'about%0A', 'no%0d%0ahay', '%E2%80%A8', 'blog/%0a'])(
    'is a complete 404 page for a path with a control character: %s',
    async (path) => {
      const { isComplete, status, html } = await render(`/es/${path}`);
      expect([isComplete, status]).toEqual([true, 404]);
      expect(html).toMatch(/<main.*<h1.*<\/main>/s);
    },
  );

  it.each(['category/unknown', 'category/No+slug', 'tag/No+slug', 'page/2', 'page/0', 'page/01', 'page/x'])(
    'is a complete 404 page for a nonexistent blog list: %s',
    async (path) => {
      const { isComplete, status, html } = await render(`/en/blog/${path}`);
      expect([isComplete, status]).toEqual([true, 404]);
      expect(html).toContain('noindex');
    },
  );

  it('shows placeholders and is incomplete if its content cannot be read', async () => {
    openStore.mockRejectedValue(new Error('Firestore did not respond'));
    const { isComplete, status } = await render('/en/services');
    expect(isComplete).toBe(false);
    expect(status).toBe(200);
    expect(console.error).toHaveBeenCalledWith(
      '/en/services was rendered without',
      ['services', 'en'],
      expect.any(Error),
    );
  });

  it.each(LOCALES)(
    "is incomplete if the facts and the owner's wording cannot be read, even if it needs no other data: /%s/contact",
    async (locale) => {
      openStore.mockResolvedValue({
        ...store,
        readAll: () => Promise.reject(new Error('Firestore did not respond')),
      });
      const { isComplete, html } = await render(`/${locale}/contact`);
      expect(isComplete).toBe(false);
      expect(html).toContain('<h1');
      expect(console.error).toHaveBeenCalledWith(
        `/${locale}/contact was rendered without the content of the site`,
        expect.any(Error),
      );
      await expect(renderSite(locale, (text) => text)).rejects.toThrow('Firestore did not respond');
    },
  );

  it('reuses facts that were already read for another page', async () => {
    openStore.mockResolvedValue({
      ...store,
      readAll: () => Promise.resolve([{ id: 'facts', name: 'Patitas del Oeste' }]),
    });
    const site = await readSite();
    openStore.mockResolvedValue({
      ...store,
      readAll: () => Promise.reject(new Error('Firestore did not respond')),
    });
    const { isComplete, html } = await renderDocument(
      { url: '/en/contact', site, sanitize: (text) => text },
      TEMPLATE,
      {},
    );
    expect(isComplete).toBe(true);
    expect(html).toContain('Patitas del Oeste');
  });

  it('is incomplete if the services cannot be read, since every page lists them', async () => {
    openStore.mockResolvedValue({
      ...store,
      readList: () => Promise.reject(new Error('Firestore did not respond')),
    });
    expect((await render('/en/contact')).isComplete).toBe(false);
    await expect(renderSite('en', (text) => text)).rejects.toThrow('Firestore did not respond');
  });

  it("is incomplete if it reads data that its loader doesn't declare", async () => {
    const page = publicPages.find(({ path }) => path === 'blog/:slug');
    const loaded = await page?.load('en');
    if (!loaded) throw new Error('There is no public page for posts');
    const { loader } = loaded;
    delete loaded.loader;
    const { isComplete } = await render('/en/blog/x');
    loaded.loader = loader;
    expect(isComplete).toBe(false);
    expect(console.error).toHaveBeenCalledWith(
      '/en/blog/x was rendered without',
      ['post', 'en', 'x'],
      expect.any(Error),
    );
  });
});

describe('text that would run a script', { timeout: 60_000 }, () => {
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new () => { window: { DOMParser: typeof DOMParser } };
  };
  const parser = new new JSDOM().window.DOMParser();

  /** All attacks, combined into a few long strings. */
  const TEXTS = Array.from({ length: 20 }, (_, part) =>
    ATTACKS.filter((_attack, index) => index % 20 === part).join('\n'),
  );

  /** Returns the documents for the facts and the pages, with the given text in each of their text fields. */
  const siteDocuments = (text: string): object[] =>
    Object.entries({ [FACTS_ID]: FACTS_FIELDS, ...PAGE_FIELDS }).map(([id, fields]) => {
      const texts = Object.entries(emptyValues<FieldSet>(fields)).filter(([, empty]) => empty === '');
      return { id, ...Object.fromEntries(texts.map(([name]) => [name, text])) };
    });

  /**
   * Renders a page with the given strings in all fields except sanitized HTML. Each list has one document per
   * string.
   */
  async function documentWith(url: string, [first = '', ...others]: readonly string[]): Promise<Document> {
    openStore.mockResolvedValue({
      ...store,
      readList: (_source: unknown, reader: AnyReader) =>
        Promise.resolve([first, ...others].map((text) => documentOf(reader, text, text))),
      readAll: () => Promise.resolve(siteDocuments(first)),
      readOne: (_source: unknown, reader: AnyReader) => Promise.resolve(documentOf(reader, first, first)),
    });
    const { html, status } = await renderDocument({ url, sanitize: () => '<p>Clean.</p>' }, TEMPLATE, {});
    expect(status).toBe(200);
    return parser.parseFromString(html, 'text/html');
  }

  /**
   * Returns a page's attributes and elements that can run or embed something. Hostile text must not change
   * the result.
   */
  const runningIn = (document: Document) => ({
    attributes: runningAttributes(document),
    elements: [...document.querySelectorAll('script, iframe, object, embed, base, meta[http-equiv]')].map(
      ({ localName, id }) => [localName, id],
    ),
  });

  it.each(['services', 'testimonials', 'blog', ''])(
    'is rendered as plain text in every item of a list: /es/%s',
    async (path) => {
      const url = `/es/${path}`.replace(/\/$/, '');
      const usual = runningIn(await documentWith(url, ['x']));
      expect(usual.attributes).toEqual([]);
      expect(runningIn(await documentWith(url, [...TEXTS, ...HOSTILE_ADDRESSES]))).toEqual(usual);
    },
  );

  it.each(['contact', 'about', 'privacy', 'blog/x'])(
    "isn't used as a URL in any field: /en/%s",
    async (path) => {
      const usual = runningIn(await documentWith(`/en/${path}`, ['x']));
      for (const address of HOSTILE_ADDRESSES)
        expect(runningIn(await documentWith(`/en/${path}`, [address])), address).toEqual(usual);
    },
  );
});

describe('a draft preview', () => {
  const paths = { en: '/preview/secret/en', es: '/preview/secret/es' };
  // This draft's slug already belongs to another post.
  const post = {
    ...samplePost,
    slug: 'x',
    titleEs: '<b>Borrador</b> $& </title>',
    contentEs: '<p>Sin publicar</p>',
  };
  const template = TEMPLATE.replace('</body>', '<script>start()</script></body>');
  const preview = (draft: typeof post | null) =>
    renderDocument(
      { url: draftPreviewUrl('es'), sanitize: (html) => html, preview: { post: draft, paths } },
      template,
      {},
    );

  it("shows the draft's page with noindex and language links but without scripts or page data", async () => {
    const { html, status, isComplete } = await preview(post);
    expect([status, isComplete]).toEqual([200, true]);
    expect(html).toContain('<p>Sin publicar</p>');
    expect(html).toContain('&lt;b&gt;Borrador&lt;/b&gt; $&amp; &lt;/title&gt;</h1>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const path of Object.values(paths)) expect(html).toContain(`href="${path}"`);
    expect(html).not.toContain('~preview');
    expect(html).not.toContain('start()');
    expect(html).not.toContain('page-data');
  });

  it('shows a message when its link has expired', async () => {
    const { html, status, isComplete } = await preview(null);
    expect([status, isComplete]).toEqual([404, true]);
    expect(html).toContain('Este enlace privado ya no funciona');
    expect(html).toContain(`href="${paths.en}"`);
    expect(html.match(/<meta name="robots"/g)).toHaveLength(1);
  });
});

describe('page content', () => {
  const read = (url: string) => readPage({ url, sanitize: (html) => html });

  it("contains the data that the page's loader declares, in both languages", async () => {
    const page = await read('/es/services');
    expect(page?.site).toEqual({
      documents: {},
      services: [expect.objectContaining({ slug: 'x' })],
      ownPages: [expect.objectContaining({ slug: 'x' })],
    });
    expect(page?.data).toEqual([
      [['services', 'es'], [expect.objectContaining({ titleEn: 'x', titleEs: 'x' })]],
    ]);
  });

  it('includes the posts before and after a previewed post', async () => {
    const page = await readPage({ url: draftPreviewUrl('en'), sanitize: (html) => html, post: samplePost });
    expect(page?.data.map(([[name]]) => name)).toEqual(['post', 'postContent', 'adjacentPosts', 'post']);
  });

  it('is null if some of it cannot be read', async () => {
    openStore.mockRejectedValue(new Error('offline'));
    expect(await read('/es/services')).toBeNull();
  });
});
