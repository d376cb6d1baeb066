import type { ContentApi } from '@app/domain/content/api';
import type { Routes } from '../platform/http/handler';
import { listServices } from './services/handler';
import { listTestimonials } from './testimonials/handler';

export const CONTENT_ROUTES: Routes<ContentApi> = {
  'GET /api/services': listServices,
  'GET /api/testimonials': listTestimonials,
};
