import { object } from 'yup';
import { code } from './messages/codes';
import { PASSWORD_MAX_LENGTH } from './session.limits';
import { strictString } from './fields.schema';

export const sessionRequestSchema = object({
  password: strictString(code('session.passwordRequired'))
    .required(code('session.passwordRequired'))
    .max(PASSWORD_MAX_LENGTH, code('session.incorrect')),
});
