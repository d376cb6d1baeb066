import { object } from 'yup';
import { completeSchema } from '../fields/schema';
import { strictBoolean } from '../general/fields.schema';
import { code } from '../messages/codes';
import { POST_FIELDS } from './posts';

const flag = strictBoolean(code('api.invalidBody'));

/** The schema of a post in the calls that the specification defines. It requires both languages. */
export const blogPostInputSchema = completeSchema(POST_FIELDS).shape({ published: flag });

/** The schema of the options of a save request, besides the fields of the post. */
export const saveOptionsSchema = object({
  /**
   * Whether an already public post keeps its publication date. Otherwise, the save sets it to the current
   * time.
   */
  keepPublishedAt: flag,
});
