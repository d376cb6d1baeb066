/** What an editor knows of the fields of a kind: all of it follows from their description. */
import { fieldSetOf } from '@app/domain/content/schemas';
import type { DraftKind } from '@app/domain/drafts/drafts';
import { localizedNames, requiredIn, slugSource } from '@app/domain/fields/languages';
import type { Field, FieldSet } from '@app/domain/fields/field';
import { draftSchema, publishableSchema } from '@app/domain/fields/schema';
import { gapsIn, isUnwritten, writtenTexts } from '@app/domain/drafts/texts';
import { languageStatus } from '@app/domain/drafts/languages';
import { propertyOf } from '@app/domain/general/shape';
import { slugify } from '@app/domain/general/slug';
import { subjectOf, type Definition, type Errors, type Values } from '../session/definition';
import { isSame } from '../session/threeWay';
import { errorsIn } from '../../platform/errorsIn';
import { editedFields, parseValues, storedIn, valueIn } from './values';

/** Whether a publication needs a field. */
export const isRequired = (field: Field): boolean => field.type === 'slug' || 'required' in field;

/** Returns the slug, which is made of another text while it is empty; null if there is none. */
function derivedIn(fieldSet: FieldSet) {
  for (const [name, field] of Object.entries(fieldSet)) {
    if (field.type !== 'slug') continue;
    const source = (values: Values): string => slugSource(fieldSet, field, values);
    const make = (values: Values): string => slugify(source(values));
    return { field: name, source, make, isMade: (values: Values) => values[name] === make(values) };
  }
  return null;
}

/** Remembers the errors of the last values: several parts of the screen ask for them with each letter. */
function onceFor(errorsOf: (values: Values) => Errors): (values: Values) => Errors {
  let last: { values: Values; errors: Errors } | undefined;
  return (values) => {
    if (last?.values !== values) last = { values, errors: errorsOf(values) };
    return last.errors;
  };
}

export function draftDefinition(kind: DraftKind, id: string): Definition {
  const fieldSet = fieldSetOf(kind, id);
  const draft = draftSchema(fieldSet);
  const publishable = publishableSchema(fieldSet);
  const edited = editedFields(fieldSet);
  const fields = edited.map(({ name }) => name);
  const suggestable = localizedNames(fieldSet);
  const derived = derivedIn(fieldSet);
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
      ...parseValues(edited, kept),
      suggested: suggestedIn(propertyOf(kept, 'suggested')),
    }),
    languageOf: (name) => find(name)?.locale ?? null,
    baseName: (name) => find(name)?.base ?? name,
    fieldOf: (name) => find(name)?.field,
    draftErrors: onceFor((values) => errorsIn(draft, fieldsOf(values), fieldOfName)),
    publicationErrors: onceFor((values) => {
      const errors = errorsIn(publishable, fieldsOf(values), fieldOfName);
      // An empty slug is made of another text: without one, only that is missing.
      if (derived?.source(values) !== '' || values[derived.field] !== '') return errors;
      return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== derived.field));
    }),
    errorsInList: (field, values) => {
      const errors = errorsIn(publishable, fieldsOf(values), (path) =>
        path.startsWith(`${field}[`) ? path.slice(field.length) : null,
      );
      return new Map(Object.entries(errors));
    },
    fieldOfName,
    languageStatus: (values, progress, locale) => {
      const stored = fieldsOf(values);
      const texts = writtenTexts(fieldSet, stored);
      if (isUnwritten(texts, locale)) return { state: 'unwritten' };
      const places = [...requiredIn(fieldSet, stored, locale), ...gapsIn(texts, locale)];
      const missing = places.map((place) => place.split('.')[0]);
      return languageStatus(
        Object.keys(fieldSet).filter((name) => missing.includes(name)),
        progress,
        locale,
      );
    },
    derived,
    compare: (then, now) => {
      const [thenValues, nowValues] = [valuesIn(then), valuesIn(now)];
      return edited
        .filter(({ name }) => !isSame(thenValues[name], nowValues[name]))
        .map(({ name, base, locale }) => ({ base, locale, then: thenValues[name], now: nowValues[name] }));
    },
  };
}
