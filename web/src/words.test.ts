/** Checks the wording of the user-facing strings: no developer jargon, and only one term for each thing. */
import { FACTS_FIELDS } from '@app/domain/content/facts';
import { LEGAL_FIELDS } from '@app/domain/content/legal';
import { PAGE_FIELDS } from '@app/domain/content/pages';
import { SERVICE_FIELDS } from '@app/domain/content/services';
import { TESTIMONIAL_FIELDS } from '@app/domain/content/testimonials';
import type { Locale } from '@app/domain/general/locale';
import { expect, it } from 'vitest';
import { resources as publicEnglish } from './shared/locales/en';
import { resources as ownersEnglish } from './admin/locales/en';
import { legal as legalEnglish } from './shared/locales/en/legal';
import { resources as publicSpanish } from './shared/locales/es';
import { resources as ownersSpanish } from './admin/locales/es';
import { legal as legalSpanish } from './shared/locales/es/legal';

/**
 * Matches the names of strings exempt from these checks: responses read by programs rather than people, and
 * the 404 page's question about the router, whose wording is a requirement.
 */
const UNREAD = /^messages\.(api\.|contact\.languageUnknown|notFound\.question)/;

/** Returns the strings in a nested object, each named by its path. */
function textsIn(source: object, path = ''): [name: string, text: string][] {
  return Object.entries(source).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return UNREAD.test(name) ? [] : [[name, value]];
    return typeof value === 'object' && value !== null ? textsIn(value, name) : [];
  });
}

const visitors = {
  en: textsIn({ ...publicEnglish, legalEnglish }),
  es: textsIn({ ...publicSpanish, legalSpanish }),
};
/** Returns the labels and notes of the fields that the owner edits. */
function labelsIn(source: object, locale: Locale, path = 'field'): [name: string, text: string][] {
  return Object.entries(source).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value !== 'object' || value === null) return [];
    const text: unknown = Reflect.get(value, locale);
    return typeof text === 'string' ? [[`${path}.${key}`, text]] : labelsIn(value, locale, `${path}.${key}`);
  });
}
const DESCRIPTIONS = { FACTS_FIELDS, PAGE_FIELDS, LEGAL_FIELDS, SERVICE_FIELDS, TESTIMONIAL_FIELDS };

const everybodys = {
  en: [...visitors.en, ...textsIn(ownersEnglish), ...labelsIn(DESCRIPTIONS, 'en')],
  es: [...visitors.es, ...textsIn(ownersSpanish), ...labelsIn(DESCRIPTIONS, 'es')],
};

/** Matches placeholders, including those that the owner may type. */
const PLACEHOLDER = /\{\{open\}\}\w+|\{\{\w+\}\}/g;

/** Returns the strings that contain a word outside of placeholders. */
const withWord = (texts: readonly [string, string][], word: RegExp): string[] =>
  texts.filter(([, text]) => word.test(text.replace(PLACEHOLDER, ''))).map((named) => named.join(': '));

const DEVELOPERS_WORDS =
  /\b(slugs?|npm|routers?|endpoints?|deploy\w*|despliegues?|back-?end|front-?end|cach[eé]|JSON|APIs?|CSV|upload route|meta ?(title|description|título|descripción))\b/i;

it.each(['en', 'es'] as const)('strings contain no developer jargon: %s', (locale) => {
  expect(withWord(everybodys[locale], DEVELOPERS_WORDS)).toEqual([]);
});

it.each([
  ['whoever made your site', /whoever (looks after|maintains)/i],
  ['the starter text', /built-in text/i],
  ['Google', /search (engines?|results)/i],
  ['notifications', /\balerts?\b/i],
  ['statistics', /\bnumbers (appear|could)/i],
  ['terms of use', /terms of service/i],
  ['picture', /featured image/i],
])('English strings follow the word list: %s', (_, second) => {
  expect(withWord(everybodys.en, second)).toEqual([]);
});

it('strings for visitors spell “email” without a hyphen, like the contact form', () => {
  expect(withWord(visitors.en, /e-mail/i)).toEqual([]);
});

it.each([
  ['quien hizo tu sitio', /quien (te )?(atiende|mantiene|se encarga)/i],
  ['dispositivo', /\b(aparatos?|equipo)\b/i],
  ['correo', /\bemails?\b/i],
  ['activar, desactivar', /\b(apaga\w*|prende\w*|enciende\w*|encender\w*)\b/i],
  ['quien adiestra', /\bentrenador(es|as?)?\b/i],
  ['texto inicial', /texto (incluido|provisional)/i],
  ['Google', /\bbuscadores\b/i],
  ['Términos de uso', /términos de servicio/i],
  ['Nosotros', /\bsobre mí\b/i],
  ['de muestra', /\bde ejemplo\b/i],
  ['para siempre', /\bdel todo\b/i],
  ['presionar', /\boprim/i],
  ['foto', /\bimagen principal\b/i],
  ['« »', /[“”]/],
  ['no word for success', /con éxito/i],
])('Spanish strings follow the word list: %s', (_, second) => {
  expect(withWord(everybodys.es, second)).toEqual([]);
});
