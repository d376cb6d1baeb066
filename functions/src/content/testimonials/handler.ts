import { TESTIMONIALS_LIMIT, type Testimonial } from '@app/domain/content/testimonials';
import { cachePublicly } from '../../platform/http/cache';
import type { Handler } from '../../platform/http/handler';
import { readPaging } from '../../platform/http/paging';
import { readTestimonials } from './store';

export const listTestimonials: Handler<Testimonial[]> = async (request, response) => {
  const { limit } = readPaging(request, TESTIMONIALS_LIMIT, TESTIMONIALS_LIMIT);
  const testimonials = await readTestimonials(limit);
  cachePublicly(response);
  response.json(testimonials);
};
