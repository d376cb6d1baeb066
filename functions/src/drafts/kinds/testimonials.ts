import { COLLECTIONS } from '@app/domain/general/collections';
import { liveTestimonial } from '@app/domain/content/testimonials';
import { liveKind, withoutId } from './live';

export const testimonials = liveKind<'testimonials'>({
  collection: COLLECTIONS.testimonials,
  document: (fields, { id, order }) => withoutId(liveTestimonial(fields, { id, order })),
  change: () => ({ collection: 'testimonials' }),
});
