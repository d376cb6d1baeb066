/** Builds and validates the seed's records, which have the domain's types. */
import { EDITABLE_PAGES, type EditablePage } from '@app/domain/general/paths';
import type { BlogPost } from '@app/domain/blog/posts';
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import { draftId } from '@app/domain/drafts/drafts';
import type { StoredDraft } from '@app/domain/drafts/document';
import { BRAND_ID, FACTS_ID } from '@app/domain/general/collections';
import type { Brand } from '@app/domain/content/brand';
import type { Facts } from '@app/domain/content/facts';
import type { FieldSet } from '@app/domain/fields/field';
import { completeSchema } from '@app/domain/fields/schema';
import { emptyValues } from '@app/domain/fields/reader';
import { fieldSetOf } from '@app/domain/content/schemas';
import { liveOwnPage, type OwnPage } from '@app/domain/content/own-pages';
import { PAGE_FIELDS, type PageFields } from '@app/domain/content/pages';
import { liveService, SERVICE_FIELDS, type Service, type ServiceFields } from '@app/domain/content/services';
import {
  liveTestimonial,
  TESTIMONIAL_FIELDS,
  type Testimonial,
  type TestimonialFields,
} from '@app/domain/content/testimonials';
import { slugify } from '@app/domain/general/slug';
import { ValidationError, type AnyObjectSchema } from 'yup';
import type { SeedPost } from './blog/types';
import { posts } from './blog/index';
import { brand } from './brand';
import { writtenDraft } from './drafts';
import { facts } from './facts';
import { generatedPosts } from './generated-posts';
import { imagePathOf } from './pictures/images';
import { ownPages } from './own-pages';
import { pages } from './pages';
import { services, type SeedService } from './services';
import { TAGS_ES } from './tags';
import { testimonials, type SeedTestimonial } from './testimonials';

/** A document in `siteContent`: the facts, the brand, or the content of a page. */
type SiteRecord =
  | { [Id in EditablePage]: { id: Id; fields: PageFields<Id> } }[EditablePage]
  | { id: typeof FACTS_ID; fields: Facts }
  | { id: typeof BRAND_ID; fields: Brand };

export interface Records {
  siteContent: SiteRecord[];
  services: Service[];
  ownPages: OwnPage[];
  testimonials: Testimonial[];
  posts: BlogPost[];
  /** The drafts of all records. */
  drafts: StoredDraft[];
}

export const NO_RECORDS: Records = {
  siteContent: [],
  services: [],
  ownPages: [],
  testimonials: [],
  posts: [],
  drafts: [],
};

const NOW = new Date();
/** The state of drafts that the owner hasn't edited yet. */
const DEMO = { savedAt: NOW, publishedAt: NOW, isDemo: true };

/** Returns all records in the full seed, including the given number of generated posts. */
export function fullRecords(extraPosts = 0): Records {
  const allPosts = [...posts, ...generatedPosts(extraPosts)].map(toPost);
  return {
    siteContent: [
      { id: FACTS_ID, fields: facts },
      { id: BRAND_ID, fields: brand },
      ...EDITABLE_PAGES.map(toPage),
    ],
    services: services.map(toService),
    ownPages: ownPages.map((fields, order) => liveOwnPage(fields, { id: fields.slug, order })),
    testimonials: testimonials.map(toTestimonial),
    posts: allPosts,
    drafts: [
      writtenDraft('facts', FACTS_ID, { fields: facts, ...DEMO }),
      writtenDraft('brand', BRAND_ID, { fields: brand, ...DEMO }),
      ...EDITABLE_PAGES.map(toPage).map(({ id, fields }) =>
        writtenDraft('pages', id, { fields: fields as PageFields, ...DEMO }),
      ),
      ...services.map((service, order) =>
        writtenDraft('services', service.slug, { fields: serviceFields(service), order, ...DEMO }),
      ),
      ...ownPages.map((fields, order) => writtenDraft('ownPages', fields.slug, { fields, order, ...DEMO })),
      ...testimonials.map(({ id, ...testimonial }, order) =>
        writtenDraft('testimonials', id, { fields: testimonialFields(testimonial), order, ...DEMO }),
      ),
      ...allPosts.map(toDraft),
    ],
  };
}

/** Returns the draft for a post. */
export function toDraft(post: BlogPost): StoredDraft<'posts'> {
  const { id, categorySlug, tagSlugs } = post;
  const publishedAt = post.publishedAt === null ? null : new Date(post.publishedAt);
  const fields = postDraftSchema.cast(post, { stripUnknown: true });
  const savedAt = publishedAt ?? NOW;
  return writtenDraft('posts', id, { fields, savedAt, publishedAt, isDemo: true, categorySlug, tagSlugs });
}

/** Returns a page's content. Fields that the seed omits are empty. */
const toPage = (id: EditablePage): SiteRecord =>
  ({ id, fields: { ...emptyValues<FieldSet>(PAGE_FIELDS[id]), ...pages[id] } }) as SiteRecord;

/** Returns a service's fields as the owner edits them. */
const serviceFields = ({ illustration, ...service }: SeedService): ServiceFields => ({
  ...emptyValues(SERVICE_FIELDS),
  ...service,
  image: imagePathOf(illustration),
  // The specification excludes the certification from the contact form. Clients choose another service or
  // "Other".
  isContactOption: service.slug !== 'akc-certification',
});

const toService = (service: SeedService, order: number): Service =>
  liveService(serviceFields(service), { id: service.slug, order, formerSlugs: [] });

/** Returns a testimonial's fields as the owner edits them. */
function testimonialFields({
  illustration,
  service,
  ...testimonial
}: Omit<SeedTestimonial, 'id'>): TestimonialFields {
  const serviceOfClient = services.find(({ slug }) => slug === service);
  return {
    ...emptyValues(TESTIMONIAL_FIELDS),
    ...testimonial,
    serviceEn: serviceOfClient?.titleEn ?? '',
    serviceEs: serviceOfClient?.titleEs ?? '',
    image: imagePathOf(illustration),
    hasConsent: true,
  };
}

const toTestimonial = ({ id, ...testimonial }: SeedTestimonial, order: number): Testimonial =>
  liveTestimonial(testimonialFields(testimonial), { id, order });

function toPost({ illustration, ...post }: SeedPost): BlogPost {
  return {
    ...post,
    contentEn: post.contentEn.trim(),
    contentEs: post.contentEs.trim(),
    languages: { en: true, es: true },
    updatedAt: post.publishedAt,
    categorySlug: slugify(post.categoryEn),
    tagsEs: post.tags.map((tag) => TAGS_ES[tag] ?? ''),
    tagSlugs: post.tags.map(slugify),
    featuredImage: imagePathOf(illustration),
    featuredImageAltEn: '',
    featuredImageAltEs: '',
    featuredImageFocus: '',
  };
}

/** Returns all problems with the records: schema violations, and duplicate ids and slugs. */
export function problemsOf(records: Records): string[] {
  return [
    ...records.drafts.flatMap(({ kind, id, fields }) =>
      violationsOf(draftId(kind, id), completeSchema(fieldSetOf(kind, id)), fields),
    ),
    ...(['services', 'ownPages', 'testimonials', 'posts'] as const).flatMap((name) => [
      ...duplicates(
        name,
        'id',
        records[name].map(({ id }) => id),
      ),
      ...duplicates(
        name,
        'slug',
        records[name].flatMap((record) => ('slug' in record ? [record.slug] : [])),
      ),
    ]),
  ];
}

/** Returns a record's schema violations, prefixed with the record's path. */
function violationsOf(path: string, schema: AnyObjectSchema, record: object): string[] {
  try {
    schema.noUnknown().validateSync(record, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path: field = '', message }) => `${path} ${field}: ${message}`);
  }
}

function duplicates(collection: string, field: string, values: string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) < index);
  return repeated.map((value) => `${collection}: duplicate ${field} "${value}"`);
}
