/**
 * Extracts figures from text: numbers, prices, times, phone numbers, email addresses and links. Both
 * languages should have the same figures.
 */
import { stripLocale, type Locale } from '../general/locale';

export interface Figure {
  /** The figure as it appears in the text, such as `$1,200.00`. */
  written: string;
  /** The figure's normalized value, such as `1200`. */
  meant: string;
}

const NOON = 12 * 60;
const HALF_DAY = 12 * 60;

const LINK = /(?:https?:\/\/|www\.)[^\s"'<>]+/gi;
const HREF = /\shref="([^"]*)"/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/g;
/** Matches a time such as `3 PM`, `3:30 p. m.` or `15:00`. */
const TIME = /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?\s?m\b\.?|\b(\d{1,2}):(\d{2})\b/gi;
/**
 * Matches a number. The groups around it match characters that would make it part of a name: a preceding
 * letter (`K9`), or following letters and digits (`3f2a`).
 */
const NUMBER = /(\p{L}?)(\$?\d+(?:[.,\u00a0\u202f]\d+)*%?)(\p{L}+\d[\p{L}\d]*)?/gu;

/**
 * The words for the numbers 0 to 20, indexed by value. One language may spell out a number that the other
 * writes in digits.
 */
const WORDS: Record<Locale, readonly (readonly string[])[]> = {
  en: [
    ['zero'],
    ['one', 'first', 'once'],
    ['two', 'second', 'twice', 'both'],
    ['three', 'third'],
    ['four', 'fourth'],
    ['five', 'fifth'],
    ['six', 'sixth'],
    ['seven', 'seventh'],
    ['eight', 'eighth'],
    ['nine', 'ninth'],
    ['ten', 'tenth'],
    ['eleven'],
    ['twelve'],
    ['thirteen'],
    ['fourteen'],
    ['fifteen'],
    ['sixteen'],
    ['seventeen'],
    ['eighteen'],
    ['nineteen'],
    ['twenty'],
  ],
  es: [
    ['cero'],
    ['un', 'uno', 'una', 'primer', 'primero', 'primera'],
    ['dos', 'segundo', 'segunda', 'ambos', 'ambas'],
    ['tres', 'tercer', 'tercero', 'tercera'],
    ['cuatro', 'cuarto', 'cuarta'],
    ['cinco', 'quinto', 'quinta'],
    ['seis', 'sexto', 'sexta'],
    ['siete', 'séptimo', 'séptima'],
    ['ocho', 'octavo', 'octava'],
    ['nueve', 'noveno', 'novena'],
    ['diez', 'décimo', 'décima'],
    ['once'],
    ['doce'],
    ['trece'],
    ['catorce'],
    ['quince'],
    ['dieciséis'],
    ['diecisiete'],
    ['dieciocho'],
    ['diecinueve'],
    ['veinte'],
  ],
};
const NOONS = ['noon', 'midday', 'mediodía'];

/** Returns a number without formatting, such as `1200` for `1,200.00` and `1.200`, or `4.5` for `4,5`. */
function plainNumber(written: string): string {
  const digits = written.replace(/[$%]/g, '').replace(/[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return String(Number(digits.replace(',', '.')));
}

const time = (minutes: number, isSure: boolean): string =>
  `time ${isSure ? minutes : `? ${minutes % HALF_DAY}`}`;

/**
 * Returns the normalized value of a time. Without a.m. or p.m., a time before 13:00 may be in either half
 * of the day.
 */
function meantTime([, hour12, minutes12 = '0', half, hour = '', minutes = '']: readonly string[]): string {
  if (half === undefined) {
    const all = Number(hour) * 60 + Number(minutes);
    return time(all, all >= NOON + 60);
  }
  const isAfternoon = half.toLowerCase() === 'p';
  return time((Number(hour12) % 12) * 60 + Number(minutes12) + (isAfternoon ? NOON : 0), true);
}

const meantPhone = (phone: string): string => `phone ${phone.replace(/\D/g, '').slice(-10)}`;

function meantLink(link: string): string {
  const address = link.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/[.,;:!?)/]+$/, '');
  return `link ${link.startsWith('/') ? stripLocale(link) : address.toLowerCase()}`;
}

function meantHref(link: string): string {
  if (link.startsWith('mailto:')) return link.slice('mailto:'.length).toLowerCase();
  return link.startsWith('tel:') ? meantPhone(link) : meantLink(link);
}

const readable = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');

/** Returns the figures in `text`, which is plain text or HTML. */
export function figuresIn(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const [, link = ''] of text.matchAll(HREF))
    if (!link.startsWith('#')) figures.push({ written: link, meant: meantHref(link) });
  let rest = readable(text);
  const take = (pattern: RegExp, meaningOf: (match: readonly string[]) => string): void => {
    for (const match of rest.matchAll(pattern))
      figures.push({ written: match[0].trim(), meant: meaningOf(match) });
    rest = rest.replace(pattern, ' ');
  };
  take(LINK, ([link = '']) => meantLink(link));
  take(EMAIL, ([address = '']) => address.toLowerCase());
  take(PHONE, ([phone = '']) => meantPhone(phone));
  take(TIME, meantTime);
  for (const [, before, number = '', after] of rest.matchAll(NUMBER))
    if (before === '' && after === undefined) figures.push({ written: number, meant: plainNumber(number) });
  return figures;
}

/**
 * Returns whether two normalized figures are equal. A time without a.m. or p.m. equals the same time in
 * either half of the day.
 */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((meant) => /^time (\? )?(\d+)$/.exec(meant));
  if (!first || !second || (first[1] === undefined && second[1] === undefined)) return one === other;
  return Number(first[2]) % HALF_DAY === Number(second[2]) % HALF_DAY;
}

/** Returns whether `text` spells out the figure, as in `ocho` for `8` or `noon` for `12:00`. */
function isSpelled({ meant }: Figure, text: string, locale: Locale): boolean {
  const words = new Set(
    readable(text)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  if (meant.startsWith('time '))
    return Number(meant.replace(/\D/g, '')) % HALF_DAY === 0 && NOONS.some((noon) => words.has(noon));
  return (WORDS[locale][Number(meant)] ?? []).some((word) => words.has(word));
}

/**
 * Returns the figures in `text` that are missing from `other`, as written in `text`. `locale` is the language
 * of `other`.
 */
export function figuresMissingIn(other: string, locale: Locale, text: string): string[] {
  const theirs = figuresIn(other);
  const missing = figuresIn(text).filter(
    (figure) => !theirs.some(({ meant }) => isSame(meant, figure.meant)) && !isSpelled(figure, other, locale),
  );
  return [...new Set(missing.map(({ written }) => written))];
}
