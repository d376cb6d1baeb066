/** The preview of a draft: its page as it would be published, for the owner, and for whoever has its private link. */
import type { Request, RequestHandler, Response } from 'express';
import type { StoredDraft } from '@perro-wisdom/domain/drafts/document';
import type { PreviewLink } from '@perro-wisdom/domain/drafts/drafts';
import { ownPreviewPath, privatePreviewPath } from '@perro-wisdom/domain/drafts/previews';
import { isLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { draftPreviewUrl } from '@perro-wisdom/domain/publishing/page-renderer';
import { sanitizePostHtml } from '../../blog/html';
import { NO_STORE } from '../../platform/http/cache';
import { ApiError } from '../../platform/http/error';
import { pathParameter, type Handler } from '../../platform/http/handler';
import { responseLocale } from '../../platform/http/response-locale';
import { pageHeaders } from '../../publishing/pages/headers';
import { renderPage } from '../../publishing/pages/renderer';
import { readDraft } from '../changes';
import type { DraftKey, Preview } from '../kind';
import { KINDS } from '../kinds';
import { createLink, endLink, linkedDraft, readLink } from './links';
import { draftKey } from '../request';

/** Returns the language in the path; without one, that of the visitor's browser. */
function localeOf(request: Request, response: Response): Locale {
  const locale = pathParameter(request, 'locale');
  if (locale === '') return responseLocale(request, response);
  if (!isLocale(locale)) throw new ApiError(404, 'api.notFound');
  return locale;
}

/** The page that says that a private link has ended; its status is 404. */
const ENDED: Preview = { url: draftPreviewUrl, documents: { post: null } };

/** Renders and sends the page of a draft; `pathOf` returns the path of the preview in a language. */
async function sendPreview(
  request: Request,
  response: Response,
  draft: StoredDraft | null,
  pathOf: (locale: Locale) => string,
): Promise<void> {
  const locale = localeOf(request, response);
  const { url, documents } = draft ? await KINDS[draft.kind].preview(draft) : ENDED;
  const { status, html, isComplete } = await renderPage({
    url: url(locale),
    sanitize: sanitizePostHtml,
    preview: { ...documents, paths: { en: pathOf('en'), es: pathOf('es') } },
  });
  if (!isComplete) throw new ApiError(503, 'api.busy');
  response
    .status(status)
    .set({
      'Cache-Control': NO_STORE,
      // The owner's area shows the preview in a frame.
      ...pageHeaders('self'),
      // The address is the key to the draft: the links of the page must not carry it elsewhere.
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Content-Language': locale,
    })
    .type('html')
    .send(html);
}

/** Shows a preview to whoever has its private link. */
export const showPrivatePreview: RequestHandler = async (request, response) => {
  const token = pathParameter(request, 'token');
  const key = await linkedDraft(token, Date.now());
  const draft = key && (await readPreviewable(key));
  await sendPreview(request, response, draft, (locale) => privatePreviewPath(token, locale));
};

/** Shows a preview to the owner, without a link that others could use. */
export const showOwnPreview: RequestHandler = async (request, response) => {
  const draft = await requirePreviewable(request);
  await sendPreview(request, response, draft, (locale) => ownPreviewPath(draft.kind, draft.id, locale));
};

export const showPreviewLink: Handler<PreviewLink | null> = async (request, response) => {
  response.json(await readLink(await requirePreviewable(request), Date.now()));
};

export const addPreviewLink: Handler<PreviewLink> = async (request, response) => {
  response.json(await createLink(await requirePreviewable(request), Date.now()));
};

export const removePreviewLink: Handler<null> = async (request, response) => {
  await endLink(await requirePreviewable(request));
  response.status(204).end();
};

/** Reads a draft that is not in the bin, where it has no preview; null if there is none. */
async function readPreviewable(key: DraftKey): Promise<StoredDraft | null> {
  const draft = await readDraft(key);
  return draft?.deletedAt === null ? draft : null;
}

/** Returns the draft that the path names; throws a 404 for one in the bin. */
async function requirePreviewable(request: Request): Promise<StoredDraft> {
  const key = draftKey(request);
  const draft = await readPreviewable(key);
  if (!draft) throw new ApiError(404, KINDS[key.kind].errors.notFound);
  return draft;
}
