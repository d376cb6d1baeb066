import type { ContentApi } from '@app/domain/content/api';
import { TESTIMONIALS_LIMIT } from '@app/domain/content/testimonials';
import { cachePublicly } from '../platform/http/cache';
import type { Routes } from '../platform/http/handler';
import { readLimit } from '../platform/http/paging';
import { readList } from './store';

export const CONTENT_ROUTES: Routes<ContentApi> = {
  'GET /api/services': (_request, response) => {
    cachePublicly(response);
    return readList('services');
  },
  'GET /api/testimonials': (request, response) => {
    cachePublicly(response);
    return readList('testimonials', readLimit(request, TESTIMONIALS_LIMIT, TESTIMONIALS_LIMIT));
  },
};
