import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../general/locale';
import {
  SITE_SOCIAL_IMAGE_NAME,
  sharedPage,
  socialImagePath,
  socialImageSlug,
  socialImageTexts,
  siteSocialImagePath,
} from './social-images';
import { isSlug } from '../general/slug';

const post = {
  slug: 'sit-and-stay',
  titleEn: 'Sit',
  titleEs: 'Siéntate',
  featuredImage: '',
  featuredImageFocus: '',
};

it('a social image’s path contains the language and slug, and can be parsed', () => {
  expect(socialImagePath(post, 'es')).toMatch(/^\/images\/og\/es\/sit-and-stay-[0-9a-f]{8}\.jpg$/);
  const slugs = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  fc.assert(
    fc.property(slugs, fc.string(), fc.constantFrom(...LOCALES), (slug, titleEn, locale) => {
      const path = socialImagePath({ ...post, slug, titleEn }, locale);
      expect(socialImageSlug(path.slice(path.lastIndexOf('/') + 1))).toBe(slug);
    }),
  );
});

it('a social image’s path changes only with its content', () => {
  const path = socialImagePath(post, 'en');
  expect(socialImagePath({ ...post, titleEn: 'Sit!' }, 'en')).not.toBe(path);
  expect(socialImagePath({ ...post, featuredImage: '/images/uploads/a-1x1.webp' }, 'en')).not.toBe(path);
  expect(socialImagePath({ ...post, featuredImageFocus: '30% 62%' }, 'en')).toBe(path);
  expect(socialImagePath({ ...post, titleEs: 'Sentado' }, 'en')).toBe(path);
  expect(socialImagePath(post, 'en', '0f3a9c21')).not.toBe(path);
  const withPicture = { ...post, featuredImage: '/images/uploads/a-1x1.webp' };
  expect(socialImagePath(withPicture, 'en', '0f3a9c21')).toBe(socialImagePath(withPicture, 'en'));
  expect(socialImagePath({ ...withPicture, featuredImageFocus: '30% 62%' }, 'en')).not.toBe(
    socialImagePath(withPicture, 'en'),
  );
});

it.each(['', 'a.jpg', 'sit-and-stay.jpg', 'sit-0f3a9c2.jpg', 'sit-0f3a9c21.png', '-0f3a9c21.jpg'])(
  'socialImageSlug returns null for %j',
  (name) => {
    expect(socialImageSlug(name)).toBeNull();
  },
);

describe('a social image without a picture', () => {
  const facts = { name: 'Patitas', blogNameEn: 'The Patitas blog', blogNameEs: 'El blog de Patitas' };

  it('shows the name of the blog below a post’s title, or the name of the business if the blog has none', () => {
    expect(socialImageTexts(post, facts, 'es')).toEqual({
      title: 'Siéntate',
      subtitle: 'El blog de Patitas',
    });
    const unnamed = { ...facts, blogNameEn: '', blogNameEs: '' };
    expect(socialImageTexts(post, unnamed, 'es').subtitle).toBe('Patitas');
  });

  it('shows the name of the business below the title of a page that the owner added', () => {
    const page = sharedPage({ ...post, image: '', imageFocus: '' });
    expect(socialImageTexts(page, facts, 'en')).toEqual({ title: 'Sit', subtitle: 'Patitas' });
  });
});

describe('the site’s social image', () => {
  const socialImage = {
    name: 'Patitas',
    headline: 'Paseos sin halar',
    picture: '/images/uploads/a-4x3.webp',
    focus: '30% 62%',
    look: '0f3a9c21',
  };

  it('has a path that no post can have', () => {
    const path = siteSocialImagePath(socialImage, 'es');
    expect(path).toMatch(/^\/images\/og\/es\/_site-[0-9a-f]{8}\.jpg$/);
    expect(socialImageSlug(path.slice('/images/og/es/'.length))).toBe(SITE_SOCIAL_IMAGE_NAME);
    expect(isSlug(SITE_SOCIAL_IMAGE_NAME)).toBe(false);
  });

  it('gets a different path after any change to its content, even if two strings are swapped', () => {
    const changed = [
      ...(['name', 'headline', 'picture', 'focus', 'look'] as const).map((field) => ({
        ...socialImage,
        [field]: '',
      })),
      { ...socialImage, name: socialImage.headline, headline: socialImage.name },
    ];
    const paths = [socialImage, ...changed].map((each) => siteSocialImagePath(each, 'en'));
    expect(new Set(paths).size).toBe(paths.length);
  });
});
