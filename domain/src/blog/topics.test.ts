import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePost } from './posts.fixture';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../general/slug';
import {
  findTopic,
  newTopic,
  renamedTopic,
  renameInPost,
  resolveNames,
  topicsOf,
  type StoredTopic,
} from './topics';
import { topicNamesSchemas } from './topics.schema';

const topic = (
  kind: StoredTopic['kind'],
  slug: string,
  en: string,
  es: string,
  former: string[] = [],
): StoredTopic => ({
  ...{ kind, slug, en, es, former, isRenaming: false },
});
const puppies = topic('category', 'puppies', 'Puppies', 'Cachorros');
const leash = topic('tag', 'leash', 'leash', 'correa');
const fear = topic('tag', 'noise-fear', 'fear', '', ['noise fear']);
const known = [puppies, leash, fear];

const names = { categoryEn: 'Puppies', categoryEs: 'Cachorros', tags: [], tagsEs: [] };

describe('findTopic', () => {
  it.each(['leash', 'Leash', ' LEASH! ', 'correa', 'Correa'])('finds a tag by the name %j', (name) => {
    expect(findTopic(known, 'tag', name)).toBe(leash);
  });

  it('finds a topic by a former name or by its slug, unless another topic has that name now', () => {
    expect(findTopic(known, 'tag', 'Noise fear')).toBe(fear);
    const other = topic('tag', 'noise-fear-2', 'noise fear', '');
    expect(findTopic([...known, other], 'tag', 'noise fear')).toBe(other);
  });

  it('finds no topic of the other kind, and none for a name without letters or digits', () => {
    expect(findTopic(known, 'category', 'leash')).toBeUndefined();
    expect(findTopic([topic('tag', 'x', '犬', '')], 'tag', '猫')).toBeUndefined();
  });
});

describe('resolveNames', () => {
  it('returns the current names and slugs without duplicates, even if the post has former names', () => {
    const { topics, added } = resolveNames(known, {
      ...names,
      categoryEn: 'puppies',
      tags: ['Correa', 'noise fear', 'leash'],
      tagsEs: [],
    });
    expect(topics).toEqual({
      ...{ categoryEn: 'Puppies', categoryEs: 'Cachorros', categorySlug: 'puppies' },
      ...{ tags: ['leash', 'fear'], tagsEs: ['correa', ''], tagSlugs: ['leash', 'noise-fear'] },
    });
    expect(added).toEqual([]);
  });

  it('never renames a topic', () => {
    const { topics, added } = resolveNames(known, {
      ...names,
      categoryEs: 'Perritos',
      tags: ['fear'],
      tagsEs: ['miedo'],
    });
    expect(topics).toMatchObject({ categoryEs: 'Cachorros', tagsEs: [''] });
    expect(added).toEqual([]);
  });

  it('adds new topics, including those with a name in only one language', () => {
    const post = {
      categoryEn: '',
      categoryEs: 'Agilidad',
      tags: ['Año nuevo', 'año  nuevo'],
      tagsEs: ['', ''],
    };
    const { topics, added } = resolveNames(known, post);
    expect(topics).toMatchObject({
      categoryEn: '',
      categorySlug: 'agilidad',
      tags: ['Año nuevo'],
      tagSlugs: ['ano-nuevo'],
    });
    expect(added).toEqual([
      topic('category', 'agilidad', '', 'Agilidad'),
      topic('tag', 'ano-nuevo', 'Año nuevo', ''),
    ]);
  });

  it('uses a tag’s Spanish name for both languages if the tag has no English name', () => {
    const stored = [...known, topic('tag', 'pelota', '', 'pelota')];
    expect(resolveNames(stored, { ...names, tags: ['pelota'], tagsEs: ['pelota'] })).toMatchObject({
      topics: { tags: ['pelota'], tagsEs: ['pelota'], tagSlugs: ['pelota'] },
      added: [],
    });
  });

  it('finds a category by its Spanish name alone, as in a draft written first in Spanish', () => {
    expect(resolveNames(known, { ...names, categoryEn: '', categoryEs: 'Cachorros' }).topics.categoryEn).toBe(
      'Puppies',
    );
  });

  it('moves tags without letters or digits to the end, unchanged and without a slug', () => {
    const { topics, added } = resolveNames(known, { ...names, tags: ['犬', 'leash'], tagsEs: ['perro', ''] });
    expect(topics).toMatchObject({ tags: ['leash', '犬'], tagsEs: ['correa', 'perro'], tagSlugs: ['leash'] });
    expect(added).toEqual([]);
  });

  it('is idempotent and returns valid, unique slugs', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('Leash', 'correa', 'a b', 'a-b', 'á b', '犬'),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), name, name, (tags, categoryEn, categoryEs) => {
        const first = resolveNames(known, { categoryEn, categoryEs, tags, tagsEs: [] });
        const { tagSlugs } = first.topics;
        for (const slug of tagSlugs) expect(slug).toMatch(SLUG_PATTERN);
        expect(new Set(tagSlugs).size).toBe(tagSlugs.length);
        expect(first.topics.tagsEs).toHaveLength(first.topics.tags.length);
        const again = resolveNames([...known, ...first.added], first.topics);
        expect(again).toEqual({ topics: first.topics, added: [] });
      }),
    );
  });
});

describe('a new topic', () => {
  it('gets a unique slug, even if a renamed topic still has the slug that the new name would produce', () => {
    const renamed = renamedTopic(leash, { en: 'lead', es: 'correa' });
    expect(newTopic([renamed], 'tag', { en: 'leash', es: '' })?.slug).toBe('leash-2');
    expect(newTopic([puppies], 'tag', { en: 'Puppies', es: '' })?.slug).toBe('puppies');
  });

  it('has a valid slug however long its name is', () => {
    const long = newTopic([], 'category', { en: 'word '.repeat(40), es: 'x' });
    const second = long && newTopic([long], 'category', { en: 'word '.repeat(40), es: 'x' });
    for (const { slug } of [long, second].flatMap((one) => one ?? [])) {
      expect(slug).toMatch(SLUG_PATTERN);
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
    }
    expect(second?.slug).not.toBe(long?.slug);
  });
});

describe('renaming a topic', () => {
  it('keeps the topic’s former names, which can still be used to find it', () => {
    const twice = renamedTopic(renamedTopic(leash, { en: 'lead', es: 'correa' }), {
      en: 'walking',
      es: 'paseo',
    });
    for (const name of ['leash', 'lead', 'correa', 'walking', 'paseo'])
      expect(findTopic([twice], 'tag', name)).toBe(twice);
    expect(renamedTopic(twice, { en: 'leash', es: 'correa' }).former).not.toContain('leash');
    expect(twice.slug).toBe('leash');
  });

  it('changes only that topic’s names in a post', () => {
    const post = {
      ...samplePost,
      categorySlug: 'puppies',
      tags: ['fear', 'leash', '犬'],
      tagsEs: ['', 'correa'],
      tagSlugs: ['noise-fear', 'leash'],
    };
    expect(renameInPost(post, { ...fear, es: 'miedo' })).toEqual({
      ...post,
      tagsEs: ['miedo', 'correa', ''],
    });
    expect(renameInPost(post, { ...puppies, en: 'Young dogs' })).toMatchObject({
      categoryEn: 'Young dogs',
      categoryEs: 'Cachorros',
      categorySlug: 'puppies',
    });
  });

  it('skips posts that already have the new names or do not have the topic', () => {
    const post = { ...samplePost, categorySlug: 'puppies', categoryEn: 'Puppies', categoryEs: 'Cachorros' };
    expect(renameInPost(post, puppies)).toBeNull();
    expect(renameInPost(samplePost, { ...puppies, en: 'New' })).toBeNull();
    expect(renameInPost(post, { ...leash, en: 'New' })).toBeNull();
  });
});

describe('topicsOf', () => {
  it('returns the posts’ topics without duplicates, with Spanish names from any post that has them', () => {
    const posts = [
      { ...names, tags: ['fear', 'heat'], tagsEs: [] },
      { ...names, categoryEs: 'Perritos', tags: ['Heat'], tagsEs: ['calor'] },
    ];
    const topics = topicsOf(posts);
    expect(topics.map(({ slug, en, es }) => [slug, en, es])).toEqual([
      ['puppies', 'Puppies', 'Cachorros'],
      ['fear', 'fear', ''],
      ['heat', 'heat', 'calor'],
    ]);
  });
});

it('a topic requires a name with a letter or digit in at least one language, and a tag name must not contain commas', () => {
  const isValid = (kind: StoredTopic['kind'], value: object) => topicNamesSchemas[kind].isValidSync(value);
  expect(isValid('category', { en: 'Sit, stay', es: 'Siéntate' })).toBe(true);
  expect(isValid('category', { en: '', es: 'Siéntate' })).toBe(true);
  expect(isValid('category', { en: '', es: '' })).toBe(false);
  expect(isValid('tag', { en: 'fear' })).toBe(true);
  for (const wrong of [
    { en: '¿?' },
    { en: '', es: '¿?' },
    { en: '' },
    { en: 'a, b' },
    { en: 'a', es: 'a, b' },
    { en: 'x'.repeat(41) },
    { en: 5 },
  ])
    expect(isValid('tag', wrong)).toBe(false);
});
