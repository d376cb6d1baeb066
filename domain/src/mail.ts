/** E-mail about messages: to the owner, and a confirmation to the visitor. */
import type { InferType } from 'yup';
import type { mailSettingsSchema } from './mail.schema';
import type { Locale } from './locale';

/** What the owner can choose. */
export type MailSettings = InferType<typeof mailSettingsSchema>;

/** Spanish, because the owner writes in Spanish first; no mail to visitors before she has switched it on. */
export const DEFAULT_MAIL_SETTINGS: MailSettings = { language: 'es' satisfies Locale, confirmToVisitors: false };

export interface MailStatus extends MailSettings {
  /** Whether the site has an SMTP server to send through. */
  isConfigured: boolean;
  /** The owner's address, partly hidden; null while e-mail is off. */
  recipient: string | null;
  /** Since when a mail to the owner has been waiting (ISO 8601), if one attempt or more has failed. */
  delayedSince: string | null;
  /** How many mails to the owner were given up in the last thirty days. */
  givenUp: number;
}
