/** Reads the path and the query of requests for drafts. */
import type { Request } from 'express';
import {
  DRAFT_KINDS,
  isDraftId,
  isPrivateKind,
  isSingleKind,
  type DraftKind,
} from '@app/domain/drafts/drafts';
import { LIST_STATES, type ListFilter } from '@app/domain/drafts/list';
import { ApiError } from '../platform/http/error';
import { pathParameter } from '../platform/http/handler';
import { DOCUMENT_ID } from '../platform/http/paging';
import { readChoice, readText } from '../platform/http/query';
import type { DraftKey } from './kind';
import { KINDS } from './kinds';

/** Returns the kind in the path; throws a 404 for an unknown kind. */
export function readKind(request: Request): DraftKind {
  const name = pathParameter(request, 'kind');
  const kind = DRAFT_KINDS.find((each) => each === name);
  if (!kind) throw new ApiError(404, 'api.notFound');
  return kind;
}

/** Throws a 405 for a call that the kind doesn't support. */
export function requireCall(isAllowed: boolean): void {
  if (!isAllowed) throw new ApiError(405, 'api.methodNotAllowed', { headers: { Allow: 'GET, HEAD, PUT' } });
}

/**
 * Returns the kind in the path; throws a 405 for a kind whose drafts are fixed and can't be added or deleted.
 */
export function readListKind(request: Request): DraftKind {
  const kind = readKind(request);
  requireCall(!isSingleKind(kind));
  return kind;
}

/** Returns the id in the path; throws a 404 for an id that no draft of the kind can have. */
export function readDraftId(request: Request, kind: DraftKind): string {
  const id = pathParameter(request, 'id');
  if (!DOCUMENT_ID.test(id) || !isDraftId(kind, id)) throw new ApiError(404, KINDS[kind].errors.notFound);
  return id;
}

/** Returns the kind and the id in the path; throws a 404 for an unknown kind or an invalid id. */
export function readDraftKey(request: Request): DraftKey {
  const kind = readKind(request);
  return { kind, id: readDraftId(request, kind) };
}

/** Returns the kind and the id in the path; throws a 405 for a kind whose set of drafts is fixed. */
export function readListDraftKey(request: Request): DraftKey {
  readListKind(request);
  return readDraftKey(request);
}

/** Returns the kind and the id in the path; throws a 405 for a kind that visitors can't read. */
export function readPublicDraftKey(request: Request): DraftKey {
  requireCall(!isPrivateKind(readKind(request)));
  return readDraftKey(request);
}

/** Returns the version number in the path; throws a 404 if it isn't a number. */
export function readVersionNumber(request: Request): number {
  const number = pathParameter(request, 'number');
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new ApiError(404, 'blog.versionNotFound');
  return Number(number);
}

/** Returns the list filter in the query; throws a 400 for an invalid filter. */
export function readFilter({ query }: Request): ListFilter {
  const [search, category, tag] = [query.search, query.category, query.tag].map(readText);
  const state = readChoice(query.state, LIST_STATES);
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(state && { state }),
  };
}
