/** The calls that all kinds of working copies have. */
import type { Request, Response } from 'express';
import { revisionTag } from '@perro-wisdom/domain/general/api';
import type { VersionSummary } from '@perro-wisdom/domain/drafts/drafts';
import { confirmLanguageSchema } from '@perro-wisdom/domain/drafts/drafts.schema';
import { JSON_MAX_BYTES } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { pathParameter, type Handler } from '../platform/http/handler';
import { readIdempotencyKey } from '../platform/http/idempotency';
import { deletePermanently } from './bin';
import type { CopyKind, Edit, StoredCopy } from './kind';
import {
  confirmLanguage,
  createCopy,
  moveToBin,
  readStored,
  restoreVersion,
  saveCopy,
  takeFromBin,
} from './store';
import { readVersion, readVersions, type Version } from './versions';

interface CopyRoutes<Copy extends StoredCopy, Derived, Answer> {
  /** Returns the kind that a request is about. */
  kindOf: (request: Request) => CopyKind<Copy, Derived>;
  /** Returns the id in the path; throws a 404 for an id that no piece can have. */
  idOf: (request: Request) => string;
  /** Returns a working copy without what only the server needs. */
  answer: (copy: Copy) => Answer;
}

export const ifMatchOf = (request: Request): string | undefined => request.get('If-Match');

/** Reads and sanitizes what the owner has written. */
function readEdit<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  request: Request,
): Edit<Copy> {
  const body = readJson(request, JSON_MAX_BYTES);
  // Also checked on their own, so that an error names the field of the piece and not `fields`.
  if (typeof body.fields === 'object' && body.fields !== null)
    validate(kind.fieldsSchema, { ...body.fields }, { nameField: true });
  const { fields, suggested } = validate(kind.editSchema, body);
  return { fields: kind.sanitize(fields), suggested };
}

/** Returns a function that sends a working copy, with its revision as the ETag. */
export const sender =
  <Copy extends StoredCopy, Answer>(answer: (copy: Copy) => Answer) =>
  (response: Response<Answer>, copy: Copy): void => {
    response.set('ETag', revisionTag(copy.revision)).json(answer(copy));
  };

/** Returns the handlers of the calls that create, read and save working copies. */
export function editHandlers<Copy extends StoredCopy, Derived, Answer>({
  kindOf,
  idOf,
  answer,
}: CopyRoutes<Copy, Derived, Answer>) {
  const send = sender(answer);

  const show: Handler<Answer> = async (request, response) => {
    const kind = kindOf(request);
    const copy = await readStored(kind, idOf(request));
    if (!copy) throw new ApiError(404, kind.errors.notFound);
    send(response, copy);
  };

  /** Creates a working copy: 201. A repetition with the same Idempotency-Key stores nothing and gets a 200 with its present state. */
  const add: Handler<Answer> = async (request, response) => {
    const kind = kindOf(request);
    const { copy, created } = await createCopy(kind, readEdit(kind, request), readIdempotencyKey(request));
    send(response.status(created ? 201 : 200), copy);
  };

  const change: Handler<Answer> = async (request, response) => {
    const [kind, saveKey] = [kindOf(request), readIdempotencyKey(request)];
    send(
      response,
      await saveCopy(kind, idOf(request), readEdit(kind, request), { ifMatch: ifMatchOf(request), saveKey }),
    );
  };

  const confirm: Handler<Answer> = async (request, response) => {
    const { locale } = validate(confirmLanguageSchema, readJson(request, JSON_MAX_BYTES));
    send(response, await confirmLanguage(kindOf(request), idOf(request), locale, ifMatchOf(request)));
  };

  return { show, add, change, confirm };
}

/** Returns the handlers of the bin. */
export function binHandlers<Copy extends StoredCopy, Derived, Answer>({
  kindOf,
  idOf,
  answer,
}: CopyRoutes<Copy, Derived, Answer>) {
  const send = sender(answer);

  const bin: Handler<null> = async (request, response) => {
    await moveToBin(kindOf(request), idOf(request));
    response.status(204).end();
  };

  const takeBack: Handler<Answer> = async (request, response) => {
    send(response, await takeFromBin(kindOf(request), idOf(request)));
  };

  const remove: Handler<null> = async (request, response) => {
    await deletePermanently(kindOf(request), idOf(request));
    response.status(204).end();
  };

  return { bin, takeBack, remove };
}

function versionNumber(request: Request, kind: Pick<CopyKind<StoredCopy>, 'errors'>): number {
  const number = pathParameter(request, 'number');
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new ApiError(404, kind.errors.versionNotFound);
  return Number(number);
}

/** Returns the handlers of the published versions. */
export function versionHandlers<Copy extends StoredCopy, Derived, Answer>({
  kindOf,
  idOf,
  answer,
}: CopyRoutes<Copy, Derived, Answer>) {
  const send = sender(answer);

  const list: Handler<VersionSummary[]> = async (request, response) => {
    const [kind, id] = [kindOf(request), idOf(request)];
    const [copy, versions] = await Promise.all([readStored(kind, id), readVersions(kind, id)]);
    if (!copy) throw new ApiError(404, kind.errors.notFound);
    response.json(versions);
  };

  const showOne: Handler<Version<Copy['fields']>> = async (request, response) => {
    const kind = kindOf(request);
    const version = await readVersion(kind, idOf(request), versionNumber(request, kind));
    if (!version) throw new ApiError(404, kind.errors.versionNotFound);
    response.json(version);
  };

  const restore: Handler<Answer> = async (request, response) => {
    const kind = kindOf(request);
    send(
      response,
      await restoreVersion(kind, idOf(request), versionNumber(request, kind), ifMatchOf(request)),
    );
  };

  return { list, showOne, restore };
}
