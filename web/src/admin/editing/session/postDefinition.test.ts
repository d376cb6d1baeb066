import { samplePostInput } from '@app/domain/blog/posts.fixture';
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import { describe, expect, it } from 'vitest';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { draftDefinition, type Values } from './definition';
import { NO_PICTURE } from '../pictures/picture-choice';

const POST_DEFINITION = draftDefinition('posts', '');
const sampleFields = postDraftSchema.cast(samplePostInput, { stripUnknown: true });
const fields = {
  ...sampleFields,
  tags: ['agility', 'puppies'],
  tagsEs: ['', 'cachorros'],
  featuredImage: '/images/uploads/dog-800x600.webp',
  featuredImageAltEn: 'A dog',
  featuredImageAltEs: 'Un perro',
  featuredImageFocus: '30% 62%',
};
const {
  baseName,
  draftErrors,
  empty: EMPTY,
  fieldOfName,
  keptValues,
  languageOf,
  publicationErrors,
} = POST_DEFINITION;
const EDITOR_FIELDS = POST_DEFINITION.fields;
const fieldsOf = (values: Values): object => POST_DEFINITION.requestOf(values).fields;

const draft = sampleDraft('posts', fields, { suggested: ['titleEs', 'excerptEs'] });
const values = POST_DEFINITION.valuesOf(draft);

describe('the editor’s values', () => {
  it("survive a round trip through a draft's fields", () => {
    expect(fieldsOf(values)).toEqual(fields);
  });

  it('contain both names of each topic, and the picture with its descriptions and focal point', () => {
    expect(values.category).toEqual({ en: fields.categoryEn, es: fields.categoryEs });
    expect(values.tags).toEqual([
      { en: 'agility', es: '' },
      { en: 'puppies', es: 'cachorros' },
    ]);
    expect(values.featuredImage).toEqual({
      path: fields.featuredImage,
      altEn: 'A dog',
      altEs: 'Un perro',
      focus: '30% 62%',
    });
  });

  it('survive a round trip through browser storage', () => {
    expect(keptValues(structuredClone(values), EMPTY)).toEqual(values);
    const typed = { ...values, titleEn: 'Half a ', slug: 'half-a-', tags: [{ en: 'puppies', es: '' }] };
    expect(keptValues(typed, values)).toEqual(typed);
    expect(keptValues(EMPTY, values)).toEqual(EMPTY);
  });

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    { tags: 'none' },
    { titleEn: 7, tags: 7, featuredImage: 'none', category: [] },
  ])('fall back to the server’s values if the browser has stored %o', (kept) => {
    expect(keptValues(kept, values)).toEqual(values);
  });
});

describe('publishing', () => {
  it('requires the title, excerpt and content in at least one language, and a category', () => {
    expect(Object.keys(publicationErrors(EMPTY)).sort()).toEqual([
      'category',
      'contentEn',
      'contentEs',
      'excerptEn',
      'excerptEs',
      'titleEn',
      'titleEs',
    ]);
    expect(publicationErrors(values)).toEqual({});
  });

  it('requires text, not just the visual editor’s empty paragraph', () => {
    expect(publicationErrors({ ...values, titleEn: '', contentEs: '<p></p>' })).toEqual({
      titleEn: 'content.oneLanguage',
      contentEs: 'content.oneLanguage',
    });
  });

  it('requires a category, but its name may be in only one language', () => {
    expect(publicationErrors({ ...values, category: { en: '', es: 'Cachorros' } })).toEqual({});
    expect(publicationErrors({ ...values, category: { en: '', es: '' } })).toEqual({
      category: 'blog.fieldRequired',
    });
  });

  it('accepts an empty slug, because a slug can be derived from any title', () => {
    expect(publicationErrors({ ...values, slug: '' })).toEqual({});
    expect(publicationErrors({ ...values, titleEn: '???', slug: '' })).toEqual({});
  });
});

describe('a draft', () => {
  it('may be empty', () => {
    expect(draftErrors(EMPTY)).toEqual({});
  });

  it.each([
    ['titleEn', { titleEn: 'x'.repeat(161) }, 'blog.fieldTooLong'],
    [
      'tags',
      {
        tags: [
          { en: 'ok', es: '' },
          { en: 'x'.repeat(41), es: '' },
        ],
      },
      'blog.tagInvalid',
    ],
    [
      'featuredImage',
      { featuredImage: { ...NO_PICTURE, path: 'https://example.com/dog.jpg' } },
      'blog.imagePathInvalid',
    ],
  ] satisfies [string, Partial<Values>, string][])(
    'rejects an invalid value for %s',
    (field, change, error) => {
      expect(draftErrors({ ...values, ...change })).toEqual({ [field]: error });
    },
  );
});

describe('the fields', () => {
  it('belong to one language or are shared', () => {
    expect(EDITOR_FIELDS.filter((field) => languageOf(field) === null)).toEqual([
      'category',
      'tags',
      'slug',
      'featuredImage',
    ]);
    expect(languageOf('metaTitleEs')).toBe('es');
    expect(baseName('metaDescriptionEn')).toBe('metaDescription');
    expect(baseName('featuredImage')).toBe('featuredImage');
  });

  it("are found by the server's field names", () => {
    expect(fieldOfName('categoryEs')).toBe('category');
    expect(fieldOfName('tags[2]')).toBe('tags');
    expect(fieldOfName('fields.contentEn')).toBe('contentEn');
    expect(fieldOfName('keepPublishedAt')).toBeNull();
    expect(fieldOfName(null)).toBeNull();
  });
});
