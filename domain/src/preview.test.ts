import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES } from './locale';
import { previewPath, previewSlug } from './preview';

const post = { slug: 'sit-and-stay', titleEn: 'Sit', titleEs: 'Siéntate', featuredImage: '', featuredImageFocus: '' };

it('a path contains the language and the slug, and can be parsed', () => {
  expect(previewPath(post, 'es')).toMatch(/^\/images\/og\/es\/sit-and-stay-[0-9a-f]{8}\.jpg$/);
  const slugs = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  fc.assert(
    fc.property(slugs, fc.string(), fc.constantFrom(...LOCALES), (slug, titleEn, locale) => {
      const path = previewPath({ ...post, slug, titleEn }, locale);
      expect(previewSlug(path.slice(path.lastIndexOf('/') + 1))).toBe(slug);
    }),
  );
});

it('a path changes with the content of the preview, and with nothing else', () => {
  const path = previewPath(post, 'en');
  expect(previewPath({ ...post, titleEn: 'Sit!' }, 'en')).not.toBe(path);
  expect(previewPath({ ...post, featuredImage: '/images/uploads/a-1x1.webp' }, 'en')).not.toBe(path);
  expect(previewPath({ ...post, featuredImageFocus: '30% 62%' }, 'en')).not.toBe(path);
  expect(previewPath({ ...post, titleEs: 'Sentado' }, 'en')).toBe(path);
});

it.each(['', 'a.jpg', 'sit-and-stay.jpg', 'sit-0f3a9c2.jpg', 'sit-0f3a9c21.png', '-0f3a9c21.jpg'])(
  '%j is not the name of a preview',
  (name) => {
    expect(previewSlug(name)).toBeNull();
  },
);
