import { PUBLIC_COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { TESTIMONIAL_SHAPE, type Testimonial } from '@perro-wisdom/domain/content/testimonials';
import { queryOptions } from '@tanstack/react-query';
import type { Store } from '../../../shared/data/firestore';
import { readFirestore } from '../../../shared/data/readFirestore';

const readTestimonials = (
  { db, collection, limit, orderBy, query, readList }: Store,
  count: number,
): Promise<Testimonial[]> =>
  readList(
    query(collection(db, PUBLIC_COLLECTIONS.testimonials), orderBy('order'), limit(count)),
    TESTIMONIAL_SHAPE,
  );

/** The testimonials in the owner's order, at most `count` of them. */
export const testimonialsQuery = (count: number) =>
  queryOptions({
    queryKey: ['testimonials', count],
    queryFn: () => readFirestore((store) => readTestimonials(store, count)),
  });

/** The first `count` testimonials, and whether there are more; the others are not part of the data, which is part of the page's bytes. */
export const firstTestimonialsQuery = (count: number) =>
  queryOptions({
    queryKey: ['testimonials', 'first', count],
    queryFn: () =>
      readFirestore(async (store) => {
        const items = await readTestimonials(store, count + 1);
        return { items: items.slice(0, count), hasMore: items.length > count };
      }),
  });
