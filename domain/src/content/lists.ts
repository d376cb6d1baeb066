/**
 * Describes the kinds of content that are lists. Everything about these lists, except their public
 * components, is derived from the descriptions.
 */
import type { FieldSet, ValuesOf } from '../fields/field';
import type { Page } from '../general/paths';
import type { MessageCode } from '../messages/codes';
import type { RecordReader } from '../stored/reader';
import { asOwnPage, liveOwnPage, OWN_PAGE_FIELDS } from './own-pages';
import { asService, liveService, SERVICE_FIELDS } from './services';
import { asTestimonial, liveTestimonial, TESTIMONIAL_FIELDS } from './testimonials';

/** A published item's properties besides its fields. */
interface ListState {
  id: string;
  order: number;
  /** The item's earlier public slugs. */
  formerSlugs: string[];
}

interface ListDescription<Fields extends FieldSet, Item extends object> {
  fields: Fields;
  read: RecordReader<Item, Item | null>;
  /** Builds the published item from valid fields. */
  live: (fields: ValuesOf<Fields>, state: ListState) => Item;
  /** The page that shows all items, or null if each item has its own page under its slug. */
  page: Page | null;
  /** The pages that show or link to any of the items. */
  shownOn: readonly Page[] | 'every page';
  /** The messages that the preview shows in place of missing content. */
  placeholders: Readonly<Record<string, MessageCode>>;
}

const list = <Fields extends FieldSet, Item extends object>(description: ListDescription<Fields, Item>) =>
  description;

const TEXTS = { title: 'draftPreview.noTitle', content: 'draftPreview.noContent' } as const;

export const LISTS = {
  services: list({
    fields: SERVICE_FIELDS,
    read: asService,
    live: (fields, { id, order, formerSlugs }) => liveService(fields, { id, order, formerSlugs }),
    page: 'services',
    // Every page links to services in its footer.
    shownOn: 'every page',
    placeholders: { title: TEXTS.title, description: TEXTS.content },
  }),
  testimonials: list({
    fields: TESTIMONIAL_FIELDS,
    read: asTestimonial,
    live: (fields, { id, order }) => liveTestimonial(fields, { id, order }),
    page: 'testimonials',
    shownOn: ['home', 'testimonials'],
    placeholders: { testimonial: TEXTS.content },
  }),
  ownPages: list({
    fields: OWN_PAGE_FIELDS,
    read: asOwnPage,
    live: (fields, { id, order }) => liveOwnPage(fields, { id, order }),
    page: null,
    // Every page links to the owner's own pages in its header or footer.
    shownOn: 'every page',
    placeholders: TEXTS,
  }),
};

/** A published item of the given list kind. */
export type ListItem<Kind extends keyof typeof LISTS> = NonNullable<ReturnType<(typeof LISTS)[Kind]['read']>>;
