import { samplePost } from '@app/domain/blog/posts.fixture';
import { describe, expect, it } from 'vitest';
import { metaDescription, metaTitle } from './meta';

const post = {
  ...samplePost,
  titleEs: 'Título',
  excerptEn: 'Excerpt',
  metaTitleEn: 'Meta',
  metaDescriptionEs: 'Descripción',
};

describe('the meta title and description of a post', () => {
  it("are what the owner wrote in the given language, or else that language's title and excerpt", () => {
    expect(metaTitle(post, 'en')).toBe('Meta');
    expect(metaTitle(post, 'es')).toBe('Título');
    expect(metaDescription(post, 'en')).toBe('Excerpt');
    expect(metaDescription(post, 'es')).toBe('Descripción');
  });
});
