/** What an editor knows of the fields of a kind: all of it follows from their description. */
import { fieldSetOf } from '@app/domain/content/schemas';
import type { DraftKind } from '@app/domain/drafts/drafts';
import { isLocalized, slugSource } from '@app/domain/fields/languages';
import type { Field, FieldOf, FieldSet } from '@app/domain/fields/field';
import { draftSchema, publishableSchema } from '@app/domain/fields/schema';
import { isUnwritten, writtenTexts } from '@app/domain/drafts/texts';
import { isEmptyText } from '@app/domain/fields/empty-text';
import { languageStatus } from '@app/domain/drafts/languages';
import { fieldIn, LOCALES, otherLocale, type Locale } from '@app/domain/general/locale';
import { propertyOf, textProperty } from '@app/domain/general/shape';
import { slugify } from '@app/domain/general/slug';
import { subjectOf, type Definition, type Errors, type Values } from '../session/definition';
import { isSameValue } from '../session/merging';
import { errorsIn } from '../../platform/errorsIn';
import { editedFields, parseValue, storedIn, valueIn } from './values';

/** Whether a publication needs a field. */
export const isRequired = (field: Field): boolean => field.type === 'slug' || 'required' in field;

/** Whether a list has an item with a text in the other language only. */
const hasGap = (list: unknown, fields: FieldSet, locale: Locale): boolean =>
  Array.isArray(list) &&
  list.some((item: unknown) =>
    Object.entries(fields).some(
      ([name, field]) =>
        isLocalized(field) &&
        propertyOf(item, fieldIn(locale, name)) === '' &&
        Boolean(propertyOf(item, fieldIn(otherLocale(locale), name))),
    ),
  );

function derivedSlug(fieldSet: FieldSet, slug: string, field: FieldOf<'slug'>): Definition['derived'] {
  const make = (values: Values): string => slugify(slugSource(fieldSet, field, values));
  return { field: slug, make, isMade: (values) => values[slug] === make(values) };
}

/** Remembers the errors of the last values: several parts of the screen ask for them with each letter. */
function onceFor(errorsOf: (values: Values) => Errors): (values: Values) => Errors {
  let last: { values: Values; errors: Errors } | undefined;
  return (values) => {
    if (last?.values !== values) last = { values, errors: errorsOf(values) };
    return last.errors;
  };
}

/** Returns what the editor of a draft knows of its fields. */
export const draftDefinition = (kind: DraftKind, id: string): Definition =>
  fieldDefinition(fieldSetOf(kind, id), kind);

function fieldDefinition(fieldSet: FieldSet, kind: DraftKind): Definition {
  const draft = draftSchema(fieldSet);
  const publishable = publishableSchema(fieldSet);
  const edited = editedFields(fieldSet);
  const fields = edited.map(({ name }) => name);
  const texts = Object.keys(fieldSet).filter((name) => fieldSet[name] && isLocalized(fieldSet[name]));
  const suggestable = texts.flatMap((name) => LOCALES.map((locale) => fieldIn(locale, name)));
  const slug = edited.find(({ field }) => field.type === 'slug');
  const find = (name: string) => edited.find((each) => each.name === name);

  const valuesIn = (stored: unknown): Values => ({
    ...Object.fromEntries(edited.map((each) => [each.name, valueIn(each, stored)])),
    suggested: [],
  });
  const fieldsOf = (values: Values): object =>
    Object.fromEntries(edited.flatMap((each) => storedIn(each, values[each.name])));

  function fieldOfName(name: string | null): string | null {
    const [first = ''] = (name ?? '').replace(/^fields\./, '').split(/[[.]/);
    return edited.find((each) => storedIn(each, {}).some(([stored]) => stored === first))?.name ?? null;
  }

  const suggestedIn = (names: unknown): string[] =>
    suggestable.filter((name) => Array.isArray(names) && names.includes(name));

  const textIn = (values: Values, locale: Locale, name: string): string =>
    textProperty(values, fieldIn(locale, name));

  /** The fields with nothing in a language that a publication needs, or that has something in the other language. */
  const missingIn = (values: Values, locale: Locale): string[] =>
    Object.entries(fieldSet).flatMap(([name, field]) => {
      if (field.type === 'list') return hasGap(values[name], field.fields, locale) ? [name] : [];
      if (field.type === 'category')
        return isRequired(field) && LOCALES.every((each) => !propertyOf(values[name], each)) ? [name] : [];
      if (!isLocalized(field) || !isEmptyText(textIn(values, locale, name))) return [];
      return isRequired(field) || !isEmptyText(textIn(values, otherLocale(locale), name)) ? [name] : [];
    });

  return {
    kind,
    subject: subjectOf(kind),
    fieldSet,
    fields,
    suggestable,
    empty: valuesIn({}),
    valuesOf: (draft) => ({ ...valuesIn(draft.fields), suggested: suggestedIn(draft.suggested) }),
    requestOf: (values) => ({ fields: fieldsOf(values), suggested: [...values.suggested] }),
    parseValues: (kept) => ({
      ...Object.fromEntries(edited.map((each) => [each.name, parseValue(each, propertyOf(kept, each.name))])),
      suggested: suggestedIn(propertyOf(kept, 'suggested')),
    }),
    languageOf: (name) => find(name)?.locale ?? null,
    baseName: (name) => find(name)?.base ?? name,
    fieldOf: (name) => find(name)?.field,
    draftErrors: onceFor((values) => errorsIn(draft, fieldsOf(values), fieldOfName)),
    publicationErrors: onceFor((values) => {
      const errors = errorsIn(publishable, fieldsOf(values), fieldOfName);
      // An empty slug is made of another text, so only that one is missing.
      if (
        slug?.field.type === 'slug' &&
        slugSource(fieldSet, slug.field, values) === '' &&
        values[slug.name] === ''
      )
        return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== slug.name));
      return errors;
    }),
    errorsInList: (field, values) => {
      const errors = errorsIn(publishable, fieldsOf(values), (path) =>
        path.startsWith(`${field}[`) ? path.slice(field.length) : null,
      );
      return new Map(Object.entries(errors));
    },
    fieldOfName,
    languageStatus: (values, progress, locale) => {
      const texts = writtenTexts(fieldSet, fieldsOf(values));
      if (isUnwritten(texts, locale)) return { state: 'unwritten' };
      return languageStatus(missingIn(values, locale), progress, locale);
    },
    derived: slug?.field.type === 'slug' ? derivedSlug(fieldSet, slug.name, slug.field) : null,
    compare: (then, now) => {
      const [thenValues, nowValues] = [valuesIn(then), valuesIn(now)];
      return edited
        .filter(({ name }) => !isSameValue(thenValues[name], nowValues[name]))
        .map(({ name, base, locale }) => ({
          base,
          locale,
          then: thenValues[name],
          now: nowValues[name],
        }));
    },
  };
}
