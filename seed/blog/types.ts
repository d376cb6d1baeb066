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
 * A post in the seed. It names an illustration, which determines the path of the featured image. It lists its
 * tags in English only.
 */
export type SeedPost = Omit<BlogPost, DerivedField> & { illustration: string };
