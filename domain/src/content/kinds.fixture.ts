/** Sample services, testimonials and facts for tests. */
import { NO_FACTS, type Facts } from './facts';
import { NO_BREAK } from './opening-hours';
import { emptyValues } from '../fields/reader';
import { liveService, SERVICE_FIELDS, type Service, type ServiceFields } from './services';
import {
  liveTestimonial,
  TESTIMONIAL_FIELDS,
  type Testimonial,
  type TestimonialFields,
} from './testimonials';

/** Returns publishable fields for a service. */
export const sampleServiceFields = (fields: Partial<ServiceFields> = {}): ServiceFields => ({
  ...emptyValues(SERVICE_FIELDS),
  slug: 'heeling',
  titleEn: 'Heeling',
  titleEs: 'Junto',
  descriptionEn: 'Beside you.',
  descriptionEs: 'A tu lado.',
  image: '/images/uploads/heeling-4x3.webp',
  ...fields,
});

/** Returns a published service. */
export const sampleService = (id: string, fields: Partial<ServiceFields> = {}, order = 0): Service =>
  liveService(sampleServiceFields(fields), { id, order, formerSlugs: [] });

/** Returns publishable fields for a testimonial. */
export const sampleTestimonialFields = (fields: Partial<TestimonialFields> = {}): TestimonialFields => ({
  ...emptyValues(TESTIMONIAL_FIELDS),
  name: 'Luis',
  location: 'Ponce',
  rating: 4.5,
  testimonialEn: 'Good.',
  testimonialEs: 'Bueno.',
  month: '2024-05',
  serviceEn: 'Rally',
  serviceEs: 'Rally',
  image: '/images/uploads/luis-1x1.webp',
  hasConsent: true,
  ...fields,
});

/** Returns a published testimonial. */
export const sampleTestimonial = (
  id: string,
  fields: Partial<TestimonialFields> = {},
  order = 0,
): Testimonial => liveTestimonial(sampleTestimonialFields(fields), { id, order });

/** Returns sample facts, overridden by the given facts. */
export const sampleFacts = (facts: Partial<Facts> = {}): Facts => ({
  ...NO_FACTS,
  name: 'Perro Wisdom',
  blogNameEn: 'Perro Wisdom',
  blogNameEs: 'Sabiduría Canina',
  trainerName: 'Marisol Vega',
  phone: '787-555-0142',
  email: 'hola@perrowisdom.example',
  city: 'San Juan',
  region: 'PR',
  postalCode: '00907',
  country: 'US',
  latitude: 18.4655,
  longitude: -66.1057,
  serviceRadius: 50_000,
  priceRange: '$$',
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '18:00',
      ...NO_BREAK,
    },
  ],
  areas: [
    { name: 'San Juan', group: 'metro' },
    { name: 'Ponce', group: 'others' },
  ],
  instagram: 'https://www.instagram.com/perrowisdom',
  siteUrl: 'https://perrowisdom.example',
  ...facts,
});
