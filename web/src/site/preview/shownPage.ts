/** Puts a draft into its page's data, in place of the published content. */
import type { LegalPageName } from '@app/domain/general/paths';
import { fieldSetOf } from '@app/domain/content/schemas';
import { isEmptyText } from '@app/domain/fields/empty-text';
import type { Languages } from '@app/domain/fields/languages';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { liveService, SERVICE_FIELDS } from '@app/domain/content/services';
import { liveOwnPage, linkTo, OWN_PAGE_FIELDS } from '@app/domain/content/own-pages';
import { liveTestimonial, TESTIMONIALS_LIMIT, type Testimonial } from '@app/domain/content/testimonials';
import type { DraftFields, DraftKind } from '@app/domain/drafts/drafts';
import { previewedPost, previewedSlug, withPlaceholders } from '@app/domain/drafts/previews';
import { hasNoTexts } from '@app/domain/drafts/texts';
import { slugify } from '@app/domain/general/slug';
import { DRAFT_PREVIEW_SLUG, type PageContent } from '@app/domain/publishing/page-renderer';
import { hashKey } from '@tanstack/react-query';
import type { PreviewedDraft } from '../../shared/preview/messages';
import { adjacentPostsQuery, previewedPostData } from '../blog/data';
import { servicesQuery } from '../content/services/data';
import { testimonialsQuery } from '../content/testimonials/data';
import { ownPageQuery } from '../content/own-pages/data';
import { legalQuery } from '../pages/legalQuery';
import { markedFields, type FieldMarks, type Mark } from './marks';

/** Returns a list with an item replaced or added, sorted by `order`. */
const replacedIn = <Item extends { id: string; order: number }>(all: readonly Item[], item: Item): Item[] =>
  [...all.filter(({ id }) => id !== item.id), item].sort((a, b) => a.order - b.order);

const readIn = <Item extends { languages: Languages }>(items: readonly Item[], locale: Locale): Item[] =>
  items.filter(({ languages }) => languages[locale]);

/**
 * Returns the languages in which the owner has started writing a legal page. In other languages, the page
 * shows the built-in text.
 */
const writtenIn = ({ titleEn, titleEs, contentEn, contentEs }: DraftFields['legal']): Languages => ({
  en: !isEmptyText(titleEn) || !isEmptyText(contentEn),
  es: !isEmptyText(titleEs) || !isEmptyText(contentEs),
});

type Shown<Kind extends DraftKind> = (
  draft: PreviewedDraft<Kind>,
  content: PageContent,
  now: Date,
  mark: Mark,
) => Partial<PageContent['site'] & Pick<PageContent, 'data'>>;

const document = ({ id, fields }: PreviewedDraft, { site }: PageContent) => ({
  documents: { ...site.documents, [id]: fields },
});

const SHOWN: { [Kind in DraftKind]: Shown<Kind> } = {
  // No page shows saved replies.
  replies: () => ({}),
  facts: document,
  brand: document,
  pages: document,
  posts: (draft, { data }, now) => {
    const { categoryEn, categoryEs, tags, tagsEs } = draft.fields;
    const topics = {
      ...{ categoryEn, categoryEs, tags, tagsEs },
      categorySlug: slugify(categoryEn),
      tagSlugs: tags.map(slugify),
    };
    const post = previewedPost(draft, topics, now);
    // The preview shows the posts adjacent to the stored draft.
    const neighbors = LOCALES.map((locale): PageContent['data'][number] => {
      const [, found] =
        data.find(([[name, language]]) => name === 'adjacentPosts' && language === locale) ?? [];
      return [adjacentPostsQuery(post, locale).queryKey, found];
    });
    return { data: [...LOCALES.flatMap((locale) => previewedPostData(post, locale)), ...neighbors] };
  },
  legal: ({ id, fields }, _content, now) =>
    // If the owner hasn't written anything, the page shows the built-in text.
    hasNoTexts(fields)
      ? {}
      : {
          data: LOCALES.map((locale) => [
            legalQuery(id as LegalPageName, locale).queryKey,
            { ...fields, languages: writtenIn(fields), id, updatedAt: now.toISOString() },
          ]),
        },
  services: ({ id, order, fields }, { site }) => {
    const slug = previewedSlug(SERVICE_FIELDS, fields);
    const service = liveService({ ...fields, slug }, { id, order, formerSlugs: [] });
    const services = replacedIn(site.services, service);
    return {
      services,
      data: LOCALES.map((locale) => [servicesQuery(locale).queryKey, readIn(services, locale)]),
    };
  },
  ownPages: ({ id, order, fields }, { site }) => {
    const page = liveOwnPage({ ...fields, slug: previewedSlug(OWN_PAGE_FIELDS, fields) }, { id, order });
    return {
      ownPages: replacedIn(site.ownPages, linkTo(page)),
      data: LOCALES.map((locale) => [ownPageQuery(DRAFT_PREVIEW_SLUG, locale).queryKey, page]),
    };
  },
  testimonials: ({ id, order, fields }, { data }, _date, mark) => {
    const live = liveTestimonial(fields, { id, order });
    // Marks the date that visitors see. It is derived from the month, which can't be marked itself.
    const marked = (date: string) => date && mark(date, 'month');
    const testimonial = { ...live, dateEn: marked(live.dateEn), dateEs: marked(live.dateEs) };
    return {
      data: LOCALES.map((locale) => {
        const { queryKey } = testimonialsQuery(TESTIMONIALS_LIMIT, locale);
        const [, published = []] = data.find(([key]) => hashKey(key) === hashKey(queryKey)) ?? [];
        return [queryKey, readIn(replacedIn(published as Testimonial[], testimonial), locale)];
      }),
    };
  },
};

/** Returns the content for a draft's page. The draft's strings are marked with their fields. */
export function shownPage<Kind extends DraftKind>(
  draft: PreviewedDraft<Kind>,
  content: PageContent,
  marks: FieldMarks,
  now: Date,
): PageContent {
  const { kind, id } = draft;
  const fields: DraftFields[Kind] = markedFields(
    fieldSetOf(kind, id),
    withPlaceholders(kind, draft.fields),
    marks.mark,
  );
  const { data = [], ...site } = SHOWN[kind]({ ...draft, fields }, content, now, marks.mark);
  return { site: { ...content.site, ...site }, data: [...content.data, ...data] };
}
