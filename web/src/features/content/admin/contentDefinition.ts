/** The fields of the owner's content, as its editors know them: made from the schemas of the domain. */
import { fieldIn } from '@perro-wisdom/domain/blog/posts';
import { CONTENT_MAX_LENGTH } from '@perro-wisdom/domain/blog/posts.limits';
import { localizedFieldsOf, type ContentCopy, type ContentKind } from '@perro-wisdom/domain/content/kinds';
import { hasNoTexts } from '@perro-wisdom/domain/drafts/languages';
import { draftSchemaOf, publishableSchemaOf } from '@perro-wisdom/domain/content/schemas';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { slugify } from '@perro-wisdom/domain/general/slug';
import { isEmptyText, isOutOfDate } from '@perro-wisdom/domain/drafts/drafts';
import type { AnyObjectSchema, SchemaObjectDescription } from 'yup';
import type { ChosenPicture } from '../../../platform/editing/pictures/picture-choice';
import { errorsIn, isSameValue, textOf, type Definition } from '../../../platform/editing/session/definition';
import type { CompareVersions } from '../../../platform/editing/session/HistoryDialog';
import { parsePicture } from '../../../platform/editing/session/PictureField';
import type { AnyValues } from '../../../platform/editing/session/useEditorSession';

/** What the fields of a piece are. */
interface ContentFieldNames {
  /** The texts that exist in both languages, without their language, in display order. */
  texts: readonly string[];
  pictures: readonly string[];
  lists: readonly string[];
  /** The other fields, which both languages share. */
  shared: readonly string[];
}

export interface ContentDefinition extends Definition<AnyValues, ContentCopy> {
  names: ContentFieldNames;
  /** The most characters of a text. */
  maxLengthOf: (field: string) => number;
  isRequired: (field: string) => boolean;
  /** The message codes of the errors within a list that keep the piece from being published, by their paths: `[1].opens`. */
  errorsInList: (field: string, values: AnyValues) => ReadonlyMap<string, string>;
  /** Returns an item for a list. */
  emptyItem: (field: string) => Item;
  compare: CompareVersions<unknown>;
}

/** An item of a list, such as a question with its answer. */
export type Item = Readonly<Record<string, unknown>>;

const read = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;

/** Returns a stored value if it is of the kind of `example`, otherwise `example`. Lists and objects are parsed part by part. */
function parseLike(example: unknown, stored: unknown, itemExample: unknown): unknown {
  if (Array.isArray(example))
    return Array.isArray(stored) ? stored.map((item: unknown) => parseItem(itemExample, item)) : example;
  if (example === null) return typeof stored === 'number' ? stored : null;
  return typeof stored === typeof example ? stored : example;
}

function parseItem(example: unknown, stored: unknown): unknown {
  if (typeof example !== 'object' || example === null) return stored;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const part = read(stored, name);
      if (Array.isArray(value))
        return [name, Array.isArray(part) ? part.filter((each) => typeof each === 'string') : []];
      return [name, typeof part === typeof value ? part : value];
    }),
  );
}

function namesIn(schema: AnyObjectSchema): ContentFieldNames {
  const all = Object.keys(schema.fields);
  const { fields } = schema.describe();
  const pictures = all.filter((name) => `${name}AltEn` in schema.fields);
  const ofPicture = new Set<string>(
    pictures.flatMap((name) => [name, `${name}AltEn`, `${name}AltEs`, `${name}Focus`]),
  );
  const texts = localizedFieldsOf(schema).filter((name) => !ofPicture.has(`${name}En`));
  const ofText = new Set<string>(texts.flatMap((name) => LOCALES.map((locale) => fieldIn(locale, name))));
  const rest = all.filter((name) => !ofPicture.has(name) && !ofText.has(name));
  const lists = rest.filter((name) => fields[name]?.type === 'array');
  return { texts, pictures, lists, shared: rest.filter((name) => !lists.includes(name)) };
}

interface TestDescription {
  name?: string | undefined;
  params?: unknown;
}
const testsOf = (description: SchemaObjectDescription, name: string): TestDescription[] => {
  const field = description.fields[name];
  return field && 'tests' in field ? field.tests : [];
};

/** Returns what the editor of a piece knows of its fields. */
export function contentDefinition(kind: ContentKind, id: string): ContentDefinition {
  const draft = draftSchemaOf(kind, id);
  const publishable = publishableSchemaOf(kind, id);
  const names = namesIn(draft);
  const defaults = draft.getDefault() as Readonly<Record<string, unknown>>;
  const [draftDescription, publishableDescription] = [draft.describe(), publishable.describe()];

  const localized = LOCALES.flatMap((locale) => names.texts.map((name) => fieldIn(locale, name)));
  const fields = [...localized, ...names.shared, ...names.pictures, ...names.lists];
  const suggestable = names.texts.flatMap((name) => LOCALES.map((locale) => fieldIn(locale, name)));

  const languageOf = (field: string): Locale | null =>
    LOCALES.find((locale) => names.texts.some((name) => fieldIn(locale, name) === field)) ?? null;
  const baseName = (field: string): string =>
    names.texts.find((name) => LOCALES.some((locale) => fieldIn(locale, name) === field)) ?? field;
  const maxLengthOf = (field: string): number => {
    const max = read(testsOf(draftDescription, field).find(({ name }) => name === 'max')?.params, 'max');
    return typeof max === 'number' ? max : CONTENT_MAX_LENGTH;
  };
  const isRequired = (field: string): boolean => {
    const description = publishableDescription.fields[field];
    return (
      description !== undefined &&
      'optional' in description &&
      !description.optional &&
      testsOf(publishableDescription, field).some(({ name }) => name === 'required')
    );
  };
  const isHtml = (field: string): boolean =>
    languageOf(field) !== null && maxLengthOf(field) === CONTENT_MAX_LENGTH;
  const emptyItem = (field: string): Item => {
    const schema = draft.fields[field];
    const inner: unknown = read(schema, 'innerType');
    return (inner as AnyObjectSchema).getDefault() as Item;
  };

  /** Returns the values of fields. Each picture is one value. */
  function valuesIn(stored: unknown): AnyValues {
    const values = fields.map((field): [string, unknown] => {
      if (!names.pictures.includes(field)) return [field, read(stored, field) ?? defaults[field]];
      const parts = { path: field, altEn: `${field}AltEn`, altEs: `${field}AltEs`, focus: `${field}Focus` };
      return [
        field,
        parsePicture(
          Object.fromEntries(Object.entries(parts).map(([part, name]) => [part, read(stored, name)])),
        ),
      ];
    });
    return { ...Object.fromEntries(values), suggested: [] };
  }

  function fieldsOf(values: AnyValues): object {
    const entries = fields.flatMap((field): [string, unknown][] => {
      if (!names.pictures.includes(field)) return [[field, values[field]]];
      const picture = values[field] as ChosenPicture;
      return [
        [field, picture.path],
        [`${field}AltEn`, picture.altEn],
        [`${field}AltEs`, picture.altEs],
        [`${field}Focus`, picture.focus],
      ];
    });
    return Object.fromEntries(entries);
  }

  function fieldOfName(name: string | null): string | null {
    const [first = ''] = (name ?? '').replace(/^fields\./, '').split(/[[.]/);
    return (
      fields.find((field) => field === first) ??
      names.pictures.find((picture) => first.startsWith(picture)) ??
      null
    );
  }

  const textIn = (values: AnyValues, locale: Locale, name: string): string => {
    const value = values[fieldIn(locale, name)];
    return typeof value === 'string' ? value : '';
  };

  /** Whether a list has an item with a text in the other language only. */
  const hasGap = (list: unknown, locale: Locale): boolean =>
    Array.isArray(list) &&
    list.some((item: unknown) => {
      const [own, other] = locale === 'en' ? ['En', 'Es'] : ['Es', 'En'];
      return Object.entries(item as object).some(
        ([name, value]) =>
          name.endsWith(own) && value === '' && Boolean(read(item, name.slice(0, -2) + other)),
      );
    });

  return {
    kind: kind === 'services' || kind === 'testimonials' ? kind : `${kind}/${id}`,
    subject: 'piece',
    names,
    fields,
    suggestable,
    empty: valuesIn(defaults),
    valuesOf: (copy) => ({
      ...valuesIn(copy.fields),
      suggested: suggestable.filter((name) => copy.suggested.includes(name)),
    }),
    requestOf: (values) => ({ fields: fieldsOf(values), suggested: [...values.suggested] }),
    parseValues: (stored) => {
      const suggested = read(stored, 'suggested');
      const values = fields.map((field): [string, unknown] => {
        const value = read(stored, field);
        if (names.pictures.includes(field)) return [field, parsePicture(value)];
        return [
          field,
          parseLike(defaults[field], value, names.lists.includes(field) ? emptyItem(field) : null),
        ];
      });
      return {
        ...Object.fromEntries(values),
        suggested: suggestable.filter((name) => Array.isArray(suggested) && suggested.includes(name)),
      };
    },
    languageOf,
    baseName,
    isHtml,
    maxLengthOf,
    isRequired,
    emptyItem,
    draftErrors: (values) => errorsIn(draft, fieldsOf(values), fieldOfName),
    publicationErrors: (values) => {
      const errors = errorsIn(publishable, fieldsOf(values), fieldOfName);
      // An empty slug is derived from the title, so only the title is missing.
      if (errors.titleEn && values.slug === '') delete errors.slug;
      return errors;
    },
    errorsInList: (field, values) => {
      const errors = errorsIn(publishable, fieldsOf(values), (path) =>
        path.startsWith(`${field}[`) ? path.slice(field.length) : null,
      );
      return new Map(
        Object.entries(errors).flatMap(([path, code]) => (code === undefined ? [] : [[path, code]])),
      );
    },
    fieldOfName,
    languageStatus: (values, progress, locale) => {
      const other = locale === 'en' ? 'es' : 'en';
      const missing = names.texts.filter(
        (name) =>
          isEmptyText(textIn(values, locale, name)) &&
          (isRequired(fieldIn(locale, name)) || !isEmptyText(textIn(values, other, name))),
      );
      const gaps = [...missing, ...names.lists.filter((name) => hasGap(values[name], locale))];
      if (gaps.length > 0) return { state: 'missing', fields: gaps };
      if (
        hasNoTexts(Object.fromEntries([...localized, ...names.lists].map((field) => [field, values[field]])))
      )
        return { state: 'empty' };
      return isOutOfDate(progress, locale) ? { state: 'outOfDate' } : { state: 'complete' };
    },
    isLive: ({ publishedAt }) => publishedAt !== null,
    uniqueField: kind === 'services' ? 'slug' : null,
    ...(kind === 'services' && { afterEdit: slugFollowsTitle }),
    compare: (then, now, wordOf) => {
      const [thenValues, nowValues] = [valuesIn(then), valuesIn(now)];
      return fields
        .filter((field) => !isSameValue(thenValues[field], nowValues[field]))
        .map((field) => ({
          label: baseName(field),
          locale: languageOf(field),
          then: textOf(field, thenValues[field], wordOf),
          now: textOf(field, nowValues[field], wordOf),
          isHtml: isHtml(field),
        }));
    },
  };
}

/** Until a service is public, its slug follows the English title, unless the owner has edited it. */
function slugFollowsTitle(values: AnyValues, before: AnyValues, copy: ContentCopy | null): AnyValues {
  const slugOf = ({ titleEn }: AnyValues): string => slugify(typeof titleEn === 'string' ? titleEn : '');
  const follows = copy?.publishedAt == null && values.slug === before.slug && before.slug === slugOf(before);
  return follows ? { ...values, slug: slugOf(values) } : values;
}
