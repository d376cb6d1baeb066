import { samplePost } from '@perro-wisdom/domain/blog.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  EDITOR_FIELDS,
  languageOf,
  mergedValues,
  baseName,
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
  it('convert from a post and back without a change', () => {
    const { id, publishedAt } = post;
    expect({ ...toInput(valuesOf(post)), id, publishedAt }).toEqual(post);
  });

  it('have the tags as a comma-separated string, which is parsed into unique, trimmed tags', () => {
    expect(valuesOf(post).tags).toBe('agility, rally');
    expect(toInput({ ...valuesOf(post), tags: ' heat,, island life ,heat' }).tags).toEqual(['heat', 'island life']);
  });

  it('derive an empty slug from the English title', () => {
    expect(toInput({ ...valuesOf(post), slug: ' ', titleEn: '¿Perro Ágil?' }).slug).toBe('perro-agil');
  });

  it('survive a round trip through browser storage', () => {
    expect(parseValues(structuredClone(valuesOf(post)))).toEqual(valuesOf(post));
  });

  it.each([null, undefined, 7, 'text', [], { titleEn: 7, published: 'yes' }])('are empty when the stored record is %o', (stored) => {
    expect(parseValues(stored)).toEqual(valuesOf(null));
  });
});

describe('the editor’s errors', () => {
  it('include every required field of both languages', () => {
    expect(Object.keys(validateValues(valuesOf(null))).sort()).toEqual(
      ['titleEn', 'titleEs', 'categoryEn', 'categoryEs', 'excerptEn', 'excerptEs', 'contentEn', 'contentEs'].sort(),
    );
  });

  it('are empty for a complete post', () => {
    expect(validateValues(valuesOf(post))).toEqual({});
  });

  it('report a tag that is too long at the tags field', () => {
    expect(validateValues({ ...valuesOf(post), tags: `ok, ${'x'.repeat(41)}` })).toEqual({ tags: 'blog.tagInvalid' });
  });

  it('report a missing slug when the title has no letters or digits', () => {
    expect(validateValues({ ...valuesOf(post), titleEn: '???', slug: '' })).toEqual({ slug: 'blog.fieldRequired' });
  });
});

describe('the fields', () => {
  it('belong to one language or are shared', () => {
    expect(TEXT_FIELDS.filter((field) => languageOf(field) === null)).toEqual(['slug', 'tags', 'featuredImage']);
    expect(languageOf('metaTitleEs')).toBe('es');
    expect(new Set(TEXT_FIELDS).size).toBe(17);
  });
});

const arbitraryValues = fc.record(
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, fc.constantFrom('', 'a', 'b', 'c')])) as Record<TextField, fc.Arbitrary<string>>,
).chain((texts) => fc.boolean().map((published): EditorValues => ({ ...texts, published })));

describe('the fields after a save', () => {
  it('keep values changed since the save was sent, and take the rest from the server', () => {
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

  it('differ in the fields changed in either: the changed one is suggested, and none when both were changed', () => {
    const mine = { ...base, titleEn: 'Mine', excerptEs: 'Lo mío', published: !base.published };
    const theirs = { ...base, excerptEn: 'Theirs', excerptEs: 'Lo otro', published: base.published };
    expect(differencesOf(base, mine, theirs)).toEqual([
      { field: 'titleEn', suggested: 'mine' },
      { field: 'excerptEn', suggested: 'theirs' },
      { field: 'excerptEs', suggested: null },
      { field: 'published', suggested: 'mine' },
    ]);
  });

  it('are compared in exactly the fields that differ, and merge to either version when it is chosen for all', () => {
    fc.assert(
      fc.property(arbitraryValues, arbitraryValues, arbitraryValues, (ancestor, mine, theirs) => {
        const differences = differencesOf(ancestor, mine, theirs);
        expect(differences.map(({ field }) => field)).toEqual(EDITOR_FIELDS.filter((field) => mine[field] !== theirs[field]));
        const all = (version: Version) => Object.fromEntries(differences.map(({ field }) => [field, version]));
        expect(mergedValues(mine, theirs, all('theirs'))).toEqual(theirs);
        expect(mergedValues(mine, theirs, all('mine'))).toEqual(mine);
        for (const { field, suggested } of differences) {
          if (suggested === 'mine') expect(theirs[field]).toBe(ancestor[field]);
          if (suggested === 'theirs') expect(mine[field]).toBe(ancestor[field]);
        }
      }),
    );
  });
});

describe('a field’s name', () => {
  it('without its language is the same for both languages', () => {
    expect(baseName('titleEs')).toBe('title');
    expect(baseName('metaDescriptionEn')).toBe('metaDescription');
    expect(baseName('slug')).toBe('slug');
    expect(baseName('published')).toBe('published');
  });
});
