/** Words and phrases that identify the demo business, taken from the seed, and a function that finds them. */
import { displayPhone, phoneDigits } from '@app/domain/content/facts';
import { facts } from '../../seed/facts';
import { pages } from '../../seed/pages';
import { fullRecords } from '../../seed/records';
import { resources as english } from '../../web/src/shared/locales/en';
import { resources as spanish } from '../../web/src/shared/locales/es';
import type { PublishedText } from './published';

/**
 * The minimum number of characters for text to identify the demo business. Shorter text, such as "Services",
 * is too common.
 */
const MIN_LENGTH = 24;
/** The site URL in builds without a Firebase project. */
const ADDRESS_OF_THE_BUILD = 'https://site.example';
const CONTEXT = 60;

/** Returns all strings in a value, including nested ones. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const { services, testimonials, posts } = fullRecords();
const { name, blogNameEn, blogNameEs, trainerName, phone, email, instagram, whatsApp, taglineEn, taglineEs } =
  facts;

const NAMES = [name, blogNameEn, blogNameEs, trainerName, ...trainerName.split(' ')];
const NUMBERS = [phone, whatsApp]
  .filter((number) => number !== '')
  .flatMap((number) => [number, displayPhone(number), phoneDigits(number)]);
const ADDRESSES = [email, instagram, email.split('@')[1] ?? ''];
const SENTENCES = [
  taglineEn,
  taglineEs,
  ...textsIn(pages),
  ...facts.credentials.flatMap(textsIn),
  ...services.flatMap(({ titleEn, titleEs, descriptionEn, descriptionEs }) => [
    titleEn,
    titleEs,
    descriptionEn,
    descriptionEs,
  ]),
  ...testimonials.flatMap(({ nameEn, testimonialEn, testimonialEs }) => [
    nameEn,
    testimonialEn,
    testimonialEs,
  ]),
  ...posts.flatMap(({ titleEn, titleEs, excerptEn, excerptEs }) => [titleEn, titleEs, excerptEn, excerptEs]),
].filter((text) => text.length >= MIN_LENGTH);
const AUTHORS = testimonials.map(({ nameEn }) => nameEn);

/** The site's built-in strings, which every business shares. */
const BUILT_IN = new Set([...textsIn(english), ...textsIn(spanish)]);

/** Words and phrases that must not appear on the pages of another business. */
export const DEMO_WORDS: readonly string[] = [
  ...new Set([...NAMES, ...NUMBERS, ...ADDRESSES, ...AUTHORS, ...SENTENCES]),
].filter((word) => word !== '' && !BUILT_IN.has(word));

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const readable = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity).replace(/\s+/g, ' ');

/** The patterns that find the demo words. They match whole words only: "Vega" doesn't match "navegador". */
const PATTERNS = DEMO_WORDS.map((word) => {
  const escaped = readable(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { word, pattern: new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu') };
});

/** Returns each demo word found in the published text, with its location. */
export function demoWordsIn(texts: readonly PublishedText[]): string[] {
  return texts.flatMap(({ where, text }) => {
    const found = readable(text.replaceAll(ADDRESS_OF_THE_BUILD, ''));
    return PATTERNS.flatMap(({ word, pattern }) => {
      const at = found.search(pattern);
      return at < 0
        ? []
        : [`${where}: “${word}” in …${found.slice(Math.max(0, at - CONTEXT), at + word.length + CONTEXT)}…`];
    });
  });
}
