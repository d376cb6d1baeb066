/** The posts of the blog. */
import { category, picture, richText, slug, tags, text, type ValuesOf } from '../fields/field';
import { liveReader } from '../fields/public';
import { publicReader } from '../fields/reader';
import type { Languages } from '../fields/languages';
import type { Locale } from '../general/locale';
import { asBoolean, asList, asNullableText, asText } from '../stored/reader';
import { AUTHOR_MAX_LENGTH, EXCERPT_MAX_LENGTH, META_MAX_LENGTH, TITLE_MAX_LENGTH } from './posts.limits';

export const POSTS_PER_PAGE = 12;
/** The most posts that the API returns at once with their contents. */
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
      en: 'Two or three sentences: they stand on the card and above the post.',
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
    note: { en: 'Empty: the title.', es: 'Vacío: el título.' },
    section: { label: { en: 'On Google', es: 'En Google' }, folded: true },
    localized: true,
    max: META_MAX_LENGTH,
  }),
  metaDescription: text({
    label: { en: 'Description on Google', es: 'Descripción en Google' },
    note: { en: 'Empty: the excerpt.', es: 'Vacía: el resumen.' },
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
      en: 'The end of the post’s address. It comes from the title, the English one if you write both languages; you can change it.',
      es: 'El final de la dirección del artículo. Sale del título, del que está en inglés si escribes en los dos idiomas; lo puedes cambiar.',
    },
    from: 'title',
  }),
  featuredImage: picture({ label: { en: 'Featured picture', es: 'Foto principal' }, aspectRatio: '16/9' }),
};

/** A post as the owner edits it. */
export type PostFields = ValuesOf<typeof POST_FIELDS>;

/** A post, as the specified calls send it: complete in both languages. */
export interface BlogPostInput extends PostFields {
  published: boolean;
}

/** A post as the specified calls return it, and as it is stored in two documents. */
export interface BlogPost extends BlogPostInput {
  id: string;
  languages: Languages;
  /** ISO 8601 while published, otherwise null. */
  publishedAt: string | null;
  /** When it was last published with changes, as ISO 8601; null where that is unknown. */
  updatedAt: string | null;
  /**
   * By which addresses name the category and the tags, in both languages. They stay when the names change.
   */
  categorySlug: string;
  /** In the order of the tags. Tags without letters or digits have none; they come last. */
  tagSlugs: string[];
}

/**
 * A post without its contents: enough for a card, a list and a link. The contents are stored in another
 * document, so that a page of twelve cards does not download twelve articles.
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

/** A post has an address only if it has a slug. */
export const asBlogPost = liveReader(POST_FIELDS, STATE, ['slug']);
export const asBlogPostSummary = liveReader(SUMMARY_FIELDS, STATE, ['slug']);
export const asBlogPostContent = publicReader({ content }, {});

/** Splits a post into its summary and its contents, which are stored in two documents. */
export const splitPost = <T extends BlogPostContent>({
  contentEn,
  contentEs,
  ...summary
}: T): [Omit<T, keyof BlogPostContent>, BlogPostContent] => [summary, { contentEn, contentEs }];

/** Parses a comma-separated list of tags; trims them, and drops empty and repeated ones. */
export const parseTags = (text: string): string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');

/** Returns the names of a post's tags in a language; a tag without a Spanish name keeps its other one. */
export const localizeTags = (
  { tags, tagsEs }: Pick<BlogPost, 'tags' | 'tagsEs'>,
  locale: Locale,
): string[] => (locale === 'en' ? tags : tags.map((tag, index) => tagsEs[index] || tag));
