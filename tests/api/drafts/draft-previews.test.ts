/** Tests private links and the post previews that they open. */
import { pagePolicy } from '@app/domain/publishing/page-policy';
import { draftId } from '@app/domain/drafts/drafts';
import { COLLECTIONS } from '@app/domain/general/collections';
import { postPath } from '@app/domain/general/paths';
import { PREVIEW_LINK_DAYS, type PreviewLink, type Draft } from '@app/domain/drafts/drafts';
import type { PostFields } from '@app/domain/blog/posts';
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  callFunction,
  db,
  expectError,
  jsonOf,
  logIn,
  unique,
  type CallOptions,
} from '../support/environment';
import { draft, removeLater, removePosts } from '../support/posts';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

const complete = (changes: object = {}): PostFields =>
  postDraftSchema.cast(draft({ slug: '', ...changes }), { stripUnknown: true });
const empty = postDraftSchema.getDefault() as PostFields;

async function created(fields = complete()): Promise<Draft<'posts'>> {
  const response = await call('/api/admin/drafts/posts', { json: { fields, suggested: [] }, cookie });
  expect(response.status).toBe(201);
  const copy = await jsonOf<Draft<'posts'>>(response);
  removeLater(copy, cookie);
  return copy;
}

async function linkTo({ id }: { id: string }): Promise<PreviewLink> {
  const response = await call(`/api/admin/drafts/posts/${id}/preview-link`, { method: 'POST', cookie });
  expect(response.status).toBe(200);
  return jsonOf<PreviewLink>(response);
}

async function open(path: string, options?: CallOptions) {
  const response = await call(path, options);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const ENDED = { en: 'This private link no longer works', es: 'Este enlace privado ya no funciona' };

describe('a preview', () => {
  it('shows the draft while the public page shows the published version', async () => {
    const { id } = await created(complete({ contentEs: '<p>La versión pública.</p>' }));
    const published = await call(`/api/admin/drafts/posts/${id}/publish`, {
      json: { keepPublishedAt: false },
      cookie,
    });
    const { fields, publicSlug } = await jsonOf<Draft<'posts'>>(published);
    const changed = { ...fields, titleEs: unique('Nuevo'), contentEs: '<p>La versión nueva.</p>' };
    expect(
      (
        await call(`/api/admin/drafts/posts/${id}`, {
          method: 'PUT',
          json: { fields: changed, suggested: [] },
          cookie,
        })
      ).status,
    ).toBe(200);

    const { path } = await linkTo({ id });
    const preview = await open(`${path}/es`);
    expect(preview.status).toBe(200);
    expect(preview.html).toContain(`${changed.titleEs}</h1>`);
    expect(preview.html).toContain('<p>La versión nueva.</p>');
    // This calls the function directly, because Hosting's copy of the page is updated later.
    const page = await (await callFunction(postPath(publicSlug, 'es'))).text();
    expect(page).toContain('<p>La versión pública.</p>');
    expect(page).not.toContain('La versión nueva');
  });

  it('has headers that keep it out of caches, search engines and frames', async () => {
    const { path } = await linkTo(await created());
    const { status, headers, html } = await open(`${path}/en`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': pagePolicy(`http://${process.env.FIRESTORE_EMULATOR_HOST}`),
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('loads no scripts, and links to itself in the other language', async () => {
    const copy = await created();
    const { path } = await linkTo(copy);
    const { html } = await open(`${path}/en`);
    expect(html).toContain(`href="${path}/es"`);
    expect(html).not.toMatch(/<script[^>]* src=|type="module"/);
    expect(html).toContain('colorMode');
  });

  it('uses the browser’s language if the link does not specify one', async () => {
    const { path } = await linkTo(await created());
    expect((await open(path, { headers: { 'Accept-Language': 'es-PR,es;q=0.9' } })).html).toContain(
      '<html lang="es">',
    );
    expect((await open(path, { headers: { 'Accept-Language': 'fr' } })).html).toContain('<html lang="en">');
    expect((await open(`${path}/fr`)).status).toBe(404);
  });

  it('of an empty draft shows placeholders in the page’s language', async () => {
    const { path } = await linkTo(await created(empty));
    const { status, html } = await open(`${path}/es`);
    expect(status).toBe(200);
    expect(html).toContain('Falta el título</h1>');
    expect(html).toContain('Aquí irá el texto.');
  });

  it('of a draft written in one language does not show that text on the page in the other language', async () => {
    const copy = await created({
      ...empty,
      titleEn: 'Only in English',
      contentEn: '<p>Only in English.</p>',
    });
    const { path } = await linkTo(copy);
    expect((await open(`${path}/es`)).html).not.toContain('Only in English');
  });

  it('escapes titles and sanitizes content', async () => {
    const copy = await created(
      complete({
        titleEn: `${unique('A')} </title><script>alert(1)</script>`,
        metaTitleEn: '</title><script>alert(2)</script>',
        contentEn: '<p>Text</p><script>alert(3)</script><img src="x" onerror="alert(4)">',
      }),
    );
    const { path } = await linkTo(copy);
    const { html } = await open(`${path}/en`);
    expect(html).not.toMatch(/<script>alert|onerror/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</h1>');
  });
});

describe('a private link', () => {
  it('is available only for posts', async () => {
    await expectError(
      await call('/api/admin/drafts/facts/facts/preview-link', { method: 'POST', cookie }),
      404,
      'This no longer exists',
    );
  });

  it('stays the same when it is requested again, and is valid for seven days', async () => {
    const copy = await created();
    expect(
      await jsonOf(await call(`/api/admin/drafts/posts/${copy.id}/preview-link`, { cookie })),
    ).toBeNull();
    const before = Date.now();
    const link = await linkTo(copy);
    expect(link.path).toMatch(/^\/preview\/[\w-]{32}$/);
    const days = (Date.parse(link.expiresAt) - before) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(PREVIEW_LINK_DAYS, 2);
    expect(await linkTo(copy)).toEqual(link);
    expect(await jsonOf(await call(`/api/admin/drafts/posts/${copy.id}/preview-link`, { cookie }))).toEqual(
      link,
    );
  });

  it('is the same for concurrent requests', async () => {
    const copy = await created();
    const links = await Promise.all(Array.from({ length: 4 }, () => linkTo(copy)));
    expect(new Set(links.map(({ path }) => path)).size).toBe(1);
  });

  it('stops working when it is revoked, and the next link has a different path', async () => {
    const copy = await created();
    const { path } = await linkTo(copy);
    for (let times = 0; times < 2; times += 1)
      expect(
        (await call(`/api/admin/drafts/posts/${copy.id}/preview-link`, { method: 'DELETE', cookie })).status,
      ).toBe(204);
    const { status, html, headers } = await open(`${path}/es`);
    expect(status).toBe(404);
    expect(html).toContain(ENDED.es);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect((await open(`${path}/en`)).html).toContain(ENDED.en);
    const next = await linkTo(copy);
    expect(next.path).not.toBe(path);
    expect((await open(next.path)).status).toBe(200);
  });

  it('stops working when it expires, and the next link has a different path', async () => {
    const copy = await created();
    const { path } = await linkTo(copy);
    await db
      .collection(COLLECTIONS.previewLinks)
      .doc(draftId('posts', copy.id))
      .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    const { status, html } = await open(`${path}/en`);
    expect([status, html.includes(ENDED.en)]).toEqual([404, true]);
    expect(
      await jsonOf(await call(`/api/admin/drafts/posts/${copy.id}/preview-link`, { cookie })),
    ).toBeNull();
    expect((await linkTo(copy)).path).not.toBe(path);
  });

  it.each(['x', 'A'.repeat(32), "' or 1=1", '%00'])(
    'responds with a 404 if its token is unknown: %j',
    async (token) => {
      const { status, html } = await open(`/preview/${token}/en`);
      expect(status).toBe(404);
      expect(html).toContain(ENDED.en);
    },
  );

  it('stops working while the post is in the bin', async () => {
    const copy = await created();
    const { path } = await linkTo(copy);
    expect((await call(`/api/admin/drafts/posts/${copy.id}`, { method: 'DELETE', cookie })).status).toBe(204);
    expect((await open(path)).status).toBe(404);
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(
        (await call(`/api/admin/drafts/posts/${copy.id}/preview-link`, { method, cookie })).status,
        method,
      ).toBe(404);
    expect(
      (await call(`/api/admin/drafts/posts/${copy.id}/take-from-bin`, { method: 'POST', cookie })).status,
    ).toBe(200);
    expect((await open(path)).status).toBe(200);
  });

  it('is deleted when the post is deleted permanently', async () => {
    const copy = await created();
    await linkTo(copy);
    await call(`/api/admin/drafts/posts/${copy.id}`, { method: 'DELETE', cookie });
    expect(
      (await call(`/api/admin/drafts/posts/${copy.id}/permanently`, { method: 'DELETE', cookie })).status,
    ).toBe(204);
    expect((await db.collection(COLLECTIONS.previewLinks).doc(draftId('posts', copy.id)).get()).exists).toBe(
      false,
    );
  });
});
