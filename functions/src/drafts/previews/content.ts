/** What the preview of a piece of content shows in place of what visitors read. */
import type { ContentFields, ContentKind } from '@perro-wisdom/domain/content/kinds';
import type { StoredContentCopy } from '@perro-wisdom/domain/drafts/document';
import { fieldIn } from '@perro-wisdom/domain/blog/posts';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { message } from '@perro-wisdom/domain/messages';
import type { ContentPreview } from '@perro-wisdom/domain/publishing/page-renderer';
import { liveService, type ServiceFields } from '@perro-wisdom/domain/content/services';
import { slugify } from '@perro-wisdom/domain/general/slug';
import {
  liveTestimonial,
  TESTIMONIALS_LIMIT,
  type TestimonialFields,
} from '@perro-wisdom/domain/content/testimonials';
import { readServices } from '../../content/services/store';
import { readTestimonials } from '../../content/testimonials/store';

type PreviewedDocuments = Omit<ContentPreview, 'paths'>;

/** Texts that are missing, in the language of the page: it would otherwise show that of the other language. */
const PLACEHOLDERS = {
  title: 'draftPreview.noTitle',
  description: 'draftPreview.noContent',
  testimonial: 'draftPreview.noContent',
} as const;

function withPlaceholders<
  Field extends keyof typeof PLACEHOLDERS,
  Fields extends Record<`${Field}${'En' | 'Es'}`, string>,
>(fields: Fields, names: readonly Field[]): Fields {
  const texts = LOCALES.flatMap((locale) =>
    names.map((name) => [fieldIn(locale, name), message(locale, PLACEHOLDERS[name])] as const),
  );
  const missing = texts.filter(([name]) => fields[name] === '');
  return { ...fields, ...Object.fromEntries(missing) };
}

/** Returns a list with one of its pieces replaced, or added, in the order that it will have. */
const withPiece = <Piece extends { id: string; order: number }>(
  all: readonly Piece[],
  piece: Piece,
): Piece[] => [...all.filter(({ id }) => id !== piece.id), piece].sort((a, b) => a.order - b.order);

const PREVIEWS: {
  [Kind in ContentKind]: (
    fields: ContentFields[Kind],
    copy: StoredContentCopy,
  ) => Promise<PreviewedDocuments> | PreviewedDocuments;
} = {
  facts: (fields, { id }) => ({ siteContent: { [id]: fields } }),
  pages: (fields, { id }) => ({ siteContent: { [id]: fields } }),
  // A text that was never saved is not shown: its page has the template.
  legal: (fields, { id, revision, updatedAt }) =>
    revision === 0 ? {} : { legal: { ...fields, id, updatedAt: updatedAt ?? '' } },
  services: async (fields: ServiceFields, { id, order, formerSlugs }) => {
    const shown = {
      ...withPlaceholders(fields, ['title', 'description']),
      slug: fields.slug || slugify(fields.titleEn) || 'preview',
    };
    return { services: withPiece(await readServices(), liveService(shown, { id, order, formerSlugs })) };
  },
  testimonials: async (fields: TestimonialFields, { id, order }) => {
    const shown = { ...withPlaceholders(fields, ['testimonial']), name: fields.name || '—' };
    return {
      testimonials: withPiece(
        await readTestimonials(TESTIMONIALS_LIMIT),
        liveTestimonial(shown, { id, order }),
      ),
    };
  },
};

/** Returns the documents that the page of a working copy shows instead of those that are published. */
export async function previewedContent(copy: StoredContentCopy): Promise<PreviewedDocuments> {
  const preview: (
    fields: never,
    copy: StoredContentCopy,
  ) => Promise<PreviewedDocuments> | PreviewedDocuments = PREVIEWS[copy.kind];
  return preview(copy.fields as never, copy);
}
