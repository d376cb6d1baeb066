/** The facts of the business and all the places that show them. New places must be added to `PLACES`. */
import { contactRequestSchema } from '@app/domain/inbox/contact.schema';
import { dialablePhone, displayPhone, NO_FACTS, phoneDigits, type Facts } from '@app/domain/content/facts';
import { NO_BREAK } from '@app/domain/content/opening-hours';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { feedPath, PAGE_NAMES, pagePath } from '@app/domain/general/paths';
import type { PublishedText } from './published';

export const MAIL_TO_OWNER = 'the mail to the owner';
export const MAIL_TO_VISITOR = 'the mail to the visitor';

/** The year used for all closed days. It is next year, because closed days must be in the future. */
const nextYear = new Date().getUTCFullYear() + 1;

/** The facts of two businesses that have no values in common. */
export const BEFORE: Facts = {
  ...NO_FACTS,
  name: 'Rabitos Felices',
  blogNameEn: 'Happy Tails Journal',
  blogNameEs: 'Diario de Rabitos',
  trainerName: 'Yolimar Quiñones',
  phone: '+1-939-555-0111',
  whatsApp: '+1-939-555-0112',
  email: 'yolimar@rabitos.test',
  street: 'Calle Betances 11',
  city: 'Aguada',
  region: 'PR',
  postalCode: '00602',
  country: 'US',
  bookingUrl: 'https://calendly.test/rabitos',
  bookingTextEn: 'Save a spot',
  bookingTextEs: 'Separar turno',
  priceRange: '$41 a $43',
  hours: [{ days: ['Tuesday'], opens: '07:11', closes: '15:12', ...NO_BREAK }],
  closures: [
    { from: `${nextYear}-01-06`, to: `${nextYear}-01-06`, nameEn: 'Three Kings', nameEs: 'Día de Reyes' },
  ],
  areas: [{ name: 'Moca', group: 'others' }],
  credentials: [
    {
      nameEn: 'Scent work judge',
      nameEs: 'Jueza de olfato',
      detailEn: 'Judges trials.',
      detailEs: 'Evalúa pruebas.',
      badge: 'Olfato K9',
    },
  ],
  instagram: 'https://www.instagram.com/rabitos',
  facebook: 'https://www.facebook.com/rabitos',
  youtube: 'https://www.youtube.com/@rabitos',
  tiktok: 'https://www.tiktok.com/@rabitos',
  siteUrl: 'https://rabitos.test',
};
export const AFTER: Facts = {
  ...NO_FACTS,
  name: 'Hocico Sabio',
  blogNameEn: 'Clever Snout Notes',
  blogNameEs: 'Apuntes del Hocico',
  trainerName: 'Migdalia Ferrer',
  phone: '+1-939-555-0121',
  whatsApp: '+1-939-555-0122',
  email: 'migdalia@hocico.test',
  street: 'Avenida Hostos 22',
  city: 'Rincón',
  region: 'PR',
  postalCode: '00677',
  country: 'US',
  bookingUrl: 'https://acuity.test/hocico',
  bookingTextEn: 'Pick your hour',
  bookingTextEs: 'Escoger hora',
  priceRange: '$67 a $69',
  hours: [{ days: ['Friday'], opens: '08:21', closes: '16:22', ...NO_BREAK }],
  closures: [
    { from: `${nextYear}-07-25`, to: `${nextYear}-07-25`, nameEn: 'Santiago Day', nameEs: 'Día de Santiago' },
  ],
  areas: [{ name: 'Isabela', group: 'others' }],
  credentials: [
    {
      nameEn: 'Herding instructor',
      nameEs: 'Instructora de pastoreo',
      detailEn: 'Teaches herding.',
      detailEs: 'Enseña pastoreo.',
      badge: 'Pastoreo K9',
    },
  ],
  instagram: 'https://www.instagram.com/hocico',
  facebook: 'https://www.facebook.com/hocico',
  youtube: 'https://www.youtube.com/@hocico',
  tiktok: 'https://www.tiktok.com/@hocico',
  siteUrl: 'https://hocico.test',
};

interface Place {
  fact: string;
  /** Returns the fact as it appears in these places. */
  words: (facts: Facts, locale: Locale) => string;
  /** Returns the places where the fact appears in the given language. */
  where: (locale: Locale) => readonly string[];
}

const EVERY_PAGE = (locale: Locale) => PAGE_NAMES.map((page) => pagePath(page, locale));
const on =
  (...pages: (typeof PAGE_NAMES)[number][]) =>
  (locale: Locale) =>
    pages.map((page) => pagePath(page, locale));
const at =
  (...where: string[]) =>
  () =>
    where;
const FEED = (locale: Locale) => [feedPath(locale)];
const LEGAL = on('privacy', 'terms');
/** Returns a property as it appears in every page's JSON-LD. */
const jsonLd = (name: string, value: string | undefined) => `"${name}":"${value ?? ''}"`;

const PLACES: readonly Place[] = [
  { fact: 'name', words: ({ name }) => name, where: EVERY_PAGE },
  { fact: 'name', words: ({ name }) => jsonLd('name', name), where: EVERY_PAGE },
  {
    fact: 'name',
    words: ({ name }) => name,
    where: at('/llms.txt', '/manifest.webmanifest', MAIL_TO_OWNER, MAIL_TO_VISITOR),
  },
  {
    fact: 'name of the blog',
    words: (facts, locale) => (locale === 'en' ? facts.blogNameEn : facts.blogNameEs),
    where: FEED,
  },
  {
    fact: 'name of the blog',
    words: (facts, locale) => (locale === 'en' ? facts.blogNameEn : facts.blogNameEs),
    where: on('blog'),
  },
  { fact: 'trainer', words: ({ trainerName }) => trainerName, where: on('home', 'about') },
  { fact: 'trainer', words: ({ trainerName }) => trainerName, where: at(MAIL_TO_VISITOR) },
  { fact: 'phone', words: ({ phone }) => displayPhone(phone), where: EVERY_PAGE },
  { fact: 'phone', words: ({ phone }) => `href="tel:${dialablePhone(phone)}"`, where: EVERY_PAGE },
  { fact: 'phone', words: ({ phone }) => jsonLd('telephone', dialablePhone(phone)), where: EVERY_PAGE },
  { fact: 'phone', words: ({ phone }) => displayPhone(phone), where: at('/llms.txt') },
  { fact: 'WhatsApp', words: ({ whatsApp }) => `https://wa.me/${phoneDigits(whatsApp)}`, where: EVERY_PAGE },
  { fact: 'e-mail', words: ({ email }) => `href="mailto:${email}"`, where: EVERY_PAGE },
  { fact: 'e-mail', words: ({ email }) => `href="mailto:${email}?subject=`, where: on('testimonials') },
  { fact: 'e-mail', words: ({ email }) => jsonLd('email', email), where: EVERY_PAGE },
  { fact: 'e-mail', words: ({ email }) => email, where: at('/llms.txt') },
  // The booking button is in the header of every page.
  { fact: 'booking link', words: ({ bookingUrl }) => `href="${bookingUrl}"`, where: EVERY_PAGE },
  { fact: 'booking link', words: ({ bookingUrl }) => jsonLd('urlTemplate', bookingUrl), where: EVERY_PAGE },
  {
    fact: 'booking link',
    words: (facts, locale) => (locale === 'en' ? facts.bookingTextEn : facts.bookingTextEs),
    where: EVERY_PAGE,
  },
  { fact: 'street', words: ({ street }) => jsonLd('streetAddress', street), where: EVERY_PAGE },
  { fact: 'city', words: ({ city }) => jsonLd('addressLocality', city), where: EVERY_PAGE },
  { fact: 'city', words: ({ city }) => city, where: at('/llms.txt') },
  { fact: 'postal code', words: ({ postalCode }) => jsonLd('postalCode', postalCode), where: EVERY_PAGE },
  { fact: 'price range', words: ({ priceRange }) => jsonLd('priceRange', priceRange), where: EVERY_PAGE },
  { fact: 'hours', words: ({ hours }) => jsonLd('opens', hours[0]?.opens), where: EVERY_PAGE },
  {
    fact: 'hours',
    words: ({ hours }) => `${hours[0]?.opens} to ${hours[0]?.closes}`,
    where: at('/llms.txt'),
  },
  { fact: 'hours', words: ({ hours }) => ` ${hours[0]?.opens.slice(1)}`, where: EVERY_PAGE },
  { fact: 'closed days', words: ({ closures }) => jsonLd('validFrom', closures[0]?.from), where: EVERY_PAGE },
  {
    fact: 'closed days',
    words: ({ closures }, locale) =>
      `(${(locale === 'en' ? closures[0]?.nameEn : closures[0]?.nameEs) ?? ''})`,
    where: on('contact'),
  },
  {
    fact: 'towns',
    words: ({ areas }) => areas[0]?.name ?? '',
    where: (locale) => [...on('contact')(locale), '/llms.txt'],
  },
  {
    fact: 'towns',
    words: ({ areas }) => `{"@type":"City","name":"${areas[0]?.name ?? ''}"}`,
    where: EVERY_PAGE,
  },
  {
    fact: 'credentials',
    words: ({ credentials }, locale) =>
      (locale === 'en' ? credentials[0]?.nameEn : credentials[0]?.nameEs) ?? '',
    where: on('about'),
  },
  { fact: 'credentials', words: ({ credentials }) => credentials[0]?.badge ?? '', where: on('home') },
  ...(['instagram', 'facebook', 'youtube', 'tiktok'] as const).flatMap((network) => [
    { fact: network, words: (facts: Facts) => `href="${facts[network]}"`, where: EVERY_PAGE },
    // JSON-LD lists the social networks in `sameAs`.
    { fact: network, words: (facts: Facts) => `"${facts[network]}"`, where: EVERY_PAGE },
  ]),
  { fact: 'address of the site', words: ({ siteUrl }) => siteUrl, where: EVERY_PAGE },
  {
    fact: 'address of the site',
    words: ({ siteUrl }, locale) => `rel="canonical" href="${siteUrl}/${locale}`,
    where: EVERY_PAGE,
  },
  { fact: 'address of the site', words: ({ siteUrl }) => `${siteUrl}/`, where: FEED },
  {
    fact: 'address of the site',
    words: ({ siteUrl }) => `${siteUrl}/`,
    where: at('/llms.txt', '/robots.txt', '/sitemap.xml', MAIL_TO_OWNER),
  },
  { fact: 'name', words: ({ name }) => name, where: LEGAL },
  { fact: 'e-mail', words: ({ email }) => email, where: LEGAL },
  { fact: 'phone', words: ({ phone }) => displayPhone(phone), where: LEGAL },
];

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };
/** Replaces HTML entities with their characters, and non-breaking spaces with plain spaces. */
const decoded = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).replace(/\u00A0/g, ' ');

/** Returns the places that don't show a fact's current value. */
export function missingIn(texts: readonly PublishedText[], facts: Facts): string[] {
  const textAt = new Map(texts.map(({ where, text }) => [where, decoded(text)]));
  return PLACES.flatMap(({ fact, words, where }) =>
    LOCALES.flatMap((locale) =>
      where(locale).flatMap((place) =>
        textAt.get(place)?.includes(words(facts, locale)) === true
          ? []
          : [`${place}: ${fact}, ${words(facts, locale)}`],
      ),
    ),
  );
}

/** Returns the places where a former value remains in any form, including places that aren't in `PLACES`. */
export function remainsIn(texts: readonly PublishedText[], facts: Facts): string[] {
  const words = [
    ...PLACES.flatMap((place) => LOCALES.map((locale) => place.words(facts, locale))),
    ...facts.trainerName.split(' '),
    ...facts.credentials.flatMap(({ detailEn, detailEs }) => [detailEn, detailEs]),
    ...[facts.phone, facts.whatsApp].map(phoneDigits),
    new URL(facts.siteUrl).host,
    facts.email,
    facts.street,
    facts.priceRange,
  ];
  return texts.flatMap(({ where, text }) =>
    [...new Set(words)].filter((word) => decoded(text).includes(word)).map((word) => `${where}: ${word}`),
  );
}

/** Returns a visitor's message, about which the site emails both the owner and the visitor. */
export const messageFrom = (email: string) =>
  contactRequestSchema.cast({
    name: 'Carmen Soto',
    email,
    message: 'Mi perro no viene cuando lo llamo.',
    language: 'es',
    elapsedMs: 20_000,
  });
