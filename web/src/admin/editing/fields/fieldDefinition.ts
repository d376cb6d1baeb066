/** What an editor knows of the fields of a kind: all of it follows from their description. */
import { fieldSetOf } from '@perro-wisdom/domain/content/schemas';
import type { DraftKind } from '@perro-wisdom/domain/drafts/drafts';
import type { Field, FieldSet } from '@perro-wisdom/domain/fields/field';
import { draftSchema, publishableSchema } from '@perro-wisdom/domain/fields/schema';
import { hasNoTexts } from '@perro-wisdom/domain/drafts/texts';
import { isEmptyText } from '@perro-wisdom/domain/fields/empty-text';
import { isOutOfDate } from '@perro-wisdom/domain/drafts/languages';
import { fieldIn, LOCALES, otherLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { slugify } from '@perro-wisdom/domain/general/slug';
import { subjectOf, type Definition, type Values } from '../session/definition';
import { isSameValue } from '../session/merging';
import { errorsIn } from './errorsIn';
import { textOf } from './textOf';
import { editedFields, isLocalized, parseValue, storedIn, valueIn } from './values';

/** Whether a publication needs a field. */
export const isRequired = (field: Field): boolean => field.type === 'slug' || 'required' in field;

const read = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;

/** Whether a list has an item with a text in the other language only. */
const hasGap = (list: unknown, fields: FieldSet, locale: Locale): boolean =>
  Array.isArray(list) &&
  list.some((item: unknown) =>
    Object.entries(fields).some(
      ([name, field]) =>
        isLocalized(field) &&
        read(item, fieldIn(locale, name)) === '' &&
        Boolean(read(item, fieldIn(otherLocale(locale), name))),
    ),
  );

/** Until a draft is public, its slug follows the text that it is made of, unless the owner has edited it. */
function slugFollows(slug: string, from: string): Definition['afterEdit'] {
  const slugOf = (values: Values): string => slugify(String(values[from]));
  return (values, before, draft) => {
    const follows =
      draft?.publishedAt == null && values[slug] === before[slug] && before[slug] === slugOf(before);
    return follows ? { ...values, [slug]: slugOf(values) } : values;
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

  const textIn = (values: Values, locale: Locale, name: string): string => {
    const text = values[fieldIn(locale, name)];
    return typeof text === 'string' ? text : '';
  };

  /** The fields with nothing in a language that a publication needs, or that has something in the other language. */
  const missingIn = (values: Values, locale: Locale): string[] =>
    Object.entries(fieldSet).flatMap(([name, field]) => {
      if (field.type === 'list') return hasGap(values[name], field.fields, locale) ? [name] : [];
      if (field.type === 'category')
        return isRequired(field) && read(values[name], locale) === '' ? [name] : [];
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
      ...Object.fromEntries(edited.map((each) => [each.name, parseValue(each, read(kept, each.name))])),
      suggested: suggestedIn(read(kept, 'suggested')),
    }),
    languageOf: (name) => find(name)?.locale ?? null,
    baseName: (name) => find(name)?.base ?? name,
    isHtml: (name) => find(name)?.field.type === 'richText',
    draftErrors: (values) => errorsIn(draft, fieldsOf(values), fieldOfName),
    publicationErrors: (values) => {
      const errors = errorsIn(publishable, fieldsOf(values), fieldOfName);
      // An empty slug is made of another text, so only that one is missing.
      if (slug?.field.type === 'slug' && errors[slug.field.from] !== undefined && values[slug.name] === '')
        return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== slug.name));
      return errors;
    },
    errorsInList: (field, values) => {
      const errors = errorsIn(publishable, fieldsOf(values), (path) =>
        path.startsWith(`${field}[`) ? path.slice(field.length) : null,
      );
      return new Map(Object.entries(errors));
    },
    fieldOfName,
    languageStatus: (values, progress, locale) => {
      const missing = missingIn(values, locale);
      if (missing.length > 0) return { state: 'missing', fields: missing };
      const words = edited.filter((each) => each.locale !== null || each.field.type === 'list');
      if (hasNoTexts(Object.fromEntries(words.map(({ name }) => [name, values[name]]))))
        return { state: 'empty' };
      return isOutOfDate(progress, locale) ? { state: 'outOfDate' } : { state: 'complete' };
    },
    uniqueField: slug?.name ?? null,
    afterEdit: slug?.field.type === 'slug' ? slugFollows(slug.name, slug.field.from) : (values) => values,
    compare: (then, now, wordOf) => {
      const [thenValues, nowValues] = [valuesIn(then), valuesIn(now)];
      return edited
        .filter(({ name }) => !isSameValue(thenValues[name], nowValues[name]))
        .map(({ name, base, field, locale }) => ({
          base,
          locale,
          then: textOf(name, thenValues[name], wordOf),
          now: textOf(name, nowValues[name], wordOf),
          isHtml: field.type === 'richText',
        }));
    },
  };
}
