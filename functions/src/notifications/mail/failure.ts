import type { MailReason } from '@app/domain/notifications/mail';
import { propertyOf, textProperty } from '@app/domain/general/property';
import { plainName } from '@app/domain/general/plain-name';

/** The details of a nodemailer failure: nodemailer's own code, and the SMTP server's code and text. */
interface SmtpFailure {
  code: string;
  command: string;
  response: number | null;
  words: string;
}

/** The maximum length of the server's text to store for the owner. */
const DETAILS_MAX_LENGTH = 300;

export function smtpFailure(error: unknown): SmtpFailure {
  const response = propertyOf(error, 'responseCode');
  return {
    code: textProperty(error, 'code') || 'unknown',
    command: textProperty(error, 'command'),
    response: typeof response === 'number' ? response : null,
    words: textProperty(error, 'response') || textProperty(error, 'message'),
  };
}

/**
 * Returns a failure's codes without the server's text, which may repeat parts of the email or its addresses.
 */
export const problemOf = ({ code, response }: SmtpFailure): string =>
  response === null ? code : `${code} ${response}`;

/** Returns the server's text to show to the owner, or an empty string if there is none. */
export const detailsOf = ({ words }: SmtpFailure): string => plainName(words, DETAILS_MAX_LENGTH);

/**
 * The SMTP codes that servers use to reject a login (RFC 4954). Some servers also send them before any login
 * attempt, or to reject the sender.
 */
const LOGIN_REFUSED = [454, 530, 534, 535, 538];
/** The nodemailer codes for unreachable servers and lost connections. */
const CONNECTION = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
];

/**
 * Returns the reason to show to the owner. Servers explain a failure with an enhanced code (RFC 3463), such
 * as the `5.2.2` in `552 5.2.2`, or just with the basic code and text.
 */
export function reasonOf({ code, command, response, words }: SmtpFailure): MailReason {
  if (code === 'EAUTH' || code === 'ENOAUTH' || (response !== null && LOGIN_REFUSED.includes(response)))
    return 'loginRefused';
  const [, subject = ''] = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(words) ?? [];
  if (
    subject === '2.2' ||
    /mailbox (?:is )?full|over ?quota|quota exceeded|out of storage|insufficient storage/i.test(words)
  )
    return 'mailboxFull';
  if (['1.1', '1.2', '1.3', '1.6', '1.10'].includes(subject)) return 'addressUnknown';
  if (subject === '' && command.startsWith('RCPT') && response !== null && [550, 551, 553].includes(response))
    return 'addressUnknown';
  if (response === null ? CONNECTION.includes(code) : response < 500) return 'unreachable';
  return 'other';
}
