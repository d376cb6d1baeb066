/** The seed as records of the domain's types, and their validation. */
import type { BlogPost } from '@perro-wisdom/domain/blog';
import { blogPostSchema } from '@perro-wisdom/domain/blog.schema';
import type { Service } from '@perro-wisdom/domain/services';
import { serviceSchema } from '@perro-wisdom/domain/services.schema';
import type { Testimonial } from '@perro-wisdom/domain/testimonials';
import { slugify } from '@perro-wisdom/domain/slug';
import { testimonialSchema } from '@perro-wisdom/domain/testimonials.schema';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { SeedPost } from './blog/types';
import { posts } from './blog/index';
import { generatedPosts } from './generated-posts';
import { imagePathOf } from './images';
import { services, type SeedService } from './services';
import { TAGS_ES } from './tags';
import { testimonials, type SeedTestimonial } from './testimonials';

export interface Records {
  services: Service[];
  testimonials: Testimonial[];
  posts: BlogPost[];
}

export const NO_RECORDS: Records = { services: [], testimonials: [], posts: [] };

/** Returns all records of the full seed, with additional generated posts. */
export function fullRecords(extraPosts = 0): Records {
  return {
    services: services.map(toService),
    testimonials: testimonials.map(toTestimonial),
    posts: [...posts, ...generatedPosts(extraPosts)].map(toPost),
  };
}

function toService({ illustration, ...service }: SeedService, order: number): Service {
  return { id: service.slug, ...service, imageSrc: imagePathOf(illustration), order };
}

function toTestimonial({ illustration, name, location, service, ...testimonial }: SeedTestimonial, order: number): Testimonial {
  const serviceOfClient = services.find(({ slug }) => slug === service);
  return {
    ...testimonial,
    imageSrc: imagePathOf(illustration),
    nameEn: name,
    nameEs: name,
    locationEn: location,
    locationEs: location,
    serviceEn: serviceOfClient?.titleEn ?? '',
    serviceEs: serviceOfClient?.titleEs ?? '',
    order,
  };
}

function toPost({ illustration, ...post }: SeedPost): BlogPost {
  return {
    ...post,
    contentEn: post.contentEn.trim(),
    contentEs: post.contentEs.trim(),
    categorySlug: slugify(post.categoryEn),
    tagsEs: post.tags.map((tag) => TAGS_ES[tag] ?? ''),
    tagSlugs: post.tags.map(slugify),
    featuredImage: imagePathOf(illustration),
    featuredImageAltEn: '',
    featuredImageAltEs: '',
    featuredImageFocus: '',
  };
}

/** Returns all problems of the records, one line each: schema violations and duplicate ids and slugs. */
export function problemsOf(records: Records): string[] {
  return [
    ...violations('services', serviceSchema, records.services),
    ...violations('testimonials', testimonialSchema, records.testimonials),
    ...violations('posts', blogPostSchema, records.posts),
    ...duplicates('services', 'id', records.services.map(({ id }) => id)),
    ...duplicates('services', 'slug', records.services.map(({ slug }) => slug)),
    ...duplicates('testimonials', 'id', records.testimonials.map(({ id }) => id)),
    ...duplicates('posts', 'id', records.posts.map(({ id }) => id)),
    ...duplicates('posts', 'slug', records.posts.map(({ slug }) => slug)),
  ];
}

function violations<T extends AnyObject>(collection: string, schema: ObjectSchema<T>, records: { id: string }[]): string[] {
  return records.flatMap((record) => {
    try {
      schema.noUnknown().validateSync(record, { strict: true, abortEarly: false });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return error.inner.map(({ path = '', message }) => `${collection}/${record.id} ${path}: ${message}`);
    }
  });
}

function duplicates(collection: string, field: string, values: string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) < index);
  return repeated.map((value) => `${collection}: duplicate ${field} "${value}"`);
}
