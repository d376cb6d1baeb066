/** The preview of a working copy: its page as it would be published, for the owner; that of a post behind private links, too. */
import type { Request, RequestHandler, Response } from 'express';
import {
  contentPreviewPath,
  ownPreviewPath,
  pageOfContent,
  privatePreviewPath,
} from '@perro-wisdom/domain/drafts/previews';
import { isLocale, type Locale } from '@perro-wisdom/domain/general/locale';
import { draftPreviewUrl } from '@perro-wisdom/domain/publishing/page-renderer';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import type { PostTopics } from '@perro-wisdom/domain/blog/topics';
import type { PreviewLink, WorkingCopy } from '@perro-wisdom/domain/drafts/drafts';
import { sanitizePostHtml } from '../../blog/html';
import { postId } from '../../blog/request';
import { contentOf } from '../../content/handler';
import { contentKind } from '../../content/kind';
import { readStored } from '../store';
import { db } from '../../platform/firebase';
import { NO_STORE } from '../../platform/http/cache';
import { ApiError } from '../../platform/http/error';
import { pathParameter, type Handler } from '../../platform/http/handler';
import { responseLocale } from '../../platform/http/response-locale';
import { renderPage } from '../../publishing/pages/renderer';
import { resolveTopics } from '../../blog/topics/store';
import { readWorkingCopy } from '../../working-copies/store';
import { previewedContent } from './content';
import { previewedPost } from './post';
import { createLink, endLink, linkedPost, readLink } from './store';

/** Returns the language in the path; without one, that of the visitor's browser. */
function localeOf(request: Request, response: Response): Locale {
  const locale = pathParameter(request, 'locale');
  if (locale === '') return responseLocale(request, response);
  if (!isLocale(locale)) throw new ApiError(404, 'api.notFound');
  return locale;
}

/** Reads the present names of the category and tags; those that are new are not stored. */
const topicsOf = ({ fields }: WorkingCopy): Promise<PostTopics> =>
  db.runTransaction(async (transaction) => (await resolveTopics(transaction, fields)).topics, {
    readOnly: true,
  });

/** Renders and sends a working copy as its page; without one, the page that says that the link has ended, with a 404. */
async function sendPreview(
  response: Response,
  locale: Locale,
  paths: Record<Locale, string>,
  copy: WorkingCopy | null,
): Promise<void> {
  const { status, html, isComplete } = await renderPage({
    url: draftPreviewUrl(locale),
    sanitize: sanitizePostHtml,
    preview: { post: copy && previewedPost(copy, await topicsOf(copy), new Date()), paths },
  });
  if (!isComplete) throw new ApiError(503, 'api.busy');
  sendPage(response, locale, status, html);
}

function sendPage(response: Response, locale: Locale, status: number, html: string): void {
  response
    .status(status)
    .set({
      'Cache-Control': NO_STORE,
      // The owner's area shows the preview in a frame.
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
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
  const locale = localeOf(request, response);
  const token = pathParameter(request, 'token');
  const id = await linkedPost(token, Date.now());
  const copy = id === null ? null : await readPreviewable(id);
  await sendPreview(
    response,
    locale,
    { en: privatePreviewPath(token, 'en'), es: privatePreviewPath(token, 'es') },
    copy,
  );
};

/** Shows a preview to the owner, without a link that others could use. */
export const showOwnPreview: RequestHandler = async (request, response) => {
  const locale = localeOf(request, response);
  const copy = await requirePreviewable(request);
  await sendPreview(
    response,
    locale,
    { en: ownPreviewPath(copy.id, 'en'), es: ownPreviewPath(copy.id, 'es') },
    copy,
  );
};

/** Shows the page that a piece of content is on, with its working copy in place of what visitors read. */
export const showContentPreview: RequestHandler = async (request, response) => {
  const locale = localeOf(request, response);
  const { kind, id } = contentOf(request);
  const copy = await readStored(contentKind(kind, id), id);
  if (copy?.deletedAt !== null) throw new ApiError(404, 'content.notFound');
  const { status, html, isComplete } = await renderPage({
    url: pagePath(pageOfContent(kind, id), locale),
    sanitize: sanitizePostHtml,
    contentPreview: {
      ...(await previewedContent(copy)),
      paths: { en: contentPreviewPath(kind, id, 'en'), es: contentPreviewPath(kind, id, 'es') },
    },
  });
  if (!isComplete) throw new ApiError(503, 'api.busy');
  sendPage(response, locale, status, html);
};

export const showPreviewLink: Handler<PreviewLink | null> = async (request, response) => {
  const { id } = await requirePreviewable(request);
  response.json(await readLink(id, Date.now()));
};

export const addPreviewLink: Handler<PreviewLink> = async (request, response) => {
  const { id } = await requirePreviewable(request);
  response.json(await createLink(id, Date.now()));
};

export const removePreviewLink: Handler<null> = async (request, response) => {
  await endLink((await requirePreviewable(request)).id);
  response.status(204).end();
};

/** Reads a working copy that is not in the bin, where a post has no preview; null if there is none. */
async function readPreviewable(id: string): Promise<WorkingCopy | null> {
  const copy = await readWorkingCopy(id);
  return copy?.deletedAt === null ? copy : null;
}

/** Returns the working copy that the path names; throws a 404 for one in the bin. */
async function requirePreviewable(request: Request): Promise<WorkingCopy> {
  const copy = await readPreviewable(postId(request));
  if (!copy) throw new ApiError(404, 'blog.postNotFound');
  return copy;
}
