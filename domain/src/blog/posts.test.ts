import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTags, splitPost } from './posts';
import { CONTENT_MAX_LENGTH, TAGS_MAX_COUNT, TAG_MAX_LENGTH, TITLE_MAX_LENGTH } from './posts.limits';
import { blogPostInputSchema } from './posts.schema';
import { isMessageCode } from '../messages';
import { problemsOf } from '../general/schema.fixture';
import { SLUG_PATTERN } from '../general/slug';

const input = {
  slug: 'agile',
  titleEn: 'Agile Dog',
  titleEs: 'Perro ágil',
  excerptEn: 'Short',
  excerptEs: 'Corto',
  contentEn: '<p>Long</p>',
  contentEs: '<p>Largo</p>',
  categoryEn: 'Obedience',
  categoryEs: 'Obediencia',
};
const REQUIRED = Object.keys(input).filter((field) => field !== 'slug');

const parse = (changes: Record<string, unknown>) =>
  blogPostInputSchema.validateSync({ ...input, ...changes }, { abortEarly: false });

/** Returns the validation errors of the sample post with these changes, as `field: code`. */
const wrong = (changes: Record<string, unknown>): string[] =>
  problemsOf(blogPostInputSchema, { ...input, ...changes }).map(({ path, code }) => `${path}: ${code}`);

describe('a post’s fields', () => {
  describe.each(REQUIRED)('the required field %s', (field) => {
    it.each([undefined, null, '', '  \n', 12, [], {}])('is reported as missing when it is %j', (value) => {
      expect(wrong({ [field]: value })).toContain(`${field}: blog.fieldRequired`);
    });
  });

  it('are trimmed if they contain text', () => {
    expect(parse({ titleEn: '  Agile Dog\n' }).titleEn).toBe('Agile Dog');
  });

  it('have a maximum length if they contain text', () => {
    expect(wrong({ titleEs: 'x'.repeat(TITLE_MAX_LENGTH) })).toEqual([]);
    expect(wrong({ titleEs: 'x'.repeat(TITLE_MAX_LENGTH + 1) })).toEqual(['titleEs: blog.fieldTooLong']);
    expect(wrong({ contentEn: 'x'.repeat(CONTENT_MAX_LENGTH + 1) })).toEqual([
      'contentEn: blog.fieldTooLong',
    ]);
  });

  it('have default values if they are optional', () => {
    expect(parse({})).toEqual({
      ...input,
      authorEn: '',
      authorEs: '',
      tags: [],
      tagsEs: [],
      metaTitleEn: '',
      metaTitleEs: '',
      metaDescriptionEn: '',
      metaDescriptionEs: '',
      featuredImage: '',
      featuredImageAltEn: '',
      featuredImageAltEs: '',
      featuredImageFocus: '',
      published: false,
    });
  });
});

describe('a post’s slug', () => {
  it('is normalized', () => {
    expect(parse({ slug: ' ¿Perro Ágil? ' }).slug).toBe('perro-agil');
  });

  it.each([undefined, null, '', '   ', '¡!'])('is derived from the English title when it is %j', (slug) => {
    expect(parse({ slug, titleEn: 'The Agile Dog!' }).slug).toBe('the-agile-dog');
  });

  it('is derived from a title in any script', () => {
    expect(wrong({ slug: '', titleEn: '犬' })).toEqual([]);
  });

  it.each([12, true, [], {}])('is rejected when it is %j', (slug) => {
    expect(wrong({ slug })).toEqual(['slug: blog.slugInvalid']);
  });

  it('is valid for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (slug) => {
        expect(parse({ slug }).slug).toMatch(SLUG_PATTERN);
      }),
    );
  });
});

describe('a post’s tags', () => {
  it.each([
    ['leash, puppies', ['leash', 'puppies']],
    [' leash ,, puppies , ', ['leash', 'puppies']],
    ['leash, leash', ['leash']],
    ['primeros pasos', ['primeros pasos']],
    ['', []],
    [' , ', []],
  ])('are parsed from %j as %j', (text, tags) => {
    expect(parseTags(text)).toEqual(tags);
  });

  it('round-trip through a comma-separated string', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',') }), (text) => {
        const tags = parseTags(text);
        expect(parseTags(tags.join(', '))).toEqual(tags);
      }),
    );
  });

  it('are parsed without empty or duplicate tags or surrounding whitespace', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const tags = parseTags(text);
        expect(tags.every((tag) => tag !== '' && tag === tag.trim())).toBe(true);
        expect(new Set(tags).size).toBe(tags.length);
      }),
    );
  });

  it('are trimmed and deduplicated', () => {
    expect(parse({ tags: [' leash', 'leash', 'puppies '] }).tags).toEqual(['leash', 'puppies']);
  });

  it.each([null, 'leash', 12, {}])('are rejected when they are %j', (tags) => {
    expect(wrong({ tags })).toEqual(['tags: blog.tagInvalid']);
  });

  it.each(['', '  ', null, 12, {}, [], 'x'.repeat(TAG_MAX_LENGTH + 1)])(
    'are rejected when they contain %j',
    (tag) => {
      expect(wrong({ tags: ['leash', tag] })).toContain('tags[1]: blog.tagInvalid');
    },
  );

  it('are limited in number', () => {
    const tags = Array.from({ length: TAGS_MAX_COUNT + 1 }, (_, index) => `tag-${index}`);
    expect(wrong({ tags: tags.slice(1) })).toEqual([]);
    expect(wrong({ tags })).toEqual(['tags: blog.tooManyTags']);
  });
});

describe('the path of the featured image', () => {
  it.each(['', '/images/uploads/a-1600x1067.webp', '/images/dog.webp'])('can be %j', (featuredImage) => {
    expect(wrong({ featuredImage })).toEqual([]);
  });

  it.each([
    'https://example.com/a.webp',
    '//example.com/a.webp',
    '/\\example.com/a.webp',
    'a.webp',
    'javascript:alert(1)',
    '/a b',
    null,
    12,
  ])('is rejected when it is %j', (featuredImage) => {
    expect(wrong({ featuredImage })).toEqual(['featuredImage: blog.imagePathInvalid']);
  });
});

it('a category without letters or digits is rejected', () => {
  expect(wrong({ categoryEn: '¿?' })).toEqual(['categoryEn: topics.nameWithoutLetters']);
});

it('every validation error is reported as a message code', () => {
  const fields = fc.constantFrom(
    ...REQUIRED,
    'slug',
    'tags',
    'authorEn',
    'metaTitleEs',
    'featuredImage',
    'published',
  );
  fc.assert(
    fc.property(fc.dictionary(fields, fc.jsonValue()), (changes) => {
      const codes = wrong(changes).map((problem) => problem.split(': ')[1] ?? '');
      expect(codes.filter((code) => !isMessageCode(code))).toEqual([]);
    }),
    { examples: [[{ titleEn: { toString: false } }]] },
  );
});

it('splitPost separates a post’s content from its other fields', () => {
  const [summary, content] = splitPost({ id: 'a', contentEn: 'long', contentEs: 'largo' });
  expect(summary).toEqual({ id: 'a' });
  expect(content).toEqual({ contentEn: 'long', contentEs: 'largo' });
});
