import type { ContentApi } from '@app/domain/content/api';
import { TESTIMONIALS_LIMIT } from '@app/domain/content/testimonials';
import { cachePublicly } from '../platform/http/cache';
import type { Routes } from '../platform/http/handler';
import { readPaging } from '../platform/http/paging';
import { readServices, readTestimonials } from './store';

export const CONTENT_ROUTES: Routes<ContentApi> = {
  'GET /api/services': async (_request, response) => {
    const services = await readServices();
    cachePublicly(response);
    response.json(services);
  },
  'GET /api/testimonials': async (request, response) => {
    const { limit } = readPaging(request, TESTIMONIALS_LIMIT, TESTIMONIALS_LIMIT);
    const testimonials = await readTestimonials(limit);
    cachePublicly(response);
    response.json(testimonials);
  },
};
