import { object } from 'yup';
import { strictString } from '../general/fields.schema';
import { code } from '../messages/codes';

/** Longer than Instagram's codes and our own states. */
const CODE_MAX_LENGTH = 2048;

const opaque = () =>
  strictString(code('api.invalidBody'))
    .required(code('api.invalidBody'))
    .max(CODE_MAX_LENGTH, code('api.invalidBody'));

export const connectRequestSchema = object({
  code: opaque(),
  /** The state that we sent with the owner to Instagram. */
  state: opaque(),
});
