import { array, boolean, number, object, string } from 'yup';
import { publishableSchema } from '../fields/schema';
import { withoutCasting } from '../general/fields.schema';
import { code } from '../messages/codes';
import { POST_FIELDS } from './posts';

/** A post that can be published, as the specified calls send it. */
export const blogPostInputSchema = publishableSchema(POST_FIELDS).shape({
  published: withoutCasting(boolean())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .default(false),
});

export const blogPostSchema = blogPostInputSchema.shape({
  id: string().required(),
  /** ISO 8601 while published, otherwise null. */
  publishedAt: string().nullable().defined(),
  /** By which addresses name the category and the tags, in both languages. They stay when the names change. */
  categorySlug: string().required(),
  /** In the order of the tags. Tags without letters or digits have none; they come last. */
  tagSlugs: array().of(string().required()).required(),
});

export const blogPostSummarySchema = blogPostSchema.omit(['contentEn', 'contentEs']);

/** The fields of a save request beside those of the post. */
export const saveOptionsSchema = object({
  /** Keeps the publication date of a post that is already public; otherwise a save sets it to the current time. */
  keepPublishedAt: withoutCasting(boolean())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .default(false),
});

/** Without the slugs of the topics: the owner's area names topics, and the server finds their slugs. */
export const adminPostSchema = blogPostSchema.omit(['categorySlug', 'tagSlugs']).shape({
  /** Incremented by each save. */
  revision: number().integer().min(0).required(),
  /** The Idempotency-Key of the save that stored this revision; empty if it had none. */
  saveKey: string().defined(),
  /** The time of the last save, as ISO 8601; null if it was not recorded. */
  updatedAt: string().nullable().defined(),
});
export const adminPostSummarySchema = adminPostSchema.omit(['contentEn', 'contentEs']);
