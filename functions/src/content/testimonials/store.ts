import { COLLECTIONS } from '@app/domain/general/collections';
import { TESTIMONIAL_SHAPE, type Testimonial } from '@app/domain/content/testimonials';
import { parseDocuments, shapeParser } from '../../platform/documents';
import { db } from '../../platform/firebase';

/** Reads the first testimonials, sorted by `order`. */
export async function readTestimonials(limit: number): Promise<Testimonial[]> {
  const { docs } = await db.collection(COLLECTIONS.testimonials).orderBy('order').limit(limit).get();
  return parseDocuments(shapeParser(TESTIMONIAL_SHAPE), docs);
}
