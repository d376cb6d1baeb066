/**
 * Finds messages for the owner's list without reading all messages. A query selects messages by a single key,
 * and a filter then checks each of these messages against all criteria. To limit the number of keys, only the
 * first letters of each word form a key.
 */
import {
  INBOX_STATUSES,
  NO_SERVICE,
  type ContactForm,
  type ContactSubmission,
  type SubmissionFilter,
  type SubmissionListState,
} from './contact';
import { CONTACT_FORM } from './contact-form';
import { beginningsOf, byRarity, searchedWords, wordsOf } from '../general/words';

/**
 * The names of the fields that store the keys: `LIST_KEYS` for lists without a search, and `SEARCH_KEYS` for
 * searches.
 */
export const LIST_KEYS = 'listKeys';
export const SEARCH_KEYS = 'searchKeys';

/**
 * The maximum number of search keys. Even the longest natural message has fewer. Artificial messages with
 * more keys can be found only by their first words.
 */
export const SEARCH_KEYS_MAX = 1000;
/**
 * The maximum number of search keys for suspected spam. It is lower because anyone can make the site store
 * spam.
 */
export const SPAM_SEARCH_KEYS_MAX = 300;

/** The number of letters in a key. In the message's text, shorter searches match only whole words. */
const KEY_LENGTH = 3;

/** The key shared by all messages outside the bin. */
const KEPT = 'kept';
export const stateKey = (state: SubmissionListState): string => `state:${state}`;
const serviceKey = (service: string): string => `service:${service === '' ? NO_SERVICE : service}`;
const firstLetters = (word: string): string => Array.from(word).slice(0, KEY_LENGTH).join('');
/**
 * Returns whether a word is a complete Puerto Rican phone number. The key for such a number is its last
 * digits, because most numbers start with the same area code.
 */
const isPhone = (word: string): boolean => /^\d{10}$/.test(word);
const keyOf = (word: string): string => (isPhone(word) ? word.slice(-4) : firstLetters(word));

/**
 * Matches a phone number with its separators, and the character before it. A number has ten digits, with or
 * without the country code 1, or else at least seven digits. It starts and ends at word boundaries. Digits in
 * following words, such as `2 dogs`, therefore aren't part of the number, and `4136806a` contains no number.
 */
const PHONE_NUMBER =
  /(^|[^\p{L}\p{N}+])((?:\+?1[\s().-]{0,3})?\d(?:[\s().-]{0,3}\d){9}(?![\p{L}\p{N}])|\+?\d(?:[\s().-]{0,3}\d){6,14}(?![\p{L}\p{N}]))/gu;

/** Returns a phone number's digits without the country code for Puerto Rico and the United States. */
function digitsOf(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

const phonesIn = (text: string): string[] =>
  Array.from(text.matchAll(PHONE_NUMBER), ([, , number = '']) => digitsOf(number));

/**
 * Returns the searchable forms of a phone number: all digits, the digits without the area code, and the last
 * four digits.
 */
const phoneWords = (digits: string): string[] => [digits, digits.slice(-7), digits.slice(-4)];

type Listed = ContactForm & Pick<ContactSubmission, 'language' | 'status' | 'deletedAt'>;

/** Returns the contents of the text fields that the visitor filled in, except the name and email address. */
const textsIn = (message: Listed): string[] =>
  Object.entries(CONTACT_FORM).flatMap(([name, { type }]) =>
    name !== 'name' && ['phone', 'line', 'lines'].includes(type) ? [String(Reflect.get(message, name))] : [],
  );

/**
 * Returns a message's words. Words in `sender` are found by any prefix. Words in `text` are found only by
 * prefixes of at least `KEY_LENGTH` letters or by the whole word.
 */
function wordsOfMessage(message: Listed) {
  const texts = textsIn(message);
  return {
    sender: wordsOf(`${message.name} ${message.email}`),
    text: [...texts.flatMap(phonesIn).flatMap(phoneWords), ...wordsOf(texts.join(' '))],
  };
}

/** Returns the states whose lists include a message. */
function statesOf({ status, deletedAt }: Listed): SubmissionListState[] {
  if (deletedAt !== null) return ['bin'];
  return INBOX_STATUSES.includes(status) ? ['inbox', status] : [status];
}

export const listKeys = (message: Listed): string[] => [
  ...(message.deletedAt === null ? [KEPT] : []),
  ...statesOf(message).map(stateKey),
  serviceKey(message.service),
];

export function searchKeys(message: Listed): string[] {
  const { sender, text } = wordsOfMessage(message);
  const keys = new Set([
    ...[...sender, ...text].filter(isPhone).map(keyOf),
    ...sender.flatMap((word) => beginningsOf(firstLetters(word))),
    ...text.map(firstLetters),
  ]);
  return [...keys].slice(0, message.status === 'spam' ? SPAM_SEARCH_KEYS_MAX : SEARCH_KEYS_MAX);
}

/** Returns the words in a search, with phone numbers reduced to their digits. */
const wordsIn = (search: string): string[] =>
  byRarity([...phonesIn(search), ...searchedWords(search.replace(PHONE_NUMBER, '$1 '))]);

/**
 * Returns the key to query and the field that stores it. Of the keys that the filter requires, picks the one
 * likely to be rarest.
 */
export function inboxQuery({ search = '', service, state }: SubmissionFilter): {
  field: typeof LIST_KEYS | typeof SEARCH_KEYS;
  key: string;
} {
  const [word] = wordsIn(search);
  if (word !== undefined) return { field: SEARCH_KEYS, key: keyOf(word) };
  if (service && (state === undefined || state === 'inbox'))
    return { field: LIST_KEYS, key: serviceKey(service) };
  return { field: LIST_KEYS, key: state ? stateKey(state) : KEPT };
}

export function finderOf({
  search = '',
  service,
  language,
  state,
}: SubmissionFilter): (message: Listed) => boolean {
  const searched = wordsIn(search);
  const hasWords = (message: Listed): boolean => {
    const { sender, text } = wordsOfMessage(message);
    const isIn = (word: string): boolean =>
      sender.some((candidate) => candidate.startsWith(word)) ||
      text.some((candidate) =>
        Array.from(word).length < KEY_LENGTH ? candidate === word : candidate.startsWith(word),
      );
    return searched.every(isIn);
  };
  return (message) =>
    // Messages in the bin are listed only under the `bin` state.
    (state ? statesOf(message).includes(state) : message.deletedAt === null) &&
    (!service || serviceKey(message.service) === serviceKey(service)) &&
    (!language || message.language === language) &&
    (searched.length === 0 || hasWords(message));
}
