/** Writes the mails about a message, to the owner and to the visitor, and those about logins to the owner. */
import { answersIn } from '@perro-wisdom/domain/fields/answers';
import type { FormFields } from '@perro-wisdom/domain/fields/form';
import type { ContactForm, ContactSubmission } from '@perro-wisdom/domain/inbox/contact';
import { CONTACT_FORM } from '@perro-wisdom/domain/inbox/contact-form';
import { TESTIMONIAL_FORM } from '@perro-wisdom/domain/inbox/testimonial-form';
import { formatMoment } from '@perro-wisdom/domain/general/dates';
import type { Facts } from '@perro-wisdom/domain/content/facts';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { absoluteUrl, ADMIN_PAGES, messagePath } from '@perro-wisdom/domain/general/paths';
import { plainName } from '@perro-wisdom/domain/general/plain-name';
import { replyUrl } from '@perro-wisdom/domain/inbox/replies/replies';
import type { Device } from '@perro-wisdom/domain/general/user-agent';
import type { SubmittedTestimonial } from '@perro-wisdom/domain/inbox/testimonials';
import {
  buttons,
  factList,
  heading,
  page,
  paragraph,
  quotation,
  smallPrint,
  SPACE,
  type Fact,
} from './layout';
import { mailTexts } from './texts';

/** The message that a mail is about. */
export type MailedMessage = Pick<ContactSubmission, keyof ContactForm | 'id' | 'language' | 'page'> & {
  /** What its service is called now; empty if it names none. */
  serviceNames: Record<Locale, string>;
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

/** What mails are written with. */
export interface Writing {
  /** The sender's address, and that of the owner. */
  addresses: { from: string; to: string };
  business: Pick<Facts, 'name' | 'trainerName' | 'siteUrl'>;
  /** The owner's language. */
  locale: Locale;
}

/** How much of a message lists of mails show beside the subject. */
const SUMMARY_LENGTH = 140;

const textOf = (facts: readonly Fact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** What was filled in, each on one line: none pretends to be another one. */
const factsIn = <Fields extends FormFields>(...form: Parameters<typeof answersIn<Fields>>): Fact[] =>
  answersIn(...form).map(({ label, text }) => ({ label, value: plainName(text) }));

/** Writes the mail that tells the owner about a message, in her language. A reply to it goes to the visitor. */
export function composeNotice(
  message: MailedMessage,
  { addresses, business, locale }: Writing,
): ComposedMail {
  const { notice, confirmation } = mailTexts(locale, business);
  const name = plainName(message.name);
  const details = [
    { label: notice.labels.from, value: `${name} <${message.email}>` },
    ...factsIn(CONTACT_FORM, message, ['name', 'email', 'message'], {
      locale,
      serviceName: () => message.serviceNames[locale],
    }),
    { label: notice.labels.language, value: notice.languages[message.language] },
    ...(message.page === ''
      ? []
      : [{ label: notice.labels.page, value: absoluteUrl(message.page, business) }]),
  ];
  const answerUrl = replyUrl(message, business.name);
  const messageUrl = absoluteUrl(messagePath(message.id), business);
  return {
    from: { name: confirmation.signature, address: addresses.from },
    to: { name: '', address: addresses.to },
    replyTo: { name, address: message.email },
    subject: notice.subject(name),
    text: [
      notice.intro(name),
      message.message.replace(/^/gm, '> '),
      textOf(details),
      `${notice.open}:\n${messageUrl}`,
      notice.footer,
    ].join('\n\n'),
    html: page(
      locale,
      confirmation.signature,
      plainName(message.message, SUMMARY_LENGTH),
      heading(notice.intro(name)) +
        quotation(message.message) +
        factList(details) +
        SPACE +
        buttons(
          { url: messageUrl, label: notice.open, isMain: true },
          { url: answerUrl, label: notice.answer, isMain: false },
        ) +
        smallPrint(notice.footer),
    ),
  };
}

/** Names of people: letters, with marks between and after them (`María O’Neill-Ríos Jr.`), but nothing that could become a link. */
const PERSON = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?(?: [\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?)*$/u;
const GREETED_MAX_LENGTH = 40;

/** Returns a name as a mail to an address that nobody has confirmed may have it; empty for one that carries more than a name. */
function greetedName(name: string): string {
  const plain = plainName(name);
  return plain.length <= GREETED_MAX_LENGTH && PERSON.test(plain) ? plain : '';
}

/**
 * Writes the mail that confirms a message to the visitor, in the visitor's language. A reply to it goes to the owner. It quotes nothing:
 * anybody could send any text to any address in the name of the business.
 */
export function composeConfirmation(
  message: MailedMessage,
  { addresses, business }: Omit<Writing, 'locale'>,
): ComposedMail {
  const { confirmation } = mailTexts(message.language, business);
  const name = greetedName(message.name);
  const { signature, paragraphs } = confirmation;
  const lines = [confirmation.greeting(name), ...paragraphs, signature];
  return {
    from: { name: signature, address: addresses.from },
    to: { name, address: message.email },
    replyTo: { name: signature, address: addresses.to },
    subject: confirmation.subject,
    text: lines.join('\n\n'),
    html: page(message.language, signature, paragraphs[0] ?? '', lines.map(paragraph).join('')),
  };
}

/** Writes the mail that tells the owner about a testimonial that waits for her approval. A reply to it goes to the visitor. */
export function composeTestimonial(
  testimonial: SubmittedTestimonial,
  { addresses, business, locale }: Writing,
): ComposedMail {
  const { testimonial: texts, notice, confirmation } = mailTexts(locale, business);
  const name = plainName(testimonial.name);
  const details = [
    { label: notice.labels.from, value: `${name} <${testimonial.email}>` },
    ...factsIn(TESTIMONIAL_FORM, testimonial, ['name', 'email', 'words'], {
      locale,
      serviceName: (slug) => slug,
    }),
    { label: notice.labels.language, value: notice.languages[testimonial.language] },
    ...(testimonial.hasPhoto ? [{ label: texts.photo, value: texts.hasPhoto }] : []),
  ];
  const listUrl = absoluteUrl(ADMIN_PAGES.testimonialSubmissions, business);
  return {
    from: { name: confirmation.signature, address: addresses.from },
    to: { name: '', address: addresses.to },
    replyTo: { name, address: testimonial.email },
    subject: texts.subject(name),
    text: [
      texts.intro(name),
      testimonial.words.replace(/^/gm, '> '),
      textOf(details),
      `${texts.open}:\n${listUrl}`,
      notice.footer,
    ].join('\n\n'),
    html: page(
      locale,
      confirmation.signature,
      plainName(testimonial.words, SUMMARY_LENGTH),
      heading(texts.intro(name)) +
        quotation(testimonial.words) +
        factList(details) +
        SPACE +
        buttons({ url: listUrl, label: texts.open, isMain: true }) +
        smallPrint(notice.footer),
    ),
  };
}

/** Writes the mail that tells the owner about a login from a new device. `at` is in milliseconds. */
export function composeLogin(
  { device, at }: { device: Device; at: number },
  { addresses, business, locale }: Writing,
): ComposedMail {
  const { login, confirmation } = mailTexts(locale, business);
  const details = [
    { label: login.labels.when, value: formatMoment(new Date(at).toISOString(), locale) },
    { label: login.labels.device, value: login.device(device) },
  ];
  const accountUrl = absoluteUrl(ADMIN_PAGES.account, business);
  return {
    from: { name: confirmation.signature, address: addresses.from },
    to: { name: '', address: addresses.to },
    replyTo: { name: confirmation.signature, address: addresses.to },
    subject: login.subject,
    text: [
      login.intro,
      textOf(details),
      ...login.paragraphs,
      `${login.open}:\n${accountUrl}`,
      login.forgotten,
    ].join('\n\n'),
    html: page(
      locale,
      confirmation.signature,
      login.device(device),
      heading(login.heading) +
        paragraph(login.intro) +
        factList(details) +
        SPACE +
        login.paragraphs.map(paragraph).join('') +
        buttons({ url: accountUrl, label: login.open, isMain: true }) +
        smallPrint(login.forgotten),
    ),
  };
}
