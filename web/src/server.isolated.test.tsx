/** Renders every public page as the server does; Firestore's answers come from memory. */
import { samplePost } from '@perro-wisdom/domain/blog/posts.fixture';
import { sampleService, sampleTestimonial } from '@perro-wisdom/domain/content/kinds.fixture';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { draftPreviewUrl, type DraftPreview } from '@perro-wisdom/domain/publishing/page-renderer';
import * as reactServer from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicPages } from './site/app/publicPages';
import { readSite, renderDocument, renderSite } from './server';

const PICTURE = '/images/uploads/dog-1600x900.webp';
const TIME = '2026-01-01T00:00:00.000Z';

const openStore = vi.hoisted(() => vi.fn());
vi.mock('./shared/data/firestoreConnection', () => ({ openStore, FirestoreConnection: () => null }));
vi.mock('react-dom/server', { spy: true });

const VALUES: Record<string, unknown> = { string: 'x', number: 1, boolean: true, 'string or null': TIME };

/** Returns a document of a shape. */
function documentOf(shape: object): object {
  const valueOf = (kind: unknown): unknown => {
    if (Array.isArray(kind)) return [valueOf(kind[0])];
    return typeof kind === 'string' ? VALUES[kind] : documentOf(kind as object);
  };
  const isPicture = (field: string) => field === 'imageSrc' || field === 'featuredImage';
  return Object.fromEntries(
    Object.entries(shape).map(([field, kind]) => [field, isPicture(field) ? PICTURE : valueOf(kind)]),
  );
}

/** Answers every read with documents of the shape that the read expects. */
const store = {
  Timestamp: { fromDate: () => null },
  ...Object.fromEntries(
    ['collection', 'doc', 'documentId', 'limit', 'orderBy', 'query', 'startAfter', 'where'].map((name) => [
      name,
      () => null,
    ]),
  ),
  readList: (_source: unknown, shape: object) => Promise.resolve([documentOf(shape)]),
  readAll: () => Promise.resolve([]),
  readOne: (_source: unknown, shape: object) => Promise.resolve(documentOf(shape)),
};

const TEMPLATE =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--page--></div></body></html>';

const render = (url: string) => renderDocument({ url, sanitize: (html) => html }, TEMPLATE, {});

/** An address of each page. */
const PATHS = publicPages.map(({ path }) =>
  path.replace(/:(\w+)/, (_, name) => (name === 'page' ? '1' : 'x')).replace('*', 'no-such-page'),
);

beforeEach(() => {
  openStore.mockResolvedValue(store);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a public page', () => {
  it.each(LOCALES.flatMap((locale) => PATHS.map((path) => [locale, path])))(
    '/%s/%s has all its data after one render',
    async (locale, path) => {
      const renderer = vi.mocked(reactServer.renderToReadableStream).mockClear();
      const { isComplete, html, status } = await render(`/${locale}/${path}`.replace(/\/$/, ''));
      expect(console.error).not.toHaveBeenCalled();
      expect(isComplete).toBe(true);
      expect(renderer).toHaveBeenCalledTimes(1);
      expect(status).toBe(path === 'no-such-page' ? 404 : 200);
      expect(html, 'a placeholder').not.toMatch(/>(?:Loading|Cargando)</);
    },
  );

  it.each(['%0a', '%0d', '%00', 'about%0A', 'no%0d%0ahay', '%E2%80%A8', 'blog/%0a'])(
    'is a complete 404 at an address with a control character: %s',
    async (path) => {
      const { isComplete, status, html } = await render(`/es/${path}`);
      expect([isComplete, status]).toEqual([true, 404]);
      expect(html).toMatch(/<main.*<h1.*<\/main>/s);
    },
  );

  it.each(['category/unknown', 'category/No+slug', 'tag/No+slug', 'page/2', 'page/0', 'page/01', 'page/x'])(
    'is a complete 404 for a list of the blog that does not exist: %s',
    async (path) => {
      const { isComplete, status, html } = await render(`/en/blog/${path}`);
      expect([isComplete, status]).toEqual([true, 404]);
      expect(html).toContain('noindex');
    },
  );

  it('whose content cannot be read shows placeholders and is not complete', async () => {
    openStore.mockRejectedValue(new Error('Firestore did not answer'));
    const { isComplete, status } = await render('/en/services');
    expect(isComplete).toBe(false);
    expect(status).toBe(200);
    expect(console.error).toHaveBeenCalledWith(
      '/en/services was rendered without',
      ['services'],
      expect.any(Error),
    );
  });

  it.each(LOCALES)(
    'is not complete without the facts and the owner’s texts, although it reads nothing else: /%s/contact',
    async (locale) => {
      openStore.mockResolvedValue({
        ...store,
        readAll: () => Promise.reject(new Error('Firestore did not answer')),
      });
      const { isComplete, html } = await render(`/${locale}/contact`);
      expect(isComplete).toBe(false);
      expect(html).toContain('<h1');
      expect(console.error).toHaveBeenCalledWith(
        `/${locale}/contact was rendered without the content of the site`,
        expect.any(Error),
      );
      await expect(renderSite(locale, (text) => text)).rejects.toThrow('Firestore did not answer');
    },
  );

  it('shows the facts that were read for many pages at once, and reads none', async () => {
    openStore.mockResolvedValue({
      ...store,
      readAll: () => Promise.resolve([{ id: 'facts', name: 'Patitas del Oeste' }]),
    });
    const site = await readSite();
    openStore.mockResolvedValue({
      ...store,
      readAll: () => Promise.reject(new Error('Firestore did not answer')),
    });
    const { isComplete, html } = await renderDocument(
      { url: '/en/contact', site, sanitize: (text) => text },
      TEMPLATE,
      {},
    );
    expect(isComplete).toBe(true);
    expect(html).toContain('Patitas del Oeste');
  });

  it('is not complete without the services, which every page names', async () => {
    openStore.mockResolvedValue({
      ...store,
      readList: () => Promise.reject(new Error('Firestore did not answer')),
    });
    expect((await render('/en/contact')).isComplete).toBe(false);
    await expect(renderSite('en', (text) => text)).rejects.toThrow('Firestore did not answer');
  });

  it('that reads what its loader does not declare is not complete', async () => {
    const page = publicPages.find(({ path }) => path === 'blog/:slug');
    const loaded = await page?.load('en');
    if (!loaded) throw new Error('no page of a post');
    const { loader } = loaded;
    delete loaded.loader;
    const { isComplete } = await render('/en/blog/x');
    loaded.loader = loader;
    expect(isComplete).toBe(false);
    expect(console.error).toHaveBeenCalledWith(
      '/en/blog/x was rendered without',
      ['post', 'x'],
      expect.any(Error),
    );
  });
});

describe('the preview of a draft', () => {
  const paths = { en: '/preview/secret/en', es: '/preview/secret/es' };
  // Another post has the slug of this draft already.
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

  it('is its page, not indexed, with links between its languages and without scripts or data', async () => {
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

  it('says so when its link has ended', async () => {
    const { html, status, isComplete } = await preview(null);
    expect([status, isComplete]).toEqual([404, true]);
    expect(html).toContain('Este enlace privado ya no funciona');
    expect(html).toContain(`href="${paths.en}"`);
    expect(html.match(/<meta name="robots"/g)).toHaveLength(1);
  });
});

describe('the preview of another draft', () => {
  const paths = { en: '/preview/services/a/en', es: '/preview/services/a/es' };
  const template = TEMPLATE.replace('</body>', '<script>start()</script></body>');
  const preview = (url: string, documents: Omit<DraftPreview, 'paths'>) =>
    renderDocument({ url, sanitize: (html) => html, preview: { ...documents, paths } }, template, {});

  it('is its page with the draft as it would be published, not indexed, without scripts or data', async () => {
    const services = [
      sampleService('a', { titleEs: '<b>Olfato</b> $&' }),
      sampleService('b', { slug: 'rally', titleEs: 'Rally' }, 1),
    ];
    const { html, status, isComplete } = await preview('/es/services', { services });
    expect([status, isComplete]).toEqual([200, true]);
    expect(html).toContain('&lt;b&gt;Olfato&lt;/b&gt; $&amp;');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`href="${paths.en}"`);
    expect(html).not.toContain('href="/en/services"');
    expect(html).not.toMatch(/start\(\)|page-data/);
  });

  it('shows the testimonials that it is given', async () => {
    const { html, isComplete } = await preview('/en/testimonials', {
      testimonials: [sampleTestimonial('c', { testimonialEn: 'She listens now.' })],
    });
    expect(isComplete).toBe(true);
    expect(html).toContain('She listens now.');
  });
});
