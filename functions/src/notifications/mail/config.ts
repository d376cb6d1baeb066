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
   * The address that receives emails to the owner until the owner confirms a different one (`recipient.ts`).
   */
  to: string().required().email(),
});

export type MailConfig = InferType<typeof mailConfigSchema>;

/**
 * Parses the secret and returns the settings, or null if email is off. If the secret is invalid, logs an
 * error and returns null.
 */
export const parseMailConfig = (value: string): MailConfig | null =>
  parseSettings(value, mailConfigSchema, { name: 'MAIL', consequence: 'no email is sent' });

/**
 * Returns this deployment's email settings, or null if email is off. The emulators have their own SMTP
 * server.
 */
export function mailConfig(): MailConfig | null {
  const { MAIL_SERVER } = process.env;
  if (onEmulators && MAIL_SERVER) return { smtp: MAIL_SERVER, from: EMULATOR_ADDRESS, to: EMULATOR_ADDRESS };
  return parseMailConfig(MAIL.value());
}
