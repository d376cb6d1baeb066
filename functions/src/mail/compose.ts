/** Writes the mails about a message: to the owner, and to the visitor. */
import { replyUrl, type ContactSubmission } from '@perro-wisdom/domain/contact';
import type { Locale } from '@perro-wisdom/domain/locale';
import { absoluteUrl, ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { plainName } from '@perro-wisdom/domain/plain-name';
import { escapeXml } from '../xml';
import type { MailConfig } from './config';
import { MAIL_TEXTS } from './texts';

/** The message that a mail is about. */
export type MailedMessage = Pick<ContactSubmission, 'name' | 'email' | 'service' | 'message' | 'language'> & {
  /** The path of the page on which it was written; empty if unknown. */
  page: string;
};

/** A name and an address; nodemailer encodes both, so that neither can add a header or another address. */
interface Mailbox {
  name: string;
  address: string;
}

export interface ComposedMail {
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  text: string;
  html: string;
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeXml(text)}</p>`;
const button = (url: string, label: string, isMain: boolean): string =>
  `<a href="${escapeXml(url)}" style="display:inline-block;margin:0 12px 12px 0;padding:12px 22px;border-radius:999px;font-weight:600;text-decoration:none;`
  + `${isMain ? 'background:#b4451f;color:#ffffff' : 'border:1px solid #b4451f;color:#9a3412'}">${escapeXml(label)}</a>`;
const quotation = (text: string): string =>
  `<blockquote style="margin:0 0 24px;padding:4px 0 4px 18px;border-left:3px solid #b4451f;white-space:pre-wrap">${escapeXml(text)}</blockquote>`;
const page = (locale: Locale, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`
  + '<body style="margin:0;padding:24px;background:#fbf6ee;color:#2b2118;font:16px/1.6 system-ui,-apple-system,Segoe UI,sans-serif">'
  + `<div style="max-width:560px;margin:0 auto">${body}</div></body></html>`;

/** Writes the mail that tells the owner about a message, in her language. A reply to it goes to the visitor. */
export function composeNotice(message: MailedMessage, config: MailConfig, locale: Locale): ComposedMail {
  const { notice, services } = MAIL_TEXTS[locale];
  const name = plainName(message.name);
  const facts = [
    [notice.labels.from, `${name} <${message.email}>`],
    ...(message.service === '' ? [] : [[notice.labels.service, services[message.service]]]),
    [notice.labels.language, notice.languages[message.language]],
    ...(message.page === '' ? [] : [[notice.labels.page, absoluteUrl(message.page)]]),
  ].map(([label = '', value = '']) => ({ label, value }));
  const answerUrl = replyUrl(message);
  const inboxUrl = absoluteUrl(ADMIN_PAGES.viewSubmissions);
  return {
    from: { name: MAIL_TEXTS[locale].confirmation.signature, address: config.from },
    to: { name: '', address: config.to },
    replyTo: { name, address: message.email },
    subject: notice.subject(name),
    text: [
      notice.intro(name),
      facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      message.message,
      `${notice.answer}: ${answerUrl}\n${notice.open}: ${inboxUrl}`,
      notice.footer,
    ].join('\n\n'),
    html: page(
      locale,
      paragraph(notice.intro(name))
        + `<p style="margin:0 0 20px">${facts.map(({ label, value }) => `<strong>${escapeXml(label)}:</strong> ${escapeXml(value)}`).join('<br>')}</p>`
        + quotation(message.message)
        + `<p style="margin:0 0 8px">${button(answerUrl, notice.answer, true)}${button(inboxUrl, notice.open, false)}</p>`
        + `<p style="margin:0;font-size:14px;color:#6b5b4d">${escapeXml(notice.footer)}</p>`,
    ),
  };
}

/** Writes the mail that confirms a message to the visitor, in the visitor's language. A reply to it goes to the owner. */
export function composeConfirmation(message: MailedMessage, config: MailConfig): ComposedMail {
  const { confirmation } = MAIL_TEXTS[message.language];
  const name = plainName(message.name);
  const { signature, paragraphs, copy } = confirmation;
  return {
    from: { name: signature, address: config.from },
    to: { name, address: message.email },
    replyTo: { name: signature, address: config.to },
    subject: confirmation.subject,
    text: [confirmation.greeting(name), ...paragraphs, signature, `${copy}\n${message.message.replace(/^/gm, '> ')}`].join('\n\n'),
    html: page(
      message.language,
      [confirmation.greeting(name), ...paragraphs, signature].map(paragraph).join('')
        + `<p style="margin:24px 0 8px;font-size:14px;color:#6b5b4d">${escapeXml(copy)}</p>${quotation(message.message)}`,
    ),
  };
}
