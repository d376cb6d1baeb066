/**
 * A valid post for tests, with empty optional fields. Tests spread it and override only the fields they need.
 */
import type { BlogPost, BlogPostInput } from './posts';

export const samplePostInput: BlogPostInput = {
  slug: 'sit-and-stay',
  titleEn: 'Sit and stay',
  titleEs: 'Siéntate y quédate',
  excerptEn: 'Ten minutes a day.',
  excerptEs: 'Diez minutos al día.',
  contentEn: '<p>Begin indoors.</p>',
  contentEs: '<p>Empieza adentro.</p>',
  categoryEn: 'Obedience',
  categoryEs: 'Obediencia',
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
  published: true,
};

export const samplePost: BlogPost = {
  ...samplePostInput,
  id: 'p1',
  languages: { en: true, es: true },
  publishedAt: '2025-03-05T16:00:00.000Z',
  updatedAt: null,
  categorySlug: 'obedience',
  tagSlugs: [],
};
