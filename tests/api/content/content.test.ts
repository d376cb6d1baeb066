/**
 * Tests the owner's content (facts, pages, legal pages, services and testimonials) from first draft to
 * publication. Uses a separate database, because other tests check the site's pages.
 */
import { ERROR_FIELD_HEADER, IDEMPOTENCY_HEADER, revisionTag } from '@app/domain/general/api';
import { COLLECTIONS, VERSIONS } from '@app/domain/general/collections';
import { DRAFTS_MAX } from '@app/domain/content/limits';
import {
  CONTENT_KINDS,
  isListKind,
  SINGLE_IDS,
  type ContentFields,
  type ContentKind,
  type ListKind,
} from '@app/domain/content/kinds';
import {
  draftId,
  type Draft,
  type DraftSummary,
  type Version,
  type VersionSummary,
} from '@app/domain/drafts/drafts';
import { sampleServiceFields, sampleTestimonialFields } from '@app/domain/content/kinds.fixture';
import { draftDocument, versionDocument } from '@app/domain/drafts/document';
import { draftSchemaOf } from '@app/domain/content/schemas';
import { uploadPath } from '@app/domain/pictures/images';
import { LOCALES } from '@app/domain/general/locale';
import { NO_DETAILS, type LibraryPicture } from '@app/domain/pictures/library';
import { liveService, type Service } from '@app/domain/content/services';
import type { Testimonial } from '@app/domain/content/testimonials';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { writtenDraft } from '../../../seed/drafts';
import { expectError, jsonOf, newAddress, unique, type CallOptions } from '../support/environment';
import { startFunction, type FunctionInstance } from '../support/function';

const PROJECT = `demo-${randomUUID()}`;
const db = getFirestore(initializeApp({ projectId: PROJECT }, 'content'));
let site: FunctionInstance;
let cookie = '';
beforeAll(async () => {
  site = await startFunction({ GCLOUD_PROJECT: PROJECT });
  const { headers } = await site.send({
    path: '/api/admin/session',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
    body: JSON.stringify({ password: DEMO_PASSWORD, deviceId: randomUUID() }),
  });
  cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  await site.stop();
  await db.terminate();
});

async function call(
  path: string,
  { method, json, headers, cookie: sent }: CallOptions = {},
): Promise<Response> {
  const answer = await site.send({
    path,
    ...(method !== undefined && { method }),
    headers: {
      'X-Forwarded-For': newAddress(),
      ...(sent !== undefined && { Cookie: sent }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return new Response(answer.text || null, {
    status: answer.status,
    headers: answer.headers as Record<string, string>,
  });
}

const CHANGED = 'This has been changed elsewhere since you opened it';

type Headers = Record<string, string>;
const ifMatch = (revision: number): Headers => ({ 'If-Match': revisionTag(revision) });
const read = async <Kind extends ContentKind>(kind: Kind, id: string) =>
  jsonOf<Draft<Kind>>(await call(`/api/admin/drafts/${kind}/${id}`, { cookie }));
const list = async (kind: ContentKind) =>
  jsonOf<DraftSummary<ContentKind>[]>(await call(`/api/admin/drafts/${kind}`, { cookie }));
const save = (
  kind: ContentKind,
  id: string,
  fields: object,
  headers: Headers = {},
  suggested: string[] = [],
) => call(`/api/admin/drafts/${kind}/${id}`, { method: 'PUT', json: { fields, suggested }, cookie, headers });
const act = (kind: ContentKind, id: string, action: string, headers: Headers = {}) =>
  call(`/api/admin/drafts/${kind}/${id}/${action}`, { method: 'POST', cookie, headers });
const answered = async <Kind extends ContentKind>(response: Response, status = 200): Promise<Draft<Kind>> => {
  expect(response.status, await response.clone().text()).toBe(status);
  return jsonOf<Draft<Kind>>(response);
};
const saved = async <Kind extends ContentKind>(kind: Kind, id: string, fields: object) =>
  answered<Kind>(await save(kind, id, fields));
const published = async <Kind extends ContentKind>(kind: Kind, id: string) =>
  answered<Kind>(await act(kind, id, 'publish'));
const live = async (collection: string, id: string) => (await db.collection(collection).doc(id).get()).data();

const add = <Kind extends ListKind>(
  kind: Kind,
  fields: ContentFields[Kind],
  headers: Headers = {},
): Promise<Response> =>
  call(`/api/admin/drafts/${kind}`, { json: { fields, suggested: [] }, cookie, headers });
const recorded = async () =>
  (await db.collection(COLLECTIONS.publications).get()).docs.map((document) => document.data());
const service = (changes: Partial<ContentFields['services']> = {}) =>
  sampleServiceFields({ slug: unique('heeling'), ...changes });
const addService = async (changes: Partial<ContentFields['services']> = {}) =>
  answered<'services'>(await add('services', service(changes)), 201);
const visibleServices = async () => jsonOf<Service[]>(await call('/api/services'));
const pageFields = (page: string, changes: object = {}) => ({
  ...(draftSchemaOf('pages', page).getDefault() as object),
  ...changes,
});

describe('the content API', () => {
  it('requires a session', async () => {
    for (const [path, method] of [
      ['/api/admin/drafts/services', 'GET'],
      ['/api/admin/drafts/services', 'POST'],
      ['/api/admin/drafts/services/order', 'PUT'],
      ['/api/admin/drafts/facts/facts', 'GET'],
      ['/api/admin/drafts/facts/facts/publish', 'POST'],
    ] as const)
      expect(
        (await call(path, { method, ...(method === 'GET' ? {} : { json: {} }) })).status,
        `${method} ${path}`,
      ).toBe(401);
  });

  it.each([
    ['GET', 'cats', 'x', 404],
    ['GET', 'facts', 'other', 404],
    ['GET', 'pages', 'privacy', 404],
    ['GET', 'legal', 'home', 404],
    ['GET', 'services', '__x__', 404],
    ['GET', 'services', 'no-such-service', 404],
    ['DELETE', 'services', 'no-such-service', 404],
    ['DELETE', 'facts', 'facts', 405],
    ['DELETE', 'pages', 'home', 405],
  ])('rejects %s requests for %s/%s', async (method, kind, id, status) => {
    expect((await call(`/api/admin/drafts/${kind}/${id}`, { method, cookie })).status).toBe(status);
  });

  it('allows drafts to be added or reordered only in lists', async () => {
    await expectError(
      await call('/api/admin/drafts/pages', { json: { fields: {}, suggested: [] }, cookie }),
      405,
      'Method Not Allowed',
    );
    expect(
      (await call('/api/admin/drafts/facts/order', { method: 'PUT', json: { ids: [] }, cookie })).status,
    ).toBe(405);
  });
});

describe('a fixed draft', () => {
  it('exists from the start, empty and at revision 0, and appears in the list for its kind', async () => {
    const copy = await read('pages', 'contact');
    expect(copy).toEqual({
      kind: 'pages',
      id: 'contact',
      fields: pageFields('contact'),
      revision: 0,
      saveKey: '',
      updatedAt: null,
      progress: { source: null, touchedAt: { en: null, es: null } },
      suggested: [],
      publishedAt: null,
      formerDate: null,
      publicSlug: '',
      hasChanges: false,
      publishAt: null,
      scheduleProblem: null,
      deletedAt: null,
      order: 0,
      isDemo: false,
    });
    for (const kind of ['facts', 'pages', 'legal'] as const)
      expect((await list(kind)).map(({ id }) => id)).toEqual(SINGLE_IDS[kind]);
  });

  it('is stored only once when the first save is repeated, and rejects saves based on another revision', async () => {
    const headers = { ...ifMatch(0), [IDEMPOTENCY_HEADER]: unique('key') };
    const fields = pageFields('contact', { titleEs: 'Escríbeme' });
    const first = await answered<'pages'>(await save('pages', 'contact', fields, headers));
    expect(first).toMatchObject({
      revision: 1,
      fields: { titleEs: 'Escríbeme', titleEn: '' },
      progress: { source: 'es' },
      publishedAt: null,
      hasChanges: false,
    });
    // This repeats the same request, as a client does after a lost response.
    expect(await answered(await save('pages', 'contact', fields, headers))).toEqual(first);
    await expectError(await save('pages', 'contact', pageFields('contact'), ifMatch(0)), 412, CHANGED);
    expect(await read('pages', 'contact')).toEqual(first);
    const row = async () => (await list('pages')).find(({ id }) => id === 'contact');
    expect(await row()).toMatchObject({
      status: { en: { state: 'unwritten' }, es: { state: 'complete' } },
      revision: 1,
    });
    const confirmed = await answered(
      await call('/api/admin/drafts/pages/contact/confirm-language', { json: { locale: 'en' }, cookie }),
    );
    expect(confirmed.revision).toBe(2);
    const both = pageFields('contact', { titleEs: 'Escríbeme', titleEn: 'Write to me' });
    await saved('pages', 'contact', both);
    await saved('pages', 'contact', { ...both, titleEs: 'Escríbenos' });
    expect((await row())?.status).toEqual({ en: { state: 'outOfDate' }, es: { state: 'complete' } });
    await answered(
      await call('/api/admin/drafts/pages/contact/confirm-language', { json: { locale: 'en' }, cookie }),
    );
    expect((await row())?.status).toEqual({ en: { state: 'complete' }, es: { state: 'complete' } });
  });

  it('is public from publication until it is withdrawn', async () => {
    await saved('pages', 'blog', pageFields('blog', { titleEn: 'Notes', titleEs: 'Apuntes' }));
    expect(await live(COLLECTIONS.siteContent, 'blog')).toBeUndefined();
    const copy = await published('pages', 'blog');
    expect(copy.publishedAt).not.toBeNull();
    expect(await live(COLLECTIONS.siteContent, 'blog')).toEqual(copy.fields);

    const changed = await saved('pages', 'blog', { ...copy.fields, titleEn: 'Letters' });
    expect(changed).toMatchObject({ hasChanges: true, publishedAt: copy.publishedAt });
    expect(await live(COLLECTIONS.siteContent, 'blog')).toEqual(copy.fields);
    expect(await saved('pages', 'blog', copy.fields)).toMatchObject({ hasChanges: false });
    // Saving the published fields incremented the revision. Publishing doesn't, because nothing has changed
    // since.
    expect((await published('pages', 'blog')).revision).toBe(changed.revision + 1);

    expect(await answered(await act('pages', 'blog', 'unpublish'))).toMatchObject({
      publishedAt: null,
      hasChanges: false,
      fields: copy.fields,
    });
    expect(await live(COLLECTIONS.siteContent, 'blog')).toBeUndefined();
  });

  it('keeps its published versions, which can be restored', async () => {
    for (const title of ['One', 'Two']) {
      await saved('legal', 'terms', {
        titleEn: title,
        titleEs: title,
        contentEn: `<p>${title}</p>`,
        contentEs: '<p>Uno</p>',
      });
      await published('legal', 'terms');
    }
    const versions = await jsonOf<VersionSummary[]>(
      await call('/api/admin/drafts/legal/terms/versions', { cookie }),
    );
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    const first = await jsonOf<Version<'legal'>>(
      await call('/api/admin/drafts/legal/terms/versions/1', { cookie }),
    );
    expect(first.fields.contentEn).toBe('<p>One</p>');
    const restored = await answered<'legal'>(
      await call('/api/admin/drafts/legal/terms/versions/1/restore', { method: 'POST', cookie }),
    );
    expect(restored).toMatchObject({ fields: { titleEn: 'One' }, hasChanges: true });
    expect(await live(COLLECTIONS.legalTexts, 'terms')).toMatchObject({
      titleEn: 'Two',
      contentEn: '<p>Two</p>',
    });
  });

  it('is stored with sanitized HTML, and a legal page cannot be published unless it is complete in at least one language', async () => {
    const story = await saved(
      'pages',
      'about',
      pageFields('about', { storyEn: '<p onclick="x()">Hi</p><script>1</script>' }),
    );
    expect(story.fields).toMatchObject({ storyEn: '<p>Hi</p>' });
    await saved('legal', 'terms', {
      titleEn: '',
      titleEs: 'Términos',
      contentEn: '',
      contentEs: '<p>&nbsp;</p>',
    });
    const response = await act('legal', 'terms', 'publish');
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe('contentEs');
    await expectError(response, 400, 'Needed in at least one language');
  });

  it('rejects text that is too long and names the field', async () => {
    const { fields, revision } = await read('facts', 'facts');
    const response = await save('facts', 'facts', { ...fields, name: 'x'.repeat(201) });
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe('name');
    await expectError(response, 400, 'This field is too long');
    expect((await read('facts', 'facts')).revision).toBe(revision);
  });

  it.each(CONTENT_KINDS)('rejects a request body without valid fields: %s', async (kind) => {
    const id = isListKind(kind) ? (await list(kind))[0]?.id : SINGLE_IDS[kind][0];
    for (const json of [{}, { fields: null }, { fields: [] }, { fields: {}, suggested: 'slug' }])
      await expectError(
        await call(`/api/admin/drafts/${kind}/${id ?? 'none'}`, { method: 'PUT', json, cookie }),
        400,
        'The request body is not of the expected form',
      );
  });
});

describe('a service', () => {
  it('is added once at the end of the list, as a draft hidden from visitors', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: unique('key') };
    const fields = service();
    const answers = await Promise.all(Array.from({ length: 3 }, () => add('services', fields, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [{ id } = { id: '' }] = await Promise.all(
      answers.map(async (answer) => jsonOf<Draft<ContentKind>>(answer)),
    );
    const rows = (await list('services')).filter(({ deletedAt }) => deletedAt === null);
    expect(rows.at(-1)).toMatchObject({
      id,
      titleEn: fields.titleEn,
      titleEs: fields.titleEs,
      image: fields.image,
      publishedAt: null,
      status: { en: { state: 'complete' }, es: { state: 'complete' } },
      isEmpty: false,
    });
    expect(await live(COLLECTIONS.services, id)).toBeUndefined();
  });

  it('appears in the services API from publication until it is hidden', async () => {
    const { id, fields, order } = await addService({
      slug: '',
      titleEn: unique('Scent Work'),
      priceEn: 'from $60',
    });
    const copy = await published('services', id);
    expect(copy.fields.slug).toMatch(/^scent-work-/);
    const shown = (await visibleServices()).find((each) => each.id === id);
    expect(shown).toMatchObject({
      id,
      slug: copy.fields.slug,
      imageSrc: fields.image,
      titleEn: fields.titleEn,
      descriptionEs: fields.descriptionEs,
      priceEn: 'from $60',
      order,
      formerSlugs: [],
    });
    expect((await answered(await act('services', id, 'unpublish'))).publishedAt).toBeNull();
    expect((await visibleServices()).map((each) => each.id)).not.toContain(id);
  });

  it('keeps its former slugs, which no other service can use', async () => {
    const { id, fields } = await addService();
    await published('services', id);
    const slugs = [fields.slug, unique('renamed'), unique('again')] as const;
    for (const slug of slugs.slice(1)) {
      await saved('services', id, { ...fields, slug });
      await published('services', id);
    }
    expect(await live(COLLECTIONS.services, id)).toMatchObject({
      slug: slugs[2],
      formerSlugs: [slugs[0], slugs[1]],
    });
    const other = await addService({ slug: slugs[1] });
    const response = await act('services', other.id, 'publish');
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe('slug');
    await expectError(response, 409, 'This link is in use, or used to be: choose another one');
    // Once the service uses its first slug again, that slug no longer counts as a former slug.
    await saved('services', id, fields);
    await published('services', id);
    expect(await live(COLLECTIONS.services, id)).toMatchObject({
      slug: slugs[0],
      formerSlugs: [slugs[1], slugs[2]],
    });
  });

  it('is the only published service with its slug, even if several with that slug are published concurrently', async () => {
    const slug = unique('contested');
    const added = await Promise.all([1, 2, 3].map(() => addService({ slug })));
    const responses = await Promise.all(added.map(({ id }) => act('services', id, 'publish')));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.headers.get(ERROR_FIELD_HEADER)).toBe('slug');
    expect((await visibleServices()).filter((shown) => shown.slug === slug)).toHaveLength(1);
  });

  it('can be moved to the bin, restored as a draft, and deleted permanently with its versions', async () => {
    const { id } = await addService();
    const { revision } = await published('services', id);
    await expectError(
      await call(`/api/admin/drafts/services/${id}/permanently`, { method: 'DELETE', cookie }),
      409,
      'Only what is in the bin can be deleted for good',
    );
    expect((await call(`/api/admin/drafts/services/${id}`, { method: 'DELETE', cookie })).status).toBe(204);
    expect((await call(`/api/admin/drafts/services/${id}`, { method: 'DELETE', cookie })).status).toBe(204);
    expect(await live(COLLECTIONS.services, id)).toBeUndefined();
    await expectError(await save('services', id, service()), 409, 'This is in the bin');
    expect((await list('services')).at(-1)).toMatchObject({ deletedAt: expect.any(String) as string });
    expect(await answered(await act('services', id, 'take-from-bin'))).toMatchObject({
      deletedAt: null,
      publishedAt: null,
      revision: revision + 2,
    });
    await call(`/api/admin/drafts/services/${id}`, { method: 'DELETE', cookie });
    expect(
      (await call(`/api/admin/drafts/services/${id}/permanently`, { method: 'DELETE', cookie })).status,
    ).toBe(204);
    expect((await call(`/api/admin/drafts/services/${id}`, { cookie })).status).toBe(404);
    const document = db.collection(COLLECTIONS.drafts).doc(draftId('services', id));
    expect((await document.collection(VERSIONS).get()).size).toBe(0);
  });
});

describe('the queue for the publisher', () => {
  it.each([
    ['facts', 'facts', { name: 'Perro Wisdom' }, { collection: 'siteContent' }],
    ['pages', 'home', { heroTitleEn: 'Hello' }, { collection: 'siteContent' }],
    [
      'legal',
      'privacy',
      { titleEn: 'P', titleEs: 'P', contentEn: '<p>x</p>', contentEs: '<p>x</p>' },
      { collection: 'legalTexts', page: 'privacy' },
    ],
  ] as const)(
    'contains each change to the public content of %s, and nothing else',
    async (kind, id, changes, expected) => {
      const fields = { ...(draftSchemaOf(kind, id).getDefault() as object), ...changes };
      const earlier = (await recorded()).length;
      await saved(kind, id, fields);
      expect(await recorded()).toHaveLength(earlier);
      await published(kind, id);
      await published(kind, id);
      await answered(await act(kind, id, 'unpublish'));
      await answered(await act(kind, id, 'unpublish'));
      const since = await recorded();
      expect(since).toHaveLength(earlier + 2);
      expect(since).toContainEqual({ ...expected, createdAt: expect.anything() as object });
    },
  );
});

describe('a testimonial', () => {
  it('is published in the API’s format, without private data', async () => {
    const fields = sampleTestimonialFields({ name: unique('Luis'), originalText: 'As it was sent.' });
    const { id } = await answered<'testimonials'>(await add('testimonials', fields), 201);
    await published('testimonials', id);
    const shown = (await jsonOf<Testimonial[]>(await call('/api/testimonials'))).find(
      (each) => each.id === id,
    );
    expect(shown).toMatchObject({
      nameEn: fields.name,
      nameEs: fields.name,
      ratingStars: 4.5,
      dateEn: 'May 2024',
      dateEs: 'mayo de 2024',
    });
    expect(JSON.stringify(await live(COLLECTIONS.testimonials, id))).not.toMatch(/As it was sent|hasConsent/);
  });

  it('shows a picture only if the client consented', async () => {
    const { id, fields } = await answered<'testimonials'>(
      await add('testimonials', sampleTestimonialFields({ hasConsent: false })),
      201,
    );
    const response = await act('testimonials', id, 'publish');
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe('hasConsent');
    await expectError(response, 400, 'You need a client’s permission to show their picture');
    await saved('testimonials', id, { ...fields, image: '' });
    await published('testimonials', id);
  });
});

describe('the order of a list', () => {
  it('is set by a single request, takes effect for visitors too, and does not change revisions', async () => {
    const shown = await addService();
    await published('services', shown.id);
    const draft = await addService();
    const rows = (await list('services')).filter(({ deletedAt }) => deletedAt === null);
    const ids = rows.map(({ id }) => id);
    const reordered = [draft.id, shown.id, ...ids.filter((id) => id !== draft.id && id !== shown.id)];
    const put = (order: unknown) =>
      call('/api/admin/drafts/services/order', { method: 'PUT', json: { ids: order }, cookie });
    try {
      const answer = await jsonOf<DraftSummary<ContentKind>[]>(await put(reordered));
      expect(answer.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id)).toEqual(reordered);
      expect(await live(COLLECTIONS.services, shown.id)).toMatchObject({ order: 1 });
      expect(await live(COLLECTIONS.services, draft.id)).toBeUndefined();
      expect((await read('services', shown.id)).revision).toBe(2);
    } finally {
      expect((await put(ids)).status).toBe(200);
    }
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), 'unknown']])
      await expectError(await put(wrong), 409, 'The list has changed. This is how it is now.');
    await expectError(await put('x'), 400, 'The request body is not of the expected form');
  });
});

describe('a full list', () => {
  it('rejects another draft even if one of its drafts is hidden, and shows visitors every published draft', async () => {
    const kept = (await list('services')).filter(({ deletedAt }) => deletedAt === null).length;
    const missing = Array.from({ length: DRAFTS_MAX - kept }, () => unique('full'));
    const batch = db.batch();
    for (const [index, id] of missing.entries()) {
      const [fields, order] = [service({ slug: id }), 1000 + index];
      const now = new Date();
      const draft = writtenDraft('services', id, { fields, order, savedAt: now, publishedAt: now });
      const document = db.collection(COLLECTIONS.drafts).doc(draftId('services', id));
      batch
        .set(document, draftDocument(draft))
        .set(document.collection(VERSIONS).doc('1'), versionDocument(1, fields, now));
      batch.set(
        db.collection(COLLECTIONS.services).doc(id),
        liveService(fields, { id, order, formerSlugs: [] }),
      );
    }
    await batch.commit();
    const [first = '', last = ''] = [missing[0], missing.at(-1)];
    try {
      expect((await visibleServices()).map(({ id }) => id)).toEqual(expect.arrayContaining(missing));
      const refused = {
        en: 'This list can have at most 100, including hidden ones. Delete one first.',
        es: 'En esta lista caben hasta 100, contando lo que está oculto. Borra algo primero.',
      };
      await answered(await act('services', first, 'unpublish'));
      for (const locale of LOCALES)
        await expectError(
          await add('services', service(), { 'Accept-Language': locale }),
          409,
          refused[locale],
        );
      // A hidden draft still counts, so it can be published again even if the list is full.
      await published('services', first);

      expect((await call(`/api/admin/drafts/services/${last}`, { method: 'DELETE', cookie })).status).toBe(
        204,
      );
      const { id } = await addService();
      await expectError(await act('services', last, 'take-from-bin'), 409, refused.en);
      missing.push(id);
    } finally {
      await Promise.all(
        missing.flatMap((id) => [
          db.recursiveDelete(db.collection(COLLECTIONS.drafts).doc(draftId('services', id))),
          db.collection(COLLECTIONS.services).doc(id).delete(),
        ]),
      );
    }
  });
});

describe('a picture', () => {
  const picture = (name: string) => `${name}${randomUUID().slice(0, 8)}-30x20`;
  const store = (id: string) =>
    db
      .collection(COLLECTIONS.pictures)
      .doc(id)
      .set({ ...NO_DETAILS, uploadedAt: new Date() });
  const usesOf = async (id: string) =>
    (await jsonOf<LibraryPicture>(await call(`/api/admin/pictures/${id}`, { cookie }))).uses;

  it('lists one use per draft, and cannot be deleted while any draft uses it', async () => {
    const [id, later] = [picture('used'), picture('later')];
    await Promise.all([store(id), store(later)]);
    const { id: serviceId, fields } = await addService({ image: uploadPath(id) });
    await saved('pages', 'home', pageFields('home', { heroPicture: uploadPath(id) }));
    const use = {
      draft: { kind: 'services', id: serviceId },
      titleEn: fields.titleEn,
      titleEs: fields.titleEs,
    };
    const home = {
      draft: { kind: 'pages', id: 'home' },
      titleEn: '',
      titleEs: '',
      where: 'draft',
    };
    expect(await usesOf(id)).toEqual(expect.arrayContaining([{ ...use, where: 'draft' }, home]));
    await published('services', serviceId);
    await saved('services', serviceId, { ...fields, image: uploadPath(later) });
    // Visitors still see the first picture.
    expect(await usesOf(id)).toEqual(expect.arrayContaining([{ ...use, where: 'live' }, home]));
    expect(await usesOf(id)).toHaveLength(2);
    await published('services', serviceId);
    expect(await usesOf(id)).toEqual(expect.arrayContaining([{ ...use, where: 'version' }, home]));
    expect(await usesOf(later)).toEqual([{ ...use, where: 'live' }]);
    await call(`/api/admin/drafts/services/${serviceId}`, { method: 'DELETE', cookie });
    expect(await usesOf(later)).toEqual([{ ...use, where: 'bin' }]);
    for (const used of [id, later])
      await expectError(
        await call(`/api/admin/pictures/${used}`, { method: 'DELETE', cookie }),
        409,
        'This picture is in use and cannot be deleted',
      );
  });

  it('cannot be used once it has been deleted', async () => {
    const id = picture('deleted');
    await db.collection(COLLECTIONS.pictures).doc(id).set({ deletedAt: new Date() });
    const response = await add('services', service({ image: uploadPath(id) }));
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe('image');
    expect(response.status).toBe(400);
  });
});

it('a save stores which translations are suggestions, except for empty fields', async () => {
  const { id, fields } = await addService();
  const copy = await answered(
    await save('services', id, { ...fields, titleEs: 'Sugerido' }, {}, ['titleEs', 'priceEs']),
  );
  // An empty field isn't a suggestion.
  expect(copy.suggested).toEqual(['titleEs']);
});
