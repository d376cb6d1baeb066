/** Defines all routes of the `api` function, and their middleware. */
import express, { type Express, type RequestHandler } from 'express';
import type { ApiPath } from '@app/domain/api';
import { privatePreviewPath } from '@app/domain/drafts/previews';
import { UPLOADS_PATH } from '@app/domain/pictures/images';
import { LOCALES } from '@app/domain/general/locale';
import { SOCIAL_IMAGES_PATH, SITE_SOCIAL_IMAGE_NAME } from '@app/domain/pictures/social-images';
import { requireSession } from './account/guard';
import { ACCOUNT_ROUTES } from './account/routes';
import { BACKUP_ROUTES } from './backup/routes';
import { BLOG_ROUTES } from './blog/routes';
import { showSocialImage } from './blog/social-image-handler';
import { CONTENT_ROUTES } from './content/routes';
import { showPrivatePreview } from './drafts/previews/routes';
import { DRAFTS_ROUTES } from './drafts/routes';
import { INBOX_ROUTES } from './inbox/routes';
import { INSTAGRAM_ROUTES } from './instagram/routes';
import { NOTIFICATIONS_ROUTES } from './notifications/routes';
import { showImage } from './pictures/images/handler';
import { PICTURES_ROUTES } from './pictures/routes';
import { NO_STORE } from './platform/http/cache';
import { refuseCrossSite } from './platform/http/cross-site';
import { handleError, ApiError } from './platform/http/error';
import { answerWith } from './platform/http/handler';
import { refuseMalformedPath } from './platform/http/malformed-path';
import { logRequest } from './platform/http/request-log';
import { showPage } from './publishing/pages/handler';
import { showSiteSocialImage } from './publishing/pages/social-image';
import { PUBLISHING_ROUTES } from './publishing/routes';
import { SETUP_ROUTES } from './setup/routes';
import { STATS_ROUTES } from './stats/routes';
import { TRANSLATION_ROUTES } from './translation/routes';

/** The handlers of the API. */
export const API_ROUTES = {
  ...ACCOUNT_ROUTES,
  ...BACKUP_ROUTES,
  ...BLOG_ROUTES,
  ...CONTENT_ROUTES,
  ...DRAFTS_ROUTES,
  ...INBOX_ROUTES,
  ...INSTAGRAM_ROUTES,
  ...NOTIFICATIONS_ROUTES,
  ...PICTURES_ROUTES,
  ...PUBLISHING_ROUTES,
  ...SETUP_ROUTES,
  ...STATS_ROUTES,
  ...TRANSLATION_ROUTES,
};

/** The GET routes that return files. The rewrites in firebase.json send these paths to the function. */
const FILE_ROUTES: Record<string, RequestHandler> = {
  [`${UPLOADS_PATH}/:name`]: showImage,
  [`${SOCIAL_IMAGES_PATH}/:locale/${SITE_SOCIAL_IMAGE_NAME}-:hash.jpg`]: showSiteSocialImage,
  [`${SOCIAL_IMAGES_PATH}/:locale/:name`]: showSocialImage,
  [privatePreviewPath(':token{/:locale}')]: showPrivatePreview,
};

/** The public paths of the API. All others require a session. */
const PUBLIC_PATHS = new Set<string>([
  '/api/contact',
  '/api/contact/ready',
  '/api/instagram',
  '/api/services',
  '/api/testimonials',
  '/api/blog',
  '/api/blog/{slug}',
  '/api/admin/session',
  '/api/stats',
  '/api/admin/gate',
] satisfies ApiPath[]);

const setDefaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': NO_STORE,
    // Pages set their own policy.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};

const notFound: RequestHandler = () => {
  throw new ApiError(404, 'api.notFound');
};

/** Calls the handler for the request's method. HEAD uses GET's handler, and other methods get a 405. */
function dispatchByMethod(handlers: ReadonlyMap<string, RequestHandler>): RequestHandler {
  const allow = [...handlers.keys()]
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    .join(', ');
  return (request, response, next) => {
    const handle = handlers.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!handle) throw new ApiError(405, 'api.methodNotAllowed', { headers: { Allow: allow } });
    return handle(request, response, next);
  };
}

/** Groups the API's handlers by path, then by method. */
function handlersByPath(): Map<string, Map<string, RequestHandler>> {
  const paths = new Map<string, Map<string, RequestHandler>>();
  for (const [route, handle] of Object.entries(API_ROUTES)) {
    const [method = '', path = ''] = route.split(' ');
    paths.set(path, (paths.get(path) ?? new Map<string, RequestHandler>()).set(method, answerWith(handle)));
  }
  return paths;
}

export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use(logRequest, setDefaultHeaders, refuseMalformedPath, refuseCrossSite);

  for (const [path, handle] of Object.entries(FILE_ROUTES))
    app.all(path, dispatchByMethod(new Map([['GET', handle]])));
  for (const [path, handlers] of handlersByPath()) {
    const guards = PUBLIC_PATHS.has(path) ? [] : [requireSession];
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), ...guards, dispatchByMethod(handlers));
  }
  // Every other path with a language prefix gets a page, even if it is the 404 page.
  for (const locale of LOCALES)
    app.all([`/${locale}`, `/${locale}/*rest`], dispatchByMethod(new Map([['GET', showPage]])));
  // Without a session, unknown paths of the owner's area get a 401 like existing ones, so that responses
  // don't reveal which paths exist.
  app.use('/api/admin', requireSession);
  app.use(notFound, handleError);
  return app;
}
