/** Reads the email settings from the secret MAIL, which `npm run deploy:secret` stores. */
import { object, string, type InferType } from 'yup';
import { MAIL, onEmulators } from '../../platform/config';
import { parseSettings } from '../../platform/secret-settings';

/** The sender and the recipient on the emulators. */
const EMULATOR_ADDRESS = 'owner@site.example';

const mailConfigSchema = object({
  /** `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS. */
  smtp: string()
    .required()
    .matches(/^smtps?:\/\//),
  /** The sender's address, which the SMTP server must accept. */
  from: string().required().email(),
  /** Receives the emails to the owner until she has confirmed her own address (`recipient.ts`). */
  to: string().required().email(),
});

export type MailConfig = InferType<typeof mailConfigSchema>;

/**
 * Returns the settings in the secret's value; null if email is off, or if the value is invalid, which is
 * logged.
 */
export const parseMailConfig = (value: string): MailConfig | null =>
  parseSettings(value, mailConfigSchema, { name: 'MAIL', consequence: 'no email is sent' });

/**
 * Returns the settings of this deployment; null if email is off. The emulators have their own SMTP server.
 */
export function mailConfig(): MailConfig | null {
  const { MAIL_SERVER } = process.env;
  if (onEmulators && MAIL_SERVER) return { smtp: MAIL_SERVER, from: EMULATOR_ADDRESS, to: EMULATOR_ADDRESS };
  return parseMailConfig(MAIL.value());
}
