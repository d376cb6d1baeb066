/**
 * Creates links that open a reply to a message in the owner's email program or in WhatsApp, in the visitor's
 * language (docs/decisions/0038). A visitor's text can't add a line, a header or another recipient, because
 * it is encoded and its control characters are removed.
 */
import type { ContactSubmission } from '../contact';
import { formatDate } from '../../general/dates';
import type { Locale } from '../../general/locale';
import { plainName } from '../../general/plain-name';
import { whatsAppUrl } from '../whatsapp';

/**
 * The maximum length of a reply's URL. Windows passes on at most 2,083 characters, and Outlook accepts at
 * most 2,046 from Chrome and Firefox. A longer URL doesn't open or is truncated.
 */
export const ANSWER_URL_MAX_LENGTH = 2000;
/** The maximum length of a typed reply, in UTF-16 code units. */
export const ANSWER_MAX_LENGTH = 5000;

const GREETING_NAME_MAX_LENGTH = 60;

/**
 * The subjects of the owner's replies, in the visitor's language. They don't mention the business if it has
 * no name.
 */
const REPLY_SUBJECTS: Record<Locale, (business: string) => string> = {
  en: (business) => (business === '' ? 'Your message' : `Your message to ${business}`),
  es: (business) => (business === '' ? 'Tu mensaje' : `Tu mensaje a ${business}`),
};

const QUOTATION_INTROS: Record<Locale, (date: string) => string> = {
  en: (date) => `On ${date} you wrote:`,
  es: (date) => `El ${date} escribiste:`,
};

/**
 * A link that opens a reply. If `isComplete` is false, the text was too long and the link opens an empty
 * reply.
 */
export interface AnswerLink {
  url: string;
  isComplete: boolean;
}

/**
 * Encodes text for a `mailto:` URL. Replaces unpaired surrogates, because `encodeURIComponent` throws on
 * them.
 */
const forMail = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => encodeURIComponent(line.replace(/\p{Surrogate}/gu, '\ufffd')))
    .join('%0D%0A');

/**
 * Returns the `mailto:` URL that opens an empty reply in the owner's email program. `business` may be empty.
 * The `@` in the address isn't encoded (RFC 6068).
 */
export function replyUrl(
  { email, language }: Pick<ContactSubmission, 'email' | 'language'>,
  business: string,
): string {
  const at = email.lastIndexOf('@');
  const address =
    at === -1 ? forMail(email) : `${forMail(email.slice(0, at))}@${forMail(email.slice(at + 1))}`;
  return `mailto:${address}?subject=${forMail(REPLY_SUBJECTS[language](business))}`;
}

/**
 * Returns a visitor's first name for use in a greeting, or an empty string if there is no name. Returns the
 * whole name if it starts with a title such as "Dr."
 */
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

/** Returns text quoted for an email, with `> ` before each line. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${plainName(line)}`.trimEnd())
    .join('\n');

/** Quotes a message, cutting off the end if necessary. Returns an empty string if nothing fits. */
function quotationThatFits(message: string, fits: (quotation: string) => boolean): string {
  const whole = message.trim();
  // Each character takes up at least one character in the URL, so text longer than the URL limit can't fit.
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
  // Truncates at a word boundary, unless a single word is longer than the available space.
  return beginning === '' ? '' : quoted(`${beginning.replace(/\s+\S*$/, '')}…`);
}

/**
 * Returns the `mailto:` URL that opens a reply in the owner's email program. The reply contains the text,
 * followed by as much of the quoted message as fits. Text that is too long for a URL is omitted.
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
 * Returns the URL that opens a reply in WhatsApp. Text that is too long is omitted.
 * @param number the phone number in international format, digits only
 */
export function whatsAppAnswer(number: string, text: string): AnswerLink {
  const url = whatsAppUrl(number, text.trim());
  return url.length <= ANSWER_URL_MAX_LENGTH
    ? { url, isComplete: true }
    : { url: whatsAppUrl(number, ''), isComplete: false };
}
