/** Tests categories and tags through the API. */
import type { AdminPost } from '@app/domain/blog/api';
import type { BlogPost } from '@app/domain/blog/posts';
import type { Topic, TopicNames } from '@app/domain/blog/topics';
import type { TopicKind } from '@app/domain/blog/topics.limits';
import { slugify } from '@app/domain/general/slug';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectError, jsonOf, logIn, unique } from '../support/environment';
import { createPost, draft, readIndex, removePosts } from '../support/posts';

let cookie: string;
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

const topics = async () => jsonOf<Topic[]>(await call('/api/admin/topics', { cookie }));
const topicOf = async (kind: TopicKind, slug: string) =>
  (await topics()).find((topic) => topic.kind === kind && topic.slug === slug);
const add = (kind: TopicKind, names: Partial<TopicNames>) =>
  call(`/api/admin/topics/${kind}`, { json: names, cookie });
const rename = (kind: TopicKind, slug: string, names: Partial<TopicNames>) =>
  call(`/api/admin/topics/${kind}/${slug}`, { method: 'PUT', json: names, cookie });
const remove = (kind: TopicKind, slug: string) =>
  call(`/api/admin/topics/${kind}/${slug}`, { method: 'DELETE', cookie });
const publicPost = async (slug: string) =>
  jsonOf<BlogPost>(await call(`/api/blog/${slug}?${unique('fresh')}`));
const storedPost = async (id: string) => jsonOf<AdminPost>(await call(`/api/admin/blog/${id}`, { cookie }));

describe('the topics in a saved post', () => {
  it('are added to the known topics, with a count of all their posts, including drafts', async () => {
    const [en, es, tag] = [unique('Agility'), unique('Agilidad'), unique('hoop')];
    await createPost(cookie, { categoryEn: en, categoryEs: es, tags: [tag] });
    await createPost(cookie, { categoryEn: en, categoryEs: es, tags: [tag], published: true });
    expect(await topicOf('category', en.toLowerCase())).toMatchObject({
      en,
      es,
      posts: 2,
      isRenaming: false,
    });
    expect(await topicOf('tag', tag)).toMatchObject({ en: tag, es: '', posts: 2 });
  });

  it('are matched to existing topics regardless of case or language, without renaming the existing ones', async () => {
    const [en, es] = [unique('leash'), unique('correa')];
    await add('tag', { en, es });
    const [categoryEn, categoryEs] = [unique('Walks'), unique('Paseos')];
    await add('category', { en: categoryEn, es: categoryEs });
    const post = await createPost(cookie, {
      categoryEn: categoryEn.toUpperCase(),
      categoryEs: 'Otra cosa',
      tags: [es.toUpperCase()],
      published: true,
    });
    expect(post).toMatchObject({ categoryEn, categoryEs, tags: [en], tagsEs: [es] });
    expect(await publicPost(post.slug)).toMatchObject({
      categorySlug: categoryEn.toLowerCase(),
      tags: [en],
      tagsEs: [es],
      tagSlugs: [en],
    });
  });

  it('are added to the known topics even if the post was only saved in the editor and never published', async () => {
    const tag = unique('draft-tag');
    const fields = { titleEn: 'Draft', tags: [tag], tagsEs: ['etiqueta'] };
    const { id } = await jsonOf<{ id: string }>(
      await call('/api/admin/drafts/posts', { json: { fields, suggested: [] }, cookie }),
    );
    expect(await topicOf('tag', tag)).toMatchObject({ es: 'etiqueta', posts: 1 });
    await expectError(await remove('tag', tag), 409, 'It can’t be deleted while a post has it');
    for (const path of [`/api/admin/drafts/posts/${id}`, `/api/admin/drafts/posts/${id}/permanently`])
      await call(path, { method: 'DELETE', cookie });
    expect((await remove('tag', tag)).status).toBe(204);
  });
});

describe('a topic', () => {
  it('is added only once: adding either name again returns the existing topic', async () => {
    const names = { en: unique('Fear'), es: unique('Miedo') };
    const created = await add('tag', names);
    expect(created.status).toBe(201);
    const topic = await jsonOf<Topic>(created);
    const again = await add('tag', { en: names.es.toUpperCase() });
    expect([again.status, await jsonOf<Topic>(again)]).toEqual([200, topic]);
  });

  it('needs a name in only one language, and its slug is derived from that name', async () => {
    const es = unique('Solo español');
    const created = await add('category', { es });
    expect([created.status, await jsonOf<Topic>(created)]).toMatchObject([
      201,
      { en: '', es, slug: slugify(es) },
    ]);
  });

  it.each([
    ['category', { en: '', es: '' }, 'en'],
    ['category', { es: '¿?' }, 'es'],
    ['tag', { en: '¡!' }, 'en'],
    ['tag', { en: 'a, b' }, 'en'],
    ['tag', { en: 'x'.repeat(41) }, 'en'],
  ] as const)('is rejected if its names are invalid: %s %j', async (kind, names, field) => {
    const response = await add(kind, names);
    expect([response.status, response.headers.get('X-Error-Field')]).toEqual([400, field]);
  });

  it('requires a session and a known kind', async () => {
    expect((await call('/api/admin/topics')).status).toBe(401);
    expect((await call('/api/admin/topics/tag/leash', { method: 'DELETE' })).status).toBe(401);
    expect((await call('/api/admin/topics/color', { json: { en: 'red' }, cookie })).status).toBe(404);
  });

  it('can be deleted if no post has it', async () => {
    const tag = unique('unused');
    await add('tag', { en: tag });
    expect((await remove('tag', tag)).status).toBe(204);
    expect((await remove('tag', tag)).status).toBe(404);
    expect(await topicOf('tag', tag)).toBeUndefined();
  });
});

describe('a renamed topic', () => {
  it('appears under its new name in the public post, the draft and the index, without affecting paths, revisions or dates', async () => {
    const [en, tag] = [unique('Shows'), unique('ring')];
    const post = await createPost(cookie, {
      categoryEn: en,
      categoryEs: 'Exhibiciones',
      tags: [tag, 'leash'],
      published: true,
    });
    const [category, ring] = [en.toLowerCase(), tag];
    const newEs = unique('Exposiciones');
    expect((await rename('category', category, { en, es: newEs })).status).toBe(200);
    const renamed = await rename('tag', ring, { en: unique('ring craft'), es: unique('pista') });
    const names = await jsonOf<Topic>(renamed);
    expect(names).toMatchObject({ slug: ring, posts: 1, isRenaming: false });

    expect(await publicPost(post.slug)).toMatchObject({
      categoryEs: newEs,
      categorySlug: category,
      tagSlugs: [ring, 'leash'],
      publishedAt: post.publishedAt,
    });
    const stored = await storedPost(post.id);
    expect(stored).toMatchObject({ categoryEs: newEs, revision: post.revision });
    expect([stored.tags[0], stored.tagsEs[0]]).toEqual([names.en, names.es]);
    const index = await readIndex();
    expect(index.es.categories).toContainEqual({ slug: category, name: newEs, count: 1 });
    expect(index.en.tags).toContainEqual({ slug: ring, name: names.en, count: 1 });
  });

  it('causes no conflict with a post open in the editor, even if the editor sends the old names', async () => {
    const [en, es] = [unique('Before'), unique('Antes')];
    const post = await createPost(cookie, { categoryEn: en, categoryEs: es, published: true });
    await rename('category', en.toLowerCase(), { en: `${en} new`, es: `${es} nuevo` });
    const response = await call(`/api/admin/blog/${post.id}`, {
      method: 'PUT',
      json: draft({ ...post, published: true }),
      headers: { 'If-Match': `"${post.revision}"` },
      cookie,
    });
    expect(response.status).toBe(200);
    expect(await jsonOf<AdminPost>(response)).toMatchObject({
      categoryEn: `${en} new`,
      categoryEs: `${es} nuevo`,
    });
  });

  it('can’t take another topic’s name in either language', async () => {
    const taken = { en: unique('Taken'), es: unique('Ocupado') };
    await add('tag', taken);
    const mine = unique('mine');
    await add('tag', { en: mine });
    for (const names of [
      { en: taken.en.toLowerCase(), es: '' },
      { en: mine, es: taken.es },
      { en: taken.es, es: '' },
    ]) {
      const response = await rename('tag', mine, names);
      await expectError(response, 409, /^Another one is already called/);
    }
    expect(await topicOf('tag', mine)).toMatchObject({ en: mine, es: '' });
  });

  it('must exist (otherwise, the response is a 404)', async () => {
    await expectError(
      await rename('tag', unique('no'), { en: 'x', es: '' }),
      404,
      'This category or tag no longer exists',
    );
  });
});
