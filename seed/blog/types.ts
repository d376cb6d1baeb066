import type { BlogPost } from '@perro-wisdom/domain/blog';
import type { IllustrationName } from '../illustrations';

/** A post in the seed: it names its illustration, from which the path of the image follows. */
export type SeedPost = Omit<BlogPost, 'featuredImage'> & { illustration: IllustrationName };
