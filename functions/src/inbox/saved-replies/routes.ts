import type { InboxApi } from '@app/domain/inbox/api';
import type { Request } from 'express';
import type { SavedReplyInput } from '@app/domain/inbox/replies/saved';
import { savedReplyInputSchema } from '@app/domain/inbox/replies/saved.schema';
import { JSON_MAX_BYTES } from '../../platform/config';
import { readJson, validate } from '../../platform/http/body';
import { ApiError } from '../../platform/http/error';
import { pathParameter, withRevision, type Routes } from '../../platform/http/handler';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { DOCUMENT_ID } from '../../platform/http/paging';
import { createReply, deleteReply, readReplies, saveReply } from './store';

export const SAVED_REPLY_ROUTES = {
  'GET /api/admin/saved-replies': readReplies,
  'POST /api/admin/saved-replies': async (request, response) => {
    const { reply, created } = await createReply(readInput(request), readIdempotencyKey(request));
    return withRevision(response.status(created ? 201 : 200), reply);
  },
  'PUT /api/admin/saved-replies/{id}': async (request, response) => {
    const id = pathParameter(request, 'id');
    if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'savedReplies.notFound');
    return withRevision(response, await saveReply(id, readInput(request), request.get('If-Match')));
  },
  'DELETE /api/admin/saved-replies/{id}': async (request) => {
    const id = pathParameter(request, 'id');
    if (DOCUMENT_ID.test(id)) await deleteReply(id, request.get('If-Match'));
  },
} satisfies Partial<Routes<InboxApi>>;

const readInput = (request: Request): SavedReplyInput =>
  validate(savedReplyInputSchema, readJson(request, JSON_MAX_BYTES), { nameField: true });
