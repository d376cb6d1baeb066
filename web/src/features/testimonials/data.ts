import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { TESTIMONIAL_SHAPE, type Testimonial } from '@perro-wisdom/domain/testimonials';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFirestoreQuery } from '../../platform/useFirestoreQuery';

/** The testimonials in the owner's order, at most `count` of them. */
export function useTestimonials(count: number): UseQueryResult<Testimonial[]> {
  return useFirestoreQuery(['testimonials', count], ({ db, collection, limit, orderBy, query, readList }) =>
    readList(query(collection(db, COLLECTIONS.testimonials), orderBy('order'), limit(count)), TESTIMONIAL_SHAPE),
  );
}
