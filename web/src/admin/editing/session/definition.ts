/**
 * Derives everything an editor needs to know about a draft from its kind's fields. A field's value, whether
 * text, a picture or a list, is compared, merged and validated as a whole.
 */
import { fieldSetOf } from '@app/domain/content/schemas';
import type { SaveRequest } from '@app/domain/drafts/api';
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import { isStored } from '@app/domain/drafts/accepted';
import {
  languageStatus,
  NO_PROGRESS,
  type LanguageProgress,
  type LanguageStatus,
} from '@app/domain/drafts/languages';
import { gapsIn, isUnwritten, writtenTexts } from '@app/domain/drafts/texts';
import type { FieldSet } from '@app/domain/fields/field';
import { localizedNames, madeSlug, requiredIn } from '@app/domain/fields/languages';
import { presentNames, storedReader } from '@app/domain/fields/reader';
import { draftSchema, publishableSchema, type PublicationContext } from '@app/domain/fields/schema';
import { fieldIn, LOCALES, type Locale } from '@app/domain/general/locale';
import { asList, asText, ignore } from '@app/domain/stored/reader';
import { propertyOf } from '@app/domain/general/property';
import { errorsIn } from '../../platform/errorsIn';
import { subjectOf } from '../../platform/i18n/subject';
import { editedFields, storedIn, valueIn, type EditedField } from '../fields/values';
import { isSame } from './threeWay';

export type Values = Readonly<Record<string, unknown>> & {
  /**
   * The names of the fields that hold a suggested translation. A name is removed once the owner edits or
   * confirms the text.
   */
  suggested: readonly string[];
};

/** The error message code for each invalid field. */
export type Errors = Partial<Record<string, string>>;

/** Identifies the revision of a draft on which a change is based. */
export interface Revised {
  id: string;
  revision: number;
}

/** A field whose value differs between two states of a draft. */
export interface FieldDifference {
  /** The name of the field without its language. */
  base: string;
  /** The language of the values; null for a field that both languages share. */
  locale: Locale | null;
  then: unknown;
  now: unknown;
}

/**
 * Returns the slug field, whose value must be unique among drafts, or null if the kind has none. Until the
 * draft is public, the slug is derived from another field, unless the owner has chosen a slug.
 */
function derivedIn(fieldSet: FieldSet) {
  for (const [name, field] of Object.entries(fieldSet)) {
    if (field.type !== 'slug') continue;
    const make = (values: Values): string => madeSlug(fieldSet, field, values);
    return { field: name, make, isMade: (values: Values) => values[name] === make(values) };
  }
  return null;
}

/** Caches the errors in the most recent values, because several components need them on every keystroke. */
function onceFor<Of extends readonly Values[]>(errorsOf: (...of: Of) => Errors): (...of: Of) => Errors {
  let last: { of: Of; errors: Errors } | undefined;
  return (...of) => {
    if (!last?.of.every((values, index) => values === of[index])) last = { of, errors: errorsOf(...of) };
    return last.errors;
  };
}

export type Definition = ReturnType<typeof draftDefinition>;

/**
 * Returns a draft's definition. `locales` are the site's languages, in the order in which the owner writes
 * them.
 */
export function draftDefinition(kind: DraftKind, id: string, locales: readonly Locale[] = LOCALES) {
  const [only = null] = locales.length === 1 ? locales : [];
  const context: PublicationContext = { only };
  const fieldSet = fieldSetOf(kind, id);
  const draft = draftSchema(fieldSet);
  const publishable = publishableSchema(fieldSet);
  // Fields in languages that the site doesn't use keep the values stored in them.
  const edited = editedFields(fieldSet, [...new Set([...locales, ...LOCALES])]);
  const derived = derivedIn(fieldSet);
  const find = (name: string) => edited.find((each) => each.name === name);

  /** The names that `suggested` may contain, in display order. */
  const suggestable: readonly string[] = localizedNames(fieldSet);
  const read = storedReader(fieldSet);
  const valuesIn = (stored: unknown, suggested: unknown = []): Values => {
    const fields = read(stored, ignore, '');
    const names = presentNames(fieldSet, asList(asText)(suggested, ignore, ''));
    return {
      ...Object.fromEntries(edited.map((each) => [each.name, valueIn(each, fields)])),
      suggested: suggestable.filter((name) => names.includes(name)),
    };
  };
  /** Returns the value of a field, which may be stored under the field's former name. */
  const valueOf = (values: unknown, { name, locale, field: { formerly } }: EditedField): unknown => {
    const value = propertyOf(values, name);
    if (value !== undefined || formerly === undefined) return value;
    return propertyOf(values, locale ? fieldIn(locale, formerly) : formerly);
  };
  const fieldsOf = (values: unknown): object =>
    Object.fromEntries(
      edited
        .filter((each) => valueOf(values, each) !== undefined)
        .flatMap((each) => storedIn(each, valueOf(values, each))),
    );

  /**
   * Returns an array with the entry for a field stored in the browser, or an empty array if the draft can't
   * hold the value.
   */
  function keptField([name, kept]: [string, unknown]): [string, unknown][] {
    let canHold = kept !== undefined;
    const value = propertyOf(
      read({ [name]: kept }, (path) => (canHold &&= path !== name), ''),
      name,
    );
    return canHold ? [[name, value]] : [];
  }

  /**
   * Returns the field that a name in a request or a response refers to: `titleEn` for `fields.titleEn`,
   * `tags` for `tags[2]`. Returns null if there is none.
   */
  function fieldOfName(name: string | null): string | null {
    const [first = ''] = (name ?? '').replace(/^fields\./, '').split(/[[.]/);
    return edited.find((each) => storedIn(each, {}).some(([stored]) => stored === first))?.name ?? null;
  }

  /** Returns the errors in values that can't be stored even in a draft, such as text that is too long. */
  const draftErrors = onceFor((values: Values) => errorsIn(draft, fieldsOf(values), fieldOfName));

  return {
    kind,
    subject: subjectOf(kind),
    fieldSet,
    locales,
    /** The names of the fields, in display order. */
    fields: edited.map(({ name }) => name),
    suggestable,
    derived,
    empty: valuesIn({}),
    valuesOf: ({ fields, suggested }: Draft): Values => valuesIn(fields, suggested),
    requestOf: (values: Values): SaveRequest => ({
      fields: fieldsOf(values),
      suggested: [...values.suggested],
    }),
    /**
     * Reads values stored in the browser, perhaps by another version of this application. Uses `stored` for
     * missing or unreadable values.
     */
    keptValues: (kept: unknown, stored: Values): Values =>
      valuesIn(
        { ...fieldsOf(stored), ...Object.fromEntries(Object.entries(fieldsOf(kept)).flatMap(keptField)) },
        propertyOf(kept, 'suggested') ?? stored.suggested,
      ),
    /** Returns the language of a field, or null if both languages share the field. */
    languageOf: (name: string) => find(name)?.locale ?? null,
    /** Returns the name of a field without its language: `title` for `titleEs`. */
    baseName: (name: string) => find(name)?.base ?? name,
    /** Returns the description of the field with this name, which includes the language. */
    fieldOf: (name: string) => find(name)?.field,
    fieldOfName,
    draftErrors,
    /**
     * Returns the errors that prevent saving the changes since `base`. Values that are already stored are
     * accepted, because they may have been saved under higher limits.
     */
    savingErrors: onceFor((values: Values, base: Values): Errors => {
      if (Object.keys(draftErrors(values)).length === 0) return {};
      const stored = fieldsOf(base);
      return errorsIn(draft, fieldsOf(values), (path, value) =>
        isStored(stored, path, value) ? null : fieldOfName(path),
      );
    }),
    /** Returns the field errors that prevent publishing the draft. */
    publicationErrors: onceFor((values: Values) => {
      const errors = errorsIn(publishable, fieldsOf(values), fieldOfName, context);
      // An empty slug is derived from another field. If that field is also empty, it is reported instead of
      // the slug.
      if (derived?.make(values) !== '' || values[derived.field] !== '') return errors;
      return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== derived.field));
    }),
    /**
     * Returns the message codes for the errors in a list that prevent publishing, keyed by path, such as
     * `[1].opens`.
     */
    errorsInList: (field: string, values: Values): ReadonlyMap<string, string> => {
      const inList = (path: string) => (path.startsWith(`${field}[`) ? path.slice(field.length) : null);
      const errors = errorsIn(publishable, fieldsOf(values), inList, context);
      return new Map(Object.entries(errors));
    },
    languageStatus: (values: Values, progress: LanguageProgress, locale: Locale): LanguageStatus => {
      const stored = fieldsOf(values);
      const texts = writtenTexts(fieldSet, stored);
      if (isUnwritten(texts, locale)) return { state: 'unwritten' };
      const places = [
        ...requiredIn(fieldSet, stored, locale),
        ...(only === null ? gapsIn(texts, locale) : []),
      ];
      const missing = places.map((place) => place.split('.')[0]);
      return languageStatus(
        Object.keys(fieldSet).filter((name) => missing.includes(name)),
        only === null ? progress : NO_PROGRESS,
        locale,
      );
    },
    compare: (then: unknown, now: unknown): FieldDifference[] => {
      const [thenValues, nowValues] = [valuesIn(then), valuesIn(now)];
      return edited
        .filter(({ locale }) => locale === null || locales.includes(locale))
        .filter(({ name }) => !isSame(thenValues[name], nowValues[name]))
        .map(({ name, base, locale }) => ({ base, locale, then: thenValues[name], now: nowValues[name] }));
    },
  };
}
