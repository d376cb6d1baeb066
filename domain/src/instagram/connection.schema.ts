import { object } from 'yup';
import { strictString } from '../general/fields.schema';
import { code } from '../messages/codes';

/** Longer than Instagram's codes, and than our own states. */
const CODE_MAX_LENGTH = 2048;

const opaque = () =>
  strictString(code('api.invalidBody'))
    .required(code('api.invalidBody'))
    .max(CODE_MAX_LENGTH, code('api.invalidBody'));

export const connectRequestSchema = object({
  code: opaque(),
  /** What we sent along with the owner. */
  state: opaque(),
});
