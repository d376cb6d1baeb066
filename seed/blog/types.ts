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

/** A post in the seed: it names its illustration, from which the path of the image follows, and its tags in English. */
export type SeedPost = Omit<BlogPost, DerivedField> & { illustration: string };
