/**
 * The keys by which the owner's list finds messages without reading them all, as in working-copies-list.ts. Firestore indexes each key of a
 * document twice here (alone, and with the date), and allows 40,000 index entries and 8 MiB of them for a document:
 * https://firebase.google.com/docs/firestore/quotas#indexes
 */
import { INBOX_STATUSES, NO_SERVICE, type ContactSubmission, type SubmissionFilter, type SubmissionListState } from './contact';
import { beginningsOf, wordsOf } from './words';

/** The longest message of the longest words has fewer; phone numbers in it may add some. */
export const LIST_KEYS_MAX = 5000;
/** Anybody can have us store suspected spam, so it may fill less of the index. */
export const SPAM_LIST_KEYS_MAX = 300;

/** Words of the message are found from this length on; shorter ones only as a whole. */
const MESSAGE_BEGINNING_MIN_LENGTH = 3;

/** The key of all messages that are not in the bin. */
export const KEPT = 'kept';
export const stateKey = (state: SubmissionListState): string => `state:${state}`;
const serviceKey = (service: string): string => `service:${service}`;
const languageKey = (language: string): string => `language:${language}`;
const personKey = (email: string): string => `person:${email.trim().toLowerCase()}`;
const wordKey = (word: string): string => `word:${word}`;

/**
 * A phone number with its separators, after what is before it: ten digits, with or without the country code 1, or else at least seven. It
 * begins and ends with a word: the digits of what follows it, such as `2 dogs`, are no part of it, and `4136806a` has none.
 */
const PHONE_NUMBER = /(^|[^\p{L}\p{N}+])((?:\+?1[\s().-]{0,3})?\d(?:[\s().-]{0,3}\d){9}(?![\p{L}\p{N}])|\+?\d(?:[\s().-]{0,3}\d){6,14}(?![\p{L}\p{N}]))/gu;

/** Returns the digits of a number without the country code that Puerto Rico shares with the United States. */
function digitsOf(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Returns what a phone number is found by: its beginnings, those without the area code, and its last four digits. */
function phoneWords(number: string): string[] {
  const digits = digitsOf(number);
  return [...beginningsOf(digits, 3), ...beginningsOf(digits.slice(-7), 3), digits.slice(-4)];
}

const phonesIn = (text: string): string[] => Array.from(text.matchAll(PHONE_NUMBER), ([, , number = '']) => number);

type Listed = Omit<ContactSubmission, 'id' | 'notes' | 'createdAt' | 'readAt' | 'answeredAt' | 'prefersWhatsApp' | 'page' | 'spam'>;

/** Returns the words by which a message is found, those that tell most first. */
function searchWords({ name, email, phone, message }: Listed): string[] {
  return [
    ...wordsOf(`${name} ${email}`).flatMap((word) => beginningsOf(word)),
    ...phonesIn(phone).flatMap(phoneWords),
    ...phonesIn(message).flatMap(phoneWords),
    ...wordsOf(`${phone} ${message}`).flatMap((word) => beginningsOf(word, MESSAGE_BEGINNING_MIN_LENGTH)),
  ];
}

/** Returns the keys of a message. */
export function listKeys(message: Listed): string[] {
  const { status, deletedAt, service, language, email } = message;
  const states: SubmissionListState[] = deletedAt !== null ? ['bin'] : INBOX_STATUSES.includes(status) ? ['inbox', status] : [status];
  const max = status === 'spam' ? SPAM_LIST_KEYS_MAX : LIST_KEYS_MAX;
  return [
    ...(deletedAt === null ? [KEPT] : []),
    ...states.map(stateKey),
    serviceKey(service === '' ? NO_SERVICE : service),
    languageKey(language),
    personKey(email),
    ...new Set(searchWords(message).map(wordKey)),
  ].slice(0, max);
}

/** Returns the keys that a message must have to be listed, those that fewer messages have, as a rule, first. */
export function requiredKeys({ search = '', person, service, language, state }: SubmissionFilter): [string, ...string[]] {
  const phones = phonesIn(search).map(digitsOf);
  const words = [...new Set([...phones, ...wordsOf(search.replace(PHONE_NUMBER, '$1 '))])].sort((a, b) => b.length - a.length).map(wordKey);
  const [first, ...others] = [
    ...(person ? [personKey(person)] : []),
    ...words,
    ...(service ? [serviceKey(service)] : []),
    ...(language ? [languageKey(language)] : []),
    ...(state ? [stateKey(state)] : []),
    // The bin is shown by its own state only.
    ...(state ? [] : [KEPT]),
  ];
  return [first ?? KEPT, ...others];
}
