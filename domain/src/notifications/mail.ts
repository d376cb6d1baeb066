/** E-mail about messages: to the owner, and a confirmation to the visitor. */
import type { InferType } from 'yup';
import type { mailSettingsSchema, recipientConfirmationSchema, recipientRequestSchema } from './mail.schema';
import { LOCALES } from '../general/locale';
import { asBoolean, asChoice, asRecord, emptyOf } from '../stored/reader';

export type MailSettings = InferType<typeof mailSettingsSchema>;

/** Reads stored settings. Spanish by default, because the owner writes in Spanish first; no mail to visitors before she has switched it on. */
export const asMailSettings = asRecord<MailSettings>({
  language: asChoice(LOCALES, 'es'),
  confirmToVisitors: asBoolean,
});
export const DEFAULT_MAIL_SETTINGS: MailSettings = emptyOf(asMailSettings);

/** Why a mail could not be sent, as far as somebody can do something about it. */
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
  /** The server's own words; empty if it said nothing. */
  details: string;
}

export interface MailStatus extends MailSettings {
  /** Whether the site has an SMTP server to send through. */
  isConfigured: boolean;
  /** The address that gets the mails to the owner, partly hidden; null while e-mail is off. */
  recipient: string | null;
  /** Whether the owner has confirmed that address; if not, it is the one in the settings of the deployment. */
  isConfirmed: boolean;
  /** An address that waits for its code, and why the code could not be sent there. The mails go to `recipient` until then. */
  pending: { address: string; failure: MailFailure | null } | null;
  /** Since when a mail to the owner has been waiting (ISO 8601), if one attempt or more has failed. */
  delayedSince: string | null;
  /** How many mails to the owner were given up in the last thirty days. */
  givenUp: number;
  /** Why the last of these mails failed; null if none did. */
  failure: MailFailure | null;
}

export type RecipientRequest = InferType<typeof recipientRequestSchema>;
export type RecipientConfirmation = InferType<typeof recipientConfirmationSchema>;
