/**
 * Formats field values for the owner: in the list of sections, as item names, and in comparisons of versions.
 */
import type { Field, FieldOf, FieldSet } from '@app/domain/fields/field';
import { isLocalized } from '@app/domain/fields/languages';
import { displayPhone, type Weekday } from '@app/domain/content/facts';
import { weekdayRuns } from '@app/domain/content/opening-hours';
import { formatDate, formatMonth, formatTimeOfDay } from '@app/domain/general/dates';
import { spanNames } from '@app/domain/fields/timetable';
import { fieldIn, isLocale, otherLocale, type Locale } from '@app/domain/general/locale';
import { textProperty } from '@app/domain/general/property';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { readableText } from './readableText';
import { milesOf } from './place/miles';
import type { Item } from './values';

/** The translated words used to format values. */
export interface Words {
  locale: Locale;
  yes: string;
  no: string;
  /** The word for a picture without a description. */
  picture: string;
  day: (day: Weekday) => string;
  language: (locale: Locale) => string;
}

/**
 * Returns a value's names in both languages, starting with the language of the owner's area. `nameIn` returns
 * the property that holds the name in a language.
 */
function namesIn(value: unknown, { locale }: Words, nameIn: (locale: Locale) => string): string {
  const [own = '', other = ''] = [locale, otherLocale(locale)].map((each) =>
    textProperty(value, nameIn(each)),
  );
  return own === other || own === '' || other === '' ? own || other : `${own} / ${other}`;
}

const asName = (locale: Locale): string => locale;

/**
 * Returns weekdays as text, with consecutive days as ranges. Capitalizes the text, because it starts a line.
 */
function daysText(days: Weekday[], { day }: Words): string {
  const text = weekdayRuns(days)
    .map(({ first, last }) => (first === last ? day(first) : `${day(first)}–${day(last)}`))
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a field's value as text. Each list item becomes a line, and rich text becomes plain text. */
export function textOf(field: Field, value: unknown, words: Words): string {
  const text = typeof value === 'string' ? value : '';
  switch (field.type) {
    case 'richText':
      return readableText(text);
    case 'picture':
      return (
        textProperty(value, 'path') &&
        (namesIn(value, words, (locale) => fieldIn(locale, 'alt')) || words.picture)
      );
    case 'category':
      return namesIn(value, words, asName);
    case 'tags':
      return (value as Item[]).map((tag) => namesIn(tag, words, asName)).join(', ');
    case 'checkbox':
      return value === true ? words.yes : words.no;
    case 'distance':
      return typeof value === 'number' ? String(milesOf(value)) : '';
    case 'choice':
      return field.choices[text]?.[words.locale] ?? text;
    case 'selection':
      return (value as string[]).map((each) => field.choices[each]?.[words.locale] ?? each).join(', ');
    case 'days':
      return daysText(value as Weekday[], words);
    case 'time':
      return formatTimeOfDay(text, words.locale);
    case 'date':
      return formatDate(text, words.locale);
    case 'month':
      return formatMonth(text, words.locale);
    case 'language':
      return isLocale(text) ? words.language(text) : '';
    case 'list':
      return (value as Item[]).map((item) => itemText(field.fields, item, words)).join('\n');
    case 'text':
      return field.format === 'phone' ? displayPhone(text) : text;
    default:
      return typeof value === 'number' ? String(value) : text;
  }
}

/**
 * Formats a field's value in the language of the owner's area or, if that value is empty, in the other
 * language.
 */
export function textIn(field: Field, values: Item, base: string, words: Words): string {
  const names = isLocalized(field)
    ? [words.locale, otherLocale(words.locale)].map((locale) => fieldIn(locale, base))
    : [base];
  return names.map((name) => textOf(field, values[name], words)).find((text) => text !== '') ?? '';
}

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

/**
 * The separator between the parts of a line. The no-break space prevents a line from starting with the dot.
 */
export const DOT = '\u00A0· ';

/** Formats a list item as one line: `Monday–Friday · 9:00 AM–5:00 PM`. */
export function itemText(fields: FieldSet, item: Item, words: Words): string {
  const ends = spanNames(fields).map(([, end]) => end);
  return Object.entries(fields)
    .map(([name, field]) => {
      const text = isLocalized(field)
        ? namesIn(item, words, (locale) => fieldIn(locale, name))
        : textOf(field, item[name], words);
      const isEnd = ends.includes(name) || 'notBefore' in field;
      return text && `${isEnd ? '–' : DOT}${oneLine(text)}`;
    })
    .join('')
    .replace(/^(\u00A0· |–)/, '');
}

/**
 * Returns a list item's name: the value of its first text or weekday field or, if that is empty, its number.
 */
export function itemName(list: FieldOf<'list'>, item: Item, index: number, words: Words): string {
  const [name = '', field] =
    Object.entries(list.fields).find(([, { type }]) => type === 'text' || type === 'days') ?? [];
  return (field && textIn(field, item, name, words)) || itemNumber(list, index, words);
}

/** Returns the name of an item that has no text yet: `Town 3`. */
export const itemNumber = ({ item }: FieldOf<'list'>, index: number, { locale }: Words): string =>
  item[locale].replace('#', String(index + 1));

export function useWords(): Words {
  const { t } = useTranslation(['adminFields', 'adminEditor']);
  const locale = useAdminLocale();
  return {
    locale,
    yes: t('yes'),
    no: t('no'),
    picture: t('picture'),
    day: (day) => t(`day.${day}`),
    language: (language) => t(`adminEditor:language.${language}`),
  };
}
