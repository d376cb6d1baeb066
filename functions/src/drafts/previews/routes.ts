/**
 * Handles draft previews: the page data for the owner's editor, and a post's page for anyone with its private
 * link.
 */
import type { DraftsApi } from '@app/domain/drafts/api';
import type { Request, RequestHandler } from 'express';
import type { StoredDraft } from '@app/domain/drafts/document';
import { previewPath, privatePreviewPath } from '@app/domain/drafts/previews';
import { isLocale, type Locale } from '@app/domain/general/locale';
import { draftPreviewUrl } from '@app/domain/publishing/page-renderer';
import { readOnlyLocale } from '../../content/site';
import { ApiError } from '../../platform/http/error';
import { pathParameter, type Routes } from '../../platform/http/handler';
import { responseLocale } from '../../platform/http/response-locale';
import { sendPage } from '../../publishing/pages/handler';
import { readPage, renderPage } from '../../publishing/pages/renderer';
import { readDraft } from '../changes';
import { emptyDraft } from '../document';
import type { DraftKey } from '../kind';
import { KINDS } from '../kinds';
import { readPostOfDraft } from '../kinds/posts';
import { readDraftKey } from '../request';
import { createLink, findLinkedDraft, linkRef, readLink } from './links';

const isPost = (draft: StoredDraft): draft is StoredDraft<'posts'> => draft.kind === 'posts';

export const PREVIEW_ROUTES = {
  'GET /api/admin/drafts/{kind}/{id}/page': async (request) => {
    const key = readDraftKey(request);
    const draft = (await readDraft(key)) ?? emptyDraft(key);
    const post = isPost(draft) && { post: await readPostOfDraft(draft) };
    const read = (locale: Locale) => readPage({ url: previewPath(key.kind, key.id, locale), ...post });
    const [english, spanish] = await Promise.all([read('en'), read('es')]);
    if (!english || !spanish) throw new ApiError(503, 'api.busy');
    // Merges both languages, because the list data of each language is separate.
    return { ...english, data: [...english.data, ...spanish.data] };
  },
  'GET /api/admin/drafts/{kind}/{id}/preview-link': async (request) =>
    readLink(await requirePreviewable(request), Date.now()),
  'POST /api/admin/drafts/{kind}/{id}/preview-link': async (request) =>
    createLink(await requirePreviewable(request), Date.now()),
  'DELETE /api/admin/drafts/{kind}/{id}/preview-link': async (request) => {
    await linkRef(await requirePreviewable(request)).delete();
  },
} satisfies Partial<Routes<DraftsApi>>;

/**
 * Shows a post to anyone with its private link, in the path's language. If the path has no language, uses the
 * site's only language, if any, or else the language of the visitor's browser.
 */
export const showPrivatePreview: RequestHandler = async (request, response) => {
  const token = pathParameter(request, 'token');
  const named = pathParameter(request, 'locale');
  const locale = named === '' ? ((await readOnlyLocale()) ?? responseLocale(request, response)) : named;
  if (!isLocale(locale)) throw new ApiError(404, 'api.notFound');
  const key = await findLinkedDraft(token, Date.now());
  const draft = key && (await readPreviewable(key));
  const { status, html, isComplete } = await renderPage({
    url: draftPreviewUrl(locale),
    preview: {
      post: draft && (await readPostOfDraft(draft)),
      paths: { en: privatePreviewPath(token, 'en'), es: privatePreviewPath(token, 'es') },
    },
  });
  if (!isComplete) throw new ApiError(503, 'api.busy');
  sendPage(response, status, html, {
    // The URL grants access to the draft, so links on the page must not leak it.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Language': locale,
  });
};

/**
 * Reads a post's draft. Returns null if it doesn't exist, or if it is in the bin, where its private link
 * doesn't work.
 */
async function readPreviewable(key: DraftKey): Promise<StoredDraft<'posts'> | null> {
  const draft = await readDraft(key);
  return draft && isPost(draft) && draft.deletedAt === null ? draft : null;
}

/**
 * Returns the draft of the post that the path identifies. Throws a 404 for a post in the bin, and for other
 * kinds, which have no private links.
 */
async function requirePreviewable(request: Request): Promise<StoredDraft<'posts'>> {
  const key = readDraftKey(request);
  const draft = await readPreviewable(key);
  if (!draft) throw new ApiError(404, KINDS[key.kind].errors.notFound);
  return draft;
}
