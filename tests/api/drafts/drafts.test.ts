/** Tests the drafts of posts, which are saved as the owner types, separately from the public posts. */
import { ERROR_FIELD_HEADER, IDEMPOTENCY_HEADER, revisionTag } from '@app/domain/general/api';
import type { AdminPost } from '@app/domain/blog/api';
import type { BlogPost } from '@app/domain/blog/posts';
import { COLLECTIONS, VERSIONS } from '@app/domain/general/collections';
import { VERSIONS_KEPT, type Version, type VersionSummary, type Draft } from '@app/domain/drafts/drafts';
import type { PostFields } from '@app/domain/blog/posts';
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, unique } from '../support/environment';
import { draftId } from '@app/domain/drafts/drafts';
import { createPost, draft, removeLater, removePosts } from '../support/posts';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

const CHANGED = 'This post has been changed elsewhere since you opened it';
const IN_BIN = 'This post is in the bin';

type Headers = Record<string, string>;

const fieldsWith = (changes: Partial<PostFields> = {}): PostFields => ({
  ...(postDraftSchema.getDefault() as PostFields),
  ...changes,
});
/** Returns the fields of a publishable post. */
const complete = (changes: object = {}): PostFields =>
  postDraftSchema.cast(draft({ slug: '', ...changes }), { stripUnknown: true });

const ifMatch = (revision: number): Headers => ({ 'If-Match': revisionTag(revision) });
const path = (id: string, ...parts: string[]) => ['/api/admin/drafts/posts', id, ...parts].join('/');
const read = async (id: string) => jsonOf<Draft<'posts'>>(await call(path(id), { cookie }));
const save = (id: string, fields: PostFields, headers: Headers = {}, suggested: string[] = []) =>
  call(path(id), { method: 'PUT', json: { fields, suggested }, cookie, headers });
const saved = async (id: string, fields: PostFields): Promise<Draft<'posts'>> => {
  const response = await save(id, fields);
  expect(response.status).toBe(200);
  return jsonOf<Draft<'posts'>>(response);
};
const publish = (id: string, headers: Headers = {}, keepPublishedAt = false) =>
  call(path(id, 'publish'), { json: { keepPublishedAt }, cookie, headers });
const unpublish = (id: string, headers: Headers = {}) =>
  call(path(id, 'unpublish'), { method: 'POST', cookie, headers });
const moveToBin = (id: string) => call(path(id), { method: 'DELETE', cookie });
const takeFromBin = (id: string) => call(path(id, 'take-from-bin'), { method: 'POST', cookie });
const deletePermanently = (id: string) => call(path(id, 'permanently'), { method: 'DELETE', cookie });

async function create(fields: PostFields, headers: Headers = {}): Promise<Response> {
  const response = await call('/api/admin/drafts/posts', {
    json: { fields, suggested: [] },
    cookie,
    headers,
  });
  if (response.ok) removeLater(await jsonOf<Draft<'posts'>>(response.clone()), cookie);
  return response;
}
const created = async (fields = complete()): Promise<Draft<'posts'>> => {
  const response = await create(fields);
  expect(response.status).toBe(201);
  return jsonOf<Draft<'posts'>>(response);
};
const published = async (fields = complete()): Promise<Draft<'posts'> & { publishedAt: string }> => {
  const { id } = await created(fields);
  const response = await publish(id);
  expect(response.status).toBe(200);
  return jsonOf(response);
};
const visible = async (slug: string): Promise<BlogPost | null> => {
  const response = await call(`/api/blog/${slug}`);
  return response.status === 200 ? jsonOf<BlogPost>(response) : null;
};

describe('a draft', () => {
  it('can be empty', async () => {
    const copy = await created(fieldsWith());
    expect(copy).toEqual({
      kind: 'posts',
      id: expect.stringMatching(/^\w+$/) as string,
      fields: fieldsWith(),
      revision: 1,
      saveKey: '',
      updatedAt: expect.any(String) as string,
      progress: { source: null, touchedAt: { en: null, es: null } },
      suggested: [],
      publishedAt: null,
      formerDate: null,
      publicSlug: '',
      hasChanges: false,
      order: 0,
      isDemo: false,
      publishAt: null,
      scheduleProblem: null,
      deletedAt: null,
    });
    expect(await read(copy.id)).toEqual(copy);
  });

  it('is created once, even if the same request is sent several times', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: unique('key') };
    const fields = complete();
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(fields, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await jsonOf<Draft<'posts'>>(answer)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('is sanitized and saved without changing the public post', async () => {
    const copy = await published();
    const before = await visible(copy.publicSlug);
    const after = await saved(copy.id, {
      ...copy.fields,
      titleEn: 'Changed',
      contentEn: '<p onclick="x()">New</p><script>1</script>',
    });
    expect(after).toMatchObject({
      revision: copy.revision + 1,
      hasChanges: true,
      publishedAt: copy.publishedAt,
      publicSlug: copy.publicSlug,
      fields: { contentEn: '<p>New</p>' },
    });
    expect(await visible(copy.publicSlug)).toEqual(before);
    // Once the changes are undone, there is nothing to publish.
    expect(await saved(copy.id, copy.fields)).toMatchObject({
      hasChanges: false,
      revision: copy.revision + 2,
    });
  });

  it('keeps its revision when a save makes no changes', async () => {
    const copy = await created();
    expect(await saved(copy.id, copy.fields)).toEqual(copy);
  });

  it('is not changed by a save based on an old revision', async () => {
    const { id, fields, revision } = await created();
    const changed = await saved(id, { ...fields, titleEn: 'From the laptop' });
    await expectError(
      await save(id, { ...fields, titleEn: 'From the phone' }, ifMatch(revision)),
      412,
      CHANGED,
    );
    expect(await read(id)).toEqual(changed);
    expect((await save(id, { ...fields, titleEn: 'From the phone' }, ifMatch(changed.revision))).status).toBe(
      200,
    );
  });

  it('is returned in its current state when a save is retried after a lost response', async () => {
    const { id, fields, revision } = await created();
    const send = () =>
      save(id, { ...fields, titleEs: 'Otra' }, { ...ifMatch(revision), [IDEMPOTENCY_HEADER]: key });
    const key = unique('key');
    const first = await jsonOf<Draft<'posts'>>(await send());
    expect(first).toMatchObject({ revision: revision + 1, saveKey: key });
    expect(await jsonOf<Draft<'posts'>>(await send())).toEqual(first);
    await saved(id, { ...fields, titleEs: 'Una más' });
    await expectError(await send(), 412, CHANGED);
  });

  it('results in a 404 if its id is unknown', async () => {
    for (const id of [unique('no-such-post'), '__x__', 'a.b']) {
      for (const response of [
        await call(path(id), { cookie }),
        await save(id, fieldsWith()),
        await publish(id),
        await moveToBin(id),
        await takeFromBin(id),
      ])
        await expectError(response, 404, 'Post Not Found');
    }
  });

  it.each([
    ['titleEn', { titleEn: 'x'.repeat(161) }, 'This field is too long'],
    ['contentEs', { contentEs: '&'.repeat(100_000) }, 'This field is too long'],
    ['featuredImage', { featuredImage: '//evil.example/x.png' }, 'Choose a picture that is on this site'],
  ])('is rejected with the name of the invalid field %s', async (field, changes, text) => {
    const response = await create(fieldsWith(changes));
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe(field);
    await expectError(response, 400, text);
  });

  it('is rejected if the request body contains no valid fields', async () => {
    for (const json of [
      {},
      { fields: null },
      { fields: [] },
      { fields: 'x' },
      { fields: {}, suggested: 'slug' },
    ])
      await expectError(
        await call('/api/admin/drafts/posts', { json, cookie }),
        400,
        'The request body is not of the expected form',
      );
  });

  it('requires a session', async () => {
    const { id } = await created();
    for (const request of [
      call(path(id)),
      call('/api/admin/drafts/posts'),
      call(path(id), { method: 'DELETE' }),
    ])
      await expectError(await request, 401, /./);
  });
});

describe('the progress of each language', () => {
  it('reflects changes in one language and the owner’s confirmation of the other', async () => {
    const { id, fields } = await created();
    const changed = await saved(id, { ...fields, titleEs: 'Primero' });
    expect(changed.progress.source).toBe('es');
    const row = async () =>
      (
        await jsonOf<{ id: string; status: object }[]>(
          await call('/api/admin/drafts/posts?limit=500', { cookie }),
        )
      ).find((item) => item.id === id);
    expect((await row())?.status).toEqual({ en: { state: 'outOfDate' }, es: { state: 'complete' } });

    const confirmed = await call(path(id, 'confirm-language'), {
      json: { locale: 'en' },
      cookie,
      headers: ifMatch(changed.revision),
    });
    expect(await jsonOf<Draft<'posts'>>(confirmed)).toMatchObject({
      revision: changed.revision + 1,
      progress: { source: 'es' },
    });
    expect((await row())?.status).toEqual({ en: { state: 'complete' }, es: { state: 'complete' } });
    await expectError(await call(path(id, 'confirm-language'), { json: { locale: 'fr' }, cookie }), 400, /./);
  });

  it('keeps suggestion marks only for fields with text', async () => {
    const { id } = await created(fieldsWith({ titleEs: 'Sentado' }));
    const response = await save(id, fieldsWith({ titleEs: 'Sentado', titleEn: 'Sit' }), {}, [
      'titleEn',
      'excerptEn',
      'titleEn',
    ]);
    expect((await jsonOf<Draft<'posts'>>(response)).suggested).toEqual(['titleEn']);
  });
});

describe('publishing', () => {
  it('shows visitors the draft, with a slug derived from the English title', async () => {
    const fields = complete({ tags: ['leash'], featuredImage: '/images/uploads/abc-10x10.webp' });
    const { id } = await created(fields);
    const slug = fields.titleEn.toLowerCase();
    expect(await jsonOf<Draft<'posts'>>(await publish(id))).toMatchObject({
      revision: 2,
      hasChanges: false,
      publicSlug: slug,
      fields: { slug },
    });
    expect(await visible(slug)).toMatchObject({
      id,
      titleEn: fields.titleEn,
      contentEs: fields.contentEs,
      published: true,
    });
    const stored = await db.collection(COLLECTIONS.posts).doc(id).get();
    expect(stored.data()).toMatchObject({
      categorySlug: 'obedience',
      tagSlugs: ['leash'],
    });
    const document = await db.collection(COLLECTIONS.drafts).doc(draftId('posts', id)).get();
    expect(document.get('livePictures')).toEqual(['abc-10x10']);
    expect((await call(`/api/admin/blog/${id}`, { cookie })).headers.get('ETag')).toBe(revisionTag(2));
  });

  it.each([
    ['titleEs', { titleEn: '', excerptEn: '', titleEs: ' ' }, 'Needed in at least one language'],
    ['excerptEn', { excerptEn: '', excerptEs: '' }, 'Needed in at least one language'],
    ['contentEn', { contentEn: '<p></p>', titleEs: '', excerptEs: '' }, 'Needed in at least one language'],
    ['categoryEn', { categoryEn: '', categoryEs: '' }, 'This field is required'],
    ['categoryEn', { categoryEn: '¿?' }, 'The name needs a letter from A to Z, or a digit'],
  ])('requires %s', async (field, changes, message) => {
    const { id, revision } = await created(complete(changes));
    const response = await publish(id);
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe(field);
    await expectError(response, 400, message);
    expect(await read(id)).toMatchObject({ revision, publishedAt: null });
  });

  it('updates a public post, and either keeps its date or sets a new one', async () => {
    const { id, fields, publishedAt, publicSlug } = await published();
    await saved(id, { ...fields, titleEn: 'Corrected' });
    const kept = await jsonOf<Draft<'posts'>>(await publish(id, {}, true));
    expect(kept).toMatchObject({ publishedAt, publicSlug, hasChanges: false });
    expect(await visible(publicSlug)).toMatchObject({ titleEn: 'Corrected', publishedAt });
    const renewed = await jsonOf<Draft<'posts'>>(await publish(id));
    expect(Date.parse(renewed.publishedAt ?? '')).toBeGreaterThan(Date.parse(publishedAt));
  });

  it('is a no-op if nothing has changed and the date is kept', async () => {
    const copy = await published();
    expect(await jsonOf<Draft<'posts'>>(await publish(copy.id, {}, true))).toEqual(copy);
  });

  it('causes no conflict when retried after a lost response, and returns the current state', async () => {
    const { id, revision } = await created();
    const first = await jsonOf<Draft<'posts'>>(await publish(id, ifMatch(revision)));
    expect(await jsonOf<Draft<'posts'>>(await publish(id, ifMatch(revision)))).toEqual(first);
    expect((await jsonOf<VersionSummary[]>(await call(path(id, 'versions'), { cookie }))).length).toBe(1);
    await saved(id, { ...first.fields, titleEn: 'Since then' });
    await expectError(await publish(id, ifMatch(revision)), 412, CHANGED);
  });

  it('is rejected if another post, even one in the bin, already has the slug', async () => {
    const slug = unique('sit');
    const other = await published(complete({ slug }));
    const { id } = await created(complete({ slug }));
    await expectError(await publish(id), 409, 'Another post already has this link');
    // The other draft doesn't prevent the public post from being published again.
    await saved(other.id, { ...other.fields, titleEn: 'Changed' });
    expect((await publish(other.id)).status).toBe(200);
    await moveToBin(other.id);
    await expectError(await publish(id), 409, /^A post in the bin still has this link/);
    await deletePermanently(other.id);
    expect((await publish(id)).status).toBe(200);
  });

  it('succeeds for only one of several posts published concurrently with the same slug', async () => {
    const slug = unique('race');
    const copies = await Promise.all(Array.from({ length: 4 }, () => created(complete({ titleEn: slug }))));
    const answers = await Promise.all(copies.map(({ id }) => publish(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await db.collection(COLLECTIONS.posts).where('slug', '==', slug).get()).size).toBe(1);
  });
});

describe('withdrawing a post', () => {
  it('hides the post and keeps its draft, which can be published again', async () => {
    const { id, revision, publicSlug } = await published();
    const draftCopy = await jsonOf<Draft<'posts'>>(await unpublish(id, ifMatch(revision)));
    expect(draftCopy).toMatchObject({ publishedAt: null, hasChanges: false, revision: revision + 1 });
    expect(await visible(publicSlug)).toBeNull();
    expect(await jsonOf<Draft<'posts'>>(await unpublish(id, ifMatch(revision)))).toEqual(draftCopy);
    await publish(id);
    expect(await visible(publicSlug)).not.toBeNull();
  });

  it('preserves the publication date, so the post can be republished with the same date', async () => {
    const { id, publishedAt } = await published();
    const draftCopy = await jsonOf<Draft<'posts'>>(await unpublish(id));
    expect(draftCopy).toMatchObject({ publishedAt: null, formerDate: publishedAt });
    const again = await jsonOf<Draft<'posts'>>(await publish(id, {}, true));
    expect(again).toMatchObject({ publishedAt, formerDate: null });
  });
});

describe('the bin', () => {
  it('hides a post from visitors, and can restore it as a draft with its slug and versions', async () => {
    const { id, publicSlug, fields } = await published();
    const renamed = { ...fields, slug: unique('renamed') };
    await saved(id, renamed);
    await publish(id);
    for (let times = 0; times < 2; times += 1) expect((await moveToBin(id)).status).toBe(204);
    expect(await visible(renamed.slug)).toBeNull();
    expect((await read(id)).deletedAt).not.toBeNull();
    await expectError(await call(`/api/admin/blog/${id}`, { cookie }), 404, 'Post Not Found');
    for (const response of [await save(id, fields), await publish(id), await unpublish(id)])
      await expectError(response, 409, IN_BIN);

    const back = await jsonOf<Draft<'posts'>>(await takeFromBin(id));
    expect(back).toMatchObject({ deletedAt: null, publishedAt: null, fields: renamed });
    expect(
      (await jsonOf<VersionSummary[]>(await call(path(id, 'versions'), { cookie }))).map(
        ({ number }) => number,
      ),
    ).toEqual([2, 1]);
    await publish(id);
    expect(await visible(renamed.slug)).not.toBeNull();
    const former = await call(`/en/blog/${publicSlug}`);
    expect([former.status, former.headers.get('Location')]).toEqual([301, `/en/blog/${renamed.slug}`]);
  });

  it('is the only place where a post can be permanently deleted, along with its versions and private link', async () => {
    const { id } = await published();
    await expectError(await deletePermanently(id), 409, 'Only a post in the bin can be deleted for good');
    await moveToBin(id);
    await db.collection(COLLECTIONS.previewLinks).doc(draftId('posts', id)).set({ token: 'x' });
    expect((await deletePermanently(id)).status).toBe(204);
    await expectError(await deletePermanently(id), 404, 'Post Not Found');
    const left = await Promise.all([
      db.collection(COLLECTIONS.drafts).doc(draftId('posts', id)).collection(VERSIONS).get(),
      db.collection(COLLECTIONS.previewLinks).where('__name__', '==', draftId('posts', id)).get(),
    ]);
    expect(left.map(({ size }) => size)).toEqual([0, 0]);
  });
});

describe('versions', () => {
  it('are saved each time a post is published, and can be restored into its draft', async () => {
    const { id, fields } = await published();
    await saved(id, { ...fields, titleEn: 'Second', contentEn: '<p>Second</p>' });
    const second = await jsonOf<Draft<'posts'>>(await publish(id));
    const versions = await jsonOf<VersionSummary[]>(await call(path(id, 'versions'), { cookie }));
    expect(versions.map(({ number, titleEn }) => [number, titleEn])).toEqual([
      [2, 'Second'],
      [1, fields.titleEn],
    ]);
    const first = await jsonOf<Version<'posts'>>(await call(path(id, 'versions', '1'), { cookie }));
    expect(first).toMatchObject({ number: 1, fields });

    const restore = (number: string, headers: Headers = {}) =>
      call(path(id, 'versions', number, 'restore'), { method: 'POST', cookie, headers });
    await expectError(await restore('1', ifMatch(second.revision - 1)), 412, CHANGED);
    const restored = await jsonOf<Draft<'posts'>>(await restore('1', ifMatch(second.revision)));
    expect(restored).toMatchObject({
      fields,
      revision: second.revision + 1,
      hasChanges: true,
      progress: { source: 'en' },
    });
    expect(await visible(fields.slug)).toMatchObject({ titleEn: 'Second' });
    for (const number of ['7', '0', 'x'])
      await expectError(await restore(number), 404, 'This version no longer exists');
  });

  it(`are pruned to the last ${VERSIONS_KEPT}`, async () => {
    const { id } = await published();
    for (let number = 2; number <= VERSIONS_KEPT + 2; number += 1) await publish(id);
    const versions = await jsonOf<VersionSummary[]>(await call(path(id, 'versions'), { cookie }));
    expect(versions.map(({ number }) => number)).toEqual(
      Array.from({ length: VERSIONS_KEPT }, (_, index) => VERSIONS_KEPT + 2 - index),
    );
  });
});

describe('a post saved through /api/admin/blog', () => {
  it('replaces its draft and is published', async () => {
    const post = await createPost(cookie, { published: true });
    const copy = await read(post.id);
    expect(copy).toMatchObject({
      revision: post.revision,
      hasChanges: false,
      publicSlug: post.slug,
      publishedAt: post.publishedAt,
    });
    await saved(post.id, { ...copy.fields, titleEn: 'In the draft' });
    expect(await jsonOf<AdminPost>(await call(`/api/admin/blog/${post.id}`, { cookie }))).toMatchObject({
      titleEn: 'In the draft',
      published: true,
      revision: post.revision + 1,
    });
  });
});
