/** The Instagram strip. */
import { number, object, string, type InferType } from 'yup';

/** The strip shows at most this many posts, and as many local pictures when there is none. */
export const INSTAGRAM_LIMIT = 4;

export const instagramPostSchema = object({
  id: string().required(),
  permalink: string().url().required(),
  mediaUrl: string().required(),
  caption: string().defined(),
  likeCount: number().integer().min(0).required(),
  commentCount: number().integer().min(0).required(),
});
export type InstagramPost = InferType<typeof instagramPostSchema>;
