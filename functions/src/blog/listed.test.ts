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

describe("a post's listing", () => {
  it('is derived from its stored document', () => {
    expect(listedPost(stored)).toEqual(listed);
  });

  it('is null for a draft or a missing post', () => {
    expect(listedPost({ ...stored, published: false })).toBeNull();
    expect(listedPost(undefined)).toBeNull();
  });

  it('is null for an invalid slug, so that no file is written outside its intended folder', () => {
    expect(listedPost({ ...stored, slug: '../../admin' })).toBeNull();
  });

  it("has defaults for missing fields, so an incomplete post doesn't block the publication of other changes", () => {
    const { slug, published, publishedAt } = stored;
    expect(listedPost({ slug, published, publishedAt })).toMatchObject({
      slug: 'sit',
      categorySlug: '',
      tagSlugs: [],
      listPage: { en: null, es: null },
    });
  });

  it("has a date even if the post has none, so an undated post doesn't block the publication of other changes", () => {
    expect(listedPost({ ...stored, publishedAt: null })?.publishedAt).toBe('1970-01-01T00:00:00.000Z');
  });
});
