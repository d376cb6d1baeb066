/** The values of the editor's fields, their validation, and their conversion from and to the fields of a working copy. */
import { fieldIn, LOCALIZED_FIELD_NAMES, type LocalizedField } from '@perro-wisdom/domain/blog/posts';
import { blogPostInputSchema } from '@perro-wisdom/domain/blog/posts.schema';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import type { TopicNames } from '@perro-wisdom/domain/blog/topics';
import { code } from '@perro-wisdom/domain/messages/codes';
import { slugify } from '@perro-wisdom/domain/general/slug';
import {
  languageStatus,
  NO_PROGRESS,
  type DraftFields,
  type LocalizedFieldName,
  type SaveWorkingCopyRequest,
  type WorkingCopy,
} from '@perro-wisdom/domain/drafts/drafts';
import { draftFieldsSchema } from '@perro-wisdom/domain/drafts/drafts.schema';
import type { AnyObjectSchema } from 'yup';
import { errorsIn, type Definition } from '../editing/session/definition';
import { NO_PICTURE, parsePicture } from '../editing/frame/PictureField';
import type { ChosenPicture } from '../editing/pictures/picture-choice';

/** The fields that have a control in each language, in display order. The category has one control for both. */
export const PANE_FIELDS = [
  'title',
  'excerpt',
  'content',
  'author',
  'metaTitle',
  'metaDescription',
] as const satisfies readonly LocalizedField[];
export type PaneField = (typeof PANE_FIELDS)[number];
/** The fields that both languages share, in display order. */
const SHARED_FIELDS = ['category', 'tags', 'slug', 'picture'] as const;

type PaneFieldName = `${PaneField}${'En' | 'Es'}`;
type TextField = PaneFieldName | 'slug';

export interface EditorValues extends Record<TextField, string> {
  category: TopicNames;
  tags: readonly TopicNames[];
  /** The featured image. */
  picture: ChosenPicture;
  /** The fields whose text is a suggested translation that the owner has neither changed nor confirmed. */
  suggested: readonly LocalizedFieldName[];
}

/** A field with a control: its value is compared, merged and validated as a whole. */
export type EditorField = Exclude<keyof EditorValues, 'suggested'>;
type EditorErrors = Partial<Record<EditorField, string>>;

const paneFieldNames = (locale: Locale): PaneFieldName[] =>
  PANE_FIELDS.map((field) => fieldIn(locale, field));

/** All fields in display order. */
export const EDITOR_FIELDS: readonly EditorField[] = [...LOCALES.flatMap(paneFieldNames), ...SHARED_FIELDS];
export const isEditorField = (name: string): name is EditorField =>
  EDITOR_FIELDS.some((field) => field === name);

/** Returns the language of a field; null for a shared one. */
export const languageOf = (field: EditorField): Locale | null =>
  LOCALES.find((locale) => paneFieldNames(locale).some((name) => name === field)) ?? null;

/** Returns the name of a field without its language: `title` for `titleEs`. */
export const baseName = (field: EditorField): PaneField | (typeof SHARED_FIELDS)[number] =>
  PANE_FIELDS.find((name) => LOCALES.some((locale) => fieldIn(locale, name) === field)) ??
  SHARED_FIELDS.find((name) => name === field) ??
  'slug';

/** The values of a new post. */
export const EMPTY: EditorValues = {
  titleEn: '',
  excerptEn: '',
  contentEn: '',
  authorEn: '',
  metaTitleEn: '',
  metaDescriptionEn: '',
  titleEs: '',
  excerptEs: '',
  contentEs: '',
  authorEs: '',
  metaTitleEs: '',
  metaDescriptionEs: '',
  category: { en: '', es: '' },
  tags: [],
  slug: '',
  picture: NO_PICTURE,
  suggested: [],
};

/** Returns the values of a working copy. */
export function valuesOf({
  fields,
  suggested = [],
}: {
  fields: DraftFields;
  suggested?: WorkingCopy['suggested'];
}): EditorValues {
  const values: EditorValues = {
    ...EMPTY,
    category: { en: fields.categoryEn, es: fields.categoryEs },
    tags: fields.tags.map((en, index) => ({ en, es: fields.tagsEs[index] ?? '' })),
    slug: fields.slug,
    picture: {
      path: fields.featuredImage,
      altEn: fields.featuredImageAltEn,
      altEs: fields.featuredImageAltEs,
      focus: fields.featuredImageFocus,
    },
    suggested,
  };
  for (const locale of LOCALES) for (const name of paneFieldNames(locale)) values[name] = fields[name];
  return values;
}

/** Returns the fields as they are sent. */
export function fieldsOf(values: EditorValues): DraftFields {
  const { category, tags, picture } = values;
  const texts = [...LOCALES.flatMap(paneFieldNames), 'slug' as const].map(
    (name) => [name, values[name]] as const,
  );
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    categoryEn: category.en,
    categoryEs: category.es,
    tags: tags.map(({ en }) => en),
    tagsEs: tags.map(({ es }) => es),
    featuredImage: picture.path,
    featuredImageAltEn: picture.altEn,
    featuredImageAltEs: picture.altEs,
    featuredImageFocus: picture.focus,
  };
}

const requestOf = (values: EditorValues): SaveWorkingCopyRequest => ({
  fields: fieldsOf(values),
  suggested: [...values.suggested],
});

/** Parses values that were stored in the browser; invalid ones become empty. */
export function parseValues(stored: unknown): EditorValues {
  const read = (source: unknown, name: string): unknown =>
    typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
  const text = (source: unknown, name: string): string => {
    const value = read(source, name);
    return typeof value === 'string' ? value : '';
  };
  const list = (name: string): unknown[] => {
    const value = read(stored, name);
    return Array.isArray(value) ? value : [];
  };
  const names = (source: unknown): TopicNames => ({ en: text(source, 'en'), es: text(source, 'es') });
  const values: EditorValues = {
    ...EMPTY,
    category: names(read(stored, 'category')),
    tags: list('tags')
      .map(names)
      .filter(({ en }) => en !== ''),
    slug: text(stored, 'slug'),
    picture: parsePicture(read(stored, 'picture')),
    suggested: LOCALIZED_FIELD_NAMES.filter((name) => list('suggested').includes(name)),
  };
  for (const locale of LOCALES) for (const name of paneFieldNames(locale)) values[name] = text(stored, name);
  return values;
}

/** The path of an error in the schemas: that of one tag is `tags[2]`. */
function fieldOfPath(path = ''): EditorField | null {
  const [name = ''] = path.split(/[[.]/);
  if (name.startsWith('category')) return 'category';
  if (name.startsWith('tags')) return 'tags';
  if (name.startsWith('featuredImage')) return 'picture';
  return isEditorField(name) ? name : null;
}

/** Returns the field that the server named in a response: `fields.titleEn` when it refused a save, `titleEn` for a publication. */
export const fieldOfError = (name: string | null): EditorField | null =>
  fieldOfPath((name ?? '').replace(/^fields\./, ''));

const errorsOf = (schema: AnyObjectSchema, value: unknown): EditorErrors =>
  errorsIn(schema, value, fieldOfPath);

/** Returns the message code of each field that cannot be stored, not even in a working copy: a text that is too long, for example. */
export const draftErrors = (values: EditorValues): EditorErrors =>
  errorsOf(draftFieldsSchema, fieldsOf(values));

/** Returns the message code of each field that keeps the post from being published. */
export function publicationErrors(values: EditorValues): EditorErrors {
  const fields = fieldsOf(values);
  const errors = errorsOf(blogPostInputSchema, { ...fields, published: true });
  // An empty visual editor still has the HTML of an empty paragraph, which the schema takes for a text.
  for (const locale of LOCALES) {
    const status = languageStatus({ fields, progress: NO_PROGRESS }, locale);
    if (status.state !== 'missing') continue;
    for (const missing of status.fields)
      errors[missing === 'category' ? missing : fieldIn(locale, missing)] ??= code('blog.fieldRequired');
  }
  // An empty slug is derived from the title, so only the title is missing.
  if (errors.titleEn && values.slug.trim() === '') delete errors.slug;
  return errors;
}

/** What the editor knows of posts. */
export const POST_DEFINITION: Definition<EditorValues, WorkingCopy> = {
  kind: 'posts',
  subject: 'post',
  fields: EDITOR_FIELDS,
  suggestable: LOCALIZED_FIELD_NAMES,
  empty: EMPTY,
  valuesOf,
  requestOf,
  parseValues,
  languageOf,
  baseName,
  isHtml: (field) => baseName(field) === 'content',
  draftErrors,
  publicationErrors,
  fieldOfName: fieldOfError,
  languageStatus: (values, progress, locale) =>
    languageStatus({ fields: fieldsOf(values), progress }, locale),
  isLive: ({ live }) => live !== null,
  uniqueField: 'slug',
  // Until a post is public, its slug follows the English title, unless the owner has edited it.
  afterEdit: (values, before, copy) => {
    const follows =
      copy?.live == null && values.slug === before.slug && before.slug === slugify(before.titleEn);
    return follows ? { ...values, slug: slugify(values.titleEn) } : values;
  },
};
