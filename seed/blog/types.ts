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

/** A seed post. Its illustration determines the featured image's path. Its tags are in English only. */
export type SeedPost = Omit<BlogPost, DerivedField> & { illustration: string };
