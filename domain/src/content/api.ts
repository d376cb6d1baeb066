import type { Service } from './services';
import type { Testimonial } from './testimonials';

export interface ContentApi {
  'GET /api/services': { answer: Service[] };
  'GET /api/testimonials': { answer: Testimonial[] };
}
