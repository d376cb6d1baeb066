/**
 * Tests content published in only one language. The content has no page, list entry or path in the other
 * language.
 */
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import type { BlogPost } from '@app/domain/blog/posts';
import { sampleServiceFields, sampleTestimonialFields } from '@app/domain/content/kinds.fixture';
import type { Service } from '@app/domain/content/services';
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import { COLLECTIONS } from '@app/domain/general/collections';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { postPath } from '@app/domain/general/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderFeed, renderSitemap } from '../../../functions/src/publishing/discovery/texts';
import { call, callFunction, db, jsonOf, logIn, unique } from '../support/environment';
import { create, draft, readIndex, removeLater, removePosts } from '../support/posts';

let cookie = '';
const others: [DraftKind, string][] = [];

beforeAll(async () => {
  cookie = await logIn();
});
afterAll(async () => {
  await removePosts();
  for (const [kind, id] of others) {
    await call(`/api/admin/drafts/${kind}/${id}`, { method: 'DELETE', cookie });
    await call(`/api/admin/drafts/${kind}/${id}/permanently`, { method: 'DELETE', cookie });
  }
});

async function createDraft(kind: DraftKind, fields: object): Promise<Draft> {
  const response = await call(`/api/admin/drafts/${kind}`, { json: { fields, suggested: [] }, cookie });
  expect(response.status).toBe(201);
  const created = await jsonOf<Draft>(response);
  if (kind === 'posts') removeLater(created, cookie);
  else others.push([kind, created.id]);
  return created;
}
const save = async ({ kind, id }: Draft, fields: object): Promise<Draft> =>
  jsonOf<Draft>(
    await call(`/api/admin/drafts/${kind}/${id}`, { method: 'PUT', json: { fields, suggested: [] }, cookie }),
  );
const publish = ({ kind, id }: Draft): Promise<Response> =>
  call(`/api/admin/drafts/${kind}/${id}/publish`, { json: { keepPublishedAt: true }, cookie });

/** Returns a post that is complete only in Spanish. */
const spanishPost = () =>
  postDraftSchema.cast(
    draft({
      titleEn: '',
      titleEs: unique('Solo en español'),
      excerptEn: 'Half',
      contentEn: '<p></p>',
      slug: '',
    }),
    { stripUnknown: true },
  );

const live = async (slug: string): Promise<BlogPost> => jsonOf<BlogPost>(await call(`/api/blog/${slug}`));
const page = async (path: string) => {
  const response = await callFunction(path);
  return { status: response.status, html: await response.text() };
};
const feedHas = async (locale: Locale, slug: string) =>
  (await renderFeed(locale)).includes(postPath(slug, locale));

it('a post is published only in its complete language, with a slug from its title in that language', async () => {
  const fields = spanishPost();
  const created = await createDraft('posts', fields);
  const response = await publish(created);
  expect(response.status).toBe(200);
  const { fields: published } = await jsonOf<Draft<'posts'>>(response);
  expect(published.excerptEn).toBe('Half');

  const post = await live(published.slug);
  expect(published.slug).toMatch(/^solo-en-espanol/);
  expect(post).toMatchObject({ languages: { en: false, es: true }, excerptEn: '', contentEn: '' });

  const [english, spanish] = await Promise.all(LOCALES.map((locale) => page(postPath(post.slug, locale))));
  expect(spanish?.status).toBe(200);
  expect(spanish?.html).toContain('hrefLang="x-default"');
  expect(spanish?.html).not.toContain('hrefLang="en" href="https://');
  expect(english?.status).toBe(404);
  expect(english?.html).toContain('Only in Spanish for now');
  expect(english?.html).toContain(`href="${postPath(post.slug, 'es')}"`);
  expect(english?.html).not.toContain('Half');

  expect([await feedHas('en', post.slug), await feedHas('es', post.slug)]).toEqual([false, true]);
  const sitemap = await renderSitemap();
  expect(sitemap).toContain(`${postPath(post.slug, 'es')}<`);
  expect(sitemap).not.toContain(postPath(post.slug, 'en'));
  const { listPage } = (await db.collection(COLLECTIONS.posts).doc(post.id).get()).data() ?? {};
  expect(listPage).toEqual({ en: null, es: (await readIndex()).es.pages.length });
});

it('a post keeps its publication date when a language is added, and loses a language that becomes incomplete', async () => {
  const fields = spanishPost();
  const created = await createDraft('posts', fields);
  const { fields: first, publishedAt } = await jsonOf<Draft<'posts'>>(await publish(created));
  const english = { ...first, titleEn: 'Whole', excerptEn: 'In short', contentEn: '<p>At length</p>' };
  expect((await save(created, english)).hasChanges).toBe(true);
  expect(await jsonOf<Draft>(await publish(created))).toMatchObject({ publishedAt, hasChanges: false });
  expect(await live(first.slug)).toMatchObject({ languages: { en: true, es: true }, publishedAt });
  expect((await page(postPath(first.slug, 'en'))).status).toBe(200);

  await save(created, { ...english, excerptEn: '' });
  expect((await publish(created)).status).toBe(200);
  expect((await live(first.slug)).languages).toEqual({ en: false, es: true });
  expect((await page(postPath(first.slug, 'en'))).status).toBe(404);
});

it('a post that is incomplete in both languages is rejected, with an error about a missing field in the more complete one', async () => {
  const created = await createDraft('posts', { ...spanishPost(), excerptEs: '' });
  const response = await publish(created);
  expect([response.status, response.headers.get('X-Error-Field')]).toEqual([400, 'excerptEs']);
  expect(await response.text()).toBe('Needed in at least one language');
});

it('POST /api/admin/blog requires both languages', async () => {
  const response = await create(cookie, draft({ published: true, excerptEn: '' }));
  expect([response.status, response.headers.get('X-Error-Field')]).toEqual([400, 'excerptEn']);
  expect(await response.text()).toBe('This field is required');
});

it('a category without an English name has its Spanish name in both languages', async () => {
  const categoryEs = unique('Solo español');
  const created = await createDraft('posts', {
    ...spanishPost(),
    ...{ titleEn: 'Both', excerptEn: 'x', contentEn: '<p>x</p>' },
    ...{ categoryEn: '', categoryEs },
  });
  const { fields } = await jsonOf<Draft<'posts'>>(await publish(created));
  const { categorySlug } = await live(fields.slug);
  const index = await readIndex();
  for (const locale of LOCALES)
    expect(index[locale].categories).toContainEqual({ slug: categorySlug, name: categoryEs, count: 1 });
});

it('services and testimonials appear only in the languages they are complete in', async () => {
  const service = await createDraft('services', {
    ...sampleServiceFields(),
    ...{ titleEn: '', titleEs: unique('Solo en español'), priceEn: 'Not yet', slug: '' },
  });
  expect((await publish(service)).status).toBe(200);
  const services = await jsonOf<Service[]>(await call('/api/services'));
  const found = services.find(({ id }) => id === service.id);
  expect(found).toMatchObject({ languages: { en: false, es: true }, priceEn: '', titleEn: '' });
  expect(found?.slug).toMatch(/^solo-en-espanol/);
  const [english, spanish] = await Promise.all(LOCALES.map((locale) => page(`/${locale}/services`)));
  expect([
    english?.html.includes(`id="${found?.slug}"`),
    spanish?.html.includes(`id="${found?.slug}"`),
  ]).toEqual([false, true]);
  // The contact form offers the service in both languages under its only name.
  expect((await page('/en/contact')).html).toContain(found?.titleEs);

  const testimonial = await createDraft('testimonials', {
    ...sampleTestimonialFields(),
    ...{ testimonialEn: unique('English only'), testimonialEs: '' },
  });
  expect((await publish(testimonial)).status).toBe(200);
  const words = 'English only';
  expect((await page('/en/testimonials')).html).toContain(words);
  expect((await page('/es/testimonials')).html).not.toContain(words);
});

it('GET /api/blog lists posts that are published in only one language', async () => {
  const created = await createDraft('posts', spanishPost());
  const { fields } = await jsonOf<Draft<'posts'>>(await publish(created));
  const posts = await jsonOf<BlogPost[]>(await call('/api/blog'));
  expect(posts.map(({ slug }) => slug)).toContain(fields.slug);
});
