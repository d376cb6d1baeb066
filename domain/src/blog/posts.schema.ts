import { object } from 'yup';
import { completeSchema } from '../fields/schema';
import { strictBoolean } from '../general/fields.schema';
import { code } from '../messages/codes';
import { POST_FIELDS } from './posts';

const flag = strictBoolean(code('api.invalidBody'));

/** A post, as the specified calls send it: complete in both languages. */
export const blogPostInputSchema = completeSchema(POST_FIELDS).shape({ published: flag });

/** The fields of a save request beside those of the post. */
export const saveOptionsSchema = object({
  /**
   * Keeps the publication date of a post that is already public; otherwise a save sets it to the current
   * time.
   */
  keepPublishedAt: flag,
});
