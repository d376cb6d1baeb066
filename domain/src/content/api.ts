import type { Service } from './services';
import type { Testimonial } from './testimonials';

export const CONTENT_PATHS = {
  services: '/api/services',
  testimonials: '/api/testimonials',
} as const;

export interface ContentApi {
  'GET /api/services': { answer: Service[] };
  'GET /api/testimonials': { answer: Testimonial[] };
}
