/** What requests about drafts have in common: the kind and the id in the path. */
import type { Request } from 'express';
import { DRAFT_KINDS, isDraftId, type DraftKind } from '@app/domain/drafts/drafts';
import { ApiError } from '../platform/http/error';
import { pathParameter } from '../platform/http/handler';
import { DOCUMENT_ID } from '../platform/http/paging';
import type { DraftKey } from './kind';
import { KINDS } from './kinds';

/** Returns the kind in the path; throws a 404 for one that does not exist. */
export function kindIn(request: Request): DraftKind {
  const name = pathParameter(request, 'kind');
  const kind = DRAFT_KINDS.find((each) => each === name);
  if (!kind) throw new ApiError(404, 'api.notFound');
  return kind;
}

/** Returns the id in the path; throws a 404 for an id that no draft of the kind can have. */
export function draftIdIn(request: Request, kind: DraftKind): string {
  const id = pathParameter(request, 'id');
  if (!DOCUMENT_ID.test(id) || !isDraftId(kind, id)) throw new ApiError(404, KINDS[kind].errors.notFound);
  return id;
}

/** Returns the kind and the id in the path; throws a 404 for a draft that cannot exist. */
export function draftKey(request: Request): DraftKey {
  const kind = kindIn(request);
  return { kind, id: draftIdIn(request, kind) };
}
