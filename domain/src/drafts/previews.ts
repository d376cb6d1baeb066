/** Previews drafts on their pages before publication. */
import { POST_FIELDS, type BlogPost } from '../blog/posts';
import type { PostTopics } from '../blog/topics';
import { isListKind } from '../content/kinds';
import { LISTS } from '../content/lists';
import { fieldSetOf } from '../content/schemas';
import type { FieldOf, FieldSet } from '../fields/field';
import { madeSlug } from '../fields/languages';
import { isEmptyText } from '../fields/empty-text';
import { fieldIn, LOCALES, localize, type Locale } from '../general/locale';
import { EDITABLE_PAGES, LEGAL_PAGES, ownPagePath, pagePath, postPath, type Page } from '../general/paths';
import { message } from '../messages';
import type { MessageCode } from '../messages/codes';
import { DRAFT_PREVIEW_SLUG } from '../publishing/page-renderer';
import type { Draft, DraftFields, DraftKind } from './drafts';

/**
 * Returns the path of a private link, which works without a session. Without a locale, the link shows the
 * page in the language of the visitor's browser.
 */
export const privatePreviewPath = (token: string, locale?: Locale): string =>
  ['/preview', token, ...(locale === undefined ? [] : [locale])].join('/');

/** The path of the document that previews a draft's page in the editor's frame. */
export const PREVIEW_FRAME_PATH = '/preview-frame';

/**
 * Returns the page to preview a draft on if it has none of its own. The facts and the brand appear on every
 * page. The facts are previewed on the contact page and the brand on the home page, because those pages show
 * them most completely.
 */
function pageOfDraft(kind: DraftKind, id: string): Page {
  if (kind === 'brand') return 'home';
  const listed = isListKind(kind) ? LISTS[kind].page : null;
  return listed ?? [...EDITABLE_PAGES, ...LEGAL_PAGES].find((page) => page === id) ?? 'contact';
}

/** Returns whether each draft of a kind has its own page under its slug. */
export const hasOwnPage = (kind: DraftKind): boolean =>
  kind === 'posts' || (isListKind(kind) && LISTS[kind].page === null);

/** Returns the path of the public page for a draft with this slug. */
export function draftPath(kind: DraftKind, id: string, slug: string, locale: Locale): string {
  if (kind === 'posts') return postPath(slug, locale);
  return hasOwnPage(kind) ? ownPagePath(slug, locale) : pagePath(pageOfDraft(kind, id), locale);
}

/** Returns the path where a draft's page is rendered before publication. */
export const previewPath = (kind: DraftKind, id: string, locale: Locale): string =>
  draftPath(kind, id, DRAFT_PREVIEW_SLUG, locale);

const POST_PLACEHOLDERS: Readonly<Record<string, MessageCode>> = {
  title: 'draftPreview.noTitle',
  category: 'draftPreview.noCategory',
  excerpt: 'draftPreview.noExcerpt',
  content: 'draftPreview.noContent',
};

function placeholdersOf(kind: DraftKind): Readonly<Record<string, MessageCode>> {
  if (kind === 'posts') return POST_PLACEHOLDERS;
  return isListKind(kind) ? LISTS[kind].placeholders : {};
}

/**
 * Fills in placeholders for text that is missing in a language. Otherwise, the page would show the other
 * language's text.
 */
export function withPlaceholders<Kind extends DraftKind>(
  kind: Kind,
  fields: DraftFields[Kind],
): DraftFields[Kind] {
  const texts = Object.entries(placeholdersOf(kind)).flatMap(([name, code]) =>
    LOCALES.map((locale): [string, string] => {
      const text = message(locale, code);
      const isHtml = fieldSetOf(kind, '')[name]?.type === 'richText';
      return [fieldIn(locale, name), isHtml ? `<p><em>${text}</em></p>` : text];
    }),
  );
  const missing = texts.filter(([name]) => isEmptyText(String(Reflect.get(fields, name))));
  return { ...fields, ...Object.fromEntries(missing) };
}

export const previewedSlug = (
  description: FieldSet & { slug: FieldOf<'slug'> },
  fields: { slug: string },
): string => fields.slug || madeSlug(description, description.slug, fields) || 'preview';

/** Returns the post that publishing a draft now would create. */
export function previewedPost(
  {
    id,
    fields,
    publishedAt,
    publishAt,
    formerDate,
  }: Pick<Draft<'posts'>, 'id' | 'fields' | 'publishedAt' | 'publishAt' | 'formerDate'>,
  topics: PostTopics,
  now: Date,
): BlogPost {
  const { categorySlug, tagSlugs, ...names } = topics;
  // A category that has only one name uses it in both languages.
  const category = {
    categoryEn: localize(topics, 'category', 'en'),
    categoryEs: localize(topics, 'category', 'es'),
  };
  return {
    ...withPlaceholders('posts', { ...fields, ...names, ...category }),
    id,
    languages: { en: true, es: true },
    slug: previewedSlug(POST_FIELDS, fields),
    categorySlug,
    tagSlugs,
    published: true,
    publishedAt: publishedAt ?? publishAt ?? formerDate ?? now.toISOString(),
    updatedAt: null,
  };
}
