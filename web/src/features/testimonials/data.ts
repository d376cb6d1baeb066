import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { TESTIMONIAL_SHAPE, type Testimonial } from '@perro-wisdom/domain/testimonials';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFirestoreQuery, type Store } from '../../platform/data/useFirestoreQuery';

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

function useFirst<T>(count: number, select: (first: FirstTestimonials) => T): UseQueryResult<T> {
  const read = async (store: Store): Promise<FirstTestimonials> => {
    const items = await readTestimonials(store, count + 1);
    return { items: items.slice(0, count), hasMore: items.length > count };
  };
  return useFirestoreQuery(['testimonials', 'first', count], read, { select });
}

/** The first `count` testimonials. */
export const useFirstTestimonials = (count: number): UseQueryResult<Testimonial[]> => useFirst(count, ({ items }) => items);

/** Whether there are more than the first `count`; false until it is known. */
export const useHasMoreTestimonials = (count: number): boolean => useFirst(count, ({ hasMore }) => hasMore).data ?? false;
