/**
 * Deliberately duplicates the list of calls that need no session, so that making a route public requires
 * changes in two places.
 */
export const PUBLIC_ROUTES: readonly string[] = [
  'POST /api/contact',
  'GET /api/contact/ready',
  'POST /api/stats',
  'GET /api/instagram',
  'GET /api/services',
  'GET /api/testimonials',
  'POST /api/testimonials',
  'GET /api/blog',
  'GET /api/blog/{slug}',
  'GET /api/admin/gate',
  'POST /api/admin/session',
  'DELETE /api/admin/session',
];
