import { samplePost } from '@perro-wisdom/domain/blog.fixture';
import { describe, expect, it } from 'vitest';
import { metaDescription, metaTitle } from './meta';

const post = { ...samplePost, titleEs: 'Título', excerptEn: 'Excerpt', metaTitleEn: 'Meta', metaDescriptionEs: 'Descripción' };

describe('what a search result says of a post', () => {
  it('is the owner’s meta text in the language, else the post’s own in the same language', () => {
    expect(metaTitle(post, 'en')).toBe('Meta');
    expect(metaTitle(post, 'es')).toBe('Título');
    expect(metaDescription(post, 'en')).toBe('Excerpt');
    expect(metaDescription(post, 'es')).toBe('Descripción');
  });
});
