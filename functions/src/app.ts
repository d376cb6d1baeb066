/** All routes of the function, and their middleware. */
import express, { type Express, type RequestHandler } from 'express';
import { API_PATHS, type Api } from '@perro-wisdom/domain/api';
import { OWN_PREVIEWS_PATH, privatePreviewPath } from '@perro-wisdom/domain/draft-previews';
import { UPLOADS_PATH } from '@perro-wisdom/domain/images';
import { LOCALES } from '@perro-wisdom/domain/locale';
import { feedPath } from '@perro-wisdom/domain/paths';
import { PREVIEWS_PATH } from '@perro-wisdom/domain/preview';
import { addPost, changePost, listAllPosts, listPosts, removePost, showPost, showStoredPost } from './blog/handler';
import { showPreview } from './blog/preview-handler';
import { listSubmissions, markSubmissionRead, submitContact } from './contact/handler';
import { showFeed, showLlms, showSitemap, showSitemapFile } from './discovery/handler';
import { LLMS_PATH } from './discovery/llms';
import { SITEMAP_PATH } from './discovery/sitemap';
import { addPreviewLink, removePreviewLink, showOwnPreview, showPreviewLink, showPrivatePreview } from './draft-previews/handler';
import { NO_STORE } from './http/cache';
import { refuseCrossSite } from './http/cross-site';
import { handleError, ApiError } from './http/error';
import type { Handler } from './http/handler';
import { logRequest } from './http/request-log';
import { showDiagnostics, showImage, uploadImage } from './images/handler';
import { listInstagramPosts } from './instagram/handler';
import { changeMailSettings, showMailStatus } from './mail/handler';
import { showPage } from './pages/handler';
import { describePicture, listPictures, removePicture, showPicture } from './pictures/handler';
import { showPublicationStatus } from './publishing/handler';
import { listServices } from './services/handler';
import { requireSession } from './session/guard';
import { logIn, logOut } from './session/handler';
import { listTestimonials } from './testimonials/handler';
import { changeTopic, createTopic, listTopics, removeTopic } from './topics/handler';
import { showTranslationSettings, suggestTranslations } from './translation/handler';
import {
  addWorkingCopy,
  binWorkingCopy,
  changeWorkingCopy,
  confirmLanguageOfWorkingCopy,
  listVersions,
  listWorkingCopies,
  publishWorkingCopy,
  removeWorkingCopy,
  restoreVersionOfWorkingCopy,
  scheduleWorkingCopy,
  showVersion,
  showWorkingCopy,
  takeWorkingCopyFromBin,
  unpublishWorkingCopy,
} from './working-copies/handler';

/** The handlers of the API; a route of `Api` without a handler is a compile error. */
export const API_ROUTES: { [Route in keyof Api]: Handler<Api[Route]['answer']> } = {
  'POST /api/contact': submitContact,
  'GET /api/instagram': listInstagramPosts,
  'GET /api/services': listServices,
  'GET /api/testimonials': listTestimonials,
  'GET /api/blog': listPosts,
  'GET /api/blog/{slug}': showPost,
  'POST /api/admin/session': logIn,
  'DELETE /api/admin/session': logOut,
  'GET /api/admin/contact-submissions': listSubmissions,
  'PUT /api/admin/contact-submissions/{id}/read': markSubmissionRead,
  'GET /api/admin/blog': listAllPosts,
  'POST /api/admin/blog': addPost,
  'GET /api/admin/blog/{id}': showStoredPost,
  'PUT /api/admin/blog/{id}': changePost,
  'DELETE /api/admin/blog/{id}': removePost,
  'GET /api/admin/working-copies': listWorkingCopies,
  'POST /api/admin/working-copies': addWorkingCopy,
  'GET /api/admin/working-copies/{id}': showWorkingCopy,
  'PUT /api/admin/working-copies/{id}': changeWorkingCopy,
  'DELETE /api/admin/working-copies/{id}': binWorkingCopy,
  'POST /api/admin/working-copies/{id}/publish': publishWorkingCopy,
  'POST /api/admin/working-copies/{id}/unpublish': unpublishWorkingCopy,
  'POST /api/admin/working-copies/{id}/confirm-language': confirmLanguageOfWorkingCopy,
  'PUT /api/admin/working-copies/{id}/schedule': scheduleWorkingCopy,
  'POST /api/admin/working-copies/{id}/take-from-bin': takeWorkingCopyFromBin,
  'DELETE /api/admin/working-copies/{id}/permanently': removeWorkingCopy,
  'GET /api/admin/working-copies/{id}/versions': listVersions,
  'GET /api/admin/working-copies/{id}/versions/{number}': showVersion,
  'POST /api/admin/working-copies/{id}/versions/{number}/restore': restoreVersionOfWorkingCopy,
  'GET /api/admin/working-copies/{id}/preview-link': showPreviewLink,
  'POST /api/admin/working-copies/{id}/preview-link': addPreviewLink,
  'DELETE /api/admin/working-copies/{id}/preview-link': removePreviewLink,
  'GET /api/admin/topics': listTopics,
  'POST /api/admin/topics/{kind}': createTopic,
  'PUT /api/admin/topics/{kind}/{slug}': changeTopic,
  'DELETE /api/admin/topics/{kind}/{slug}': removeTopic,
  'GET /api/admin/pictures': listPictures,
  'GET /api/admin/pictures/{id}': showPicture,
  'PUT /api/admin/pictures/{id}': describePicture,
  'DELETE /api/admin/pictures/{id}': removePicture,
  'GET /api/admin/translations': showTranslationSettings,
  'POST /api/admin/translations': suggestTranslations,
  'GET /api/admin/mail': showMailStatus,
  'PUT /api/admin/mail': changeMailSettings,
  'GET /api/admin/publication': showPublicationStatus,
  'POST /api/upload-image': uploadImage,
  'POST /api/diagnostics/upload-image': uploadImage,
  'GET /api/diagnostics/info': showDiagnostics,
};

/** Routes that return files, all by GET; the rewrites of firebase.json send these paths here. */
const FILE_ROUTES: Record<string, RequestHandler> = {
  [`${UPLOADS_PATH}/:name`]: showImage,
  [`${PREVIEWS_PATH}/:locale/:name`]: showPreview,
  [`${OWN_PREVIEWS_PATH}/:id/:locale`]: showOwnPreview,
  [privatePreviewPath(':token{/:locale}')]: showPrivatePreview,
  [LLMS_PATH]: showLlms,
  [SITEMAP_PATH]: showSitemap,
  '/sitemap-:number.xml': showSitemapFile,
  [feedPath('en')]: showFeed('en'),
  [feedPath('es')]: showFeed('es'),
};

/** The public paths of the API. All others require a session. */
const PUBLIC_PATHS: readonly string[] = [
  API_PATHS.contact,
  API_PATHS.instagram,
  API_PATHS.services,
  API_PATHS.testimonials,
  API_PATHS.blog,
  `${API_PATHS.blog}/{slug}`,
  API_PATHS.session,
];

const setDefaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': NO_STORE,
    // Pages set a policy of their own.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};

const notFound: RequestHandler = () => {
  throw new ApiError(404, 'api.notFound');
};

/** Calls the handler of the request's method (for HEAD, that of GET); other methods get a 405. */
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
    paths.set(path, (paths.get(path) ?? new Map<string, RequestHandler>()).set(method, handle));
  }
  return paths;
}

/** Creates the Express app of the function. */
export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use(logRequest, setDefaultHeaders, refuseCrossSite);

  app.use(OWN_PREVIEWS_PATH, requireSession);
  for (const [path, handle] of Object.entries(FILE_ROUTES)) app.all(path, dispatchByMethod(new Map([['GET', handle]])));
  for (const [path, handlers] of handlersByPath()) {
    const guards = PUBLIC_PATHS.includes(path) ? [] : [requireSession];
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), ...guards, dispatchByMethod(handlers));
  }
  // Every other path with a language prefix is a page, or gets the page of the 404.
  for (const locale of LOCALES) app.all([`/${locale}`, `/${locale}/*rest`], dispatchByMethod(new Map([['GET', showPage]])));
  // Without a session, unknown paths of the owner's area get a 401 like existing ones, so as not to reveal which exist.
  app.use('/api/admin', requireSession);
  app.use(notFound, handleError);
  return app;
}
