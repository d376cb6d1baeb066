import { readSecret, storeSecret } from './secrets.mjs';

/** The function reads it; functions/src/notifications/mail/config.ts has its form. */
const MAIL_SECRET = 'MAIL';
/** Its value while e-mail is off. */
const OFF = 'off';

/** @typedef {{smtp: string, from: string, to: string}} MailSettings */

/** Whether the project has the secret, without which no function that names it can be deployed. @param {import('./google.mjs').Google} google */
export const readMailState = async (google) => {
  const value = await readSecret(google, MAIL_SECRET);
  return value === undefined ? 'missing' : value === OFF ? 'off' : 'on';
};

/** @param {import('./google.mjs').Google} google @param {MailSettings | null} settings null switches e-mail off */
export const storeMailSettings = (google, settings) =>
  storeSecret(google, MAIL_SECRET, settings ? JSON.stringify(settings) : OFF);

/**
 * Returns the URL of an SMTP server with the account's name and password.
 * @param {{host: string, port: string, user: string, password: string}} server port 465 is encrypted from the start, others by STARTTLS
 */
export function smtpUrl({ host, port, user, password }) {
  const account = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${port === '465' ? 'smtps' : 'smtp'}://${account}${host}:${port}`;
}
