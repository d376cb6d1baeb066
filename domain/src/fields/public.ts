/** Derives the published values of fields and the readers for published documents. */
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
      // A single stored value is published under all of the field's names.
      return [each, stored.length === 1 ? stored[0] : stored[index]];
    });
  });
  return Object.fromEntries(entries) as PublicOf<Fields>;
}

/** An item's published values and the languages it is published in. */
export type Live<Fields> = PublicOf<Fields> & { languages: Languages };

/**
 * Returns the languages that visitors can read an item in: the stored ones or, if none are stored, the
 * complete ones. Excludes languages without a title.
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
 * Returns a reader for published documents, which contain fields and other state. A document that is missing
 * an essential property, or that can't be shown in any language, is reported and read as null.
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

/** Returns `values` without the text in incomplete languages, because such text isn't published. */
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

/** Returns the published values of fields, and the languages they are complete in. */
export const liveValues = <Fields extends FieldSet>(
  fields: Fields,
  values: ValuesOf<Fields>,
): Live<Fields> => ({
  ...publicValues(fields, withoutIncomplete(fields, values)),
  languages: languagesOf(fields, values),
});
