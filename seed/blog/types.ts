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
 * A post in the seed. It names its illustration, from which the path of the image derives, and lists its tags
 * in English.
 */
export type SeedPost = Omit<BlogPost, DerivedField> & { illustration: string };
