import { number, object, string } from 'yup';

export const instagramPostSchema = object({
  id: string().required(),
  permalink: string().url().required(),
  mediaUrl: string().required(),
  caption: string().defined(),
  likeCount: number().integer().min(0).required(),
  commentCount: number().integer().min(0).required(),
});
