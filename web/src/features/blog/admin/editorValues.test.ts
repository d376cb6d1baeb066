import { samplePost } from '@perro-wisdom/domain/blog.fixture';
import { describe, expect, it } from 'vitest';
import { languageOf, parseValues, TEXT_FIELDS, toInput, validateValues, valuesOf } from './editorValues';

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

  it('survive being kept as a text', () => {
    expect(parseValues(JSON.stringify(valuesOf(post)))).toEqual(valuesOf(post));
  });

  it.each(['null', '7', '"text"', '[]', '{"titleEn":7,"published":"yes"}'])('are empty where the kept text is %s', (json) => {
    expect(parseValues(json)).toEqual(valuesOf(null));
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
