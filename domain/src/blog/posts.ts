import { category, picture, richText, slug, tags, text, type ValuesOf } from '../fields/field';
import { liveReader } from '../fields/public';
import { publicReader } from '../fields/reader';
import type { Languages } from '../fields/languages';
import type { Locale } from '../general/locale';
import { asBoolean, asList, asNullableText, asText } from '../stored/reader';
import { AUTHOR_MAX_LENGTH, EXCERPT_MAX_LENGTH, META_MAX_LENGTH, TITLE_MAX_LENGTH } from './posts.limits';

export const POSTS_PER_PAGE = 12;
/** The maximum number of posts, including their content, that the API returns at once. */
export const POSTS_LIMIT = 50;

export const POST_FIELDS = {
  title: text({
    label: { en: 'Title', es: 'Título' },
    isTitle: true,
    section: { label: { en: 'Text', es: 'Texto' } },
    localized: true,
    required: true,
    max: TITLE_MAX_LENGTH,
  }),
  excerpt: text({
    label: { en: 'Excerpt', es: 'Resumen' },
    note: {
      en: 'Two or three sentences, shown on the card and above the post.',
      es: 'Dos o tres oraciones: salen en la tarjeta y encima del artículo.',
    },
    localized: true,
    required: true,
    max: EXCERPT_MAX_LENGTH,
    rows: 3,
  }),
  content: richText({ label: { en: 'Content', es: 'Contenido' }, localized: true, required: true }),
  author: text({
    label: { en: 'Author', es: 'Autor o autora' },
    localized: true,
    max: AUTHOR_MAX_LENGTH,
    isName: true,
  }),
  metaTitle: text({
    label: { en: 'Title on Google', es: 'Título en Google' },
    note: { en: 'If empty, the title.', es: 'Vacío: el título.' },
    section: { label: { en: 'On Google', es: 'En Google' }, folded: true },
    localized: true,
    max: META_MAX_LENGTH,
  }),
  metaDescription: text({
    label: { en: 'Description on Google', es: 'Descripción en Google' },
    note: { en: 'If empty, the excerpt.', es: 'Vacía: el resumen.' },
    localized: true,
    max: META_MAX_LENGTH,
    rows: 2,
  }),
  category: category({
    label: { en: 'Category', es: 'Categoría' },
    section: { label: { en: 'In both languages', es: 'En los dos idiomas' } },
    required: true,
  }),
  tags: tags({ label: { en: 'Tags', es: 'Etiquetas' } }),
  slug: slug({
    label: { en: 'Link of the post', es: 'Enlace del artículo' },
    note: {
      en: 'The end of the post’s address. It comes from the title (the English one if you write both languages), and you can change it.',
      es: 'El final de la dirección del artículo. Sale del título, del que está en inglés si escribes en los dos idiomas; lo puedes cambiar.',
    },
    from: 'title',
  }),
  featuredImage: picture({ label: { en: 'Featured picture', es: 'Foto principal' }, aspectRatio: '16/9' }),
};

/** The editable fields of a post. */
export type PostFields = ValuesOf<typeof POST_FIELDS>;

/** A post in a request, as the specification defines it. It must be complete in both languages. */
export interface BlogPostInput extends PostFields {
  published: boolean;
}

/** A post in a response, as the specification defines it. It is stored in two documents. */
export interface BlogPost extends BlogPostInput {
  id: string;
  languages: Languages;
  /** The publication date in ISO 8601 format, or null if the post isn't published. */
  publishedAt: string | null;
  /** When changes were last published, in ISO 8601 format, or null if unknown. */
  updatedAt: string | null;
  /**
   * The category's slug, which is part of the paths in both languages. Renaming the category doesn't change
   * it.
   */
  categorySlug: string;
  /**
   * The slugs of the tags, in the same order as `tags`. Tags without letters or digits have no slug and come
   * last.
   */
  tagSlugs: string[];
}

/**
 * A post's content in both languages. It is stored in a separate document so that a page with twelve cards
 * doesn't download twelve articles.
 */
export type BlogPostContent = Pick<BlogPost, 'contentEn' | 'contentEs'>;
export type BlogPostSummary = Omit<BlogPost, keyof BlogPostContent>;

const { content, ...SUMMARY_FIELDS } = POST_FIELDS;
const STATE = {
  id: asText,
  published: asBoolean,
  publishedAt: asNullableText,
  updatedAt: asNullableText,
  categorySlug: asText,
  tagSlugs: asList(asText),
};

/** Reads a published post. Returns null for a post without a slug, which has no path. */
export const asBlogPost = liveReader(POST_FIELDS, STATE, ['slug']);
export const asBlogPostSummary = liveReader(SUMMARY_FIELDS, STATE, ['slug']);
export const asBlogPostContent = publicReader({ content }, {});

/** Splits a post into its summary and its content, which are stored in two documents. */
export const splitPost = <T extends BlogPostContent>({
  contentEn,
  contentEs,
  ...summary
}: T): [Omit<T, keyof BlogPostContent>, BlogPostContent] => [summary, { contentEn, contentEs }];

/** Parses a comma-separated list of tags. Trims the tags and drops empty and duplicate ones. */
export const parseTags = (text: string): string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');

/**
 * Returns the names of a post's tags in the given language. A tag without a Spanish name keeps its English
 * name.
 */
export const localizeTags = (
  { tags, tagsEs }: Pick<BlogPost, 'tags' | 'tagsEs'>,
  locale: Locale,
): string[] => (locale === 'en' ? tags : tags.map((tag, index) => tagsEs[index] || tag));
