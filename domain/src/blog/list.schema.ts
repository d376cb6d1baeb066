import { array, number, object, string } from 'yup';
import { POSTS_PER_PAGE } from './posts';
import { blogPostSchema } from './posts.schema';

const indexedTopicSchema = object({
  slug: string().required(),
  en: string().required(),
  es: string().required(),
  count: number().integer().min(1).required(),
});

export const blogIndexSchema = object({
  total: number().integer().min(0).required(),
  categories: array().of(indexedTopicSchema).required(),
  /** `es` is empty where the Spanish name is not known. */
  tags: array()
    .of(indexedTopicSchema.shape({ es: string().defined() }))
    .required(),
  /** How many posts each numbered page of the blog has; page 1, with the oldest posts, comes first. */
  pages: array().of(number().integer().min(0).max(POSTS_PER_PAGE).required()).required(),
});

export const indexedPostSchema = blogPostSchema
  .pick(['categoryEn', 'categoryEs', 'categorySlug', 'tags', 'tagsEs', 'tagSlugs', 'published'])
  .shape({
    /** The numbered page of the blog that has the post; null for a draft. */
    listPage: number().integer().min(1).nullable().default(null),
  });
