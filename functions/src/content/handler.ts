import type { Request } from 'express';
import { array, object, string } from 'yup';
import {
  CONTENT_KINDS,
  isListKind,
  type ContentCopy,
  type ContentKind,
  type ContentSummary,
  type ListKind,
} from '@perro-wisdom/domain/content/kinds';
import { isPieceId } from '@perro-wisdom/domain/drafts/document';
import { code } from '@perro-wisdom/domain/messages/codes';
import { JSON_MAX_BYTES } from '../platform/config';
import { binHandlers, editHandlers, ifMatchOf, sender, versionHandlers } from '../drafts/handler';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { pathParameter, type Handler } from '../platform/http/handler';
import { DOCUMENT_ID } from '../platform/http/paging';
import { withoutServerFields } from './document';
import { contentKind, type ContentCopyKind } from './kind';
import { listContent, orderContent, publishContent, unpublishContent } from './store';

/** Returns the kind in the path; throws a 404 for one that does not exist. */
function kindName(request: Request): ContentKind {
  const name = pathParameter(request, 'kind');
  const kind = CONTENT_KINDS.find((each) => each === name);
  if (!kind) throw new ApiError(404, 'api.notFound');
  return kind;
}

/** Returns the kind in the path; throws a 405 for single pieces, which are neither added, ordered nor deleted. */
function listName(request: Request): ListKind {
  const kind = kindName(request);
  if (!isListKind(kind))
    throw new ApiError(405, 'api.methodNotAllowed', { headers: { Allow: 'GET, HEAD, PUT' } });
  return kind;
}

/** Returns the id in the path; throws a 404 for an id that no piece of the kind can have. */
function pieceId(request: Request): string {
  const id = pathParameter(request, 'id');
  if (!DOCUMENT_ID.test(id) || !isPieceId(kindName(request), id)) throw new ApiError(404, 'content.notFound');
  return id;
}

/** Returns the kind and id of the piece in the path; throws a 404 for one that cannot exist. */
export const contentOf = (request: Request): { kind: ContentKind; id: string } => ({
  kind: kindName(request),
  id: pieceId(request),
});

const mechanism = (request: Request): ContentCopyKind => contentKind(kindName(request), pieceId(request));

const routes = { kindOf: mechanism, idOf: pieceId, answer: withoutServerFields };
const listRoutes = {
  ...routes,
  kindOf: (request: Request) => contentKind(listName(request), pathParameter(request, 'id')),
};
const send = sender(withoutServerFields);

export const {
  show: showContent,
  change: changeContent,
  confirm: confirmLanguageOfContent,
} = editHandlers(routes);
export const { add: addContent } = editHandlers(listRoutes);
export const {
  bin: binContent,
  takeBack: takeContentFromBin,
  remove: removeContent,
} = binHandlers(listRoutes);
export const {
  list: listContentVersions,
  showOne: showContentVersion,
  restore: restoreContentVersion,
} = versionHandlers(routes);

export const listPieces: Handler<ContentSummary[]> = async (request, response) => {
  response.json(await listContent(kindName(request)));
};

const orderSchema = object({ ids: array().of(string().required()).required(code('api.invalidBody')) });

export const orderPieces: Handler<ContentSummary[]> = async (request, response) => {
  const kind = listName(request);
  const { ids } = validate(orderSchema, readJson(request, JSON_MAX_BYTES));
  await orderContent(kind, ids);
  response.json(await listContent(kind));
};

export const publishPiece: Handler<ContentCopy> = async (request, response) => {
  send(response, await publishContent(kindName(request), pieceId(request), ifMatchOf(request)));
};

export const unpublishPiece: Handler<ContentCopy> = async (request, response) => {
  send(response, await unpublishContent(kindName(request), pieceId(request), ifMatchOf(request)));
};
