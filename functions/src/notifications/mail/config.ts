/** How the site sends e-mail: the secret MAIL, which `npm run deploy:secret` stores. */
import * as logger from 'firebase-functions/logger';
import { object, string, ValidationError, type InferType } from 'yup';
import { MAIL, onEmulators } from '../../platform/config';

/** The value of the secret while e-mail is off: a secret cannot be empty. */
const OFF = 'off';

/** Both addresses on the emulators. */
const DEMO_ADDRESS = 'hola@perrowisdom.example';

const mailConfigSchema = object({
  /** `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS. */
  smtp: string()
    .required()
    .matches(/^smtps?:\/\//),
  /** The address that mails come from; the SMTP server must accept it. */
  from: string().required().email(),
  /** Gets the mails to the owner until she has confirmed an address of her own (`recipient.ts`). */
  to: string().required().email(),
});

export type MailConfig = InferType<typeof mailConfigSchema>;

/** Returns the settings in a value of the secret; null if e-mail is off, or the value is invalid, which is logged. */
export function parseMailConfig(value: string): MailConfig | null {
  if (value === '' || value === OFF) return null;
  try {
    return mailConfigSchema.validateSync(JSON.parse(value), { strict: true });
  } catch (error) {
    // The value has a password, which must not be logged.
    const problem = error instanceof ValidationError ? error.path : 'not JSON';
    logger.error('the secret MAIL is invalid, so no mail is sent', { problem });
    return null;
  }
}

/** Returns the settings of this deployment; null if e-mail is off. The emulators have an SMTP server of their own. */
export function mailConfig(): MailConfig | null {
  const { MAIL_SERVER } = process.env;
  if (onEmulators && MAIL_SERVER) return { smtp: MAIL_SERVER, from: DEMO_ADDRESS, to: DEMO_ADDRESS };
  return parseMailConfig(MAIL.value());
}
