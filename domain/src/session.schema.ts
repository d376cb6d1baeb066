import { object } from 'yup';
import { code } from './messages/codes';
import { PASSWORD_MAX_LENGTH } from './session.limits';
import { text } from './text';

export const sessionRequestSchema = object({
  password: text(code('session.passwordRequired'))
    .required(code('session.passwordRequired'))
    .max(PASSWORD_MAX_LENGTH, code('session.incorrect')),
});
