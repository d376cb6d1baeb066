/** What visitors read of fields. */
import { formatMonth } from '../general/dates';
import { fieldIn, LOCALES, type Locale } from '../general/locale';
import {
  asBoolean,
  asRecord,
  withEssential,
  type Reader,
  type Readers,
  type RecordReader,
} from '../stored/reader';
import { propertyOf, textProperty } from '../general/property';
import { languagesOf, localizedNames, type Languages } from './languages';
import { publicNames, storedNames, type FieldSet, type PublicOf, type ValuesOf } from './field';
import { publicReader } from './reader';

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

/**
 * Returns the languages in which visitors can read something: the published ones, or else the complete ones.
 * Without a title, it is not shown in a language.
 */
function languagesIn(
  fields: FieldSet,
  title: string | undefined,
  values: object,
  stored: unknown,
): Languages {
  const published = propertyOf(stored, 'languages');
  const canBeShown = (locale: Locale): boolean => {
    if (title !== undefined && textProperty(values, fieldIn(locale, title)) === '') return false;
    const isPublished = propertyOf(published, locale);
    return typeof isPublished === 'boolean' ? isPublished : languagesOf(fields, values)[locale];
  };
  return { en: canBeShown('en'), es: canBeShown('es') };
}

const asLanguages = asRecord<Languages>({ en: asBoolean, es: asBoolean });

/**
 * Returns the reader of what visitors read of something that may be published in one language alone, with the
 * state beside its fields. It reports a document that cannot be shown and returns null: one without a title
 * in any language, or without an essential property.
 */
export function liveReader<Fields extends FieldSet, State extends object>(
  fields: Fields,
  state: Readers<State>,
  essential: readonly string[] = [],
): RecordReader<Live<Fields> & State, (Live<Fields> & State) | null> {
  type Read = Live<Fields> & State;
  const record = publicReader(fields, { ...state, languages: asLanguages }) as unknown as RecordReader<Read>;
  const [title] = Object.entries(fields).flatMap(([name, field]) => ('isTitle' in field ? [name] : []));
  const read: Reader<Read> = (stored, report, path) => {
    const values = record(stored, report, path);
    return { ...values, languages: languagesIn(fields, title, values, stored) };
  };
  const { readers, formerNames } = record;
  return withEssential(
    Object.assign(read, { readers, formerNames }),
    ({ languages, ...values }) =>
      (languages.en || languages.es) && essential.every((name) => textProperty(values, name) !== ''),
  );
}

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
