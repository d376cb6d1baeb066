/**
 * The yup schemas for fields. Drafts may have empty fields, publishing requires complete content in at least
 * one language, and the strictest schema requires it in both languages.
 */
import {
  array,
  object,
  string,
  type AnyObject,
  type ObjectSchema,
  type StringSchema,
  type AnySchema,
} from 'yup';
import {
  ALT_MAX_LENGTH,
  CATEGORY_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  IMAGE_PATH_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX_COUNT,
} from '../blog/posts.limits';
import { LINE_MAX_LENGTH, LIST_MAX_LENGTH, PARAGRAPH_MAX_LENGTH } from '../content/limits';
import { COLOR_PATTERN } from '../content/colors';
import { WEEKDAYS } from '../content/facts.limits';
import {
  focusSchema,
  optionalText,
  strictBoolean,
  strictNumber,
  strictString,
  trimAndDeduplicate,
  trimmedString,
  withoutCasting,
} from '../general/fields.schema';
import { fieldIn, LOCALES, type Locale } from '../general/locale';
import { code, type MessageCode } from '../messages/codes';
import { textProperty } from '../general/property';
import { pathTakenBy } from '../general/paths';
import { SLUG_MAX_LENGTH, SLUG_PATTERN, slugify } from '../general/slug';
import { RATING_MAX } from '../content/testimonials.limits';
import { isEmptyText } from './empty-text';
import { awaitedLanguages, madeSlug, slugSourceNames } from './languages';
import { overlapIn } from './timetable';
import {
  storedNames,
  type Field,
  type FieldOf,
  type FieldSet,
  type FieldType,
  type TextFormat,
  type ValuesOf,
} from './field';

/**
 * What a schema validates: a draft, content to be published in at least one language, or content that must be
 * complete in both languages.
 */
type Use = 'draft' | 'publication' | 'complete';

const INVALID = code('api.invalidBody');
/** The error for a choice that only another version of the editor offers. */
const OTHER_VERSION = code('api.otherVersion');
const REQUIRED = code('blog.fieldRequired');
const TOO_LONG = code('blog.fieldTooLong');
const WITHOUT_LETTERS = code('topics.nameWithoutLetters');
const NOT_A_NUMBER = code('content.numberInvalid');
const NOT_A_TAG = code('blog.tagInvalid');
const OVERLAP = code('content.overlap');
const DATE_ORDER = code('content.dateOrder');
const TIME_ORDER = code('content.timeOrder');
const NOT_A_PATH = code('blog.imagePathInvalid');
const TAKEN = {
  page: code('content.slugOfPage'),
  file: code('content.slugOfFile'),
  owner: code('content.slugOfOwner'),
};

/** The errors that are reported even while the draft is incomplete. */
export const CONTRADICTIONS: readonly string[] = [OVERLAP, DATE_ORDER, TIME_ORDER];

type TextSchema = ReturnType<typeof optionalText>;

function textSchema(max: number, isRequired = false): TextSchema {
  return isRequired
    ? trimmedString(REQUIRED).default('').required(REQUIRED).max(max, TOO_LONG)
    : optionalText(max);
}

type Format = TextFormat | 'color';

const FORMATS: Partial<Record<Format, readonly [pattern: RegExp, message: MessageCode]>> = {
  phone: [/^(\D*\d){8,15}\D*$/, code('content.phoneInvalid')],
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, code('content.emailInvalid')],
  url: [/^https:\/\/[^\s/]+\.[^\s/]+\S*$/, code('content.urlInvalid')],
  origin: [/^https:\/\/[a-z0-9.-]+$/, code('content.siteUrlInvalid')],
  color: [COLOR_PATTERN, code('content.colorInvalid')],
};

function formatted(schema: TextSchema, format: Format | undefined): TextSchema {
  const [pattern, message] = (format && FORMATS[format]) ?? [];
  return pattern && message ? schema.matches(pattern, { message, excludeEmptyString: true }) : schema;
}

/** The format and order of dates. Drafts may contain half-typed dates. */
const DATE = {
  length: 10,
  pattern: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  message: code('content.dateInvalid'),
  order: DATE_ORDER,
  isOrdered: (start: string, end: string) => start <= end,
};
const TIME: typeof DATE = {
  length: 5,
  pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
  message: code('content.timeInvalid'),
  order: TIME_ORDER,
  isOrdered: (start, end) => start < end,
};

/** Returns the schema for a date or time. `start` names the sibling field whose value must come first. */
function comparableSchema(
  type: typeof DATE,
  { required = false }: { required?: boolean },
  start: string | undefined,
  use: Use,
): TextSchema {
  if (use === 'draft') return textSchema(type.length);
  const schema = textSchema(type.length, required).matches(type.pattern, {
    message: type.message,
    excludeEmptyString: !required,
  });
  if (start === undefined) return schema;
  return schema.test('order', type.order, (end, { parent }) => {
    const before = textProperty(parent, start);
    return before === '' || end === '' || type.isOrdered(before, end);
  });
}

/** Returns the schema for a time. In an optional span, both times must be set or both must be empty. */
function timeSchema(field: FieldOf<'time'>, use: Use): TextSchema {
  const { after, pairedWith: other } = field;
  const schema = comparableSchema(TIME, field, after, use);
  if (other === undefined || use === 'draft') return schema;
  return schema.test(
    'pair',
    REQUIRED,
    (time, { parent }) => time !== '' || textProperty(parent, other) === '',
  );
}

const numberSchema = (min: number, max: number) =>
  strictNumber(NOT_A_NUMBER, min, max).nullable().default(null);

/**
 * Returns the schema for a slug, which it normalizes. When publishing, it derives an empty slug from another
 * field.
 */
function slugSchema(field: FieldOf<'slug'>, use: Use, fields: FieldSet): AnySchema {
  const schema = strictString(code('blog.slugInvalid'))
    .transform((value: unknown) => (typeof value === 'string' ? slugify(value) : value))
    .default('')
    .max(SLUG_MAX_LENGTH, TOO_LONG);
  if (use === 'draft') return schema;
  const names = slugSourceNames(fields);
  const free = field.isPath
    ? schema.test('free', (slug, { createError }) => {
        const taken = pathTakenBy(slug);
        return taken === null || createError({ message: TAKEN[taken] });
      })
    : schema;
  return free
    .when(names, (texts: unknown[], own) => {
      const values = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
      const made = madeSlug(fields, field, values);
      return own.default(made).transform((value: unknown) => (value === '' || value === null ? made : value));
    })
    .required(REQUIRED)
    .matches(SLUG_PATTERN, { message: code('blog.slugInvalid'), excludeEmptyString: true });
}

function checkboxSchema({ initially = false, for: picture }: FieldOf<'checkbox'>, use: Use): AnySchema {
  const schema = strictBoolean(INVALID).default(initially);
  if (picture === undefined || use === 'draft') return schema;
  return schema.when(picture, ([path], consent) =>
    path === '' ? consent : consent.oneOf([true], code('content.consentRequired')),
  );
}

/** Returns a text field's maximum length in characters, or undefined for other fields. */
export function maxLengthOf(field: Field): number | undefined {
  if (field.type === 'text') return field.max ?? LINE_MAX_LENGTH;
  if (field.type === 'paragraphs' || field.type === 'quotation') return PARAGRAPH_MAX_LENGTH;
  if (field.type === 'richText') return CONTENT_MAX_LENGTH;
  return field.type === 'slug' ? SLUG_MAX_LENGTH : undefined;
}

/**
 * Returns the schemas for a category's two names. A new category's slug is derived from its English name, or
 * from its Spanish name if there is no English one. Whichever name is used must yield a slug.
 */
function categorySchemas(name: string, { required }: FieldOf<'category'>, use: Use): [string, AnySchema][] {
  const [english, spanish] = [fieldIn('en', name), fieldIn('es', name)];
  const schema = textSchema(CATEGORY_MAX_LENGTH, use === 'complete' && required);
  if (use === 'draft' || !required) return [english, spanish].map((each) => [each, schema]);
  const withSlug = schema.test('slug', REQUIRED, (text, { parent, createError }) => {
    const named = text || (use === 'complete' ? '' : textProperty(parent, spanish));
    return slugify(named) !== '' || createError({ message: named === '' ? REQUIRED : WITHOUT_LETTERS });
  });
  return [
    [english, withSlug],
    [spanish, schema],
  ];
}

const tagsSchema = (tag: StringSchema<string>) =>
  withoutCasting(array())
    .typeError(NOT_A_TAG)
    .nonNullable(NOT_A_TAG)
    .of(tag.max(TAG_MAX_LENGTH, NOT_A_TAG))
    .max(TAGS_MAX_COUNT, code('blog.tooManyTags'))
    .default([]);

/** The schemas for all field types except categories. */
const SCHEMAS: {
  [Type in Exclude<FieldType, 'category'>]: (field: FieldOf<Type>, use: Use, fields: FieldSet) => AnySchema;
} = {
  text: ({ max = LINE_MAX_LENGTH, required, format }, use) =>
    use === 'draft' ? textSchema(max) : formatted(textSchema(max, required), format),
  paragraphs: ({ required }, use) => textSchema(PARAGRAPH_MAX_LENGTH, use !== 'draft' && required === true),
  richText: ({ required }, use) => {
    const isRequired = use !== 'draft' && required === true;
    const schema = textSchema(CONTENT_MAX_LENGTH, isRequired);
    // An empty visual editor still contains the HTML of an empty paragraph.
    return isRequired ? schema.test('text', REQUIRED, (html) => !isEmptyText(html)) : schema;
  },
  // Browsers treat a backslash as a slash, and `//` as the start of another site's URL.
  picture: () =>
    trimmedString(NOT_A_PATH)
      .default('')
      .max(IMAGE_PATH_MAX_LENGTH, TOO_LONG)
      .matches(/^(\/(?![/\\])\S*)?$/, NOT_A_PATH),
  slug: slugSchema,
  checkbox: checkboxSchema,
  tags: () => tagsSchema(strictString(NOT_A_TAG).required(NOT_A_TAG)).transform(trimAndDeduplicate),
  rating: () =>
    strictNumber(NOT_A_NUMBER, 0, RATING_MAX)
      .nonNullable(NOT_A_NUMBER)
      .default(RATING_MAX)
      .test('halves', NOT_A_NUMBER, (value) => value % 0.5 === 0),
  month: () => textSchema(7).matches(/^(\d{4}-(0[1-9]|1[0-2]))?$/, code('content.dateInvalid')),
  date: (field, use) => comparableSchema(DATE, field, field.notBefore, use),
  time: timeSchema,
  distance: ({ max }) => numberSchema(0, max),
  coordinate: ({ axis }) => (axis === 'latitude' ? numberSchema(-90, 90) : numberSchema(-180, 180)),
  choice: ({ choices, initially }) => string().oneOf(Object.keys(choices), OTHER_VERSION).default(initially),
  days: (_, use) => {
    const schema = array().of(string().oneOf(WEEKDAYS).required()).default([]);
    return use === 'draft' ? schema : schema.min(1, code('content.daysRequired'));
  },
  selection: ({ choices, initially }) =>
    array()
      .of(string().oneOf(Object.keys(choices), OTHER_VERSION).required())
      .test('once', INVALID, (chosen = []) => new Set(chosen).size === chosen.length)
      .default([...initially]),
  color: (_, use) => formatted(textSchema(7), use === 'draft' ? undefined : 'color'),
  quotation: () => textSchema(PARAGRAPH_MAX_LENGTH),
  language: () =>
    string()
      .oneOf(['', ...LOCALES])
      .default(''),
  list: ({ fields, withoutOverlap }, use) => {
    const schema = array()
      .typeError(INVALID)
      .nonNullable(INVALID)
      .of(object(shapeOf(fields, use)).required())
      .max(LIST_MAX_LENGTH, code('content.tooMany'))
      .default([]);
    if (!withoutOverlap || use === 'draft') return schema;
    return schema.test('overlap', (items: Record<string, unknown>[], { path, createError }) => {
      const overlap = overlapIn(fields, items);
      return overlap === null || createError({ path: path + overlap, message: OVERLAP });
    });
  },
};

function schemasOf(name: string, field: Field, fields: FieldSet, use: Use): [string, AnySchema][] {
  if (field.type === 'category') return categorySchemas(name, field, use);
  const schemaOf = SCHEMAS[field.type] as (field: Field, use: Use, fields: FieldSet) => AnySchema;
  if ('localized' in field && 'required' in field && use === 'publication') {
    // A required field may be empty in a language that isn't published. The other fields determine which
    // languages are published.
    const optional = { ...field };
    delete optional.required;
    const text = schemaOf(optional, use, fields);
    return LOCALES.map((locale) => [
      fieldIn(locale, name),
      text.test(
        'language',
        code('content.oneLanguage'),
        (value, { parent, options: { context }, createError }) => {
          const { only = null } = (context ?? {}) as Partial<PublicationContext>;
          const isNeeded = awaitedLanguages(fields, parent as object, only).includes(locale);
          if (!isNeeded || !isEmptyText(String(value))) return true;
          return only === null ? false : createError({ message: REQUIRED });
        },
      ),
    ]);
  }
  const schema = schemaOf(field, use, fields);
  return storedNames(name, field).map((stored, index) => [
    stored,
    index === 0 ? schema : partSchema(field, index, schema),
  ]);
}

/**
 * Returns the schema for an additional stored property of a field: the value in the other language, or a
 * picture's alternative text or focal point.
 */
function partSchema(field: Field, index: number, first: AnySchema): AnySchema {
  if (field.type === 'picture') return index < 3 ? textSchema(ALT_MAX_LENGTH) : focusSchema();
  return field.type === 'tags' ? tagsSchema(trimmedString(NOT_A_TAG).defined(NOT_A_TAG)) : first;
}

const shapeOf = (fields: FieldSet, use: Use): Record<string, AnySchema> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => schemasOf(name, field, fields, use)));

type SchemaOf<Fields> = ValuesOf<Fields> extends AnyObject ? ObjectSchema<ValuesOf<Fields>> : never;

/**
 * Returns a function that builds a description's schema once and caches it, because every rendered page and
 * every draft needs it.
 */
function schemaFor(use: Use) {
  const made = new WeakMap<FieldSet, AnySchema>();
  return <Fields extends FieldSet>(fields: Fields): SchemaOf<Fields> => {
    const schema = made.get(fields) ?? object(shapeOf(fields, use));
    made.set(fields, schema);
    return schema as unknown as SchemaOf<Fields>;
  };
}

export const draftSchema = schemaFor('draft');

/** The validation context for `publishableSchema`. */
export interface PublicationContext {
  /** The site's only language, or null for a bilingual site. */
  only: Locale | null;
}

/**
 * Returns the schema for fields that can be published. All required fields must be filled in for at least one
 * language, or for the site's only language.
 */
export const publishableSchema = schemaFor('publication');

export const completeSchema = schemaFor('complete');
