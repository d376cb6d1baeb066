/** All routes of the function, and their middleware. */
import express, { type Express, type RequestHandler } from 'express';
import { type Api } from '@perro-wisdom/domain/api';
import { ACCOUNT_PATHS } from '@perro-wisdom/domain/account/api';
import { BLOG_PATHS } from '@perro-wisdom/domain/blog/api';
import { CONTENT_PATHS } from '@perro-wisdom/domain/content/api';
import { INBOX_PATHS } from '@perro-wisdom/domain/inbox/api';
import { INSTAGRAM_PATHS } from '@perro-wisdom/domain/instagram/api';
import { STATS_PATHS } from '@perro-wisdom/domain/stats/api';
import {
  CONTENT_PREVIEWS_PATH,
  OWN_PREVIEWS_PATH,
  privatePreviewPath,
} from '@perro-wisdom/domain/drafts/previews';
import { UPLOADS_PATH } from '@perro-wisdom/domain/pictures/images';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { feedPath } from '@perro-wisdom/domain/general/paths';
import { PREVIEWS_PATH, SITE_PREVIEW_NAME } from '@perro-wisdom/domain/pictures/social-images';
import { addBackup, linkToBackup, listBackups, showArchive } from './backup/handler';
import {
  addPost,
  changePost,
  listAllPosts,
  listPosts,
  removePost,
  showPost,
  showStoredPost,
} from './blog/handler';
import { showPreview } from './blog/preview-handler';
import {
  addSubmissionNote,
  answerReady,
  binSubmission,
  changeSubmissionStatus,
  exportPerson,
  exportSubmissions,
  listContactServices,
  listSubmissions,
  removePerson,
  removeSubmission,
  removeSubmissionNote,
  showNewMessages,
  showPerson,
  showSubmission,
  submitContact,
  takeSubmissionFromBin,
} from './contact/handler';
import {
  addContent,
  binContent,
  changeContent,
  confirmLanguageOfContent,
  listContentVersions,
  listPieces,
  orderPieces,
  publishPiece,
  removeContent,
  restoreContentVersion,
  showContent,
  showContentVersion,
  takeContentFromBin,
  unpublishPiece,
} from './content/handler';
import { showFeed, showLlms, showSitemap, showSitemapFile } from './discovery/handler';
import { LLMS_PATH } from './discovery/llms';
import { SITEMAP_PATH } from './discovery/sitemap';
import {
  addPreviewLink,
  removePreviewLink,
  showContentPreview,
  showOwnPreview,
  showPreviewLink,
  showPrivatePreview,
} from './draft-previews/handler';
import { NO_STORE } from './http/cache';
import { refuseCrossSite } from './http/cross-site';
import { handleError, ApiError } from './http/error';
import type { Handler } from './http/handler';
import { refuseMalformedPath } from './http/malformed-path';
import { logRequest } from './http/request-log';
import { showDiagnostics, showImage, uploadImage } from './images/handler';
import {
  authorizeInstagram,
  connectInstagram,
  disconnectInstagram,
  listInstagramPosts,
  refetchInstagram,
  showInstagramStatus,
} from './instagram/handler';
import { changeMailSettings, changeRecipient, confirmNewRecipient, showMailStatus } from './mail/handler';
import { showPage } from './pages/handler';
import { describePicture, listPictures, removePicture, showPicture } from './pictures/handler';
import { showPublicationStatus } from './publishing/handler';
import { addPushDevice, removePushDevice, showPushStatus, testPushDevice } from './push/handler';
import { addSavedReply, changeSavedReply, listSavedReplies, removeSavedReply } from './saved-replies/handler';
import { listServices } from './services/handler';
import { requireSession } from './session/guard';
import {
  changePassword,
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
  logIn,
  logOut,
  showGate,
} from './session/handler';
import { showSetup } from './setup/handler';
import { showSitePreview } from './site/previews';
import { countEvents, showStats } from './stats/handler';
import { addTypedTexts, listTypedTexts, removeTypedTexts } from './typed-texts/handler';
import {
  approveTestimonial,
  changeSubmitted,
  listSubmitted,
  removeSubmitted,
  showSubmittedPhoto,
  submitTestimonial,
} from './testimonial-submissions/handler';
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
  'GET /api/contact/ready': answerReady,
  'GET /api/instagram': listInstagramPosts,
  'GET /api/services': listServices,
  'GET /api/testimonials': listTestimonials,
  'GET /api/blog': listPosts,
  'GET /api/blog/{slug}': showPost,
  'POST /api/admin/session': logIn,
  'DELETE /api/admin/session': logOut,
  'GET /api/admin/gate': showGate,
  'PUT /api/admin/password': changePassword,
  'GET /api/admin/sessions': listOwnSessions,
  'DELETE /api/admin/sessions': endOtherOwnSessions,
  'DELETE /api/admin/sessions/{id}': endOwnSession,
  'POST /api/testimonials': submitTestimonial,
  'GET /api/admin/testimonial-submissions': listSubmitted,
  'GET /api/admin/testimonial-submissions/{id}/photo': showSubmittedPhoto,
  'PUT /api/admin/testimonial-submissions/{id}/status': changeSubmitted,
  'POST /api/admin/testimonial-submissions/{id}/approve': approveTestimonial,
  'DELETE /api/admin/testimonial-submissions/{id}': removeSubmitted,
  'GET /api/admin/contact-services': listContactServices,
  'GET /api/admin/contact-submissions': listSubmissions,
  // Before the message with an id, whose path it matches too.
  'GET /api/admin/contact-submissions/export': exportSubmissions,
  'GET /api/admin/contact-submissions/{id}': showSubmission,
  'PUT /api/admin/contact-submissions/{id}/status': changeSubmissionStatus,
  'DELETE /api/admin/contact-submissions/{id}': binSubmission,
  'POST /api/admin/contact-submissions/{id}/take-from-bin': takeSubmissionFromBin,
  'DELETE /api/admin/contact-submissions/{id}/permanently': removeSubmission,
  'GET /api/admin/new-messages': showNewMessages,
  'POST /api/admin/contact-submissions/{id}/notes': addSubmissionNote,
  'DELETE /api/admin/contact-submissions/{id}/notes/{noteId}': removeSubmissionNote,
  'GET /api/admin/people': showPerson,
  'DELETE /api/admin/people': removePerson,
  'GET /api/admin/people/export': exportPerson,
  'GET /api/admin/saved-replies': listSavedReplies,
  'POST /api/admin/saved-replies': addSavedReply,
  'PUT /api/admin/saved-replies/{id}': changeSavedReply,
  'DELETE /api/admin/saved-replies/{id}': removeSavedReply,
  'GET /api/admin/typed-texts': listTypedTexts,
  'POST /api/admin/typed-texts': addTypedTexts,
  'POST /api/admin/typed-texts/taken': removeTypedTexts,
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
  'GET /api/admin/content/{kind}': listPieces,
  'POST /api/admin/content/{kind}': addContent,
  // Before the piece with an id, whose path it matches too.
  'PUT /api/admin/content/{kind}/order': orderPieces,
  'GET /api/admin/content/{kind}/{id}': showContent,
  'PUT /api/admin/content/{kind}/{id}': changeContent,
  'DELETE /api/admin/content/{kind}/{id}': binContent,
  'POST /api/admin/content/{kind}/{id}/publish': publishPiece,
  'POST /api/admin/content/{kind}/{id}/unpublish': unpublishPiece,
  'POST /api/admin/content/{kind}/{id}/confirm-language': confirmLanguageOfContent,
  'POST /api/admin/content/{kind}/{id}/take-from-bin': takeContentFromBin,
  'DELETE /api/admin/content/{kind}/{id}/permanently': removeContent,
  'GET /api/admin/content/{kind}/{id}/versions': listContentVersions,
  'GET /api/admin/content/{kind}/{id}/versions/{number}': showContentVersion,
  'POST /api/admin/content/{kind}/{id}/versions/{number}/restore': restoreContentVersion,
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
  'PUT /api/admin/mail/recipient': changeRecipient,
  'POST /api/admin/mail/recipient/confirmation': confirmNewRecipient,
  'GET /api/admin/push': showPushStatus,
  'POST /api/admin/push/devices': addPushDevice,
  'DELETE /api/admin/push/devices/{id}': removePushDevice,
  'POST /api/admin/push/devices/{id}/test': testPushDevice,
  'GET /api/admin/instagram': showInstagramStatus,
  'POST /api/admin/instagram/authorization': authorizeInstagram,
  'POST /api/admin/instagram/connection': connectInstagram,
  'DELETE /api/admin/instagram/connection': disconnectInstagram,
  'POST /api/admin/instagram/fetch': refetchInstagram,
  'GET /api/admin/setup': showSetup,
  'GET /api/admin/backups': listBackups,
  'POST /api/admin/backups': addBackup,
  'POST /api/admin/backups/{id}/link': linkToBackup,
  'GET /api/admin/backups/{id}/archive': showArchive,
  'GET /api/admin/publication': showPublicationStatus,
  'POST /api/upload-image': uploadImage,
  'POST /api/diagnostics/upload-image': uploadImage,
  'GET /api/diagnostics/info': showDiagnostics,
  'POST /api/stats': countEvents,
  'GET /api/admin/stats': showStats,
};

/** Routes that return files, all by GET; the rewrites of firebase.json send these paths here. */
const FILE_ROUTES: Record<string, RequestHandler> = {
  [`${UPLOADS_PATH}/:name`]: showImage,
  [`${PREVIEWS_PATH}/:locale/${SITE_PREVIEW_NAME}-:hash.jpg`]: showSitePreview,
  [`${PREVIEWS_PATH}/:locale/:name`]: showPreview,
  [`${OWN_PREVIEWS_PATH}/:id/:locale`]: showOwnPreview,
  [`${CONTENT_PREVIEWS_PATH}/:kind/:id/:locale`]: showContentPreview,
  [privatePreviewPath(':token{/:locale}')]: showPrivatePreview,
  [LLMS_PATH]: showLlms,
  [SITEMAP_PATH]: showSitemap,
  '/sitemap-:number.xml': showSitemapFile,
  [feedPath('en')]: showFeed('en'),
  [feedPath('es')]: showFeed('es'),
};

/** The public paths of the API. All others require a session. */
const PUBLIC_PATHS: readonly string[] = [
  INBOX_PATHS.contact,
  INBOX_PATHS.contactReady,
  INSTAGRAM_PATHS.instagram,
  CONTENT_PATHS.services,
  CONTENT_PATHS.testimonials,
  BLOG_PATHS.blog,
  `${BLOG_PATHS.blog}/{slug}`,
  ACCOUNT_PATHS.session,
  STATS_PATHS.stats,
  ACCOUNT_PATHS.adminGate,
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
  app.use(logRequest, setDefaultHeaders, refuseMalformedPath, refuseCrossSite);

  app.use([OWN_PREVIEWS_PATH, CONTENT_PREVIEWS_PATH], requireSession);
  for (const [path, handle] of Object.entries(FILE_ROUTES))
    app.all(path, dispatchByMethod(new Map([['GET', handle]])));
  for (const [path, handlers] of handlersByPath()) {
    const guards = PUBLIC_PATHS.includes(path) ? [] : [requireSession];
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), ...guards, dispatchByMethod(handlers));
  }
  // Every other path with a language prefix is a page, or gets the page of the 404.
  for (const locale of LOCALES)
    app.all([`/${locale}`, `/${locale}/*rest`], dispatchByMethod(new Map([['GET', showPage]])));
  // Without a session, unknown paths of the owner's area get a 401 like existing ones, so as not to reveal which exist.
  app.use('/api/admin', requireSession);
  app.use(notFound, handleError);
  return app;
}
