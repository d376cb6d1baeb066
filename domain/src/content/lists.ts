/** The kinds that are lists, each described once: everything but what visitors see of it follows. */
import type { FieldSet, ValuesOf } from '../fields/field';
import type { Page } from '../general/paths';
import type { MessageCode } from '../messages/codes';
import type { RecordReader } from '../stored/reader';
import { asOwnPage, liveOwnPage, OWN_PAGE_FIELDS } from './own-pages';
import { asService, liveService, SERVICE_FIELDS } from './services';
import { asTestimonial, liveTestimonial, TESTIMONIAL_FIELDS } from './testimonials';

/** What is stored beside the fields of what visitors read. */
interface ListState {
  id: string;
  order: number;
  /** The slugs that it was public under before. */
  formerSlugs: string[];
}

interface ListDescription<Fields extends FieldSet, Item extends object> {
  fields: Fields;
  /** Reads what visitors read of a draft. */
  read: RecordReader<Item, Item | null>;
  /** Returns what visitors read of fields that can be published. */
  live: (fields: ValuesOf<Fields>, state: ListState) => Item;
  /** The page that shows all of them; null if each has a page of its own, at its slug. */
  page: Page | null;
  /** The pages that show some of them. */
  shownOn: readonly Page[] | 'every page';
  /** The messages that the preview shows in place of missing texts. */
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
    // The footer links to them.
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
    // The header or the footer links to them.
    shownOn: 'every page',
    placeholders: TEXTS,
  }),
};

/** What visitors read of each kind. */
export type ListItem<Kind extends keyof typeof LISTS> = NonNullable<ReturnType<(typeof LISTS)[Kind]['read']>>;
