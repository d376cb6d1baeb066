import {
  ADMIN_LIST_MAX_LIMIT,
  ERROR_FIELD_HEADER,
  IDEMPOTENCY_HEADER,
  revisionTag,
} from '@app/domain/general/api';
import type { AdminPost, AdminPostSummary } from '@app/domain/blog/api';
import type { BlogPost } from '@app/domain/blog/posts';
import { CONTENT_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import type { BlogIndex } from '@app/domain/blog/list';
import { BLOG_INDEX_ID, COLLECTIONS } from '@app/domain/general/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, db, expectError, jsonOf, logIn, nextOf, unique, without } from '../support/environment';
import { create, createPost, draft, openListPage, readIndex, removePosts } from '../support/posts';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
  // Adds these tags in both languages, and creates the index.
  await createPost(cookie, {
    tags: ['leash', 'puppies'],
    tagsEs: ['correa', 'cachorros'],
    published: true,
  });
});
afterAll(removePosts);

const update = (id: string, post: object, headers: Record<string, string> = {}) =>
  call(`/api/admin/blog/${id}`, { method: 'PUT', json: post, cookie, headers });
const read = (id: string) => call(`/api/admin/blog/${id}`, { cookie });
const remove = (id: string) => call(`/api/admin/blog/${id}`, { method: 'DELETE', cookie });

const countOf = ({ en }: BlogIndex, tag: string) => en.tags.find(({ name }) => name === tag)?.count ?? 0;

describe('a new post', () => {
  it('is returned as it is stored', async () => {
    const sent = draft({
      tags: ['leash', 'puppies'],
      authorEn: ' Marisol ',
      featuredImage: '/images/uploads/a-1x1.webp',
    });
    const response = await create(cookie, sent);
    expect(response.status).toBe(201);
    const { id, updatedAt, ...post } = await jsonOf<AdminPost>(response);
    expect(Date.parse(updatedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(post).toEqual({
      ...sent,
      slug: sent.titleEn.toLowerCase(),
      authorEn: 'Marisol',
      authorEs: '',
      metaTitleEn: '',
      metaTitleEs: '',
      metaDescriptionEn: '',
      metaDescriptionEs: '',
      // The tags' known Spanish names.
      tagsEs: ['correa', 'cachorros'],
      featuredImageAltEn: '',
      featuredImageAltEs: '',
      featuredImageFocus: '',
      revision: 1,
      saveKey: '',
    });
    expect(id).toMatch(/^\w+$/);
  });

  it('is stored in two documents, one for the summary and one for the contents', async () => {
    const { id } = await createPost(cookie, {
      published: true,
      categoryEn: 'Show Ring',
      tags: ['Ring craft', 'ring-craft', '犬'],
    });
    const [summary, contents] = await Promise.all([
      db.collection(COLLECTIONS.posts).doc(id).get(),
      db.collection(COLLECTIONS.postContents).doc(id).get(),
    ]);
    expect(summary.data()).toMatchObject({
      categorySlug: 'show-ring',
      tagSlugs: ['ring-craft'],
      published: true,
    });
    expect(summary.get('publishedAt')).toBeInstanceOf(Timestamp);
    expect(Object.keys(summary.data() ?? {})).not.toContain('contentEn');
    expect(contents.data()).toEqual({
      contentEn: '<p>Begin indoors.</p>',
      contentEs: '<p>Empieza adentro.</p>',
      published: true,
    });
  });

  it('gets a slug from its English title, without accents, if it has none', async () => {
    const title = unique('¿Perro Ágil?');
    expect((await createPost(cookie, { titleEn: title, slug: '' })).slug).toBe(
      title.replace('¿Perro Ágil?', 'perro-agil'),
    );
  });

  it('gets its publication time as its date, whatever date is sent, and no date as a draft', async () => {
    const before = Date.now();
    const published = await createPost(cookie, { published: true, publishedAt: '2001-01-01T00:00:00.000Z' });
    expect(Date.parse(published.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
    const unpublished = await createPost(cookie, {
      published: false,
      publishedAt: '2001-01-01T00:00:00.000Z',
    });
    expect(unpublished.publishedAt).toBeNull();
  });

  it('is public only if it is published', async () => {
    const published = await createPost(cookie, { published: true });
    const unpublished = await createPost(cookie);
    const { categorySlug, tagSlugs, languages, ...shown } = await jsonOf<BlogPost>(
      await call(`/api/blog/${published.slug}`),
    );
    expect(published).toMatchObject(shown);
    expect({ categorySlug, tagSlugs, languages }).toEqual({
      categorySlug: 'obedience',
      tagSlugs: ['leash'],
      languages: { en: true, es: true },
    });
    expect((await call(`/api/blog/${unpublished.slug}`)).status).toBe(404);
  });
});

describe('the owner’s list', () => {
  /** Reads all posts, one page of the given size at a time. */
  async function readInPages(limit: number): Promise<AdminPostSummary[][]> {
    const pages: AdminPostSummary[][] = [];
    let path: string | undefined = `/api/admin/blog?limit=${limit}`;
    while (path !== undefined) {
      const response: Response = await call(path, { cookie });
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      pages.push(await jsonOf<AdminPostSummary[]>(response));
      path = nextOf(response);
    }
    return pages;
  }

  it('contains every post exactly once for any page size: drafts, then published posts, newest first', async () => {
    const mine = [];
    for (const published of [true, false, true, false]) mine.push(await createPost(cookie, { published }));
    const [all = []] = await readInPages(ADMIN_LIST_MAX_LIMIT);
    expect(all).toEqual(
      expect.arrayContaining(mine.map((post) => without(without(post, 'contentEn'), 'contentEs'))),
    );
    const drafts = all.filter(({ published }) => !published);
    const published = all.filter((post) => post.published);
    expect(all).toEqual([...drafts, ...published]);
    const dates = published.map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());

    // These limits make the first page end just before the last draft, just after it, or after the first
    // published post.
    for (const limit of [drafts.length - 1, drafts.length, drafts.length + 1]) {
      const pages = await readInPages(limit);
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.flat()).toEqual(all);
    }
  });

  it('starts with the draft that was changed last', async () => {
    const [first, second] = [await createPost(cookie), await createPost(cookie)];
    const mine = async () => {
      const [all = []] = await readInPages(ADMIN_LIST_MAX_LIMIT);
      return all.map(({ id }) => id).filter((id) => id === first.id || id === second.id);
    };
    expect(await mine()).toEqual([second.id, first.id]);
    await update(first.id, draft({ slug: first.slug }));
    expect(await mine()).toEqual([first.id, second.id]);
  });
});

describe('a single post in the owner’s area', () => {
  it('is returned with its contents and its revision’s ETag', async () => {
    const post = await createPost(cookie);
    const response = await read(post.id);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('ETag')).toBe(revisionTag(1));
    expect(await jsonOf<AdminPost>(response)).toEqual(post);
  });

  it('responds with a 404 if its id is unknown', async () => {
    for (const id of [unique('no-such-post'), '__x__', 'a.b'])
      await expectError(await read(id), 404, 'Post Not Found');
  });
});

describe('a save with an If-Match header', () => {
  const CHANGED = 'This post has been changed elsewhere since you opened it';
  const ifMatch = (tag: string) => ({ 'If-Match': tag });

  it('is stored, and increments the revision, if it is based on the current revision', async () => {
    const { id, slug, revision } = await createPost(cookie);
    const response = await update(id, draft({ slug, titleEn: 'Second' }), ifMatch(revisionTag(revision)));
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toBe(revisionTag(revision + 1));
    expect(await jsonOf<AdminPost>(response)).toMatchObject({ titleEn: 'Second', revision: revision + 1 });
  });

  it('is rejected, changing nothing, if another change was saved in the meantime', async () => {
    const { id, slug, revision } = await createPost(cookie, { published: true });
    await update(id, draft({ slug, titleEn: 'From the laptop', published: true }));
    await expectError(
      await update(id, draft({ slug, titleEn: 'From the phone' }), ifMatch(revisionTag(revision))),
      412,
      CHANGED,
    );
    await expectError(await update(id, draft({ slug }), ifMatch('"no revision"')), 412, CHANGED);
    expect(await jsonOf<AdminPost>(await read(id))).toMatchObject({
      titleEn: 'From the laptop',
      published: true,
      revision: revision + 1,
    });
    expect((await call(`/api/blog/${slug}`)).status).toBe(200);
  });

  it('is the only one stored if several saves of the same revision are sent concurrently', async () => {
    const { id, slug, revision } = await createPost(cookie);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => update(id, draft({ slug }), ifMatch(revisionTag(revision)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(5).fill(412)]);
    expect(await jsonOf<AdminPost>(await read(id))).toMatchObject({ revision: revision + 1 });
  });

  it('can be recognized by its Idempotency-Key if the response was lost', async () => {
    const { id, slug, revision } = await createPost(cookie);
    const key = unique('key');
    await update(id, draft({ slug }), { ...ifMatch(revisionTag(revision)), [IDEMPOTENCY_HEADER]: key });
    expect(await jsonOf<AdminPost>(await read(id))).toMatchObject({ revision: revision + 1, saveKey: key });
    await update(id, draft({ slug }));
    expect(await jsonOf<AdminPost>(await read(id))).toMatchObject({ revision: revision + 2, saveKey: '' });
  });
});

describe('a creation whose response was lost', () => {
  it('stores just one post when it is retried, and returns the post’s current state', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: unique('key') };
    const sent = draft();
    const send = () => create(cookie, sent, headers);
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 200]);
    const post = await jsonOf<AdminPost>(first);
    expect(await jsonOf<AdminPost>(second)).toEqual(post);

    await update(post.id, draft({ slug: post.slug, titleEn: 'Changed since' }));
    expect(await jsonOf<AdminPost>(await send())).toMatchObject({
      id: post.id,
      titleEn: 'Changed since',
      revision: post.revision + 1,
    });
    expect(
      (await db.collection(COLLECTIONS.drafts).where('slugs', 'array-contains', post.slug).get()).size,
    ).toBe(1);
  });

  it('stores only one post when retries are sent concurrently', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: unique('key') };
    const sent = draft();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(cookie, sent, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
  });

  it('requires a valid key', async () => {
    const response = await create(cookie, draft(), { [IDEMPOTENCY_HEADER]: 'short' });
    await expectError(response, 400, /^Idempotency-Key must be/);
  });
});

describe('a changed post', () => {
  it('is replaced completely', async () => {
    const { id, titleEn } = await createPost(cookie, { authorEn: 'Marisol' });
    const response = await update(id, draft({ titleEn, contentEn: '<p>Begin outdoors.</p>' }));
    expect(response.status).toBe(200);
    expect(await jsonOf<BlogPost>(response)).toMatchObject({
      id,
      contentEn: '<p>Begin outdoors.</p>',
      authorEn: '',
    });
  });

  it('gets a date when it is published, and loses that date when it is unpublished', async () => {
    const { id, titleEn } = await createPost(cookie);
    const before = Date.now();
    const published = await jsonOf<BlogPost>(await update(id, draft({ titleEn, published: true })));
    expect(Date.parse(published.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect((await call(`/api/blog/${published.slug}`)).status).toBe(200);

    const withdrawn = await jsonOf<BlogPost>(await update(id, draft({ titleEn, published: false })));
    expect(withdrawn.publishedAt).toBeNull();
    expect((await call(`/api/blog/${withdrawn.slug}`)).status).toBe(404);
    for (const collection of [COLLECTIONS.posts, COLLECTIONS.postContents])
      expect((await db.collection(collection).doc(id).get()).exists).toBe(false);
  });

  it('keeps its original publication date if the request sets keepPublishedAt', async () => {
    const { id, slug, publishedAt } = await createPost(cookie, { published: true });
    const save = async (changes: object) => jsonOf<AdminPost>(await update(id, draft({ slug, ...changes })));
    expect(publishedAt).not.toBeNull();
    expect(await save({ published: true, keepPublishedAt: true })).toMatchObject({ publishedAt });
    const stored = await db.collection(COLLECTIONS.posts).doc(id).get();
    expect((stored.get('publishedAt') as Timestamp).toDate().toISOString()).toBe(publishedAt);

    expect(await save({ published: false, keepPublishedAt: true })).toMatchObject({ publishedAt: null });
    expect(await save({ published: true, keepPublishedAt: true })).toMatchObject({ publishedAt });

    const before = Date.now();
    await save({ published: false });
    const again = await save({ published: true });
    expect(Date.parse(again.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('gets a 404 if its id is unknown', async () => {
    for (const id of [unique('no-such-post'), '__x__', 'a.b', 'x'.repeat(200)]) {
      await expectError(await update(id, draft()), 404, 'Post Not Found');
    }
  });
});

describe('a deleted post', () => {
  it('disappears from the site, along with its public documents', async () => {
    const { id, slug } = await createPost(cookie, { published: true });
    const response = await remove(id);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await call(`/api/blog/${slug}`)).status).toBe(404);
    expect((await db.collection(COLLECTIONS.posts).doc(id).get()).exists).toBe(false);
    expect((await db.collection(COLLECTIONS.postContents).doc(id).get()).exists).toBe(false);
    await expectError(await remove(id), 404, 'Post Not Found');
  });
});

describe('two posts with the same slug', () => {
  const TAKEN = 'Another post already has this link';

  it('can’t exist: the second one is rejected, whatever the case and spaces in its slug', async () => {
    const slug = unique('sit');
    const first = await createPost(cookie, { slug });
    await expectError(await create(cookie, draft({ slug })), 409, TAKEN);
    await expectError(await create(cookie, draft({ slug: ` ${slug.toUpperCase()} ` })), 409, TAKEN);

    const second = await createPost(cookie);
    await expectError(await update(second.id, draft({ slug })), 409, TAKEN);
    expect((await update(first.id, draft({ slug }))).status).toBe(200);
  });

  it('can’t be created, even concurrently: only one is stored and counted', async () => {
    const [slug, tag] = [unique('race'), unique('race')];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create(cookie, draft({ slug, tags: [tag], published: true }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect((await db.collection(COLLECTIONS.posts).where('slug', '==', slug).get()).size).toBe(1);
    expect(countOf(await readIndex(), tag)).toBe(1);
  });

  it('are possible once the first one is deleted permanently', async () => {
    const slug = unique('down');
    const { id } = await createPost(cookie, { slug });
    await remove(id);
    await expectError(await create(cookie, draft({ slug })), 409, /^A post in the bin still has this link/);
    expect(
      (await call(`/api/admin/drafts/posts/${id}/permanently`, { method: 'DELETE', cookie })).status,
    ).toBe(204);
    expect((await create(cookie, draft({ slug }))).status).toBe(201);
  });
});

describe('the index of published posts', () => {
  it('is updated whenever a post changes', async () => {
    const tag = unique('tag');
    const counted = async () => countOf(await readIndex(), tag);
    const { id, titleEn } = await createPost(cookie, { tags: [tag] });
    expect(await counted()).toBe(0);
    await update(id, draft({ titleEn, tags: [tag], published: true }));
    expect(await counted()).toBe(1);
    await update(id, draft({ titleEn, tags: [tag, 'other'], published: true }));
    expect(await counted()).toBe(1);
    await update(id, draft({ titleEn, tags: [], published: true }));
    expect(await counted()).toBe(0);
    await update(id, draft({ titleEn, tags: [tag], published: true }));
    await remove(id);
    expect(await counted()).toBe(0);
  });

  it('counts every post when several are saved concurrently', async () => {
    const tag = unique('crowd');
    await Promise.all(Array.from({ length: 6 }, () => createPost(cookie, { tags: [tag], published: true })));
    expect(countOf(await readIndex(), tag)).toBe(6);
  });

  it('causes all saves to be rejected, without any changes, while it is damaged', async () => {
    const index = db.collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID);
    const tag = unique('counted');
    const post = await createPost(cookie, { tags: [tag], published: true });
    const whole = await readIndex();
    await index.set({ total: 'many' });
    const change = draft({ slug: post.slug, titleEn: 'Not stored' });
    await expectError(
      await update(post.id, change),
      500,
      /^The list of published posts is damaged, so nothing was saved/,
    );
    await expectError(await create(cookie, draft()), 500, /^The list of published posts is damaged/);
    expect(await jsonOf<AdminPost>(await read(post.id))).toEqual(post);

    await index.set(whole);
    expect(await jsonOf<AdminPost>(await read(post.id))).toEqual(post);
    expect((await update(post.id, change)).status).toBe(200);
  });
});

describe('the list page that contains a post', () => {
  const save = (post: AdminPost, changes: object) =>
    update(post.id, draft({ slug: post.slug, published: true, ...changes }));
  const pageOf = async (id: string): Promise<unknown> =>
    (await db.collection(COLLECTIONS.posts).doc(id).get()).get('listPage.en');
  const readPages = async () => (await readIndex()).en.pages;
  /** Makes a change. Returns how many posts each affected list page gained or lost, keyed by page number. */
  async function countsChangedBy(change: () => Promise<unknown>): Promise<Record<number, number>> {
    const before = await readPages();
    await change();
    const after = await readPages();
    const changes = Array.from(
      { length: Math.max(before.length, after.length) },
      (_, index): [number, number] => [index + 1, (after[index] ?? 0) - (before[index] ?? 0)],
    );
    return Object.fromEntries(changes.filter(([, by]) => by !== 0));
  }

  it('is the newest page at first, and stays the same for as long as the post’s date does', async () => {
    const post = await createPost(cookie, { published: true });
    const pages = await readPages();
    expect(await pageOf(post.id)).toBe(pages.length);

    await openListPage(cookie);
    expect(await readPages()).toHaveLength(pages.length + 1);
    expect(await countsChangedBy(() => save(post, { keepPublishedAt: true, titleEn: 'Corrected' }))).toEqual(
      {},
    );
    expect(await pageOf(post.id)).toBe(pages.length);

    // A new date moves the post to the newest page, as if it were published for the first time.
    expect(await countsChangedBy(() => save(post, {}))).toEqual({
      [pages.length]: -1,
      [pages.length + 1]: 1,
    });
    expect(await pageOf(post.id)).toBe(pages.length + 1);
  });

  it('stops counting an unpublished or deleted post, and is the newest page after the post is republished', async () => {
    const [post, other] = [
      await createPost(cookie, { published: true }),
      await createPost(cookie, { published: true }),
    ];
    const [page, pageOfOther] = [await pageOf(post.id), await pageOf(other.id)];
    await openListPage(cookie);
    const pages = await readPages();
    expect(await countsChangedBy(() => save(post, { published: false }))).toEqual({ [Number(page)]: -1 });
    expect(await pageOf(post.id)).toBeUndefined();
    expect(await countsChangedBy(() => save(post, { keepPublishedAt: true }))).toEqual({ [pages.length]: 1 });
    expect(await pageOf(post.id)).toBe(pages.length);
    expect(await countsChangedBy(() => remove(other.id))).toEqual({ [Number(pageOfOther)]: -1 });
  });

  it('doesn’t exist for a draft, which the index doesn’t count', async () => {
    expect(await countsChangedBy(() => createPost(cookie))).toEqual({});
  });
});

describe('the error for an invalid post names the field', () => {
  async function expectFieldError(response: Response, field: string, text: string): Promise<void> {
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe(field);
    await expectError(response, 400, text);
  }

  const REQUIRED = [
    'titleEn',
    'titleEs',
    'excerptEn',
    'excerptEs',
    'contentEn',
    'contentEs',
    'categoryEn',
    'categoryEs',
  ];

  it.each(REQUIRED)('%s, if empty or missing', async (field) => {
    const slug = unique('post');
    for (const post of [draft({ slug, [field]: '  ' }), without(draft({ slug }), field)]) {
      await expectFieldError(await create(cookie, post), field, 'This field is required');
    }
  });

  it.each([
    ['categoryEn', { categoryEn: '¿?' }, 'The name needs a letter from A to Z, or a digit'],
    ['titleEn', { titleEn: 'x'.repeat(161) }, 'This field is too long'],
    ['contentEn', { contentEn: 'x'.repeat(CONTENT_MAX_LENGTH + 1) }, 'This field is too long'],
    ['tags', { tags: Array.from({ length: 21 }, (_, index) => `tag-${index}`) }, 'At most 20 tags'],
    ['tags', { tags: ['ok', 'x'.repeat(41)] }, 'Each tag needs 1 to 40 characters'],
    [
      'featuredImage',
      { featuredImage: 'https://evil.example/x.png' },
      'Choose a picture that is on this site',
    ],
    ['featuredImage', { featuredImage: '//evil.example/x.png' }, 'Choose a picture that is on this site'],
    ['published', { published: 'perhaps' }, 'The request body is not of the expected form'],
  ])('%s: %o', async (field, changes, text) => {
    await expectFieldError(await create(cookie, draft(changes)), field, text);
  });

  it('contentEn, if nothing is left of it after sanitizing', async () => {
    const post = draft({ contentEn: '<script>alert(1)</script>' });
    await expectFieldError(await create(cookie, post), 'contentEn', 'This field is required');
  });

  it('contentEs, if sanitizing makes it too long to store', async () => {
    const post = draft({ contentEs: '&'.repeat(CONTENT_MAX_LENGTH) });
    await expectFieldError(await create(cookie, post), 'contentEs', 'This field is too long');
  });

  it('and explains the problem in the language of the owner’s area', async () => {
    const headers = { 'Accept-Language': 'es' };
    const response = await call('/api/admin/blog', {
      json: draft({ slug: unique('post'), titleEn: '' }),
      cookie,
      headers,
    });
    await expectFieldError(response, 'titleEn', 'Completa este campo');
  });
});

describe("a post's HTML", () => {
  it('is stored without scripts, embeds or styles', async () => {
    const { contentEn } = await createPost(cookie, {
      contentEn:
        '<h1>Heel</h1><p onclick="x()" style="color:red">Go <a href="javascript:alert(1)">on</a></p>' +
        '<iframe src="https://evil.example"></iframe><svg onload="x()"><text>a</text></svg>' +
        '<style>p{}</style><img src="/images/uploads/a-1x1.webp" onerror="x()" alt="A dog">' +
        '<img src="data:image/png;base64,AA">',
    });
    expect(contentEn).toBe(
      '<h2>Heel</h2><p>Go <a>on</a></p><img src="/images/uploads/a-1x1.webp" alt="A dog" />',
    );
  });

  it('can reach the length limit in both languages', async () => {
    const text = `<p>${'ñ'.repeat(CONTENT_MAX_LENGTH - 7)}</p>`;
    const post = await createPost(cookie, { contentEn: text, contentEs: text });
    expect(post.contentEs).toBe(text);
  });
});

it('the API rejects request bodies larger than a megabyte', async () => {
  const response = await create(cookie, draft({ metaTitleEn: 'x'.repeat(1024 * 1024) }));
  await expectError(response, 413, 'The request body is too large');
});
