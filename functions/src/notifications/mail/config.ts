/** How the site sends e-mail: the secret MAIL, which `npm run deploy:secret` stores. */
import { object, string, type InferType } from 'yup';
import { MAIL, onEmulators } from '../../platform/config';
import { parseSettings } from '../../platform/secret-settings';

/** Both addresses on the emulators. */
const EMULATOR_ADDRESS = 'owner@site.example';

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
export const parseMailConfig = (value: string): MailConfig | null =>
  parseSettings(value, mailConfigSchema, { name: 'MAIL', consequence: 'no mail is sent' });

/** Returns the settings of this deployment; null if e-mail is off. The emulators have an SMTP server of their own. */
export function mailConfig(): MailConfig | null {
  const { MAIL_SERVER } = process.env;
  if (onEmulators && MAIL_SERVER) return { smtp: MAIL_SERVER, from: EMULATOR_ADDRESS, to: EMULATOR_ADDRESS };
  return parseMailConfig(MAIL.value());
}
