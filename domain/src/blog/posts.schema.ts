import { object } from 'yup';
import { completeSchema } from '../fields/schema';
import { strictBoolean } from '../general/fields.schema';
import { code } from '../messages/codes';
import { POST_FIELDS } from './posts';

const flag = strictBoolean(code('api.invalidBody'));

/** The schema for a post in the API calls that the specification defines. It requires both languages. */
export const blogPostInputSchema = completeSchema(POST_FIELDS).shape({ published: flag });

/** The schema for a save request's options, which are sent with the post's fields. */
export const saveOptionsSchema = object({
  /**
   * Whether an already published post keeps its publication date. Otherwise, saving sets the date to the
   * current time.
   */
  keepPublishedAt: flag,
});
