/** What the editor's fields hold, and the post that they make. */
import { parseTags, publishedAtOnSave, type BlogPost, type BlogPostInput } from '@perro-wisdom/domain/blog';
import { blogPostInputSchema } from '@perro-wisdom/domain/blog.schema';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { ValidationError } from 'yup';

/** The fields that each language has, from top to bottom. */
const PANE_FIELDS = ['title', 'category', 'excerpt', 'content', 'author', 'metaTitle', 'metaDescription'] as const;
/** Those that both languages share. */
const SHARED_FIELDS = ['slug', 'tags', 'featuredImage'] as const;

export type PaneField = (typeof PANE_FIELDS)[number];
export type TextField = `${PaneField}${'En' | 'Es'}` | (typeof SHARED_FIELDS)[number];
/** As the post, with the tags as they are typed. */
export type EditorValues = Record<TextField, string> & { published: boolean };
export type EditorField = keyof EditorValues;
export type EditorErrors = Partial<Record<TextField, string>>;

/** `title` in Spanish is `titleEs`. */
export const fieldIn = (locale: Locale, field: PaneField): TextField => (locale === 'en' ? `${field}En` : `${field}Es`);

const paneOf = (locale: Locale): TextField[] => PANE_FIELDS.map((field) => fieldIn(locale, field));

/** All fields in the order in which the editor shows them. */
export const TEXT_FIELDS: readonly TextField[] = [...LOCALES.flatMap(paneOf), ...SHARED_FIELDS];

export const EDITOR_FIELDS: readonly EditorField[] = [...TEXT_FIELDS, 'published'];

/** The language whose pane holds a field; null for a shared one. */
export const languageOf = (field: EditorField): Locale | null =>
  LOCALES.find((locale) => paneOf(locale).some((name) => name === field)) ?? null;

/** The part of a field's name that both languages share: `titleEs` is `title`. */
export const nameOf = (field: EditorField): PaneField | (typeof SHARED_FIELDS)[number] | 'published' =>
  PANE_FIELDS.find((name) => LOCALES.some((locale) => fieldIn(locale, name) === field)) ??
  SHARED_FIELDS.find((name) => name === field) ??
  'published';

const EMPTY: EditorValues = {
  titleEn: '', categoryEn: '', excerptEn: '', contentEn: '', authorEn: '', metaTitleEn: '', metaDescriptionEn: '',
  titleEs: '', categoryEs: '', excerptEs: '', contentEs: '', authorEs: '', metaTitleEs: '', metaDescriptionEs: '',
  slug: '', tags: '', featuredImage: '', published: false,
};

export const isTextField = (name: string): name is TextField => TEXT_FIELDS.some((field) => field === name);

/** The values of a stored post, or of one that is begun. */
export function valuesOf(post: BlogPost | null): EditorValues {
  return withTexts((field) => (field === 'tags' ? (post?.tags ?? []).join(', ') : (post?.[field] ?? '')), post?.published ?? false);
}

/** The values of a stored record; what is not of our making counts as empty. */
export function parseValues(kept: unknown): EditorValues {
  const read = (name: string): unknown => (typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined);
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

/** Whether two states of the fields are the same. */
export const isSame = (a: EditorValues, b: EditorValues): boolean => EDITOR_FIELDS.every((field) => a[field] === b[field]);

function pick(values: EditorValues, from: EditorValues, where: (field: EditorField) => boolean): EditorValues {
  const picked = { ...values };
  for (const field of TEXT_FIELDS) if (where(field)) picked[field] = from[field];
  if (where('published')) picked.published = from.published;
  return picked;
}

/**
 * The fields once the server has answered a save: one that was changed after it was sent keeps what was typed; the others take what
 * the server has stored, which may have sanitised them.
 */
export const valuesAfterSave = (sent: EditorValues, current: EditorValues, stored: EditorValues): EditorValues =>
  pick(current, stored, (field) => current[field] === sent[field]);

export type Version = 'mine' | 'theirs';

export interface Difference {
  field: EditorField;
  /** The version in which alone the field was changed; null where both changed it, and only the owner can decide. */
  suggested: Version | null;
}

/** Where two versions that go back to the same one (`base`) differ from each other, in the editor's order. */
export function differencesOf(base: EditorValues, mine: EditorValues, theirs: EditorValues): Difference[] {
  return EDITOR_FIELDS.filter((field) => mine[field] !== theirs[field]).map((field) => ({
    field,
    suggested: mine[field] === base[field] ? 'theirs' : theirs[field] === base[field] ? 'mine' : null,
  }));
}

export type Choices = Partial<Record<EditorField, Version>>;

/** The owner's version with the other one's fields where that was chosen. */
export const mergedValues = (mine: EditorValues, theirs: EditorValues, choices: Choices): EditorValues =>
  pick(mine, theirs, (field) => choices[field] === 'theirs');

const rawInput = (values: EditorValues) => ({ ...values, tags: parseTags(values.tags) });

/** The post as it is sent: trimmed, with its slug normalised. Throws where `validateValues` finds an error. */
export function toInput(values: EditorValues): BlogPostInput {
  return blogPostInputSchema.validateSync(rawInput(values));
}

/** The post as it would be stored now, finished or not. */
export function previewOf(values: EditorValues): BlogPost {
  return { ...rawInput(values), id: '', publishedAt: publishedAtOnSave(values.published, new Date()) };
}

/** The code of the first error of each field. */
export function validateValues(values: EditorValues): EditorErrors {
  const errors: EditorErrors = {};
  for (const { path, message } of findErrors(values)) {
    // A tag's own path is `tags[2]`.
    const [field = ''] = (path ?? '').split('[');
    if (isTextField(field)) errors[field] ??= message;
  }
  // An empty slug is filled from the title: what is missing is the title alone.
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
