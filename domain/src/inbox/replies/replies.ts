/**
 * The owner's answers to messages: what opens in her mail program or in WhatsApp, in the visitor's language (docs/decisions/0038). What a
 * visitor typed cannot add a line, a header or another recipient: it is encoded, and its control characters are removed.
 */
import type { ContactSubmission } from '../contact';
import { formatDate } from '../../general/dates';
import type { Locale } from '../../general/locale';
import { plainName } from '../../general/plain-name';
import { whatsAppUrl } from '../whatsapp';

/**
 * The longest URL that an answer may have. Windows passes on at most 2,083 characters, Outlook takes 2,046 from Chrome and Firefox; what is
 * longer opens nothing, or without its end.
 */
export const ANSWER_URL_MAX_LENGTH = 2000;
/** The longest answer that can be typed, in UTF-16 units. */
export const ANSWER_MAX_LENGTH = 5000;

const GREETING_NAME_MAX_LENGTH = 60;

/** The subjects of the owner's answers, in the visitor's language. Without a name of the business they do not say whom the message was for. */
const REPLY_SUBJECTS: Record<Locale, (business: string) => string> = {
  en: (business) => (business === '' ? 'Your message' : `Your message to ${business}`),
  es: (business) => (business === '' ? 'Tu mensaje' : `Tu mensaje a ${business}`),
};

const QUOTATION_INTROS: Record<Locale, (date: string) => string> = {
  en: (date) => `On ${date} you wrote:`,
  es: (date) => `El ${date} escribiste:`,
};

/** What opens an answer. If `isComplete` is false, the text did not fit: the URL opens an answer without it. */
export interface AnswerLink {
  url: string;
  isComplete: boolean;
}

/** Encodes text for a `mailto:` URL. `encodeURIComponent` throws on surrogates without their other half. */
const forMail = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => encodeURIComponent(line.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join('%0D%0A');

/** Returns the `mailto:` URL that opens an empty answer in the owner's mail program. `business` is its name, or empty. The `@` of the address is not encoded (RFC 6068). */
export function replyUrl(
  { email, language }: Pick<ContactSubmission, 'email' | 'language'>,
  business: string,
): string {
  const at = email.lastIndexOf('@');
  const address =
    at === -1 ? forMail(email) : `${forMail(email.slice(0, at))}@${forMail(email.slice(at + 1))}`;
  return `mailto:${address}?subject=${forMail(REPLY_SUBJECTS[language](business))}`;
}

/** Returns the first name of a visitor, by which she or he is greeted; empty if there is none. After a title, such as "Dr.", the whole name. */
export function greetingName(name: string): string {
  const plain = plainName(name);
  const [first = ''] = plain.split(' ');
  const used = first.endsWith('.') ? plain : first;
  return Array.from(used).slice(0, GREETING_NAME_MAX_LENGTH).join('').trim();
}

export function greetingFor({ name, language }: Pick<ContactSubmission, 'name' | 'language'>): string {
  const called = greetingName(name);
  if (language === 'es') return called === '' ? 'Hola:' : `Hola, ${called}:`;
  return called === '' ? 'Hello,' : `Hello ${called},`;
}

/** Returns text as a quotation in a mail: each line after `> `. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${plainName(line)}`.trimEnd())
    .join('\n');

/** Returns the longest beginning of a message that fits as a quotation; empty if none does. */
function quotationThatFits(message: string, fits: (quotation: string) => boolean): string {
  const whole = message.trim();
  // Each character takes one or more of the URL's.
  if (whole.length <= ANSWER_URL_MAX_LENGTH && fits(quoted(whole))) return quoted(whole);
  const characters = Array.from(whole.slice(0, ANSWER_URL_MAX_LENGTH + 1));
  let fitting = 0;
  let tooLong = characters.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(quoted(`${characters.slice(0, middle).join('')}…`))) fitting = middle;
    else tooLong = middle;
  }
  const beginning = characters.slice(0, fitting).join('');
  // After a word; a single word that is longer than all the room there is must be cut somewhere.
  return beginning === '' ? '' : quoted(`${beginning.replace(/\s+\S*$/, '')}…`);
}

/**
 * Returns the `mailto:` URL that opens an answer in the owner's mail program: the text, and below it as much of the message as fits. A text
 * that is too long for any URL is left out.
 */
export function emailAnswer(
  submission: Pick<ContactSubmission, 'email' | 'language' | 'message' | 'createdAt'>,
  text: string,
  business: string,
): AnswerLink {
  const { language, message, createdAt } = submission;
  const empty = replyUrl(submission, business);
  const withText = `${empty}&body=${forMail(text.trim())}`;
  if (withText.length > ANSWER_URL_MAX_LENGTH) return { url: empty, isComplete: false };
  const intro = `\n\n${QUOTATION_INTROS[language](formatDate(createdAt, language))}\n`;
  const withQuotation = (quotation: string): string => withText + forMail(intro + quotation);
  const quotation = quotationThatFits(
    message,
    (candidate) => withQuotation(candidate).length <= ANSWER_URL_MAX_LENGTH,
  );
  return { url: quotation === '' ? withText : withQuotation(quotation), isComplete: true };
}

/**
 * Returns the URL that opens an answer in WhatsApp. A text that is too long for it is left out.
 * @param number in international form, digits only
 */
export function whatsAppAnswer(number: string, text: string): AnswerLink {
  const url = whatsAppUrl(number, text.trim());
  return url.length <= ANSWER_URL_MAX_LENGTH
    ? { url, isComplete: true }
    : { url: whatsAppUrl(number, ''), isComplete: false };
}
