import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { TESTIMONIAL_SHAPE, type Testimonial } from '@perro-wisdom/domain/testimonials';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFirestoreQuery, type Store } from '../../platform/useFirestoreQuery';

const readTestimonials = ({ db, collection, limit, orderBy, query, readList }: Store, count: number): Promise<Testimonial[]> =>
  readList(query(collection(db, COLLECTIONS.testimonials), orderBy('order'), limit(count)), TESTIMONIAL_SHAPE);

/** The testimonials in the owner's order, at most `count` of them. */
export function useTestimonials(count: number): UseQueryResult<Testimonial[]> {
  return useFirestoreQuery(['testimonials', count], (store) => readTestimonials(store, count));
}

interface FirstTestimonials {
  items: Testimonial[];
  /** Whether there are others. They would travel with the page for nothing. */
  hasMore: boolean;
}

/** The first `count` testimonials. */
export function useFirstTestimonials(count: number): UseQueryResult<FirstTestimonials> {
  return useFirestoreQuery(['testimonials', 'first', count], async (store) => {
    const items = await readTestimonials(store, count + 1);
    return { items: items.slice(0, count), hasMore: items.length > count };
  });
}
