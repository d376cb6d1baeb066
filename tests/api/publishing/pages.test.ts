/** Tests the pages that the function renders: their statuses, caching, and content without scripts. */
import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import { pagePolicy } from '@app/domain/publishing/page-policy';
import type { AdminPost } from '@app/domain/blog/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import { imageRecordId } from '@app/domain/pictures/images';
import { categoryPath, listPagePath, postPath, tagPath } from '@app/domain/general/paths';
import { slugify } from '@app/domain/general/slug';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, callFunction, db, logIn, unique } from '../support/environment';
import { createPost, draft, openListPage, readIndex, removePosts } from '../support/posts';

let cookie: string;
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

async function contentOf(response: Response) {
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Opens a page through Hosting. */
const open = async (path: string) => contentOf(await call(path));
/** Opens a page as the function renders it. Hosting would serve the most recently published file instead. */
const render = async (path: string) => contentOf(await callFunction(path));

const published = (changes: object = {}): Promise<AdminPost> =>
  createPost(cookie, { published: true, ...changes });

describe('a post’s page', () => {
  it('contains the text, head and data in the language of its URL', async () => {
    const words = unique('Paciencia');
    const { slug } = await published({
      titleEs: words,
      contentEs: `<p>Empieza ${words}</p>`,
      excerptEs: 'Un extracto.',
    });
    const { status, headers, html } = await render(`/es/blog/${slug}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toBe(
      pagePolicy(`http://${process.env.FIRESTORE_EMULATOR_HOST}`),
    );
    expect(html).toContain('<html lang="es">');
    expect(html).toContain(`<title>${words} | Perro Wisdom</title>`);
    expect(html).toContain('<meta name="description" content="Un extracto."/>');
    expect(html).toContain(`<p>Empieza ${words}</p>`);
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toMatch(/"dateModified":"\d{4}-/);
    expect(html).toContain('id="page-data"');
  });

  it('contains its picture’s placeholder only once', async () => {
    const path = `/images/uploads/${unique('dog')}-1600x900.webp`;
    await db
      .collection(COLLECTIONS.images)
      .doc(imageRecordId(path) ?? '')
      .set({ placeholder: 'Y29hcnNl' });
    const { slug } = await published({ featuredImage: path });
    const { html } = await render(`/en/blog/${slug}`);
    expect(html).toMatch(
      new RegExp(
        `<img src="${path}"[^>]* style="background:url\\(data:image/avif;base64,Y29hcnNl\\) center / cover"`,
      ),
    );
    expect(html.match(/Y29hcnNl/g)).toHaveLength(1);
  });

  it('escapes the post’s content', async () => {
    const { slug } = await published({ titleEn: `${unique('A')} </script><script>alert(1)</script>` });
    const { html } = await render(`/en/blog/${slug}`);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('</script><script>alert');
  });

  it('returns a 404 for a missing post or a draft', async () => {
    const { slug } = await createPost(cookie);
    for (const path of [`/en/blog/${slug}`, `/es/blog/${unique('nothing')}`, '/en/blog/No%20slug']) {
      const { status, headers, html } = await render(path);
      expect(status, path).toBe(404);
      expect(headers.get('Cache-Control')).toBeNull();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it('redirects from its old slug to the new one after the slug changes', async () => {
    const { id, slug: old } = await published();
    const slug = unique('renamed').toLowerCase();
    const saved = await call(`/api/admin/blog/${id}`, {
      method: 'PUT',
      json: draft({ slug, published: true }),
      cookie,
    });
    expect(saved.status).toBe(200);
    const { status, headers } = await render(`/es/blog/${old}`);
    expect(status).toBe(301);
    expect(headers.get('Location')).toBe(`/es/blog/${slug}`);
  });
});

describe('the blog’s list pages', () => {
  /**
   * Publishes a post with a new category and a new tag. Returns them and the paths of the post's list pages.
   */
  async function publishedInLists() {
    const [category, tag] = [unique('Topic'), unique('Tag')];
    const post = await published({ categoryEn: category, categoryEs: `${category} es`, tags: [tag] });
    const page: unknown = (await db.collection(COLLECTIONS.posts).doc(post.id).get()).get('listPage.es');
    const lists = [
      categoryPath(slugify(category), 'es'),
      tagPath(slugify(tag), 'es'),
      listPagePath(Number(page), 'es'),
    ];
    return { post, category, tag, lists };
  }

  it('show the posts for a category, a tag or a page number, each list at its own URL', async () => {
    const { post, category, tag, lists } = await publishedInLists();
    const pages = await Promise.all(lists.map(render));
    for (const { status, headers, html } of pages) {
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBeNull();
      expect(html).toContain(`href="${postPath(post.slug, 'es')}"`);
    }
    const [ofCategory, ofTag, numbered] = pages.map(({ html }) => html);
    expect(ofCategory).toContain(`<title>${category} es: artículos de adiestramiento | Perro Wisdom</title>`);
    expect(ofTag).toContain(`<title>Artículos con la etiqueta «${tag}» | Perro Wisdom</title>`);
    for (const html of [ofCategory, ofTag]) expect(html).toContain('<link rel="canonical"');
    expect(numbered).toContain('<meta name="robots" content="noindex"/>');
  });

  it('return a 404 for an unknown category, tag or page number', async () => {
    const nothing = unique('nothing');
    const { pages } = (await readIndex()).en;
    const paths = [categoryPath(nothing, 'en'), tagPath(nothing, 'en'), '/es/blog/tag/No%20slug'];
    for (const path of [
      ...paths,
      ...[pages.length + 1, 0, '01', '1e0'].map((page) => `/en/blog/page/${page}`),
    ]) {
      const { status, headers, html } = await render(path);
      expect(status, path).toBe(404);
      expect(headers.get('Cache-Control')).toBeNull();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it('do not change when a post is added to a newer page', async () => {
    const { lists } = await publishedInLists();
    await openListPage(cookie);
    const renderAll = () =>
      Promise.all([...lists, '/es/blog'].map(async (path) => (await render(path)).html));
    const before = await renderAll();
    await published();
    const after = await renderAll();
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(after[3]).not.toBe(before[3]);
  });

  it('cannot be reached through a query string, because the blog’s front page ignores it', async () => {
    for (const query of ['?page=2', '?category=puppies', '?utm_source=card']) {
      const { status, html } = await render(`/en/blog${query}`);
      expect(status, query).toBe(200);
      expect(html).toMatch(/<link rel="canonical" href="[^"]*\/en\/blog"\/>/);
    }
  });
});

describe('a request for a page', () => {
  it.each([
    ['/en/no-such-page', 'en', '404 Page Not Found'],
    ['/es/no/hay/nada', 'es', '404 Página no encontrada'],
    ['/en/%0a', 'en', '404 Page Not Found'],
    ['/es/%0d', 'es', '404 Página no encontrada'],
    ['/en/%00', 'en', '404 Page Not Found'],
  ])('gets a 404 in the language of the URL if the page does not exist: %s', async (path, lang, title) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(title);
  });

  it('gets a 404 if the page does not exist and the URL has no language', async () => {
    expect((await open('/no-such-page')).status).toBe(404);
  });

  it('gets a 405 if its method is POST', async () => {
    expect((await callFunction('/en/blog', { method: 'POST', json: {} })).status).toBe(405);
  });
});

it('the function renders a home page that has no file, as on a site with only one language', async () => {
  const file = join(process.env.WEB_BUILD ?? '', 'en.html');
  await rename(file, `${file}.moved`);
  const { status, headers } = await call('/en');
  await rename(`${file}.moved`, file);
  expect([status, headers.has(REQUEST_ID_HEADER)]).toEqual([200, true]);
});

describe('a URL with a trailing slash', () => {
  it.each([
    ['/en/blog/', '/en/blog'],
    ['/es/blog/?category=puppies&page=2', '/es/blog?category=puppies&page=2'],
    ['/en/blog/loose-leash-walking//', '/en/blog/loose-leash-walking'],
    ['/es/about/', '/es/about'],
    ['/en/', '/en'],
  ])('redirects to the URL without the slash: %s', async (path, location) => {
    const answer = await open(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(location);
  });
});

describe('a file', () => {
  it.each([
    ['/favicon.png', /^public, max-age=86400, stale-while-revalidate=\d+$/],
    ['/icon-192.png', /^public, max-age=86400, stale-while-revalidate=\d+$/],
  ])('without a hash in its name is cached for a day and then revalidated: %s', async (path, kept) => {
    const { status, headers } = await call(path);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toMatch(kept);
  });

  it('redirects to the icon if it is /favicon.ico', async () => {
    const { status, headers } = await open('/favicon.ico');
    expect([status, headers.get('Location')]).toEqual([301, '/favicon.png']);
  });

  it('with a hash in its name is cached forever', async () => {
    const [script] = /\/assets\/[\w-]+\.js/.exec((await open('/en')).html) ?? [];
    expect((await call(script ?? '')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });
});

describe('a URL without a language', () => {
  it.each([
    ['/', 302, '/en'],
    ['/services?from=card', 301, '/en/services?from=card'],
    ['/blog/loose-leash-walking', 301, '/en/blog/loose-leash-walking'],
    ['/privacy', 301, '/en/privacy'],
  ])('redirects to the English page: %s', async (path, status, location) => {
    const answer = await open(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Location')).toBe(location);
  });
});
