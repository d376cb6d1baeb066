/** Reads the services and testimonials as visitors read them. */
import { COLLECTIONS } from '@app/domain/general/collections';
import { asService, SERVICES_LIMIT, type Service } from '@app/domain/content/services';
import { asTestimonial, type Testimonial } from '@app/domain/content/testimonials';
import { readDocuments } from '../platform/documents';
import { db } from '../platform/firebase';

/** Reads the services in the owner's order. */
export async function readServices(): Promise<Service[]> {
  const { docs } = await db.collection(COLLECTIONS.services).orderBy('order').limit(SERVICES_LIMIT).get();
  return readDocuments(asService, docs);
}

/** Reads the first testimonials in the owner's order. */
export async function readTestimonials(limit: number): Promise<Testimonial[]> {
  const { docs } = await db.collection(COLLECTIONS.testimonials).orderBy('order').limit(limit).get();
  return readDocuments(asTestimonial, docs);
}
