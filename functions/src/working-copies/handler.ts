import type { Request, Response } from 'express';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT, revisionTag } from '@perro-wisdom/domain/api';
import { saveOptionsSchema } from '@perro-wisdom/domain/blog.schema';
import {
  LIST_STATES,
  type ListFilter,
  type PostVersion,
  type VersionSummary,
  type WorkingCopy,
  type WorkingCopySummary,
} from '@perro-wisdom/domain/working-copies';
import type { StoredWorkingCopy } from '@perro-wisdom/domain/working-copies-document';
import { confirmLanguageSchema, saveWorkingCopySchema, scheduleSchema } from '@perro-wisdom/domain/working-copies.schema';
import { postId, withSanitizedContents } from '../blog/request';
import { JSON_MAX_BYTES } from '../config';
import { readJson, validate } from '../http/body';
import { ApiError } from '../http/error';
import { pathParameter, type Handler } from '../http/handler';
import { readIdempotencyKey } from '../http/idempotency';
import { readPaging, setNextLink } from '../http/paging';
import { deletePermanently } from './bin';
import { withoutServerFields } from './document';
import { readList } from './list';
import { publishCopy, unpublishCopy } from './publishing';
import { confirmLanguage, createCopy, moveToBin, readWorkingCopy, restoreVersion, saveCopy, takeFromBin, type Edit } from './store';
import { scheduleCopy } from './schedule';
import { readVersion, readVersions } from './versions';

/** Lists working copies. A page may have fewer rows than its limit, or none, although the list continues. */
export const listWorkingCopies: Handler<WorkingCopySummary[]> = async (request, response) => {
  const paging = readPaging(request, ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT);
  const filter = readFilter(request);
  const { items, next } = await readList(filter, paging);
  setNextLink(request, response, paging, next, { ...filter });
  response.json(items);
};

export const showWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  const copy = await readWorkingCopy(postId(request));
  if (!copy) throw new ApiError(404, 'blog.postNotFound');
  send(response, copy);
};

/** Creates a working copy: 201. A repetition with the same Idempotency-Key stores nothing and gets a 200 with its present state. */
export const addWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  const { copy, created } = await createCopy(readEdit(request), readIdempotencyKey(request));
  send(response.status(created ? 201 : 200), copy);
};

export const changeWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  const saveKey = readIdempotencyKey(request);
  send(response, await saveCopy(postId(request), readEdit(request), { ifMatch: ifMatch(request), saveKey }));
};

export const publishWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  const { keepPublishedAt } = validate(saveOptionsSchema, readJson(request, JSON_MAX_BYTES));
  send(response, await publishCopy(postId(request), ifMatch(request), keepPublishedAt));
};

export const unpublishWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  send(response, await unpublishCopy(postId(request), ifMatch(request)));
};

export const confirmLanguageOfWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  const { locale } = validate(confirmLanguageSchema, readJson(request, JSON_MAX_BYTES));
  send(response, await confirmLanguage(postId(request), locale, ifMatch(request)));
};

export const scheduleWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  const { publishAt } = validate(scheduleSchema, readJson(request, JSON_MAX_BYTES), { nameField: true });
  send(response, await scheduleCopy(postId(request), publishAt === null ? null : new Date(publishAt), ifMatch(request)));
};

/** Moves a post to the bin: 204, also if it is there already. */
export const binWorkingCopy: Handler<null> = async (request, response) => {
  await moveToBin(postId(request));
  response.status(204).end();
};

export const takeWorkingCopyFromBin: Handler<WorkingCopy> = async (request, response) => {
  send(response, await takeFromBin(postId(request)));
};

export const removeWorkingCopy: Handler<null> = async (request, response) => {
  await deletePermanently(postId(request));
  response.status(204).end();
};

export const listVersions: Handler<VersionSummary[]> = async (request, response) => {
  const id = postId(request);
  const [copy, versions] = await Promise.all([readWorkingCopy(id), readVersions(id)]);
  if (!copy) throw new ApiError(404, 'blog.postNotFound');
  response.json(versions);
};

export const showVersion: Handler<PostVersion> = async (request, response) => {
  const version = await readVersion(postId(request), versionNumber(request));
  if (!version) throw new ApiError(404, 'blog.versionNotFound');
  response.json(version);
};

export const restoreVersionOfWorkingCopy: Handler<WorkingCopy> = async (request, response) => {
  send(response, await restoreVersion(postId(request), versionNumber(request), ifMatch(request)));
};

function send(response: Response<WorkingCopy>, copy: StoredWorkingCopy): void {
  response.set('ETag', revisionTag(copy.revision)).json(withoutServerFields(copy));
}

const ifMatch = (request: Request): string | undefined => request.get('If-Match');

function versionNumber(request: Request): number {
  const number = pathParameter(request, 'number');
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new ApiError(404, 'blog.versionNotFound');
  return Number(number);
}

function readEdit(request: Request): Edit {
  const { fields, suggested } = validate(saveWorkingCopySchema, readJson(request, JSON_MAX_BYTES), { nameField: true });
  return { fields: withSanitizedContents(fields), suggested };
}

const SEARCH_MAX_LENGTH = 200;

function readFilter({ query }: Request): ListFilter {
  const text = (name: string): string => {
    const value = query[name];
    if (value !== undefined && (typeof value !== 'string' || value.length > SEARCH_MAX_LENGTH)) throw new ApiError(400, 'api.malformed');
    return value ?? '';
  };
  const [search, category, tag, state] = ['search', 'category', 'tag', 'state'].map(text);
  const known = LIST_STATES.find((name) => name === state);
  if (state && !known) throw new ApiError(400, 'api.malformed');
  return { ...(search && { search }), ...(category && { category }), ...(tag && { tag }), ...(known && { state: known }) };
}
