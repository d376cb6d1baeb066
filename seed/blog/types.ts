import type { BlogPost } from '@perro-wisdom/domain/blog';
import type { IllustrationName } from '../illustrations';

/** A post as it is written here: it names its illustration, and the picture's path follows from the drawing. */
export type SeedPost = Omit<BlogPost, 'featuredImage'> & { illustration: IllustrationName };
