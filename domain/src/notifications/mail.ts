/** Defines the settings and the status of emails to the owner and confirmations to visitors. */
import type { InferType } from 'yup';
import type { mailSettingsSchema, recipientConfirmationSchema, recipientRequestSchema } from './mail.schema';
import { LOCALES } from '../general/locale';
import { asBoolean, asChoice, asRecord, emptyOf } from '../stored/reader';

export type MailSettings = InferType<typeof mailSettingsSchema>;

/**
 * Reads stored settings. The default language is Spanish, because the owner writes in Spanish first. Visitors
 * get no emails until the owner enables confirmations.
 */
export const asMailSettings = asRecord<MailSettings>({
  language: asChoice(LOCALES, 'es'),
  confirmToVisitors: asBoolean,
});
export const DEFAULT_MAIL_SETTINGS: MailSettings = emptyOf(asMailSettings);

/** The reasons why an email couldn't be sent. Problems that nobody can fix are `other`. */
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
  /** The text of the server's response, or '' if there was none. */
  details: string;
}

export interface MailStatus extends MailSettings {
  /** Whether the site has an SMTP server. */
  isConfigured: boolean;
  /** The address for emails to the owner, partly hidden, or null while email is off. */
  recipient: string | null;
  /**
   * Whether the owner has confirmed `recipient`. If not, the address comes from the deployment's settings.
   */
  isConfirmed: boolean;
  /**
   * An address awaiting confirmation, with the reason its confirmation code couldn't be sent, if sending
   * failed. Until the address is confirmed, emails go to `recipient`.
   */
  pending: { address: string; failure: MailFailure | null } | null;
  /**
   * When the oldest delayed email to the owner was queued, in ISO 8601 format, or null if no email is
   * delayed. An email is delayed if an attempt to send it has failed.
   */
  delayedSince: string | null;
  /** The number of emails to the owner that the site gave up on in the last thirty days. */
  givenUp: number;
  /** Why the most recent failed email to the owner couldn't be sent, or null if no email has failed. */
  failure: MailFailure | null;
}

export type RecipientRequest = InferType<typeof recipientRequestSchema>;
export type RecipientConfirmation = InferType<typeof recipientConfirmationSchema>;
