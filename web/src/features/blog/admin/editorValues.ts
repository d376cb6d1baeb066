/** The values of the editor's fields, their validation, and their conversion from and to posts. */
import { parseTags, publishedAtOnSave, type BlogPost, type BlogPostInput } from '@perro-wisdom/domain/blog';
import { blogPostInputSchema } from '@perro-wisdom/domain/blog.schema';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { slugify } from '@perro-wisdom/domain/slug';
import { ValidationError } from 'yup';

/** The fields that exist in each language, in display order. */
const LOCALIZED_FIELDS = ['title', 'category', 'excerpt', 'content', 'author', 'metaTitle', 'metaDescription'] as const;
/** The fields that both languages share. */
const SHARED_FIELDS = ['slug', 'tags', 'featuredImage'] as const;

export type LocalizedField = (typeof LOCALIZED_FIELDS)[number];
export type TextField = `${LocalizedField}${'En' | 'Es'}` | (typeof SHARED_FIELDS)[number];
/** The fields of a post; the tags are one comma-separated string. */
export type EditorValues = Record<TextField, string> & { published: boolean };
export type EditorField = keyof EditorValues;
export type EditorErrors = Partial<Record<TextField, string>>;

/** Returns the name of a field in a language: `titleEs` for `title` in Spanish. */
export const fieldIn = (locale: Locale, field: LocalizedField): TextField => (locale === 'en' ? `${field}En` : `${field}Es`);

const localizedFields = (locale: Locale): TextField[] => LOCALIZED_FIELDS.map((field) => fieldIn(locale, field));

/** All text fields in display order. */
export const TEXT_FIELDS: readonly TextField[] = [...LOCALES.flatMap(localizedFields), ...SHARED_FIELDS];

export const EDITOR_FIELDS: readonly EditorField[] = [...TEXT_FIELDS, 'published'];

/** Returns the language of a field; null for a shared one. */
export const languageOf = (field: EditorField): Locale | null =>
  LOCALES.find((locale) => localizedFields(locale).some((name) => name === field)) ?? null;

/** Returns the name of a field without its language: `title` for `titleEs`. */
export const baseName = (field: EditorField): LocalizedField | (typeof SHARED_FIELDS)[number] | 'published' =>
  LOCALIZED_FIELDS.find((name) => LOCALES.some((locale) => fieldIn(locale, name) === field)) ??
  SHARED_FIELDS.find((name) => name === field) ??
  'published';

const EMPTY: EditorValues = {
  titleEn: '', categoryEn: '', excerptEn: '', contentEn: '', authorEn: '', metaTitleEn: '', metaDescriptionEn: '',
  titleEs: '', categoryEs: '', excerptEs: '', contentEs: '', authorEs: '', metaTitleEs: '', metaDescriptionEs: '',
  slug: '', tags: '', featuredImage: '', published: false,
};

export const isTextField = (name: string): name is TextField => TEXT_FIELDS.some((field) => field === name);

/** Returns the values of a stored post, or those of a new one. */
export function valuesOf(post: BlogPost | null): EditorValues {
  return withTexts((field) => (field === 'tags' ? (post?.tags ?? []).join(', ') : (post?.[field] ?? '')), post?.published ?? false);
}

/** Parses values that were stored in the browser; invalid ones become empty. */
export function parseValues(stored: unknown): EditorValues {
  const read = (name: string): unknown => (typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined);
  return withTexts((field) => {
    const text = read(field);
    return typeof text === 'string' ? text : '';
  }, read('published') === true);
}

function withTexts(text: (field: TextField) => string, published: boolean): EditorValues {
  const values = { ...EMPTY, published };
  for (const field of TEXT_FIELDS) values[field] = text(field);
  return values;
}

export const isSame = (a: EditorValues, b: EditorValues): boolean => EDITOR_FIELDS.every((field) => a[field] === b[field]);

/** Returns `values` with the selected fields replaced by those of `source`. */
function replaceFields(values: EditorValues, source: EditorValues, isReplaced: (field: EditorField) => boolean): EditorValues {
  const result = { ...values };
  for (const field of TEXT_FIELDS) if (isReplaced(field)) result[field] = source[field];
  if (isReplaced('published')) result.published = source.published;
  return result;
}

/**
 * Returns the values of the fields after a save: fields that were changed since `sent` keep their current value, the others get the
 * value that the server has stored, which may be sanitized.
 */
export const valuesAfterSave = (sent: EditorValues, current: EditorValues, stored: EditorValues): EditorValues =>
  replaceFields(current, stored, (field) => current[field] === sent[field]);

export type Version = 'mine' | 'theirs';

export interface Difference {
  field: EditorField;
  /** The only version that changed the field; null when both did, so that the owner must decide. */
  suggested: Version | null;
}

/** Returns the fields in which two versions differ, in display order. `base` is their common ancestor. */
export function differencesOf(base: EditorValues, mine: EditorValues, theirs: EditorValues): Difference[] {
  return EDITOR_FIELDS.filter((field) => mine[field] !== theirs[field]).map((field) => ({
    field,
    suggested: mine[field] === base[field] ? 'theirs' : theirs[field] === base[field] ? 'mine' : null,
  }));
}

export type Choices = Partial<Record<EditorField, Version>>;

/** Returns `mine` with the fields of `theirs` that were chosen. */
export const mergedValues = (mine: EditorValues, theirs: EditorValues, choices: Choices): EditorValues =>
  replaceFields(mine, theirs, (field) => choices[field] === 'theirs');

const rawInput = (values: EditorValues) => ({ ...values, tags: parseTags(values.tags) });

/** Returns the post to send: trimmed, with a normalized slug. Throws a `ValidationError` when the values are invalid. */
export function toInput(values: EditorValues): BlogPostInput {
  return blogPostInputSchema.validateSync(rawInput(values));
}

/** Returns the post for the preview, without validation. */
export function previewOf(values: EditorValues): BlogPost {
  const input = rawInput(values);
  const slugs = { categorySlug: slugify(input.categoryEn), tagSlugs: input.tags.map(slugify) };
  return { ...input, ...slugs, tagsEs: [], featuredImageAltEn: '', featuredImageAltEs: '', featuredImageFocus: '', id: '', publishedAt: publishedAtOnSave(values.published, new Date()) };
}

/** Returns the message code of the first error of each invalid field. */
export function validateValues(values: EditorValues): EditorErrors {
  const errors: EditorErrors = {};
  for (const { path, message } of findErrors(values)) {
    // The path of a single tag is `tags[2]`.
    const [field = ''] = (path ?? '').split('[');
    if (isTextField(field)) errors[field] ??= message;
  }
  // An empty slug is derived from the title, so only the title is missing.
  if (errors.titleEn && values.slug.trim() === '') delete errors.slug;
  return errors;
}

function findErrors(values: EditorValues): readonly ValidationError[] {
  try {
    blogPostInputSchema.validateSync(rawInput(values), { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}
