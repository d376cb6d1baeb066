/** Formats the answers from a visitor's form for the owner. */
import { REGION_TAGS, type Locale } from '../general/locale';
import type { FormField, FormFields, FormValues } from './form';

export interface OwnersWords {
  locale: Locale;
  /** Returns the name of the service with this slug, or '' if the visitor chose none. */
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
  /** Whether the text can have several lines. */
  isLong: boolean;
}

/**
 * Stored answers of the wrong type, and answers to questions that this version of the form doesn't have.
 * They are keyed by field name.
 */
export type Unparsed = Readonly<Record<string, string>>;

/**
 * Returns the answers to show. Skips empty answers, required checkboxes, and the fields in `apart`, which are
 * shown elsewhere. Unparsed answers come last. The answer to a removed question is labeled with its stored
 * name.
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
