/** What visitors read of fields. */
import { formatMonth } from '../general/dates';
import { LOCALES } from '../general/locale';
import { RATING_MAX } from '../content/testimonials.limits';
import type { Shape } from '../general/shape';
import { languagesOf, localizedNames, type Languages } from './languages';
import { storedNames, type Field, type FieldSet, type PublicOf, type ValuesOf } from './field';

const inBoth = (name: string): string[] => [`${name}En`, `${name}Es`];

export function publicNames(name: string, field: Field): string[] {
  const { publicName = name } = field;
  if (field.private) return [];
  if (storedNames(name, field)[0] === `${name}En` || 'inBothLanguages' in field || field.type === 'month')
    return inBoth(publicName);
  return storedNames(name, field).map((stored) => (stored === name ? publicName : stored));
}

function kindOf(field: Field): string | readonly [object | string] {
  if (field.type === 'list') return [publicShape(field.fields)];
  const empty = emptyValue(field);
  if (empty === null) return 'number or null';
  return Array.isArray(empty) ? ['string'] : typeof empty;
}

export const publicShape = <Fields extends FieldSet>(fields: Fields): Shape<PublicOf<Fields>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      publicNames(name, field).map((each) => [each, kindOf(field)]),
    ),
  ) as Shape<PublicOf<Fields>>;

export function publicValues<Fields extends FieldSet>(
  fields: Fields,
  values: ValuesOf<Fields>,
): PublicOf<Fields> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const stored = storedNames(name, field).map((each): unknown => Reflect.get(values, each));
    return publicNames(name, field).map((each, index) => {
      if (field.type === 'month') return [each, formatMonth(String(stored[0]), LOCALES[index] ?? 'en')];
      // One value for both languages, or one for each name.
      return [each, stored.length === 1 ? stored[0] : stored[index]];
    });
  });
  return Object.fromEntries(entries) as PublicOf<Fields>;
}

/** What visitors read of something that may be published in one language alone. */
export type Live<Fields> = PublicOf<Fields> & { languages: Languages };

export const liveShape = <Fields extends FieldSet>(fields: Fields) => ({
  ...publicShape(fields),
  languages: { en: 'boolean', es: 'boolean' } as const,
});

/** Returns fields without the texts of languages that are not complete: visitors do not read half of them. */
export function withoutIncomplete<Fields extends FieldSet>(
  fields: Fields,
  values: ValuesOf<Fields>,
): ValuesOf<Fields> {
  const languages = languagesOf(fields, values);
  const hidden = localizedNames(
    fields,
    LOCALES.filter((locale) => !languages[locale]),
  );
  return { ...values, ...Object.fromEntries(hidden.map((name) => [name, ''])) };
}

/** Returns what visitors read of fields that can be published in one language or more. */
export const liveValues = <Fields extends FieldSet>(
  fields: Fields,
  values: ValuesOf<Fields>,
): Live<Fields> => ({
  ...publicValues(fields, withoutIncomplete(fields, values)),
  languages: languagesOf(fields, values),
});

function emptyValue(field: Field): unknown {
  if (field.type === 'checkbox') return field.initially ?? false;
  if (field.type === 'choice' || field.type === 'selection') return field.initially;
  if (field.type === 'rating') return RATING_MAX;
  if (field.type === 'list' || field.type === 'days' || field.type === 'tags') return [];
  return field.type === 'distance' || field.type === 'coordinate' ? null : '';
}

/** Returns the values of fields in which nothing is written. */
export const emptyValues = <Fields extends FieldSet>(fields: Fields): ValuesOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      storedNames(name, field).map((stored) => [stored, emptyValue(field)]),
    ),
  ) as ValuesOf<Fields>;
