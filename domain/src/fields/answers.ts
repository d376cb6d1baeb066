/** What a visitor has filled in, in the owner's words. */
import { REGION_TAGS, type Locale } from '../general/locale';
import type { FormField, FormFields, FormValues } from './form';

export interface OwnersWords {
  locale: Locale;
  /** Returns what the service with a slug is called; empty for no service. */
  serviceName: (slug: string) => string;
}

const YES: Record<Locale, string> = { en: 'Yes', es: 'Sí' };

export function answerText(field: FormField, value: unknown, { locale, serviceName }: OwnersWords): string {
  if (field.type === 'checkbox') return value === true ? YES[locale] : 'No';
  if (field.type === 'stars') return new Intl.NumberFormat(REGION_TAGS[locale]).format(Number(value));
  return field.type === 'service' ? serviceName(String(value)) : String(value);
}

export interface Answer {
  name: string;
  label: string;
  text: string;
  /** Whether the text may have several lines. */
  isLong: boolean;
}

/**
 * Answers as they are stored, by name, that this version of the form does not have, or that are of the wrong
 * type.
 */
export type Unparsed = Readonly<Record<string, string>>;

/**
 * Returns the answers to show, without those that are shown in another way (`apart`), empty ones, and
 * checkboxes that everybody has to check. Answers that cannot be parsed come last; those to questions that
 * the form no longer has under their stored names.
 */
export const answersIn = <Fields extends FormFields>(
  fields: Fields,
  values: FormValues<Fields> & { unparsed?: Unparsed },
  apart: readonly (keyof Fields)[],
  words: OwnersWords,
): Answer[] => [
  ...Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = values[name];
    const text = answerText(field, value, words);
    const isShown = !apart.includes(name) && text !== '' && value !== false && !('required' in field);
    return isShown ? [{ name, label: field.label[words.locale], text, isLong: field.type === 'lines' }] : [];
  }),
  ...Object.entries(values.unparsed ?? {}).map(([name, text]) => ({
    name,
    label: fields[name]?.label[words.locale] ?? name,
    text,
    isLong: true,
  })),
];
