import { blogIndexSchema } from '@perro-wisdom/domain/blog-index.schema';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { documentsOf } from './documents';
import { NO_RECORDS, fullRecords } from './records';

const documents = documentsOf(fullRecords(30));
const fieldsOf = (collection: string, id: string) => documents.get(collection)?.get(id);

describe('a published post', () => {
  it('has a summary with a timestamp, the slugs of its category and tags, and its numbered page', () => {
    expect(fieldsOf('posts', 'thunder-fireworks-and-hurricane-season')).toMatchObject({
      slug: 'thunder-fireworks-and-hurricane-season',
      categorySlug: 'life-in-puerto-rico',
      tagSlugs: ['fear', 'noise', 'safety'],
      listPage: 3,
      published: true,
      publishedAt: Timestamp.fromDate(new Date('2025-12-10T14:00:00.000Z')),
    });
    expect(fieldsOf('posts', 'thunder-fireworks-and-hurricane-season')).not.toHaveProperty('contentEn');
  });

  it('has its contents in another document of the same id', () => {
    expect(fieldsOf('postContents', 'thunder-fireworks-and-hurricane-season')).toEqual({
      contentEn: expect.stringContaining('<p>') as string,
      contentEs: expect.stringContaining('<p>') as string,
      published: true,
    });
  });
});

it('a draft has no date, and its contents are not published either', () => {
  expect(fieldsOf('posts', 'training-in-the-heat')).toMatchObject({ published: false, publishedAt: null, listPage: null });
  expect(fieldsOf('postContents', 'training-in-the-heat')).toMatchObject({ published: false });
});

it('the index counts the published posts, generated ones too', () => {
  const index = blogIndexSchema.validateSync(fieldsOf('blogIndex', 'published'), { strict: true });
  expect(index.total).toBe(7 + 30);
  expect(index.pages).toEqual([12, 12, 12, 1]);
});

it('no document repeats its id', () => {
  for (const collection of documents.values()) {
    for (const fields of collection.values()) expect(fields).not.toHaveProperty('id');
  }
});

it('without records there are no documents, not even the index', () => {
  for (const collection of documentsOf(NO_RECORDS).values()) expect(collection.size).toBe(0);
});
