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
  field: FormField;
  label: string;
  text: string;
}

/**
 * Returns what there is to tell of a form. Left out are the fields that are shown in another way (`apart`), those that are not filled in, and
 * checkboxes that everybody has to check.
 */
export const answersIn = <Fields extends FormFields>(
  fields: Fields,
  values: FormValues<Fields>,
  apart: readonly (keyof Fields)[],
  words: OwnersWords,
): Answer[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = values[name];
    const text = answerText(field, value, words);
    const isTold = !apart.includes(name) && text !== '' && value !== false && !('required' in field);
    return isTold ? [{ name, field, label: field.label[words.locale], text }] : [];
  });
