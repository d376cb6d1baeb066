import { samplePost } from '@perro-wisdom/domain/blog.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  EDITOR_FIELDS,
  languageOf,
  mergedValues,
  nameOf,
  parseValues,
  TEXT_FIELDS,
  toInput,
  validateValues,
  valuesAfterSave,
  valuesOf,
  type EditorValues,
  type TextField,
  type Version,
} from './editorValues';

const post = { ...samplePost, tags: ['agility', 'rally'] };

describe('the editor’s values', () => {
  it('come from a post and make the same post', () => {
    const { id, publishedAt } = post;
    expect({ ...toInput(valuesOf(post)), id, publishedAt }).toEqual(post);
  });

  it('show the tags as they are typed', () => {
    expect(valuesOf(post).tags).toBe('agility, rally');
    expect(toInput({ ...valuesOf(post), tags: ' heat,, island life ,heat' }).tags).toEqual(['heat', 'island life']);
  });

  it('fill an empty slug from the English title', () => {
    expect(toInput({ ...valuesOf(post), slug: ' ', titleEn: '¿Perro Ágil?' }).slug).toBe('perro-agil');
  });

  it('survive being stored in the browser', () => {
    expect(parseValues(structuredClone(valuesOf(post)))).toEqual(valuesOf(post));
  });

  it.each([null, undefined, 7, 'text', [], { titleEn: 7, published: 'yes' }])('are empty where the stored record is %o', (kept) => {
    expect(parseValues(kept)).toEqual(valuesOf(null));
  });
});

describe('the editor’s errors', () => {
  it('name every required field of both languages', () => {
    expect(Object.keys(validateValues(valuesOf(null))).sort()).toEqual(
      ['titleEn', 'titleEs', 'categoryEn', 'categoryEs', 'excerptEn', 'excerptEs', 'contentEn', 'contentEs'].sort(),
    );
  });

  it('are none for a finished post', () => {
    expect(validateValues(valuesOf(post))).toEqual({});
  });

  it('put a tag that is too long under the tags', () => {
    expect(validateValues({ ...valuesOf(post), tags: `ok, ${'x'.repeat(41)}` })).toEqual({ tags: 'blog.tagInvalid' });
  });

  it('say that a title of nothing but signs makes no slug', () => {
    expect(validateValues({ ...valuesOf(post), titleEn: '???', slug: '' })).toEqual({ slug: 'blog.fieldRequired' });
  });
});

describe('the fields', () => {
  it('are each in one language, or shared', () => {
    expect(TEXT_FIELDS.filter((field) => languageOf(field) === null)).toEqual(['slug', 'tags', 'featuredImage']);
    expect(languageOf('metaTitleEs')).toBe('es');
    expect(new Set(TEXT_FIELDS).size).toBe(17);
  });
});

const arbitraryValues = fc.record(
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, fc.constantFrom('', 'a', 'b', 'c')])) as Record<TextField, fc.Arbitrary<string>>,
).chain((texts) => fc.boolean().map((published): EditorValues => ({ ...texts, published })));

describe('the fields after a save', () => {
  it('keep what was typed since it was sent, and take the rest from the server', () => {
    fc.assert(
      fc.property(arbitraryValues, arbitraryValues, arbitraryValues, (sent, current, stored) => {
        const after = valuesAfterSave(sent, current, stored);
        for (const field of EDITOR_FIELDS) expect(after[field]).toBe(current[field] === sent[field] ? stored[field] : current[field]);
      }),
    );
  });
});

describe('two versions of a post', () => {
  const base = valuesOf(post);

  it('differ where one of them was changed: that one is suggested; where both were, nobody can tell but the owner', () => {
    const mine = { ...base, titleEn: 'Mine', excerptEs: 'Lo mío', published: !base.published };
    const theirs = { ...base, excerptEn: 'Theirs', excerptEs: 'Lo otro', published: base.published };
    expect(differencesOf(base, mine, theirs)).toEqual([
      { field: 'titleEn', suggested: 'mine' },
      { field: 'excerptEn', suggested: 'theirs' },
      { field: 'excerptEs', suggested: null },
      { field: 'published', suggested: 'mine' },
    ]);
  });

  it('are asked about in every field in which they differ, and in no other', () => {
    fc.assert(
      fc.property(arbitraryValues, arbitraryValues, arbitraryValues, (one, mine, theirs) => {
        const differences = differencesOf(one, mine, theirs);
        expect(differences.map(({ field }) => field)).toEqual(EDITOR_FIELDS.filter((field) => mine[field] !== theirs[field]));
        // Whoever takes everything from one version gets that version.
        const all = (version: Version) => Object.fromEntries(differences.map(({ field }) => [field, version]));
        expect(mergedValues(mine, theirs, all('theirs'))).toEqual(theirs);
        expect(mergedValues(mine, theirs, all('mine'))).toEqual(mine);
        for (const { field, suggested } of differences) {
          if (suggested === 'mine') expect(theirs[field]).toBe(one[field]);
          if (suggested === 'theirs') expect(mine[field]).toBe(one[field]);
        }
      }),
    );
  });
});

describe('a field’s name', () => {
  it('is the same in both languages', () => {
    expect(nameOf('titleEs')).toBe('title');
    expect(nameOf('metaDescriptionEn')).toBe('metaDescription');
    expect(nameOf('slug')).toBe('slug');
    expect(nameOf('published')).toBe('published');
  });
});
