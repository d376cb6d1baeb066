import { object } from 'yup';
import { code } from '../messages/codes';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './session.limits';
import { strictString } from '../general/fields.schema';

const DEVICE_ID = /^[\w-]{22,64}$/;

export const sessionRequestSchema = object({
  password: strictString(code('session.passwordRequired'))
    .required(code('session.passwordRequired'))
    .max(PASSWORD_MAX_LENGTH, code('session.incorrect')),
  /**
   * Identifies a device that the owner logged in on before. The server assigned the id at an earlier login,
   * and the browser stores it.
   */
  deviceId: strictString(code('api.invalidBody')).matches(DEVICE_ID, code('api.invalidBody')).optional(),
});

export const passwordChangeSchema = object({
  currentPassword: strictString(code('password.currentRequired'))
    .required(code('password.currentRequired'))
    .max(PASSWORD_MAX_LENGTH, code('password.currentIncorrect')),
  newPassword: strictString(code('password.tooShort'))
    .required(code('password.tooShort'))
    .min(PASSWORD_MIN_LENGTH, code('password.tooShort'))
    .max(PASSWORD_MAX_LENGTH, code('password.tooLong'))
    .test(
      'differs',
      code('password.same'),
      (value, { parent }) => value !== (parent as { currentPassword?: unknown }).currentPassword,
    ),
});
