import type { BlogPost } from '@app/domain/blog/posts';

type DerivedField =
  | 'featuredImage'
  | 'featuredImageAltEn'
  | 'featuredImageAltEs'
  | 'featuredImageFocus'
  | 'languages'
  | 'updatedAt'
  | 'tagsEs'
  | 'categorySlug'
  | 'tagSlugs';

/**
 * A post in the seed. It refers to its illustration, which determines the path of the image, and lists its
 * tags in English.
 */
export type SeedPost = Omit<BlogPost, DerivedField> & { illustration: string };
