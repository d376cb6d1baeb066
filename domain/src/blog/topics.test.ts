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

describe('a name finds its topic', () => {
  it.each(['leash', 'Leash', ' LEASH! ', 'correa', 'Correa'])('%j', (name) => {
    expect(findTopic(known, 'tag', name)).toBe(leash);
  });

  it('also by a former name and by the slug, unless another topic has the name now', () => {
    expect(findTopic(known, 'tag', 'Noise fear')).toBe(fear);
    const other = topic('tag', 'noise-fear-2', 'noise fear', '');
    expect(findTopic([...known, other], 'tag', 'noise fear')).toBe(other);
  });

  it('but not that of the other kind, nor an empty one', () => {
    expect(findTopic(known, 'category', 'leash')).toBeUndefined();
    expect(findTopic([topic('tag', 'x', '犬', '')], 'tag', '猫')).toBeUndefined();
  });
});

describe('the topics of a post', () => {
  it('have their present names and slugs, whichever name the post has, and each once', () => {
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

  it('are not renamed by a save', () => {
    const { topics, added } = resolveNames(known, {
      ...names,
      categoryEs: 'Perritos',
      tags: ['fear'],
      tagsEs: ['miedo'],
    });
    expect(topics).toMatchObject({ categoryEs: 'Cachorros', tagsEs: [''] });
    expect(added).toEqual([]);
  });

  it('are added where they are new, also with a name in one language alone', () => {
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

  it('give a tag the Spanish name in both languages where it is the only one', () => {
    const stored = [...known, topic('tag', 'pelota', '', 'pelota')];
    expect(resolveNames(stored, { ...names, tags: ['pelota'], tagsEs: ['pelota'] })).toMatchObject({
      topics: { tags: ['pelota'], tagsEs: ['pelota'], tagSlugs: ['pelota'] },
      added: [],
    });
  });

  it('are known by the Spanish category alone, as in a draft that is begun in Spanish', () => {
    expect(resolveNames(known, { ...names, categoryEn: '', categoryEs: 'Cachorros' }).topics.categoryEn).toBe(
      'Puppies',
    );
  });

  it('leave tags without letters or digits as they are, at the end and without a slug', () => {
    const { topics, added } = resolveNames(known, { ...names, tags: ['犬', 'leash'], tagsEs: ['perro', ''] });
    expect(topics).toMatchObject({ tags: ['leash', '犬'], tagsEs: ['correa', 'perro'], tagSlugs: ['leash'] });
    expect(added).toEqual([]);
  });

  it('stay the same when they are resolved again, with valid and distinct slugs', () => {
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
  it('gets a slug of its own, also when a topic that was renamed still has the one of this name', () => {
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

describe('a renaming', () => {
  it('is remembered, so that every earlier name still finds the topic', () => {
    const twice = renamedTopic(renamedTopic(leash, { en: 'lead', es: 'correa' }), {
      en: 'walking',
      es: 'paseo',
    });
    for (const name of ['leash', 'lead', 'correa', 'walking', 'paseo'])
      expect(findTopic([twice], 'tag', name)).toBe(twice);
    expect(renamedTopic(twice, { en: 'leash', es: 'correa' }).former).not.toContain('leash');
    expect(twice.slug).toBe('leash');
  });

  it('changes the names in a post, and nothing else', () => {
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

  it('leaves a post alone that has the names already, or not the topic', () => {
    const post = { ...samplePost, categorySlug: 'puppies', categoryEn: 'Puppies', categoryEs: 'Cachorros' };
    expect(renameInPost(post, puppies)).toBeNull();
    expect(renameInPost(samplePost, { ...puppies, en: 'New' })).toBeNull();
    expect(renameInPost(post, { ...leash, en: 'New' })).toBeNull();
  });
});

describe('the topics of existing posts', () => {
  it('are collected once, with the Spanish names that any post knows', () => {
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

it('a topic needs a name with a letter in one language, and that of a tag has no comma', () => {
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
