/** Composes the emails about visitors' submissions and about logins. */
import { answersIn, type Answer } from '@app/domain/fields/answers';
import type { ContactForm, ContactSubmission } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { formatMoment } from '@app/domain/general/dates';
import type { Brand } from '@app/domain/content/brand';
import type { Facts } from '@app/domain/content/facts';
import type { Locale } from '@app/domain/general/locale';
import { absoluteUrl, ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import { plainName } from '@app/domain/general/plain-name';
import { replyUrl } from '@app/domain/inbox/replies/replies';
import type { Device } from '@app/domain/general/user-agent';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import {
  button,
  factList,
  heading,
  inHtml,
  page,
  paragraph,
  quotation,
  smallPrint,
  type Fact,
  type Part,
} from './layout';
import { textsFor } from '../texts';

export type MailedMessage = Pick<ContactSubmission, keyof ContactForm | 'id' | 'language' | 'page'> & {
  /** The current name of the message's service; empty if the message has no service. */
  serviceNames: Record<Locale, string>;
};

/**
 * A name and an email address. Nodemailer encodes both, so that neither can add a header or another address.
 */
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

export interface Writing {
  /** The addresses of the sender and of the owner. */
  addresses: { from: string; to: string };
  business: Pick<Facts, 'name' | 'trainerName' | 'siteUrl'>;
  brand: Brand;
  locale: Locale;
}

/** The maximum length of the preview that email clients show beside the subject. */
const SUMMARY_LENGTH = 140;

/** Assembles an email from its parts. Replies go to the sender unless `replyTo` is set. */
export function mailOf(
  { addresses, business, brand, locale }: Writing,
  { to, replyTo, subject, summary }: { to: Mailbox; replyTo?: Mailbox; subject: string; summary: string },
  parts: readonly Part[],
): ComposedMail {
  const { signature } = textsFor(locale, business).confirmation;
  const from = { name: signature, address: addresses.from };
  return {
    from,
    to,
    replyTo: replyTo ?? from,
    subject,
    text: parts.flatMap(({ text }) => text || []).join('\n\n'),
    html: page({ locale, business: signature, brand, summary }, parts),
  };
}

interface News {
  texts: { subject: (name: string) => string; intro: (name: string) => string };
  words: string;
  answers: readonly Answer[];
  more: readonly Fact[];
  buttons: readonly Part[];
}

/**
 * Composes the email that notifies the owner of a submission, in the owner's language. Replies go to the
 * visitor.
 */
function mailToOwner(
  writing: Writing,
  visitor: Pick<MailedMessage, 'name' | 'email' | 'language'>,
  { texts, words, answers, more, buttons }: News,
): ComposedMail {
  const { addresses, business, locale } = writing;
  const { labels, languages, footer } = textsFor(locale, business).notice;
  const name = plainName(visitor.name);
  const sender = name || visitor.email;
  return mailOf(
    writing,
    {
      to: { name: '', address: addresses.to },
      replyTo: { name, address: visitor.email },
      subject: texts.subject(sender),
      summary: plainName(words, SUMMARY_LENGTH),
    },
    [
      heading(texts.intro(sender)),
      quotation(words),
      factList([
        { label: labels.from, value: name === '' ? visitor.email : `${name} <${visitor.email}>` },
        // `plainName` puts each answer on one line, so that no answer can pass for another field.
        ...answers.map(({ label, text }) => ({ label, value: plainName(text) })),
        { label: labels.language, value: languages[visitor.language] },
        ...more,
      ]),
      ...buttons,
      smallPrint(footer),
    ],
  );
}

export function composeNotice(message: MailedMessage, writing: Writing): ComposedMail {
  const { business, locale } = writing;
  const { notice } = textsFor(locale, business);
  return mailToOwner(writing, message, {
    texts: notice,
    words: message.message,
    answers: answersIn(CONTACT_FORM, message, ['name', 'email', 'message'], {
      locale,
      serviceName: () => message.serviceNames[locale],
    }),
    more:
      message.page === '' ? [] : [{ label: notice.labels.page, value: absoluteUrl(message.page, business) }],
    buttons: [
      button(notice.open, absoluteUrl(messagePath(message.id), business)),
      inHtml(button(notice.answer, replyUrl(message, business.name), { isMain: false })),
    ],
  });
}

export function composeTestimonial(testimonial: SubmittedTestimonial, writing: Writing): ComposedMail {
  const { business, locale } = writing;
  const { testimonial: texts } = textsFor(locale, business);
  return mailToOwner(writing, testimonial, {
    texts,
    words: testimonial.words,
    answers: answersIn(TESTIMONIAL_FORM, testimonial, ['name', 'email', 'words'], {
      locale,
      serviceName: String,
    }),
    more: testimonial.hasPhoto ? [{ label: texts.photo, value: texts.hasPhoto }] : [],
    buttons: [button(texts.open, absoluteUrl(ADMIN_PAGES.testimonialSubmissions, business))],
  });
}

/**
 * Matches people's names: words made of letters, with optional apostrophes and hyphens inside a word and an
 * optional period at its end (`María O’Neill-Ríos Jr.`). Text that could become a link doesn't match.
 */
const PERSON = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?(?: [\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?)*$/u;
const GREETED_MAX_LENGTH = 40;

/**
 * Returns a name that is safe to use in an email to an unverified address. Returns an empty string if the
 * text may be more than a name.
 */
function greetedName(name: string): string {
  const plain = plainName(name);
  return plain.length <= GREETED_MAX_LENGTH && PERSON.test(plain) ? plain : '';
}

/**
 * Composes the email that confirms a message to the visitor, in the visitor's language. Replies go to the
 * owner. The email quotes nothing. Otherwise, anyone could send any text to any address, and it would appear
 * to come from the business.
 */
export function composeConfirmation(message: MailedMessage, writing: Omit<Writing, 'locale'>): ComposedMail {
  const { addresses, business } = writing;
  const locale = message.language;
  const { confirmation } = textsFor(locale, business);
  const { greeting, paragraphs, signature, subject } = confirmation;
  const name = greetedName(message.name);
  return mailOf(
    { ...writing, locale },
    {
      to: { name, address: message.email },
      replyTo: { name: signature, address: addresses.to },
      subject,
      summary: paragraphs[0] ?? '',
    },
    [greeting(name), ...paragraphs, signature].map(paragraph),
  );
}

/** Composes the email that notifies the owner of a login from a new device. `at` is in milliseconds. */
export function composeLogin({ device, at }: { device: Device; at: number }, writing: Writing): ComposedMail {
  const { addresses, business, locale } = writing;
  const { login, confirmation } = textsFor(locale, business);
  return mailOf(
    writing,
    {
      to: { name: '', address: addresses.to },
      replyTo: { name: confirmation.signature, address: addresses.to },
      subject: login.subject,
      summary: login.device(device),
    },
    [
      inHtml(heading(login.heading)),
      paragraph(login.intro),
      factList([
        { label: login.labels.when, value: formatMoment(new Date(at).toISOString(), locale) },
        { label: login.labels.device, value: login.device(device) },
      ]),
      ...login.paragraphs.map(paragraph),
      button(login.open, absoluteUrl(ADMIN_PAGES.account, business)),
      smallPrint(login.forgotten),
    ],
  );
}
