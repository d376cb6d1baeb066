/**
 * Tests documents that another version of the site stored. In each document, one field is missing or has a
 * value of the wrong type. No document may disappear because of that. The tests get the fields from the
 * descriptions, so they cover new fields automatically.
 */
import { POST_FIELDS, splitPost, type BlogPost } from '@app/domain/blog/posts';
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import { sampleServiceFields, sampleTestimonialFields } from '@app/domain/content/kinds.fixture';
import { SINGLE_IDS } from '@app/domain/content/kinds';
import { fieldSetOf } from '@app/domain/content/schemas';
import { liveService, SERVICE_FIELDS, type Service } from '@app/domain/content/services';
import { liveTestimonial, TESTIMONIAL_FIELDS, type Testimonial } from '@app/domain/content/testimonials';
import { draftDocument, newDraft, versionDocument } from '@app/domain/drafts/document';
import {
  DRAFT_KINDS,
  draftId,
  isSingleKind,
  type Draft,
  type DraftFields,
  type DraftKind,
  type DraftSummary,
  type Version,
} from '@app/domain/drafts/drafts';
import { emptyForm } from '@app/domain/fields/form-values';
import { liveValues } from '@app/domain/fields/public';
import { emptyValues, publicReader, storedReader } from '@app/domain/fields/reader';
import { COLLECTIONS, VERSIONS } from '@app/domain/general/collections';
import { propertyOf } from '@app/domain/general/property';
import { personHeaders } from '@app/domain/inbox/api';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { submissionDocument } from '@app/domain/inbox/document';
import type { PersonData } from '@app/domain/inbox/people';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, db, jsonOf, logIn } from '../support/environment';

const NOW = new Date('2026-03-05T19:04:00.000Z');
const EMAIL = 'ana@example.com';

type Damage = (fields: object, name: string) => object;

const DAMAGES: [what: string, damage: Damage][] = [
  ['lacks', (fields, name) => Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))],
  ['has an invalid value in', (fields, name) => ({ ...fields, [name]: { another: 'type' } })],
];

/** Replaces a collection with one document per field, whose id is the field's name. Returns the ids. */
async function store(
  collection: string,
  names: readonly string[],
  documentOf: (name: string) => object,
): Promise<string[]> {
  const { docs } = await db.collection(collection).get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  for (const name of names) batch.set(db.collection(collection).doc(name), documentOf(name));
  await batch.commit();
  return [...names].sort();
}

/** Returns only the fields that are defined, because Firestore doesn't store undefined values. */
const defined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]: [string, unknown]) => value !== undefined));

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
const read = async <T>(path: string, headers = {}): Promise<T> =>
  jsonOf<T>(await call(path, { cookie, headers }));
const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id).sort();
const publicNamesOf = (fields: typeof SERVICE_FIELDS | typeof TESTIMONIAL_FIELDS | typeof POST_FIELDS) =>
  Object.keys(publicReader(fields, {}).readers);

describe.each(DAMAGES)('a public document that %s a field', (_what, damage) => {
  it('is still listed as a service', async () => {
    const fields = sampleServiceFields();
    const ids = await store(COLLECTIONS.services, publicNamesOf(SERVICE_FIELDS), (name) =>
      damage(liveService(fields, { id: name, order: 0, formerSlugs: [] }), name),
    );
    expect(idsOf(await read<Service[]>('/api/services'))).toEqual(ids);
  });

  it('is still listed as a testimonial', async () => {
    const ids = await store(COLLECTIONS.testimonials, publicNamesOf(TESTIMONIAL_FIELDS), (name) =>
      damage(liveTestimonial(sampleTestimonialFields(), { id: name, order: 0 }), name),
    );
    expect(idsOf(await read<Testimonial[]>('/api/testimonials?limit=100'))).toEqual(ids);
  });

  it('is still listed as a post, unless it has no slug', async () => {
    const parts = (name: string) =>
      splitPost(damage({ ...liveValues(POST_FIELDS, samplePostInput) }, name) as BlogPost);
    const ids = await store(COLLECTIONS.posts, publicNamesOf(POST_FIELDS), (name) => ({
      ...defined(parts(name)[0]),
      categorySlug: 'obedience',
      tagSlugs: [],
      published: true,
      publishedAt: Timestamp.fromDate(NOW),
    }));
    await store(COLLECTIONS.postContents, ids, (name) => defined(parts(name)[1]));
    expect(idsOf(await read<BlogPost[]>('/api/blog?limit=50'))).toEqual(ids.filter((id) => id !== 'slug'));
  });
});

it('the public list omits a service that has no title in either language', async () => {
  const untitled = {
    ...liveService(sampleServiceFields(), { id: 'a', order: 0, formerSlugs: [] }),
    titleEn: '',
  };
  await store(COLLECTIONS.services, ['neither', 'one'], (name) =>
    name === 'one' ? untitled : { ...untitled, titleEs: '' },
  );
  expect(idsOf(await read<Service[]>('/api/services'))).toEqual(['one']);
});

/** Every kind of draft, each with an id. Kinds with a fixed set of drafts appear once per id. */
const DRAFTS = DRAFT_KINDS.flatMap((kind): [DraftKind, string][] =>
  isSingleKind(kind) ? SINGLE_IDS[kind].map((id) => [kind, id]) : [[kind, 'draft']],
);

describe.each(DRAFTS)('a stored draft of %s (%s)', (kind, id) => {
  const fieldSet = fieldSetOf(kind, id);
  const names = Object.keys(storedReader(fieldSet).readers);
  const empty = emptyValues(fieldSet);
  const texts = names.filter((name) => /(En|Es)$/.test(name) && propertyOf(empty, name) === '');
  const filled = {
    ...empty,
    ...Object.fromEntries(texts.map((name) => [name, `A ${name}`])),
  };
  const [list] = Object.entries(fieldSet).flatMap(([name, field]) =>
    field.type === 'list' ? [{ [name]: [emptyValues(field.fields)] }] : [],
  );
  const change: object = texts.length > 0 ? { [String(texts.at(-1))]: 'Nuevo' } : { ...list };
  const path = `/api/admin/drafts/${kind}/${id}`;
  const document = db.collection(COLLECTIONS.drafts).doc(draftId(kind, id));
  const store = async (fields: object, state: object = {}) => {
    const draft = newDraft(kind, id, filled as unknown as DraftFields[DraftKind]);
    await document.set({ ...draftDocument({ ...draft, revision: 1 }), fields, ...state });
  };

  it.each(DAMAGES)('opens with its other fields intact if it %s a field', async (_what, damage) => {
    for (const name of names) {
      await store(damage(filled, name));
      const draft = await read<Draft>(path);
      const expected = { ...filled, [name]: propertyOf(empty, name) };
      expect(draft.fields, name).toEqual(expected);
      await document
        .collection(VERSIONS)
        .doc('1')
        .set(versionDocument(1, damage(filled, name), NOW));
      expect((await read<Version>(`${path}/versions/1`)).fields, name).toEqual(expected);
    }
    expect(idsOf(await read<DraftSummary[]>(`/api/admin/drafts/${kind}`))).toContain(id);
  });

  it('keeps fields that exist only in another version when it is saved', async () => {
    await store({ ...filled, fromTomorrow: 'Kept' }, { stateOfTomorrow: 1 });
    const response = await call(path, { method: 'PUT', cookie, json: { fields: change } });
    expect(response.status).toBe(200);
    expect((await jsonOf<Draft>(response)).fields).toEqual({ ...filled, ...change });
    expect((await document.get()).data()).toMatchObject({
      fields: { ...filled, ...change, fromTomorrow: 'Kept' },
      stateOfTomorrow: 1,
    });
  });
});

it('the owner’s list flags published items that visitors can’t see', async () => {
  const draft = newDraft('services', 'untitled', sampleServiceFields({ titleEn: '', titleEs: '' }));
  const live = { ...draft, revision: 1, publishedAt: NOW.toISOString() };
  await db.collection(COLLECTIONS.drafts).doc('services~untitled').set(draftDocument(live));
  const rows = await read<DraftSummary[]>('/api/admin/drafts/services');
  expect(rows.find(({ id }) => id === 'untitled')?.isDamaged).toBe(true);
});

const MESSAGE = submissionDocument({
  ...emptyForm(CONTACT_FORM),
  name: 'Ana',
  email: EMAIL,
  message: 'Mi perrita muerde.',
  language: 'es',
  page: '',
  status: 'new',
  createdAt: NOW.toISOString(),
  readAt: null,
  answeredAt: null,
  deletedAt: null,
  notes: [],
  spam: { score: 0, signs: [], verdict: null },
});

describe.each(DAMAGES)('a submission that %s a field', (what, damage) => {
  it('can be listed, opened and exported as a message, which shows any unparsable value', async () => {
    const names = [...Object.keys(CONTACT_FORM), 'language', 'page', 'status', 'readAt', 'notes', 'spam'];
    const ids = await store(COLLECTIONS.contactSubmissions, names, (name) => damage(MESSAGE, name));
    expect(idsOf(await read<ContactSubmission[]>('/api/admin/contact-submissions?limit=100'))).toEqual(ids);

    const phone = await read<ContactSubmission>('/api/admin/contact-submissions/phone');
    expect(phone.phone).toBe('');
    expect(phone.unparsed).toEqual(what === 'lacks' ? undefined : { phone: '{"another":"type"}' });
    const { messages } = await read<PersonData>('/api/admin/people/export', personHeaders(EMAIL));
    expect(idsOf(messages)).toEqual(ids.filter((id) => id !== 'email'));
  });

  it('is listed as a testimonial', async () => {
    const testimonial = {
      ...emptyForm(TESTIMONIAL_FORM),
      name: 'Luis',
      email: EMAIL,
      words: 'Nos ayudó mucho con Rex.',
      rating: 5,
      hasConsent: true,
      language: 'es',
      hasPhoto: false,
      status: 'waiting',
      createdAt: Timestamp.fromDate(NOW),
      decidedAt: null,
      testimonialId: '',
      spam: { score: 0, signs: [], verdict: null },
    };
    const names = [...Object.keys(TESTIMONIAL_FORM), 'language', 'hasPhoto', 'decidedAt', 'spam'];
    const ids = await store(COLLECTIONS.testimonialSubmissions, names, (name) => damage(testimonial, name));
    const listed = await read<SubmittedTestimonial[]>('/api/admin/testimonial-submissions?status=waiting');
    expect(idsOf(listed)).toEqual(ids);
  });
});

it('a message shows the answer to a removed question, and opening the message doesn’t lose the answer', async () => {
  const document = db.collection(COLLECTIONS.contactSubmissions).doc('older');
  await document.set({ ...MESSAGE, breed: 'Sato' });
  const path = '/api/admin/contact-submissions/older';
  expect((await read<ContactSubmission>(path)).unparsed).toEqual({ breed: 'Sato' });
  const opened = await call(`${path}/status`, {
    method: 'PUT',
    cookie,
    json: { status: 'read', from: 'new' },
  });
  expect(opened.status).toBe(200);
  expect((await document.get()).data()).toMatchObject({ status: 'read', breed: 'Sato' });
});
