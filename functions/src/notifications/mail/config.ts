/** Reads the email settings from the MAIL secret, which `npm run deploy:secret` stores. */
import { object, string, type InferType } from 'yup';
import { MAIL, onEmulators } from '../../platform/config';
import { parseSettings } from '../../platform/secret-settings';

/** The sender and the recipient on the emulators. */
const EMULATOR_ADDRESS = 'owner@site.example';

const mailConfigSchema = object({
  /** The SMTP server, as `smtps://user:password@host:465`, or as `smtp://…:587` with STARTTLS. */
  smtp: string()
    .required()
    .matches(/^smtps?:\/\//),
  /** The sender's address, which the SMTP server must accept. */
  from: string().required().email(),
  /**
   * The address that receives the emails to the owner. It is used until the owner has confirmed another
   * address (`recipient.ts`).
   */
  to: string().required().email(),
});

export type MailConfig = InferType<typeof mailConfigSchema>;

/**
 * Returns the settings in the secret's value, or null if email is off. If the value is invalid, logs an
 * error and returns null.
 */
export const parseMailConfig = (value: string): MailConfig | null =>
  parseSettings(value, mailConfigSchema, { name: 'MAIL', consequence: 'no email is sent' });

/**
 * Returns the email settings of this deployment, or null if email is off. The emulators have their own SMTP
 * server.
 */
export function mailConfig(): MailConfig | null {
  const { MAIL_SERVER } = process.env;
  if (onEmulators && MAIL_SERVER) return { smtp: MAIL_SERVER, from: EMULATOR_ADDRESS, to: EMULATOR_ADDRESS };
  return parseMailConfig(MAIL.value());
}
