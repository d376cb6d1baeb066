import { describe, expect, it } from 'vitest';
import { sampleServiceFields } from '../content/kinds.fixture';
import { draftSchemaOf } from '../content/schemas';
import {
  draftDocument,
  newDraft,
  publishedState,
  reservedSlugs,
  versionDocument,
  type StoredDraft,
} from './document';
import { isListKind } from '../content/kinds';
import { draftId, isDraftId, isSingleKind, parseDraftId, type DraftFields } from './drafts';

const post = (changes: Partial<DraftFields['posts']> = {}): DraftFields['posts'] => ({
  ...(draftSchemaOf('posts', 'd1').getDefault() as DraftFields['posts']),
  ...changes,
});
const draft = (changes: Partial<StoredDraft<'posts'>> = {}): StoredDraft<'posts'> => ({
  ...newDraft('posts', 'd1', post({ slug: 'sit' })),
  ...changes,
});
const service = (changes: Partial<StoredDraft<'services'>> = {}): StoredDraft<'services'> => ({
  ...newDraft('services', 'd1', sampleServiceFields({ slug: 'walks' })),
  ...changes,
});

const THEN = '2026-03-05T16:00:00.000Z';
const PICTURE = '0123456789abcdef-4x3';
const PHOTO = `/images/uploads/${PICTURE}.webp`;

describe('reservedSlugs', () => {
  it('returns a post’s current slug and, while the post is public, its public slug', () => {
    expect(reservedSlugs(draft())).toEqual(['sit']);
    expect(reservedSlugs(draft({ publicSlug: 'stay', publishedAt: THEN, formerSlugs: ['down'] }))).toEqual([
      'sit',
      'stay',
    ]);
    expect(reservedSlugs(draft({ publicSlug: 'stay' }))).toEqual(['sit']);
    expect(reservedSlugs(draft({ publicSlug: 'sit', publishedAt: THEN }))).toEqual(['sit']);
    expect(reservedSlugs(draft({ fields: post() }))).toEqual([]);
  });

  it('returns every public slug that a service has ever had', () => {
    expect(reservedSlugs(service())).toEqual([]);
    expect(reservedSlugs(service({ publicSlug: 'stay', formerSlugs: ['down'] }))).toEqual(['stay', 'down']);
  });

  it('returns the slugs reserved by a draft in the bin', () => {
    expect(reservedSlugs(draft({ slugs: ['stay'], deletedAt: THEN }))).toEqual(['stay']);
  });
});

it('publishing stores the published pictures and, without duplicates, the former slugs', () => {
  const before = draft({ publicSlug: 'stay', formerSlugs: ['down', 'sit'], lastVersion: 2 });
  expect(publishedState(before, post({ slug: 'sit', featuredImage: PHOTO }))).toEqual({
    publicSlug: 'sit',
    formerSlugs: ['down', 'stay'],
    livePictures: [PICTURE],
    lastVersion: 3,
  });
  expect(publishedState(draft(), { titleEn: 'About us' })).toEqual({
    publicSlug: '',
    formerSlugs: [],
    livePictures: [],
    lastVersion: 1,
  });
  expect(publishedState(draft(), { slug: 5 }).publicSlug).toBe('');
});

describe('draftDocument', () => {
  it('stores dates as `Date`, and derives the properties that lists query and display', () => {
    const { id, ...state } = draft();
    expect(draftDocument({ id, ...state })).toEqual({
      ...state,
      published: false,
      isEmpty: true,
      pictures: [],
      status: { en: { state: 'unwritten' }, es: { state: 'unwritten' } },
      listKeys: ['kept', 'state:draft', 'state:missingEn', 'state:missingEs'],
    });
    const times = { updatedAt: THEN, publishedAt: THEN, formerDate: THEN, publishAt: THEN, deletedAt: THEN };
    const time = new Date(THEN);
    expect(draftDocument(service({ ...times, fields: sampleServiceFields({ image: PHOTO }) }))).toMatchObject(
      {
        updatedAt: time,
        publishedAt: time,
        formerDate: time,
        publishAt: time,
        deletedAt: time,
        published: true,
        isEmpty: false,
        pictures: [PICTURE],
        status: { en: { state: 'complete' }, es: { state: 'complete' } },
        listKeys: [],
      },
    );
  });

  it('stores which fields are missing in a partially written language', () => {
    const { status } = draftDocument(draft({ fields: post({ titleEn: 'Sit' }) }));
    expect(status.en).toMatchObject({
      state: 'missing',
      fields: expect.arrayContaining(['content']) as string[],
    });
    expect(status.es).toEqual({ state: 'unwritten' });
  });
});

it('a version document lists the pictures in its fields', () => {
  const fields = post({ featuredImage: PHOTO });
  const savedAt = new Date(THEN);
  expect(versionDocument(2, fields, savedAt)).toEqual({
    number: 2,
    savedAt,
    fields,
    pictures: [PICTURE],
  });
});

it('a new draft has never been saved, published or deleted', () => {
  const { kind, id, fields, progress, ...state } = draft();
  expect({ kind, id, fields }).toEqual({ kind: 'posts', id: 'd1', fields: post({ slug: 'sit' }) });
  expect(progress).toEqual({ source: null, touchedAt: { en: null, es: null } });
  // All other properties of a new draft are 0, null, false or empty.
  expect(
    Object.values(state).filter((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  ).toEqual([]);
});

it('draftId and parseDraftId round-trip a draft’s kind and id, and parseDraftId rejects invalid ids', () => {
  expect(draftId('posts', 'a~b')).toBe('posts~a~b');
  expect(parseDraftId('posts~a~b')).toEqual({ kind: 'posts', id: 'a~b' });
  for (const other of ['', 'posts-a', 'dogs~a', 'pages~retired']) expect(parseDraftId(other)).toBeNull();
});

it('fixed kinds allow only their own ids, lists allow any id, and posts are neither', () => {
  expect([isSingleKind('facts'), isSingleKind('services'), isSingleKind('posts')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isListKind('services'), isListKind('posts'), isListKind('facts')]).toEqual([true, false, false]);
  expect([isDraftId('facts', 'facts'), isDraftId('facts', 'a'), isDraftId('services', 'a')]).toEqual([
    true,
    false,
    true,
  ]);
});
