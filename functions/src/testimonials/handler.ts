import { TESTIMONIALS_LIMIT } from '@perro-wisdom/domain/testimonials';
import { cachePublicly } from '../http/cache';
import type { Handler } from '../http/handler';
import { readPaging } from '../http/paging';
import { readTestimonials } from './store';

export const listTestimonials: Handler<'GET /api/testimonials'> = async (request, response) => {
  const { limit } = readPaging(request, TESTIMONIALS_LIMIT, TESTIMONIALS_LIMIT);
  const testimonials = await readTestimonials(limit);
  cachePublicly(response);
  response.json(testimonials);
};
