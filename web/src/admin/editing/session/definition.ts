/**
 * What an editor knows of a draft: all of it follows from the description of its kind. The values of its
 * fields are compared, merged and validated as a whole: a text, a picture or a list is one field.
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
   * The names of the texts that are suggested translations which the owner has neither changed nor confirmed.
   */
  suggested: readonly string[];
};

/** The message code of each field with an error. */
export type Errors = Partial<Record<string, string>>;

/** A revision of a draft, on which a change is based. */
export interface Revised {
  id: string;
  revision: number;
}

/** A field in which two states of a draft differ. */
export interface FieldDifference {
  /** Its name without the language. */
  base: string;
  /** Null for a field that both languages share. */
  locale: Locale | null;
  then: unknown;
  now: unknown;
}

/**
 * Returns the field that no other draft may have, the slug; null if there is none. Until a draft is public,
 * it is made of another text, unless the owner has chosen it.
 */
function derivedIn(fieldSet: FieldSet) {
  for (const [name, field] of Object.entries(fieldSet)) {
    if (field.type !== 'slug') continue;
    const make = (values: Values): string => madeSlug(fieldSet, field, values);
    return { field: name, make, isMade: (values: Values) => values[name] === make(values) };
  }
  return null;
}

/** Remembers the errors of the last values: several parts of the screen ask for them with each letter. */
function onceFor<Of extends readonly Values[]>(errorsOf: (...of: Of) => Errors): (...of: Of) => Errors {
  let last: { of: Of; errors: Errors } | undefined;
  return (...of) => {
    if (!last?.of.every((values, index) => values === of[index])) last = { of, errors: errorsOf(...of) };
    return last.errors;
  };
}

export type Definition = ReturnType<typeof draftDefinition>;

/** `locales`: the languages of the site, in the order in which the owner writes them. */
export function draftDefinition(kind: DraftKind, id: string, locales: readonly Locale[] = LOCALES) {
  const [only = null] = locales.length === 1 ? locales : [];
  const context: PublicationContext = { only };
  const fieldSet = fieldSetOf(kind, id);
  const draft = draftSchema(fieldSet);
  const publishable = publishableSchema(fieldSet);
  // The texts of a language that the site does not have stay as they are.
  const edited = editedFields(fieldSet, [...new Set([...locales, ...LOCALES])]);
  const derived = derivedIn(fieldSet);
  const find = (name: string) => edited.find((each) => each.name === name);

  /** The names that `suggested` may have, in display order. */
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
  /** Returns a value; perhaps under the name that its field had in another version of this application. */
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

  /** Returns a field that the browser has kept, if the draft can hold it. */
  function keptField([name, kept]: [string, unknown]): [string, unknown][] {
    let canHold = kept !== undefined;
    const value = propertyOf(
      read({ [name]: kept }, (path) => (canHold &&= path !== name), ''),
      name,
    );
    return canHold ? [[name, value]] : [];
  }

  /**
   * Returns the field to which a name in a request or a response belongs: `titleEn` to `fields.titleEn`,
   * `tags` to `tags[2]`.
   */
  function fieldOfName(name: string | null): string | null {
    const [first = ''] = (name ?? '').replace(/^fields\./, '').split(/[[.]/);
    return edited.find((each) => storedIn(each, {}).some(([stored]) => stored === first))?.name ?? null;
  }

  /**
   * The errors of fields that cannot be stored, not even in a draft: a text that is too long, for example.
   */
  const draftErrors = onceFor((values: Values) => errorsIn(draft, fieldsOf(values), fieldOfName));

  return {
    kind,
    subject: subjectOf(kind),
    fieldSet,
    locales,
    /** In display order. */
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
     * Reads values that the browser has kept, perhaps from another version of this application; what cannot
     * be read, or is missing, is as it is in `stored`.
     */
    keptValues: (kept: unknown, stored: Values): Values =>
      valuesIn(
        { ...fieldsOf(stored), ...Object.fromEntries(Object.entries(fieldsOf(kept)).flatMap(keptField)) },
        propertyOf(kept, 'suggested') ?? stored.suggested,
      ),
    /** The language of a field; null for one that both languages share. */
    languageOf: (name: string) => find(name)?.locale ?? null,
    /** The name of a field without its language: `title` for `titleEs`. */
    baseName: (name: string) => find(name)?.base ?? name,
    /** The description of a field, which is named with its language. */
    fieldOf: (name: string) => find(name)?.field,
    fieldOfName,
    draftErrors,
    /**
     * The errors that keep a change since `base` from being saved. What is stored already is accepted: the
     * limits may have been wider when it was saved.
     */
    savingErrors: onceFor((values: Values, base: Values): Errors => {
      if (Object.keys(draftErrors(values)).length === 0) return {};
      const stored = fieldsOf(base);
      return errorsIn(draft, fieldsOf(values), (path, value) =>
        isStored(stored, path, value) ? null : fieldOfName(path),
      );
    }),
    /** The errors of fields that keep the draft from being published. */
    publicationErrors: onceFor((values: Values) => {
      const errors = errorsIn(publishable, fieldsOf(values), fieldOfName, context);
      // An empty slug is made of another text: without one, only that is missing.
      if (derived?.make(values) !== '' || values[derived.field] !== '') return errors;
      return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== derived.field));
    }),
    /**
     * The message codes of the errors within a list that prevent a publication, by their paths: `[1].opens`.
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
