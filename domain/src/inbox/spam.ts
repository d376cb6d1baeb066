/**
 * Scores how much a contact form message looks like spam. Each sign is cheap to detect, works in any
 * language, and has a weight. The owner can see the signs, and the owner's verdicts change the weights.
 * Messages are never dropped because of their score.
 */
/** The minimum time for filling in a form. Faster submissions are suspected spam. */
export const MIN_FILL_TIME_MS = 2000;

/** The signs that are enough to suspect spam on their own. Their weights aren't learned. */
export const CERTAIN_SIGNS = ['hiddenField', 'tooFast', 'flood'] as const;
/** The signs whose weights are learned from the owner's verdicts. */
export const LEARNED_SIGNS = [
  'link',
  'manyLinks',
  'markup',
  'nameHasLink',
  'otherAlphabet',
  'mixedAlphabets',
  'onlyCapitals',
  'repeatedText',
] as const;
export const SPAM_SIGNS = [...CERTAIN_SIGNS, ...LEARNED_SIGNS] as const;

export type LearnedSign = (typeof LEARNED_SIGNS)[number];
export type SpamSign = (typeof SPAM_SIGNS)[number];

export interface SignCounts {
  spam: number;
  notSpam: number;
}
export type SpamCounts = Partial<Record<LearnedSign, SignCounts>>;

/** The owner's verdict on a message, given by moving the message into or out of suspected spam. */
export const SPAM_VERDICTS = ['spam', 'notSpam'] as const;
export type SpamVerdict = (typeof SPAM_VERDICTS)[number];

export interface SpamAssessment {
  /** The sum of the weights that the message's signs had when the message arrived. */
  score: number;
  signs: SpamSign[];
  /** The owner's verdict, or null until the owner gives one. */
  verdict: SpamVerdict | null;
}

/** The score at which a message is suspected to be spam. */
export const SPAM_THRESHOLD = 3;
/**
 * The maximum weight of a learned sign. It is below the threshold, so no learned sign can mark a message as
 * suspected spam by itself.
 */
export const LEARNED_WEIGHT_MAX = 2.5;

/** The starting counts for each sign: a guess that the owner's verdicts soon outweigh. */
const STARTING_COUNTS: Record<LearnedSign, SignCounts> = {
  link: { spam: 4, notSpam: 2 },
  manyLinks: { spam: 6, notSpam: 1 },
  markup: { spam: 10, notSpam: 1 },
  nameHasLink: { spam: 10, notSpam: 1 },
  otherAlphabet: { spam: 8, notSpam: 2 },
  mixedAlphabets: { spam: 8, notSpam: 1 },
  onlyCapitals: { spam: 3, notSpam: 2 },
  repeatedText: { spam: 8, notSpam: 2 },
};

const MANY_LINKS = 3;
/**
 * The minimum length of a repeated message. Shorter ones, such as "Quisiera más información", may be
 * identical by coincidence.
 */
export const REPEATED_TEXT_MIN_LENGTH = 80;
/** The minimum number of other email addresses that must have sent a text before it counts as repeated. */
export const REPEATED_TEXT_SENDERS = 2;
/**
 * The minimum number of letters before text in capitals counts as a sign of spam. A name or an exclamation in
 * capitals doesn't.
 */
const CAPITALS_MIN_LETTERS = 20;
const OTHER_ALPHABET_MIN_LETTERS = 10;

const LINK = /\bhttps?:\/\/|\bwww\.[a-z\d-]+\.[a-z]{2,}/gi;
/** Matches links in a name, but not email addresses, which people sometimes enter in the wrong field. */
const LINK_IN_NAME =
  /https?:|www\.|(?:^|\s)[a-z\d-]+\.(?:com|net|org|info|biz|ru|cn|top|xyz|site|online|shop|club|io|co)\b/i;
/** Matches HTML tags and BBCode, but not `<ana@example.com>`. */
const MARKUP =
  /<\/?[a-z][a-z\d]{0,20}(?:[\s/][^<>]{0,500})?>|\[\/?(?:url|link|img|b|i)(?:=[^[\]]{0,500})?\]/i;
/** Matches words that mix Latin letters with lookalikes, which spammers use to evade filters. */
const MIXED_WORD =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

function isOtherAlphabet(text: string): boolean {
  const letters = lettersIn(text);
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // Both of the site's languages use the Latin alphabet.
  return letters >= OTHER_ALPHABET_MIN_LETTERS && latin < letters / 2;
}

const isOnlyCapitals = (text: string): boolean =>
  lettersIn(text) >= CAPITALS_MIN_LETTERS && text === text.toUpperCase() && text !== text.toLowerCase();

/**
 * A visitor's message, along with the honeypot field (`website`) and the time taken to fill in the form, if
 * the browser measured it.
 */
interface JudgedMessage {
  name: string;
  message: string;
  website: string;
  elapsedMs?: number | undefined;
}

/** Information that the server adds about a message. */
export interface SpamCircumstances {
  /** Whether the message exceeded its peer's rate limit (decision 0015). */
  isFlood: boolean;
  /** The number of other email addresses that sent the same text. */
  otherSenders: number;
}

export function spamSigns(
  { name, message, website, elapsedMs }: JudgedMessage,
  { isFlood, otherSenders }: SpamCircumstances,
): SpamSign[] {
  const links = message.match(LINK)?.length ?? 0;
  const found: Record<SpamSign, boolean> = {
    hiddenField: website !== '',
    tooFast: elapsedMs !== undefined && elapsedMs < MIN_FILL_TIME_MS,
    flood: isFlood,
    link: links > 0 && links < MANY_LINKS,
    manyLinks: links >= MANY_LINKS,
    markup: MARKUP.test(message),
    nameHasLink: LINK_IN_NAME.test(name),
    otherAlphabet: isOtherAlphabet(message),
    mixedAlphabets: MIXED_WORD.test(`${name} ${message}`),
    onlyCapitals: isOnlyCapitals(message),
    repeatedText: otherSenders >= REPEATED_TEXT_SENDERS,
  };
  return SPAM_SIGNS.filter((sign) => found[sign]);
}

export const isLearned = (sign: SpamSign): sign is LearnedSign =>
  LEARNED_SIGNS.some((learned) => learned === sign);

/**
 * Returns the weight of a sign. For a learned sign, it is the logarithm of the odds, clamped to the range
 * from 0 to `LEARNED_WEIGHT_MAX`. For any other sign, it is the threshold. Weights are never negative;
 * otherwise, bots could lower their score by adding certain signs.
 */
export function weightOf(sign: SpamSign, counts: SpamCounts): number {
  if (!isLearned(sign)) return SPAM_THRESHOLD;
  const { spam, notSpam } = counts[sign] ?? { spam: 0, notSpam: 0 };
  const start = STARTING_COUNTS[sign];
  // Counts may be negative, because two simultaneous verdicts can subtract more than was ever added.
  const odds = (Math.max(0, spam) + start.spam) / (Math.max(0, notSpam) + start.notSpam);
  return Math.min(LEARNED_WEIGHT_MAX, Math.max(0, Math.log(odds)));
}

/** Returns the score of a message with the given signs, rounded to hundredths. */
export const spamScore = (signs: readonly SpamSign[], counts: SpamCounts): number =>
  Math.round(signs.reduce((sum, sign) => sum + weightOf(sign, counts), 0) * 100) / 100;

export const isSpamScore = (score: number): boolean => score >= SPAM_THRESHOLD;

/**
 * Returns the owner's verdict on a message after a status change. Only moving the message into or out of spam
 * changes the verdict.
 */
export function verdictAfter(from: string, to: string, previous: SpamVerdict | null): SpamVerdict | null {
  if (from === to) return previous;
  if (to === 'spam') return 'spam';
  return from === 'spam' ? 'notSpam' : previous;
}
