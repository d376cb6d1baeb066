/**
 * API calls for drafts. Those that change a draft resolve to its new state, or reject with a 412 (`ApiError`)
 * if its revision has changed.
 */
import type { SaveRequest } from '@app/domain/drafts/api';
import type { DraftKind } from '@app/domain/drafts/drafts';
import { IDEMPOTENCY_HEADER, revisionTag } from '@app/domain/general/api';
import type { Locale } from '@app/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { callApi, exchange } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';
import type { Revised } from './definition';

/** Browsers limit the bodies of keepalive requests to 64 KiB. A character takes up to three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

/** Returns whether to send a save with `keepalive`: the page may be closing, and the body is small enough. */
const outlivesPage = (body: SaveRequest): boolean =>
  document.visibilityState === 'hidden' && JSON.stringify(body).length < KEEPALIVE_MAX_CHARACTERS;

/** Returns a header that makes a call fail if the draft's revision has changed. */
const unlessChanged = ({ revision }: Revised) => ({ 'If-Match': revisionTag(revision) });

/** Returns the calls for a kind's drafts. */
export function draftCalls(kind: DraftKind) {
  const paramsOf = (id: string) => ({ params: { kind, id } });
  const revised = (draft: Revised) => ({ ...paramsOf(draft.id), headers: unlessChanged(draft) });

  return {
    read: (id: string) => callApi('GET /api/admin/drafts/{kind}/{id}', paramsOf(id)),
    /**
     * Creates a draft. `key` is the Idempotency-Key. If an earlier call with this key created the draft,
     * `isNew` is false, `draft` is its current state, and `body` is not stored.
     */
    create: async (body: SaveRequest, key: string) => {
      const { answer: draft, status } = await exchange('POST /api/admin/drafts/{kind}', {
        params: { kind },
        body,
        headers: { [IDEMPOTENCY_HEADER]: key },
        keepalive: outlivesPage(body),
      });
      return { draft, isNew: status === 201 };
    },
    /**
     * Saves a draft. `key` becomes the `saveKey` of the new revision, which identifies the save if its
     * response is lost.
     */
    save: (draft: Revised, body: SaveRequest, key: string) =>
      callApi('PUT /api/admin/drafts/{kind}/{id}', {
        ...paramsOf(draft.id),
        body,
        headers: { ...unlessChanged(draft), [IDEMPOTENCY_HEADER]: key },
        keepalive: outlivesPage(body),
      }),
    publish: (draft: Revised, keepPublishedAt = false) =>
      callApi('POST /api/admin/drafts/{kind}/{id}/publish', { ...revised(draft), body: { keepPublishedAt } }),
    unpublish: (draft: Revised) => callApi('POST /api/admin/drafts/{kind}/{id}/unpublish', revised(draft)),
    confirmLanguage: (draft: Revised, locale: Locale) =>
      callApi('POST /api/admin/drafts/{kind}/{id}/confirm-language', { ...revised(draft), body: { locale } }),
    /** Schedules the draft's publication. `publishAt` is an ISO 8601 time; null cancels the schedule. */
    schedule: (draft: Revised, publishAt: string | null) =>
      callApi('PUT /api/admin/drafts/{kind}/{id}/schedule', { ...revised(draft), body: { publishAt } }),
    createLink: (id: string) => callApi('POST /api/admin/drafts/{kind}/{id}/preview-link', paramsOf(id)),
    endLink: (id: string) => callApi('DELETE /api/admin/drafts/{kind}/{id}/preview-link', paramsOf(id)),
    moveToBin: (id: string) => callApi('DELETE /api/admin/drafts/{kind}/{id}', paramsOf(id)),
    takeFromBin: (id: string) => callApi('POST /api/admin/drafts/{kind}/{id}/take-from-bin', paramsOf(id)),
    deletePermanently: (id: string) =>
      callApi('DELETE /api/admin/drafts/{kind}/{id}/permanently', paramsOf(id)),
    restoreVersion: (draft: Revised, number: number) =>
      callApi('POST /api/admin/drafts/{kind}/{id}/versions/{number}/restore', {
        ...revised(draft),
        params: { kind, id: draft.id, number: String(number) },
      }),
  };
}

/**
 * Reads a draft for the editor, unless `id` is null. `draft` stays undefined until the server sends its
 * current version, even if the cache still holds one from a previous editor.
 */
export function useDraft(kind: DraftKind, id: string | null) {
  const query = useQuery({
    ...ownerQuery('GET /api/admin/drafts/{kind}/{id}', { params: { kind, id: id ?? 'new' } }),
    enabled: id !== null,
    gcTime: 0,
  });
  return { draft: query.isFetchedAfterMount ? query.data : undefined, query };
}
