/** The Instagram strip. */
import type { InferType } from 'yup';
import type { instagramPostSchema } from './instagram.schema';
import type { Shape } from './shape';

/** How many posts the strip shows at most, and how many of the site's own pictures if there are no posts. */
export const INSTAGRAM_LIMIT = 4;

export type InstagramPost = InferType<typeof instagramPostSchema>;

export const INSTAGRAM_POST_SHAPE: Shape<InstagramPost> = {
  id: 'string',
  permalink: 'string',
  mediaUrl: 'string',
  caption: 'string',
  likeCount: 'number',
  commentCount: 'number',
};
