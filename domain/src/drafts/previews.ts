/** Previews of a draft: the page that it is on, before it is published. */
import { POST_FIELDS, type BlogPost } from '../blog/posts';
import type { PostTopics } from '../blog/topics';
import { fieldSetOf } from '../content/schemas';
import type { FieldOf, FieldSet } from '../fields/field';
import { madeSlug } from '../fields/languages';
import { isEmptyText } from '../fields/empty-text';
import { fieldIn, LOCALES, localize, type Locale } from '../general/locale';
import { EDITABLE_PAGES, LEGAL_PAGES, type Page, pagePath } from '../general/paths';
import { message } from '../messages';
import type { MessageCode } from '../messages/codes';
import { draftPreviewUrl } from '../publishing/page-renderer';
import type { Draft, DraftFields, DraftKind } from './drafts';

/** Returns the path of a private link, which needs no session; without a language, the page is in that of the visitor's browser. */
export const privatePreviewPath = (token: string, locale?: Locale): string =>
  ['/preview', token, ...(locale === undefined ? [] : [locale])].join('/');

/** The document in which the owner's editor shows the page of a draft, in a frame. */
export const PREVIEW_FRAME_PATH = '/preview-frame';

/** Returns the page on which a draft is seen that has none of its own; for the facts and the brand, which every page shows, the one that shows most of them. */
export function pageOfDraft(kind: Exclude<DraftKind, 'posts'>, id: string): Page {
  if (kind === 'services' || kind === 'testimonials') return kind;
  if (kind === 'brand') return 'home';
  return [...EDITABLE_PAGES, ...LEGAL_PAGES].find((page) => page === id) ?? 'contact';
}

/** Returns the path under which the page of a draft is rendered. */
export const previewPath = (kind: DraftKind, id: string, locale: Locale): string =>
  kind === 'posts' ? draftPreviewUrl(locale) : pagePath(pageOfDraft(kind, id), locale);

const PLACEHOLDERS: Partial<Record<DraftKind, Readonly<Record<string, MessageCode>>>> = {
  posts: {
    title: 'draftPreview.noTitle',
    category: 'draftPreview.noCategory',
    excerpt: 'draftPreview.noExcerpt',
    content: 'draftPreview.noContent',
  },
  services: { title: 'draftPreview.noTitle', description: 'draftPreview.noContent' },
  testimonials: { testimonial: 'draftPreview.noContent' },
};

/** Replaces texts that are missing, in the language of the page: it would otherwise show that of the other language. */
export function withPlaceholders<Kind extends DraftKind>(
  kind: Kind,
  fields: DraftFields[Kind],
): DraftFields[Kind] {
  const placeholders: Readonly<Record<string, MessageCode>> = PLACEHOLDERS[kind] ?? {};
  const texts = Object.entries(placeholders).flatMap(([name, code]) =>
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

/** Returns a draft as the post that would be published now. */
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
  // One name of a category serves both languages.
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
