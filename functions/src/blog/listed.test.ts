import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { listedPost } from './listed';

const stored = {
  slug: 'sit',
  published: true,
  publishedAt: Timestamp.fromDate(new Date('2026-03-05T14:00:00.000Z')),
  categorySlug: 'puppy-care',
  tagSlugs: ['leash'],
  listPage: { en: 3, es: null },
};

const listed = {
  slug: 'sit',
  publishedAt: '2026-03-05T14:00:00.000Z',
  categorySlug: 'puppy-care',
  tagSlugs: ['leash'],
  listPage: { en: 3, es: null },
};

describe('where a stored post is listed', () => {
  it('follows from its document', () => {
    expect(listedPost(stored)).toEqual(listed);
  });

  it('is nowhere for a draft, or no post', () => {
    expect(listedPost({ ...stored, published: false })).toBeNull();
    expect(listedPost(undefined)).toBeNull();
  });

  it('is nowhere where its slug is none: no file is written outside of its place', () => {
    expect(listedPost({ ...stored, slug: '../../admin' })).toBeNull();
  });

  it('is in no language where a document lacks the rest, so that it does not keep others from being published', () => {
    const { slug, published, publishedAt } = stored;
    expect(listedPost({ slug, published, publishedAt })).toMatchObject({
      slug: 'sit',
      categorySlug: '',
      tagSlugs: [],
      listPage: { en: null, es: null },
    });
  });

  it('has a date where the post has none, so that it does not keep others from being published', () => {
    expect(listedPost({ ...stored, publishedAt: null })?.publishedAt).toBe('1970-01-01T00:00:00.000Z');
  });
});
