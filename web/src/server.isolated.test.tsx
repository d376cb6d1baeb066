/** Renders every public page as the server does; Firestore's answers come from memory. */
import { samplePost } from '@perro-wisdom/domain/blog.fixture';
import { LOCALES } from '@perro-wisdom/domain/locale';
import { draftPreviewUrl } from '@perro-wisdom/domain/page-renderer';
import * as reactServer from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicPages } from './app/publicPages';
import { renderDocument } from './server';

const PICTURE = '/images/uploads/dog-1600x900.webp';
const TIME = '2026-01-01T00:00:00.000Z';

const openStore = vi.hoisted(() => vi.fn());
vi.mock('./platform/data/firestoreConnection', () => ({ openStore, FirestoreConnection: () => null }));
vi.mock('react-dom/server', { spy: true });

const VALUES: Record<string, unknown> = { string: 'x', number: 1, boolean: true, 'string or null': TIME };

/** Returns a document of a shape. */
function documentOf(shape: object): object {
  const valueOf = (kind: unknown): unknown => {
    if (Array.isArray(kind)) return [valueOf(kind[0])];
    return typeof kind === 'string' ? VALUES[kind] : documentOf(kind as object);
  };
  const isPicture = (field: string) => field === 'imageSrc' || field === 'featuredImage';
  return Object.fromEntries(Object.entries(shape).map(([field, kind]) => [field, isPicture(field) ? PICTURE : valueOf(kind)]));
}

/** Answers every read with documents of the shape that the read expects. */
const store = {
  Timestamp: { fromDate: () => null },
  ...Object.fromEntries(
    ['collection', 'doc', 'documentId', 'limit', 'orderBy', 'query', 'startAfter', 'where'].map((name) => [name, () => null]),
  ),
  readList: (_source: unknown, shape: object) => Promise.resolve([documentOf(shape)]),
  readOne: (_source: unknown, shape: object) => Promise.resolve(documentOf(shape)),
};

const TEMPLATE =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--page--></div></body></html>';

const render = (url: string) => renderDocument({ url, sanitize: (html) => html }, TEMPLATE, {});

/** An address of each page. */
const PATHS = publicPages.map(({ path }) => path.replace(/:(\w+)/, (_, name) => (name === 'page' ? '1' : 'x')).replace('*', 'no-such-page'));

beforeEach(() => {
  openStore.mockResolvedValue(store);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a public page', () => {
  it.each(LOCALES.flatMap((locale) => PATHS.map((path) => [locale, path])))('/%s/%s has all its data after one render', async (locale, path) => {
    const renderer = vi.mocked(reactServer.renderToReadableStream).mockClear();
    const { isComplete, html, status } = await render(`/${locale}/${path}`.replace(/\/$/, ''));
    expect(console.error).not.toHaveBeenCalled();
    expect(isComplete).toBe(true);
    expect(renderer).toHaveBeenCalledTimes(1);
    expect(status).toBe(path === 'no-such-page' ? 404 : 200);
    expect(html, 'a placeholder').not.toMatch(/>(?:Loading|Cargando)</);
  });

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
    expect(console.error).toHaveBeenCalledWith('/en/services was rendered without', ['services'], expect.any(Error));
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
    expect(console.error).toHaveBeenCalledWith('/en/blog/x was rendered without', ['post', 'x'], expect.any(Error));
  });
});

describe('the preview of a draft', () => {
  const paths = { en: '/preview/secret/en', es: '/preview/secret/es' };
  // Another post has the slug of this draft already.
  const post = { ...samplePost, slug: 'x', titleEs: '<b>Borrador</b> $& </title>', contentEs: '<p>Sin publicar</p>' };
  const template = TEMPLATE.replace('</body>', '<script>start()</script></body>');
  const preview = (draft: typeof post | null) =>
    renderDocument({ url: draftPreviewUrl('es'), sanitize: (html) => html, preview: { post: draft, paths } }, template, {});

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
