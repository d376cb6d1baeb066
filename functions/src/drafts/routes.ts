/** Handles the API calls for drafts of all kinds. */
import type { PostsApi } from '@app/domain/blog/api';
import type { DraftsApi } from '@app/domain/drafts/api';
import type { Request, Response } from 'express';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT } from '@app/domain/general/api';
import { saveOptionsSchema } from '@app/domain/blog/posts.schema';
import { isListKind } from '@app/domain/content/kinds';
import type { Draft } from '@app/domain/drafts/drafts';
import { confirmLanguageSchema, orderSchema, scheduleSchema } from '@app/domain/drafts/drafts.schema';
import type { StoredDraft } from '@app/domain/drafts/document';
import { JSON_MAX_BYTES } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { withRevision, type Routes } from '../platform/http/handler';
import { readIdempotencyKey } from '../platform/http/idempotency';
import { answerPage } from '../platform/http/paging';
import { deletePermanently, moveToBin, takeFromBin } from './bin';
import { readDraft } from './changes';
import { withoutServerFields } from './document';
import { readEdit } from './edit';
import { KINDS } from './kinds';
import { readAllDrafts, readPosts } from './list';
import { orderDrafts } from './order';
import { POST_ROUTES } from './posts/routes';
import { PREVIEW_ROUTES } from './previews/routes';
import { publishDraft, unpublishDraft } from './publish-draft';
import {
  readDraftKey,
  readKind,
  readListDraftKey,
  readListKind,
  readPublicDraftKey,
  readFilter,
  requireCall,
  readVersionNumber,
} from './request';
import { scheduleDraft } from './schedule';
import { confirmLanguage, createDraft, restoreVersion, saveDraft } from './store';
import { readVersion, readVersions } from './versions';

const ifMatchOf = (request: Request): string | undefined => request.get('If-Match');

const answerDraft = (response: Response<Draft>, draft: StoredDraft): Draft =>
  withRevision(response, withoutServerFields(draft));

export const DRAFTS_ROUTES: Routes<DraftsApi & PostsApi> = {
  ...POST_ROUTES,
  ...PREVIEW_ROUTES,
  'GET /api/admin/drafts/{kind}': (request, response) => {
    const kind = readKind(request);
    if (kind !== 'posts') return readAllDrafts(kind);
    const filter = readFilter(request);
    return answerPage(request, response, {
      limits: [ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT],
      read: (paging) => readPosts(filter, paging),
      filter: { ...filter },
    });
  },
  'POST /api/admin/drafts/{kind}': async (request, response) => {
    const kind = readListKind(request);
    const edit = readEdit(request);
    const { draft, created } = await createDraft(kind, edit, readIdempotencyKey(request));
    return answerDraft(response.status(created ? 201 : 200), draft);
  },
  // This route must come before the route for a single draft, whose pattern also matches this path.
  'PUT /api/admin/drafts/{kind}/order': async (request) => {
    const kind = readKind(request);
    requireCall(isListKind(kind));
    await orderDrafts(kind, validate(orderSchema, readJson(request, JSON_MAX_BYTES)).ids);
    return readAllDrafts(kind);
  },
  'GET /api/admin/drafts/{kind}/{id}': async (request, response) => {
    const key = readDraftKey(request);
    const draft = await readDraft(key);
    if (!draft) throw new ApiError(404, KINDS[key.kind].errors.notFound);
    return answerDraft(response, draft);
  },
  'PUT /api/admin/drafts/{kind}/{id}': async (request, response) => {
    const [key, saveKey] = [readDraftKey(request), readIdempotencyKey(request)];
    return answerDraft(
      response,
      await saveDraft(key, readEdit(request), { ifMatch: ifMatchOf(request), saveKey }),
    );
  },
  'DELETE /api/admin/drafts/{kind}/{id}': async (request) => {
    await moveToBin(readListDraftKey(request));
  },
  /** Publishes a draft. The request needs a body only for kinds with a visible publication date. */
  'POST /api/admin/drafts/{kind}/{id}/publish': async (request, response) => {
    const key = readPublicDraftKey(request);
    const { keepPublishedAt } = KINDS[key.kind].isDated
      ? validate(saveOptionsSchema, readJson(request, JSON_MAX_BYTES), { nameField: true })
      : { keepPublishedAt: false };
    return answerDraft(response, await publishDraft(key, ifMatchOf(request), keepPublishedAt));
  },
  'POST /api/admin/drafts/{kind}/{id}/unpublish': async (request, response) =>
    answerDraft(response, await unpublishDraft(readPublicDraftKey(request), ifMatchOf(request))),
  'POST /api/admin/drafts/{kind}/{id}/confirm-language': async (request, response) => {
    const { locale } = validate(confirmLanguageSchema, readJson(request, JSON_MAX_BYTES));
    return answerDraft(response, await confirmLanguage(readDraftKey(request), locale, ifMatchOf(request)));
  },
  'PUT /api/admin/drafts/{kind}/{id}/schedule': async (request, response) => {
    const { publishAt } = validate(scheduleSchema, readJson(request, JSON_MAX_BYTES), { nameField: true });
    const time = publishAt === null ? null : new Date(publishAt);
    return answerDraft(response, await scheduleDraft(readPublicDraftKey(request), time, ifMatchOf(request)));
  },
  'POST /api/admin/drafts/{kind}/{id}/take-from-bin': async (request, response) => {
    return answerDraft(response, await takeFromBin(readListDraftKey(request)));
  },
  'DELETE /api/admin/drafts/{kind}/{id}/permanently': (request) =>
    deletePermanently(readListDraftKey(request)),
  'GET /api/admin/drafts/{kind}/{id}/versions': async (request) => {
    const key = readDraftKey(request);
    const [draft, versions] = await Promise.all([readDraft(key), readVersions(key)]);
    if (!draft) throw new ApiError(404, KINDS[key.kind].errors.notFound);
    return versions;
  },
  'GET /api/admin/drafts/{kind}/{id}/versions/{number}': async (request) => {
    const version = await readVersion(readDraftKey(request), readVersionNumber(request));
    if (!version) throw new ApiError(404, 'blog.versionNotFound');
    return version;
  },
  'POST /api/admin/drafts/{kind}/{id}/versions/{number}/restore': async (request, response) =>
    answerDraft(
      response,
      await restoreVersion(readDraftKey(request), readVersionNumber(request), ifMatchOf(request)),
    ),
};
