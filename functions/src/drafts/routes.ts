import type { PostsApi } from '@app/domain/blog/api';
import type { DraftsApi } from '@app/domain/drafts/api';
import type { Routes } from '../platform/http/handler';
import {
  addDraft,
  binDraft,
  changeDraft,
  confirm,
  listDrafts,
  listVersions,
  publish,
  removeDraft,
  reorderDrafts,
  restoreDraft,
  schedule,
  showDraft,
  showVersion,
  takeDraftFromBin,
  unpublish,
} from './handler';
import { addPost, changePost, listAllPosts, removePost, showStoredPost } from './posts/handler';
import { addPreviewLink, removePreviewLink, showDraftPage, showPreviewLink } from './previews/handler';

export const DRAFTS_ROUTES: Routes<DraftsApi & PostsApi> = {
  'GET /api/admin/drafts/{kind}': listDrafts,
  'POST /api/admin/drafts/{kind}': addDraft,
  // Before the draft with an id, whose path it matches too.
  'PUT /api/admin/drafts/{kind}/order': reorderDrafts,
  'GET /api/admin/drafts/{kind}/{id}': showDraft,
  'PUT /api/admin/drafts/{kind}/{id}': changeDraft,
  'DELETE /api/admin/drafts/{kind}/{id}': binDraft,
  'POST /api/admin/drafts/{kind}/{id}/publish': publish,
  'POST /api/admin/drafts/{kind}/{id}/unpublish': unpublish,
  'POST /api/admin/drafts/{kind}/{id}/confirm-language': confirm,
  'PUT /api/admin/drafts/{kind}/{id}/schedule': schedule,
  'POST /api/admin/drafts/{kind}/{id}/take-from-bin': takeDraftFromBin,
  'DELETE /api/admin/drafts/{kind}/{id}/permanently': removeDraft,
  'GET /api/admin/drafts/{kind}/{id}/versions': listVersions,
  'GET /api/admin/drafts/{kind}/{id}/versions/{number}': showVersion,
  'POST /api/admin/drafts/{kind}/{id}/versions/{number}/restore': restoreDraft,
  'GET /api/admin/drafts/{kind}/{id}/page': showDraftPage,
  'GET /api/admin/drafts/{kind}/{id}/preview-link': showPreviewLink,
  'POST /api/admin/drafts/{kind}/{id}/preview-link': addPreviewLink,
  'DELETE /api/admin/drafts/{kind}/{id}/preview-link': removePreviewLink,
  'GET /api/admin/blog': listAllPosts,
  'POST /api/admin/blog': addPost,
  'GET /api/admin/blog/{id}': showStoredPost,
  'PUT /api/admin/blog/{id}': changePost,
  'DELETE /api/admin/blog/{id}': removePost,
};
