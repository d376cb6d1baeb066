import { object } from 'yup';
import { strictString } from '../general/fields.schema';
import { code } from '../messages/codes';

/** The maximum length of a code or state. Instagram's codes and the site's own states are shorter. */
const CODE_MAX_LENGTH = 2048;

const opaque = () =>
  strictString(code('api.invalidBody'))
    .required(code('api.invalidBody'))
    .max(CODE_MAX_LENGTH, code('api.invalidBody'));

export const connectRequestSchema = object({
  code: opaque(),
  /** The state that the site passed to Instagram in the authorization URL. */
  state: opaque(),
});
