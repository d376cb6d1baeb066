/** The seed as the records that the site reads, each checked by its schema. */
import type { BlogPost } from '@perro-wisdom/domain/blog';
import { blogPostSchema } from '@perro-wisdom/domain/blog.schema';
import type { Service } from '@perro-wisdom/domain/services';
import { serviceSchema } from '@perro-wisdom/domain/services.schema';
import type { Testimonial } from '@perro-wisdom/domain/testimonials';
import { testimonialSchema } from '@perro-wisdom/domain/testimonials.schema';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { SeedPost } from './blog/types';
import { posts } from './blog/index';
import { generatedPosts } from './generated-posts';
import { pictureOf } from './images';
import { services, type SeedService } from './services';
import { testimonials, type SeedTestimonial } from './testimonials';

export interface Records {
  services: Service[];
  testimonials: Testimonial[];
  posts: BlogPost[];
}

export const NO_RECORDS: Records = { services: [], testimonials: [], posts: [] };

/** Everything that a site open for business shows, with as many generated posts as are asked for. */
export function fullRecords(extraPosts = 0): Records {
  return {
    services: services.map(toService),
    testimonials: testimonials.map(toTestimonial),
    posts: [...posts, ...generatedPosts(extraPosts)].map(toPost),
  };
}

function toService({ illustration, ...service }: SeedService, order: number): Service {
  return { id: service.slug, ...service, imageSrc: pictureOf(illustration), order };
}

function toTestimonial({ illustration, name, location, service, ...testimonial }: SeedTestimonial, order: number): Testimonial {
  const received = services.find(({ slug }) => slug === service);
  return {
    ...testimonial,
    imageSrc: pictureOf(illustration),
    nameEn: name,
    nameEs: name,
    locationEn: location,
    locationEs: location,
    serviceEn: received?.titleEn ?? '',
    serviceEs: received?.titleEs ?? '',
    order,
  };
}

function toPost({ illustration, ...post }: SeedPost): BlogPost {
  return {
    ...post,
    contentEn: post.contentEn.trim(),
    contentEs: post.contentEs.trim(),
    featuredImage: pictureOf(illustration),
  };
}

/** Everything that is wrong with the records, one line each. */
export function problemsOf(records: Records): string[] {
  return [
    ...wrong('services', serviceSchema, records.services),
    ...wrong('testimonials', testimonialSchema, records.testimonials),
    ...wrong('posts', blogPostSchema, records.posts),
    ...repeated('services', 'id', records.services.map(({ id }) => id)),
    ...repeated('services', 'slug', records.services.map(({ slug }) => slug)),
    ...repeated('testimonials', 'id', records.testimonials.map(({ id }) => id)),
    ...repeated('posts', 'id', records.posts.map(({ id }) => id)),
    ...repeated('posts', 'slug', records.posts.map(({ slug }) => slug)),
  ];
}

function wrong<T extends AnyObject>(collection: string, schema: ObjectSchema<T>, records: { id: string }[]): string[] {
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

function repeated(collection: string, field: string, values: string[]): string[] {
  const twice = values.filter((value, index) => values.indexOf(value) < index);
  return twice.map((value) => `${collection}: the ${field} "${value}" is there more than once`);
}
