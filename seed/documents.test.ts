import { asBlogIndex } from '@app/domain/blog/list';
import { readWhole } from '@app/domain/stored/reader.fixture';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { documentsOf, versionsOf } from './documents';
import { NO_RECORDS, fullRecords } from './records';

const documents = documentsOf(fullRecords(30));
const fieldsOf = (collection: string, id: string) => documents.get(collection)?.get(id);

describe('a published post in the seed', () => {
  it('has a summary with a timestamp, the slugs of its category and tags, and its page number', () => {
    expect(fieldsOf('posts', 'thunder-fireworks-and-hurricane-season')).toMatchObject({
      slug: 'thunder-fireworks-and-hurricane-season',
      categorySlug: 'life-in-puerto-rico',
      tagSlugs: ['fear', 'noise', 'safety'],
      languages: { en: true, es: true },
      listPage: { en: 3, es: 3 },
      published: true,
      publishedAt: Timestamp.fromDate(new Date('2025-12-10T14:00:00.000Z')),
    });
    expect(fieldsOf('posts', 'thunder-fireworks-and-hurricane-season')).not.toHaveProperty('contentEn');
  });

  it('stores its content in a separate document with the same id', () => {
    expect(fieldsOf('postContents', 'thunder-fireworks-and-hurricane-season')).toEqual({
      contentEn: expect.stringContaining('<p>') as string,
      contentEs: expect.stringContaining('<p>') as string,
      published: true,
    });
  });
});

it('the last writes are the facts and then the services, which tell a deployment that the seed is complete', () => {
  expect([...documents.keys()].slice(-2)).toEqual(['siteContent', 'services']);
});

it('an unpublished post has only a draft', () => {
  expect(fieldsOf('posts', 'training-in-the-heat')).toBeUndefined();
  expect(fieldsOf('postContents', 'training-in-the-heat')).toBeUndefined();
  expect(fieldsOf('drafts', 'posts~training-in-the-heat')).toMatchObject({
    published: false,
    publicSlug: '',
    lastVersion: 0,
  });
});

it('each published post has an unchanged draft and a first version', () => {
  const id = 'thunder-fireworks-and-hurricane-season';
  const fields = expect.objectContaining({
    slug: id,
    contentEs: expect.stringContaining('<p>') as string,
  }) as object;
  expect(fieldsOf('drafts', `posts~${id}`)).toMatchObject({
    published: true,
    publicSlug: id,
    categorySlug: 'life-in-puerto-rico',
    tagSlugs: ['fear', 'noise', 'safety'],
    hasChanges: false,
    lastVersion: 1,
    fields,
  });
  const versions = versionsOf(fullRecords());
  expect([...versions.keys()].filter((path) => path.startsWith('posts~'))).toHaveLength(7);
  expect(versions.get(`posts~${id}/versions/1`)).toMatchObject({ number: 1, fields });
});

it('each service and testimonial has a first version and an unchanged draft marked as demo content', () => {
  const id = 'services~puppy-training';
  const fields = expect.objectContaining({ slug: 'puppy-training', isContactOption: true }) as object;
  expect(fieldsOf('drafts', id)).toMatchObject({
    kind: 'services',
    hasChanges: false,
    lastVersion: 1,
    isDemo: true,
    fields,
    slugs: ['puppy-training'],
  });
  const records = fullRecords();
  expect(versionsOf(records).get(`${id}/versions/1`)).toMatchObject({ number: 1, fields });
  for (const kind of ['services', 'testimonials'] as const) {
    for (const { id, order, imageSrc } of records[kind]) {
      const copy = fieldsOf('drafts', `${kind}~${id}`);
      expect(copy).toMatchObject({ order, fields: { image: imageSrc } });
    }
  }
});

it('the facts and each page have a draft whose fields match the published ones', () => {
  const copies = { facts: 'facts~facts', home: 'pages~home', contact: 'pages~contact' };
  for (const [id, copy] of Object.entries(copies))
    expect(fieldsOf('drafts', copy)).toMatchObject({
      isDemo: true,
      revision: 1,
      fields: fieldsOf('siteContent', id),
    });
});

it('the blog index counts the published posts, including generated posts', () => {
  const index = fieldsOf('blogIndex', 'published');
  const { en, es } = readWhole(asBlogIndex, index);
  expect(index).toEqual({ en, es });
  expect([en.total, es.total]).toEqual([7 + 30, 7 + 30]);
  expect(en.pages).toEqual([12, 12, 12, 1]);
});

it('no document contains its own id', () => {
  for (const collection of documents.values()) {
    for (const fields of collection.values()) expect(fields).not.toHaveProperty('id');
  }
});

it('documentsOf returns no documents, not even the blog index, if there are no records', () => {
  for (const collection of documentsOf(NO_RECORDS).values()) expect(collection.size).toBe(0);
});

it('the empty seed contains no documents and no versions', () => {
  expect([...documentsOf(NO_RECORDS).values()].flatMap((each) => [...each.keys()])).toEqual([]);
  expect(versionsOf(NO_RECORDS).size).toBe(0);
});
