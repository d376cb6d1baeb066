/** The Instagram strip. */
import type { InferType } from 'yup';
import type { instagramPostSchema } from './instagram.schema';

/** The strip shows at most this many posts, and as many local pictures when there is none. */
export const INSTAGRAM_LIMIT = 4;

export type InstagramPost = InferType<typeof instagramPostSchema>;
