import { samplePostInput } from '@perro-wisdom/domain/blog/posts.fixture';
import type { DraftFields } from '@perro-wisdom/domain/drafts/drafts';
import { expect, it } from 'vitest';
import { differencesBetween } from './differences';

const then: DraftFields = { ...samplePostInput, tags: ['leash'], tagsEs: ['correa'] };

it('equal posts have no differences', () => {
  expect(differencesBetween(then, { ...then, tags: [...then.tags] })).toEqual([]);
});

it('differences name the field and its language; fields of both languages come last', () => {
  const now = {
    ...then,
    slug: 'new',
    titleEs: '',
    tags: ['leash', 'puppies'],
    tagsEs: ['correa', ''],
    featuredImageAltEn: 'A dog',
  };
  expect(differencesBetween(then, now)).toEqual([
    { label: 'featuredImageAlt', locale: 'en', then: '', now: 'A dog' },
    { label: 'tags', locale: 'en', then: 'leash', now: 'leash, puppies' },
    { label: 'title', locale: 'es', then: then.titleEs, now: '' },
    { label: 'slug', locale: null, then: then.slug, now: 'new' },
  ]);
});
