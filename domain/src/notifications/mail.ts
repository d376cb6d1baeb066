/** Emails about messages: to the owner, and a confirmation to the visitor. */
import type { InferType } from 'yup';
import type { mailSettingsSchema, recipientConfirmationSchema, recipientRequestSchema } from './mail.schema';
import { LOCALES } from '../general/locale';
import { asBoolean, asChoice, asRecord, emptyOf } from '../stored/reader';

export type MailSettings = InferType<typeof mailSettingsSchema>;

/**
 * Reads stored settings. The default is Spanish, because the owner writes in Spanish first. Visitors get no
 * emails until she enables them.
 */
export const asMailSettings = asRecord<MailSettings>({
  language: asChoice(LOCALES, 'es'),
  confirmToVisitors: asBoolean,
});
export const DEFAULT_MAIL_SETTINGS: MailSettings = emptyOf(asMailSettings);

/** Why an email couldn't be sent, as far as someone can fix it. */
export const MAIL_REASONS = [
  'mailboxFull',
  'addressUnknown',
  'loginRefused',
  'unreachable',
  'other',
] as const;
export type MailReason = (typeof MAIL_REASONS)[number];

export interface MailFailure {
  reason: MailReason;
  /** The server's response; empty if it sent none. */
  details: string;
}

export interface MailStatus extends MailSettings {
  /** Whether the site has an SMTP server. */
  isConfigured: boolean;
  /** The address for emails to the owner, partly hidden; null while email is off. */
  recipient: string | null;
  /** Whether the owner has confirmed that address. If not, it comes from the deployment's settings. */
  isConfirmed: boolean;
  /**
   * An address that awaits confirmation, and why its code couldn't be sent. Until then, emails go to
   * `recipient`.
   */
  pending: { address: string; failure: MailFailure | null } | null;
  /**
   * When the oldest email to the owner that is still waiting after a failed attempt was queued (ISO 8601), or
   * null.
   */
  delayedSince: string | null;
  /** The number of emails to the owner that were given up in the last thirty days. */
  givenUp: number;
  /** Why the last of these emails failed; null if none did. */
  failure: MailFailure | null;
}

export type RecipientRequest = InferType<typeof recipientRequestSchema>;
export type RecipientConfirmation = InferType<typeof recipientConfirmationSchema>;
