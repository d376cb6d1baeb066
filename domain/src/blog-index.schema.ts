import { array, number, object, string } from 'yup';
import { POSTS_PER_PAGE } from './blog';
import { blogPostSchema } from './blog.schema';

export const blogIndexSchema = object({
  total: number().integer().min(0).required(),
  categories: array()
    .of(
      object({
        slug: string().required(),
        en: string().required(),
        es: string().required(),
        count: number().integer().min(1).required(),
      }),
    )
    .required(),
  tags: array()
    .of(object({ slug: string().required(), tag: string().required(), count: number().integer().min(1).required() }))
    .required(),
  /** How many posts each numbered page of the blog has; page 1, with the oldest posts, comes first. */
  pages: array().of(number().integer().min(0).max(POSTS_PER_PAGE).required()).required(),
});

export const indexedPostSchema = blogPostSchema.pick(['categoryEn', 'categoryEs', 'tags', 'published']).shape({
  /** The numbered page of the blog that has the post; null for a draft. */
  listPage: number().integer().min(1).nullable().default(null),
});
