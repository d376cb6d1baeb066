import type { BlogPost } from '@perro-wisdom/domain/blog/posts';
import type { IllustrationName } from '../illustrations';

type DerivedField =
  | 'featuredImage'
  | 'featuredImageAltEn'
  | 'featuredImageAltEs'
  | 'featuredImageFocus'
  | 'tagsEs'
  | 'categorySlug'
  | 'tagSlugs';

/** A post in the seed: it names its illustration, from which the path of the image follows, and its tags in English. */
export type SeedPost = Omit<BlogPost, DerivedField> & { illustration: IllustrationName };
